import type { Sentence } from '../face.js';
import { drawnFillings } from '../speaking.js';
import { DrawnText } from './Text.js';

/** A sentence, drawn with its chips. */
export const Say = ({ sentence }: { readonly sentence: Sentence }) => (
  <DrawnText message={sentence.k} fillings={drawnFillings(sentence)} />
);
