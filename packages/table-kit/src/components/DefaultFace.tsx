import { elementAt, eventInWords, inPlainWords, valueInWords } from '@souk/kernel';
import type { Face, Sentence } from '../face.js';
import { gameName } from '../i18n/names.js';
import { DefaultBoard } from './DefaultBoard.js';

const said = (text: string): Sentence => ({ k: 'said', with: { text } });

/** As many moves can stand side by side, a button each. */
const MOST_BUTTONS = 12;

/**
 * A move is one spot while there are few. Where there are many it is a spot for everything that it names and others do not
 * have as well: picking them one by one leaves one move.
 */
export function defaultSpots(move: object, among: readonly object[]): readonly string[] {
  if (among.length <= MOST_BUTTONS) return [JSON.stringify(move)];
  const fields = Object.entries(move);
  const isShared = ([name, value]: readonly [string, unknown]): boolean =>
    among.every((other) => JSON.stringify(Object(other)[name]) === JSON.stringify(value));
  const telling = fields.filter((field) => !isShared(field));
  return (telling.length === 0 ? fields : telling).map((field) => JSON.stringify(Object.fromEntries([field])));
}

function labelOf(spot: string): string {
  const { kind, ...fields }: { readonly kind?: string } = JSON.parse(spot);
  const label = kind === undefined ? valueInWords(fields) : inPlainWords({ kind, ...fields });
  return label.charAt(0).toUpperCase() + label.slice(1);
}

/** How a game looks in the page that has no face of its own: made of its view, its prompt, its legal moves and its events alone. */
export const defaultFace = (id: string): Face => ({
  id,
  className: 'is-default',
  texts: { en: async () => ({}), de: async () => ({}) },
  // Nothing is known of what is hidden: people who share a screen sit behind a curtain.
  hidesHands: true,
  spotsOf: (move, _view, among) => defaultSpots(move, among),
  buttonFor: (spot) => said(labelOf(spot)),
  keys: () => [],
  ask: ({ prompt }) => said(prompt.text),
  preview: (move) => said(`${labelOf(JSON.stringify(move))}.`),
  tell: ({ events, at }, speaker) => said(`${eventInWords(elementAt(events, at), speaker.name)}.`),
  // Events are told as they are named: nothing is known of what is being done.
  deed: () => undefined,
  because: ({ text }) => said(text),
  chapter: () => undefined,
  step: (view) => view,
  flights: () => [],
  pace: () => 'short',
  Heading: () => <h1>{gameName(id)}</h1>,
  Board: DefaultBoard,
  Inspector: () => null,
  ending: async () => (await import('./end/default-ending.js')).defaultEnding,
});
