import { InputError } from '@souk/kernel';

/** How an opponent decides. */
export type Way = 'greedy' | 'search' | 'lookAhead';

// Data alone: a list of levels does not load the bots that play them.

/** An opponent that people can choose, as data. */
export interface Level {
  /** From 1, which lets a child win, to the strongest. */
  readonly level: number;
  /** The name of a person whom one might meet on the market. */
  readonly name: string;
  /** What to expect, in a few words. */
  readonly help: string;
  readonly way: Way;
  readonly iterations: number;
  /** How long it thinks at most where a player waits for it, whatever the machine. */
  readonly milliseconds: number;
  /** In how many of a hundred decisions any move at all is made. */
  readonly errs: number;
}

/** How well a level plays. */
export type LevelSettings = Omit<Level, 'level' | 'name' | 'help' | 'milliseconds'>;

/** Level by level. What comes before and after thinking is left out: an answer is there in 100 ms, and in a second. */
const LONGEST = [80, 80, 80, 900, 900] as const;

const HELP = [
  'plays for fun and lets a child win',
  'sees a bargain now and then',
  'takes whatever looks best at the moment',
  'thinks ahead',
  'thinks far ahead and gives nothing away',
] as const;

/** Five levels, by their names and strengths. */
export const makeLevels = (names: readonly string[], strengths: readonly LevelSettings[]): readonly Level[] =>
  strengths.map((strength, i) => ({
    level: i + 1,
    name: names[i],
    help: HELP[i],
    milliseconds: LONGEST[i],
    ...strength,
  }));

export const greedyLevel = (errs: number): LevelSettings => ({ way: 'greedy', iterations: 1, errs });
export const searchLevel = (iterations: number, errs = 0): LevelSettings => ({ way: 'search', iterations, errs });
export const lookAheadLevel = (iterations: number): LevelSettings => ({ way: 'lookAhead', iterations, errs: 0 });

/** Of a game that says nothing of its opponents. */
export const GENERIC_LEVELS: readonly Level[] = makeLevels(
  ['Newcomer', 'Passer-by', 'Regular', 'Dealer', 'Old Hand'],
  [60, 40, 20, 10, 0].map((errs, i) => searchLevel(20 * (i + 1), errs)),
);

export function levelIn(levels: readonly Level[], level: number): Level {
  const found = levels.find((each) => each.level === level);
  if (found === undefined) throw new InputError('level', `a whole number from 1 to ${levels.length}`, level);
  return found;
}
