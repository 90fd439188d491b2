import type { Seat } from '@souk/kernel';
import { isPlainKey, textNamed, translate } from './components/Text.js';
import type { Chip, Filling, LogSentence, Sentence, Speaker } from './face.js';
import type { Sitter } from './session.js';

export const speakerFor = (sitters: readonly Sitter[], you: Seat | undefined): Speaker => ({
  you,
  sitters,
  name: (seat) => (seat === you ? translate('you') : (sitters[seat]?.name ?? '')),
});

/** The same speaker, who speaks to a seat: to the one that is asked, where several share a screen. */
export const speakingTo = (seat: Seat, { you, sitters, name }: Speaker): Speaker =>
  seat === you ? { you, sitters, name } : speakerFor(sitters, seat);

/** A seat as a sentence speaks of it, with the words that go with it. */
export const seatNamed = (seat: Seat, { you, name }: Speaker): Chip => ({
  text: name(seat),
  case: seat === you ? 'you' : 'other',
});

const textOf = (filling: Filling): string | number => (typeof filling === 'object' ? filling.text : filling);

/** A sentence whose key is put together of what rules and bots name; their own words where there is none. */
export const sentenceNamed = (key: string, own: string): Sentence =>
  isPlainKey(key) ? { k: key } : { k: 'said', with: { text: own } };

const fillingsOf = (sentence: Sentence): [name: string, filling: Filling][] =>
  Object.entries<Filling>(sentence.with ?? {});

/** A sentence for those who listen. */
export function plainText(sentence: LogSentence): string {
  if ('told' in sentence) return sentence.told().text;
  const fillings = Object.fromEntries(fillingsOf(sentence).map(([name, filling]) => [name, textOf(filling)]));
  return textNamed(sentence.k, fillings, casesOf(sentence)) ?? sentence.k;
}

const asSentence = (text: string): string => {
  const whole = `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
  return /[.!?…]$/.test(whole) ? whole : `${whole}.`;
};

/** Several things one after the other, for those who listen: each is a sentence. */
export const saidTogether = (sentences: readonly (LogSentence | undefined)[]): string =>
  sentences
    .flatMap((sentence) => (sentence === undefined ? [] : [plainText(sentence).trim()]))
    .filter((text) => text !== '')
    .map(asSentence)
    .join(' ');

const caseOf = (filling: Filling): string =>
  (typeof filling === 'object' ? filling.case : undefined) ?? String(textOf(filling));

/** By what the words of a sentence are selected: by what is said of things, however they are drawn. */
export const casesOf = (sentence: Sentence): { readonly [name: string]: string } =>
  Object.fromEntries(fillingsOf(sentence).map(([name, filling]) => [name, caseOf(filling)]));

/** What fills the gaps of a sentence for those who look. */
export const drawnFillings = (sentence: Sentence) =>
  Object.fromEntries(
    fillingsOf(sentence).map(([name, filling]) => [
      name,
      typeof filling === 'object' ? (filling.node ?? filling.text) : filling,
    ]),
  );
