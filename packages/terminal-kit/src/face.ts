import type { Course, Language } from '@souk/i18n';
import { elementAt, type GameTypes, type Prompt, type Seat } from '@souk/kernel';
import type { Style } from './style.js';

/**
 * How a game is drawn and spoken in a terminal. All that the `souk` command knows about a single game is its
 * face, in `games/<id>/src/terminal`.
 */
export interface Face<T extends GameTypes = GameTypes> {
  /** What the game is about, in one line. */
  tagline(language: Language): string;
  /** What the signs on the table mean: a few lines of help. */
  legend(language: Language): readonly string[];
  /** Whether seats hide things from one another. Then people who share a screen sit behind a curtain. */
  readonly hidesHands: boolean;
  /**
   * The table as the viewer sees it. No line is wider than the scene, at 80 columns, and 16 lines are the most:
   * the others of 24 are for news and choices.
   */
  drawTable(view: T['View'], scene: Scene): string[];
  /** A choice, in a few words without a subject: "card 2: mine ruby". */
  sayMove(move: T['Move'], view: T['View'], scene: Scene): string;
  /** What is asked, in another language than the rules ask it in; left out or undefined, their own words. */
  sayPrompt?(prompt: Prompt, view: T['View'], scene: Scene): string | undefined;
  /** Why a bot likes a move, in another language than its heuristics say it in; left out or undefined, their own words. */
  sayReason?(reason: Reason, scene: Scene): string | undefined;
  /** A kind of move, as a long list is narrowed by it; left out or undefined, its id. */
  sayKind?(kind: T['Move']['kind'], language: Language): string | undefined;
  /** The beginning that choices have in common, "buy Charm for 4": in a long list they stand there once, as one line. */
  groupMove?(move: T['Move'], view: T['View'], scene: Scene): string | undefined;
  /** Where a choice stands in the list: the lower the earlier. Left out, the rules' own order stays. */
  rankMove?(move: T['Move'], view: T['View']): number;
  /** What happened, or undefined if it is not worth a word or has been told with something before it. */
  sayEvent(course: Course<T['Event']>, scene: Scene): Saying | undefined;
}

/** A sentence, and whether it goes on the same line as the one before. */
export interface Saying {
  readonly text: string;
  readonly follows?: boolean;
}

/** What of the game speaks for a move: the id of a feature, and whether there would be more or less of it. */
export interface Reason {
  readonly feature: string;
  readonly change: 'more' | 'less';
}

/** Who is looking, how wide the screen is, whether it has colour, and what language is spoken. */
export interface Scene {
  readonly language: Language;
  readonly names: Names;
  readonly style: Style;
  readonly width: number;
}

/** Seats as sentences speak of them, "you" for the reader. */
export interface Names {
  /** Who is spoken to, if any seat is. */
  readonly you: Seat | undefined;
  /** Every seat's label, in order. */
  readonly all: readonly string[];
  /** As a label or the subject of a sentence: "You", "Zahra". */
  of(seat: Seat): string;
  /** As an object: "you", "Zahra". */
  whom(seat: Seat): string;
  /** Subject and verb, given as "mines": "You mine", "Zahra mines". */
  says(seat: Seat, verb: string): string;
}

const IRREGULAR: { readonly [verb: string]: string } = { has: 'have', is: 'are', was: 'were', does: 'do', goes: 'go' };

/** The verb that goes with "you". */
const secondPerson = (verb: string): string =>
  IRREGULAR[verb] ?? (/(ss|sh|ch|x)es$/.test(verb) ? verb.slice(0, -2) : verb.replace(/ies$/, 'ys').slice(0, -1));

const YOU: { readonly [L in Language]: string } = { en: 'You', de: 'Du' };

/** `you` is the seat that is spoken to, if any. */
export const namesFor = (names: readonly string[], you?: Seat, language: Language = 'en'): Names => ({
  you,
  all: names.map((name, seat) => (seat === you ? YOU[language] : name)),
  of: (seat) => (seat === you ? YOU[language] : elementAt(names, seat)),
  whom: (seat) => (seat === you ? 'you' : elementAt(names, seat)),
  says: (seat, verb) => (seat === you ? `You ${secondPerson(verb)}` : `${elementAt(names, seat)} ${verb}`),
});
