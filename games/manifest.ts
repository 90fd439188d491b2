import type { AnyHeuristics, Level } from '@souk/bots';
import type { Texts } from '@souk/i18n';
import type { AnyGame } from '@souk/kernel';
import type { AnyStudy } from '@souk/lab';
import type { Face } from '@souk/terminal-kit';

/** What its benchmarks must reach, with three players on one core. */
export interface Targets {
  /** Of random play to the end. */
  readonly movesPerSecond: number;
  /** The longest that a copy of a state may take. */
  readonly copyNanoseconds: number;
  /** Of the search, in the middle of a game. */
  readonly iterationsPerSecond: number;
  /** The share of two-player games in which `greedy` beats `random`. */
  readonly greedyShare: number;
}

/** What a game's folder may hold beside its rules: each is a folder that exports it by this name. */
export interface Parts {
  /** What is said of it outside its table: options, standing answers, bots, rivals. */
  readonly about: Texts;
  /** What bots know of it beyond the rules. */
  readonly heuristics: AnyHeuristics;
  /** What a designer asks of it. */
  readonly study: AnyStudy;
  /** How it is drawn and told in a terminal. */
  readonly terminal: Face;
}

/**
 * A game as the list names it: little data, and the rules, which are loaded when they are first needed. Only the rules must
 * be there.
 */
export interface Manifest {
  readonly id: string;
  rules(): Promise<AnyGame>;
  /** The opponents that people can choose, the weakest first; left out, those of any game. */
  readonly levels?: readonly Level[];
  readonly targets?: Targets;
  /** Which further folders it has. Node imports them by name, `@souk/games/<id>/<part>`; a page finds its own parts by their places. */
  readonly parts?: readonly (keyof Parts)[];
}
