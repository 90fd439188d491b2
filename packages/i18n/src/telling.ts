import type { Language } from './language.js';
import { type Fillings, type GapsIn, type Messages, partsOf, type Translation } from './message.js';

// An event becomes a sentence in one place per game: a key of a catalogue and what fills its gaps, as data. Page and
// terminal put it into words in the language that is spoken, each with its own way to show seats and things.

/** All that a viewer hears of one move, and which of it is being told. */
export interface Course<Event> {
  readonly events: readonly Event[];
  readonly at: number;
}

/** Something of the game that has a name: a card, a gem. */
export interface NamedThing {
  readonly thing: string;
  readonly id: string;
}

interface NamedSeat {
  readonly seat: number;
}

interface Enumeration<T> {
  readonly all: readonly Filling<T>[];
}

/** What fills a gap. A sentence within another one is a phrase: "Reflection as Acorn". */
export type Filling<T> = string | number | NamedSeat | T | Enumeration<T> | ToldSentence<T>;

/** What is told of an event, in no language yet. */
export interface ToldSentence<T> {
  readonly k: string;
  readonly with?: Fillings<Filling<T>> | undefined;
  /** It follows from what is told before it: both can stand on one line. */
  readonly follows?: true;
}

/** The sentences of a catalogue: every key with all that fills its gaps, whichever language it is said in. */
export type SentenceIn<E extends Messages, D extends Translation<E>, T> = {
  [K in keyof E & string]: {
    readonly k: K;
    readonly follows?: true;
  } & ([GapsIn<E[K]> | GapsIn<D[K]>] extends [never]
    ? { readonly with?: undefined }
    : { readonly with: { readonly [G in GapsIn<E[K]> | GapsIn<D[K]>]: Filling<T> } });
}[keyof E & string];

/** How a game tells of its events: undefined for what goes without saying or has been told with something before it. */
export interface Telling<Event, T extends NamedThing> {
  tell(course: Course<Event>): ToldSentence<T> | undefined;
  /** What is being done, in the present: "Hild buys Acorn for 5."; undefined for all that follows from it. */
  deed(course: Course<Event>): ToldSentence<T> | undefined;
  /** As the object of a sentence a name may be another: "Treuer Partner", "hat Treuen Partner gezogen". */
  nameOf(thing: T, messages: Messages, asObject: boolean): string;
}

/** How sentences are put into words: as text, or as what a screen draws. */
export interface Voice<T, R> {
  readonly language: Language;
  readonly messages: Messages;
  /** The seat that is spoken to, if any. */
  readonly you: number | undefined;
  /** A seat as a sentence begins with it: "You", "Zahra". */
  seat(seat: number): R;
  thing(thing: T, asObject: boolean): R;
  whole(parts: readonly (string | number | R)[]): R;
}

const AND: { readonly [L in Language]: string } = { en: ' and ', de: ' und ' };

const isSeat = (filling: object): filling is NamedSeat => 'seat' in filling;
const isEnumeration = <T>(filling: object): filling is Enumeration<T> => 'all' in filling;
const isPhrase = <T>(filling: object): filling is ToldSentence<T> => 'k' in filling;

/** "a", "a and b", "a, b and c". */
function enumerated<T extends NamedThing, R>({ all }: Enumeration<T>, voice: Voice<T, R>): R {
  const before = (i: number): string[] => (i === 0 ? [] : [i === all.length - 1 ? AND[voice.language] : ', ']);
  return voice.whole(all.flatMap((each, i) => [...before(i), shown(each, voice)]));
}

/** A voice that names all things as objects. */
const ofObjects = <T, R>(voice: Voice<T, R>): Voice<T, R> => ({ ...voice, thing: (thing) => voice.thing(thing, true) });

function shown<T extends NamedThing, R>(filling: Filling<T>, voice: Voice<T, R>): string | number | R {
  if (typeof filling !== 'object') return filling;
  if (isSeat(filling)) return voice.seat(filling.seat);
  if (isEnumeration<T>(filling)) return enumerated(filling, voice);
  return isPhrase<T>(filling) ? say(filling, voice) : voice.thing(filling, false);
}

/** By what words are selected: whether a seat is spoken to, and which thing it is. */
function caseOf<T extends NamedThing>(filling: Filling<T>, you: number | undefined): string {
  if (typeof filling !== 'object') return String(filling);
  if (isSeat(filling)) return filling.seat === you ? 'you' : 'other';
  return isEnumeration<T>(filling) || isPhrase<T>(filling) ? 'other' : filling.id;
}

/** A sentence in words. */
export function say<T extends NamedThing, R>(sentence: ToldSentence<T>, voice: Voice<T, R>): R {
  const fillings = Object.entries(sentence.with ?? {});
  const parts = partsOf<string | number | R>(
    voice.messages[sentence.k] ?? sentence.k,
    Object.fromEntries(
      fillings.flatMap(([name, filling]) => [
        [name, shown(filling, voice)],
        [`${name}!`, shown(filling, ofObjects(voice))],
      ]),
    ),
    voice.language,
    Object.fromEntries(fillings.map(([name, filling]) => [name, caseOf(filling, voice.you)])),
  );
  return voice.whole(parts);
}

/** A voice that speaks in text alone. */
export const inText = <T>(voice: Omit<Voice<T, string>, 'whole'>): Voice<T, string> => ({
  ...voice,
  whole: (parts) => parts.join(''),
});
