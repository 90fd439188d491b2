import type { LogSentence } from '../face.js';
import { spoken } from '../i18n/language.js';
import { casesOf, drawnFillings } from '../speaking.js';
import { useStore } from '../store.js';
import { DrawnText } from './Text.js';

/** A sentence, drawn with its chips. */
export function Say({ sentence }: { readonly sentence: LogSentence }) {
  useStore(spoken);
  if ('told' in sentence) return sentence.told().node;
  return <DrawnText message={sentence.k} fillings={drawnFillings(sentence)} cases={casesOf(sentence)} />;
}
