import type { AnyHeuristics, Level } from '@souk/bots';
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

/** What a game's folder may hold for Node alone, by the folder and the name that it exports. */
export interface NodeParts {
  /** What a designer asks of it. */
  readonly study: AnyStudy;
  /** How it is drawn and told in a terminal. */
  readonly terminal: Face;
}

/**
 * What a game's folder holds, each part loaded when it is first needed: a page takes the rules and heuristics of the game
 * that is played and no other. Only the rules must be there.
 */
export interface Manifest {
  readonly id: string;
  rules(): Promise<AnyGame>;
  /** The opponents that people can choose, the weakest first; left out, those of any game. */
  readonly levels?: readonly Level[];
  readonly targets?: Targets;
  /** What bots know of it beyond the rules. */
  heuristics?(): Promise<AnyHeuristics>;
  /** What else its folder holds that no page needs: it is imported by name, `@souk/games/<id>/<part>`. */
  readonly nodeParts?: readonly (keyof NodeParts)[];
}
