import { Text } from '../i18n/text.js';
import type { Sentence } from './face.js';
import { drawnFillings } from './speaking.js';

/** A sentence, drawn with its chips. */
export const Say = ({ sentence }: { readonly sentence: Sentence }) => (
  <Text k={sentence.k} with={drawnFillings(sentence)} />
);
