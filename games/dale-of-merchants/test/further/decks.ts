import { beavers } from '../../src/rules/decks/beavers/index.js';
import { crocodiles } from '../../src/rules/decks/crocodiles/index.js';
import { foxes } from '../../src/rules/decks/foxes/index.js';
import { glassFrogs } from '../../src/rules/decks/glass-frogs/index.js';
import { owls } from '../../src/rules/decks/owls/index.js';
import { pangolins } from '../../src/rules/decks/pangolins/index.js';
import { skinks } from '../../src/rules/decks/skinks/index.js';
import { sloths } from '../../src/rules/decks/sloths/index.js';
import { treeKangaroos } from '../../src/rules/decks/tree-kangaroos/index.js';
import { woodTurtles } from '../../src/rules/decks/wood-turtles/index.js';
import { DECKS, makeDale } from '../../src/rules/index.js';
import { type Setup, type Table, tableWith } from '../table.js';

/** Decks of the further boxes. */
export const FURTHER_DECKS = [
  sloths,
  crocodiles,
  foxes,
  skinks,
  treeKangaroos,
  glassFrogs,
  pangolins,
  owls,
  woodTurtles,
  beavers,
].filter((deck) => !DECKS.includes(deck));

export const furtherDale = makeDale([...DECKS, ...FURTHER_DECKS]);

export const further = (setup: Setup): Table => tableWith(furtherDale, FURTHER_DECKS, setup);

export const junk = (count: number): string[] => Array(count).fill('junk');

/** What lies scheduled, put there in the turn before. */
export const scheduled = (
  seats: number,
  ...cards: readonly { readonly seat: number; readonly card: string; readonly as?: string; readonly count?: number }[]
): Setup['turn'] => ({
  turn: seats + 1,
  extras: {
    counters: Array.from({ length: seats }, () => ({})),
    piles: Array.from({ length: seats }, () => ({})),
    scheduled: cards.map(({ seat, card, as = card, count = 0 }) => ({ seat, card, as, count, since: 1 })),
    due: [],
    used: [],
  },
});

/** What lies scheduled now, by id. */
export const waiting = (t: Table): string[] => (t.json.extras?.scheduled ?? []).map(({ card }) => card);
