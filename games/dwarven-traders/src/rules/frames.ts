import type { Frame, Seat } from '@souk/kernel';
import { MAX_SEATS } from './traders.js';

/** What a player can be asked, each a kind of frame. */
export const CHOOSE_GEM = 0;
export const TURN = 1;
export const EXTRA_TRADE = 2;

/** The same, as views, positions and prompts name it. */
export const DECISION_NAMES = ['choose-gem', 'turn', 'extra-trade'] as const;
export type DecisionName = (typeof DECISION_NAMES)[number];

const framesFor = (effect: number): readonly Frame[] =>
  Array.from({ length: MAX_SEATS }, (_, seat) => Object.freeze({ effect, step: 0, seat }));

/** Nothing but the seat differs between two frames of a kind, so the frames are made once. */
const FRAMES = [framesFor(CHOOSE_GEM), framesFor(TURN), framesFor(EXTRA_TRADE)];

export const frameFor = (effect: number, seat: Seat): Frame => FRAMES[effect][seat];
