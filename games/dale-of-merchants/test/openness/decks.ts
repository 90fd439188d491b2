import { DECKS, makeDale } from '../../src/rules/index.js';
import { junglefowls } from './junglefowls/index.js';
import { treeKangaroos } from './tree-kangaroos/index.js';
import { tuataras } from './tuataras/index.js';

/** Decks that need nothing of the core but what it offers to every deck. */
export const MORE_DECKS = [junglefowls, treeKangaroos, tuataras];

export const moreDale = makeDale([...DECKS, ...MORE_DECKS]);
