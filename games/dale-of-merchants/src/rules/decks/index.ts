import type { DeckSpec } from '../cards/spec.js';
import { chameleons } from './chameleons/index.js';
import { macaws } from './macaws/index.js';
import { ocelots } from './ocelots/index.js';
import { pandas } from './pandas/index.js';
import { raccoons } from './raccoons/index.js';
import { squirrels } from './squirrels/index.js';

export { JUNK } from './junk.js';

/** DM-COMP-1: the box, by deck id. A new deck is a folder beside these and a line here. */
const BOX = { macaws, pandas, raccoons, squirrels, ocelots, chameleons } as const satisfies {
  readonly [id: string]: DeckSpec;
};

export type DeckId = keyof typeof BOX;

export const DECKS: readonly DeckSpec[] = Object.values(BOX);
export const DECK_IDS = Object.keys(BOX) as readonly DeckId[];
