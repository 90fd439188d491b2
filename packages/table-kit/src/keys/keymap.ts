import type { PlainKey } from '../i18n/keys.js';

interface Listed {
  /** What the list of keys says of them. */
  readonly says: PlainKey;
}

/** A key for each of some spots. A name that ends in a colon stands for all spots that begin with it. */
interface KeyForEach extends Listed {
  readonly way: 'for-each';
  /** A letter or digit for each of the spots. */
  readonly keys: string;
  readonly spots: readonly string[];
  /** The key gives the suggested answer while there is one. */
  readonly answers?: boolean;
}

/** Keys for what lies side by side, in the order in which it lies there: the first key for the first, whatever it is. */
interface KeysInOrder extends Listed {
  readonly way: 'in-order';
  readonly keys: string;
  /** What lies there: names as above. */
  readonly among: readonly string[];
}

/** A key that goes to a part of the table and, pressed again, on to the next there. It picks nothing. */
interface KeyTo extends Listed {
  readonly way: 'to';
  readonly keys: string;
  readonly among: readonly string[];
}

/** Some keys of a game's table, as its face says them. */
export type KeyGroup = KeyForEach | KeysInOrder | KeyTo;

/** A spot as it is drawn. What can be picked is lit; what is picked already, or can only be looked at, is not. */
export interface DrawnSpot {
  readonly spot: string;
  readonly lit: boolean;
}

/** A key and where it leads now. Without a group it is the key of an answer. */
export interface BoundKey<S extends DrawnSpot = DrawnSpot> {
  readonly key: string;
  readonly group: KeyGroup | undefined;
  readonly spots: readonly S[];
}

/** Letters that mean the same at every table: a face has others. */
export const COMMON_KEYS = 'IUV';

const DIGITS = '1234567890';
const LETTERS = 'ASDFGJKLZXCVBN';

const isNamed = (spot: string, name: string): boolean => (name.endsWith(':') ? spot.startsWith(name) : spot === name);

/** Whether a group has keys of their own for spots of this name. */
const isKeyed = (group: KeyGroup, spot: string): boolean =>
  group.way !== 'to' && namesIn(group).some((name) => isNamed(spot, name));

/** The names of spots that a group speaks of. */
export const namesIn = (group: KeyGroup): readonly string[] => (group.way === 'for-each' ? group.spots : group.among);

function boundBy<S extends DrawnSpot>(group: KeyGroup, drawn: readonly S[]): BoundKey<S>[] {
  const keys = [...group.keys];
  if (group.way === 'for-each') {
    return keys.map((key, i) => ({
      key,
      group,
      spots: drawn.filter(({ spot }) => isNamed(spot, group.spots[i] ?? '')),
    }));
  }
  const found = drawn.filter(({ spot }) => group.among.some((name) => isNamed(spot, name)));
  if (group.way === 'to') return keys.map((key) => ({ key, group, spots: found }));
  return keys.map((key, i) => ({ key, group, spots: found.slice(i, i + 1) }));
}

/** The keys that answers have at a table: digits, or letters where digits lead to places. */
export function answerKeys(groups: readonly KeyGroup[]): readonly string[] {
  const taken = groups.map(({ keys }) => keys).join('') + COMMON_KEYS;
  const row = [...DIGITS].some((digit) => taken.includes(digit)) ? LETTERS : DIGITS;
  return [...row].filter((key) => !taken.includes(key));
}

/**
 * Where every key leads, of what is drawn now and in its order. What can be picked and has no key by its place gets one as
 * an answer, as long as there are any.
 */
export function bindKeys<S extends DrawnSpot>(
  groups: readonly KeyGroup[],
  drawn: readonly S[],
): readonly BoundKey<S>[] {
  const bound = groups.flatMap((group) => boundBy(group, drawn)).filter(({ spots }) => spots.length > 0);
  const others = drawn.filter(({ spot, lit }) => lit && !groups.some((group) => isKeyed(group, spot)));
  const answers = answerKeys(groups).slice(0, others.length);
  return [...bound, ...answers.map((key, i) => ({ key, group: undefined, spots: others.slice(i, i + 1) }))];
}
