import type { GemName, TraderName } from '@souk/games/dwarven-traders';
import type { Filling, SentenceIn } from '@souk/i18n';
import type { de } from './de.js';
import type { en } from './en.js';
import type { Thing } from './things.js';

export type Sentence = SentenceIn<typeof en, typeof de, Thing>;

export const gemThing = (gem: GemName): Thing => ({ thing: 'gem', id: gem });

export const traderNamed = (trader: TraderName): Filling<Thing> =>
  trader === 'smuggler' ? { thing: 'trader', id: 'smuggler' } : { seat: trader };

/** A gem with its article. */
export const aGem = (gem: GemName): Sentence => ({ k: 'dt.aGem', with: { gem: gemThing(gem) } });

/** The gems of a store, of which there are two at most: "two rubies", "a ruby and an emerald". */
export function someGems(gems: readonly GemName[]): Filling<Thing> {
  const [one, other] = gems;
  if (one !== undefined && one === other) return { all: [{ k: 'dt.twoGems', with: { gem: gemThing(one) } }] };
  return { all: gems.map(aGem) };
}

const NOTHING: Sentence = { k: 'dt.nothing' };

/** What is given or taken in a trade. */
export const gemOrNothing = (gem: GemName | null): Filling<Thing> => (gem === null ? NOTHING : aGem(gem));
