import { QUESTION_NAMES, type QuestionName, type State } from '@souk/games/arcane-alley';
import type { Seat } from '@souk/kernel';
import { rateAppraisal, rateBribe, rateIgnoring, ratePeek, rateRemoval, rateReveal, rateWizard } from './rate-rest.js';
import { rateCauldron, rateDafana, rateDoll, rateEggPlayer, rateSet, rateSlide, rateToadPlayer } from './rate-sales.js';
import {
  rateAct,
  rateChaliceItem,
  rateChalicePlayer,
  rateDraw,
  rateGift,
  rateLampItem,
  rateSlot,
  rateSwap,
  rateTwoPlayerDiscard,
  rateWatchItem,
} from './rate-turns.js';
import type { Rating } from './rating.js';

const BY_QUESTION: { readonly [name in QuestionName]: Rating } = {
  'choose-wizard': rateWizard,
  reveal: rateReveal,
  draw: rateDraw,
  act: rateAct,
  'ignore-effect': rateIgnoring,
  cauldron: rateCauldron,
  peek: ratePeek,
  set: rateSet,
  slide: rateSlide,
  'toad-player': rateToadPlayer,
  'egg-player': rateEggPlayer,
  doll: rateDoll,
  dafana: rateDafana,
  slot: rateSlot,
  'two-player-discard': rateTwoPlayerDiscard,
  'watch-item': rateWatchItem,
  'lamp-item': rateLampItem,
  'chalice-player': rateChalicePlayer,
  'chalice-item': rateChaliceItem,
  'lockbox-own': rateGift,
  'lockbox-other': rateSwap,
  glynna: rateRemoval,
  ninx: rateAppraisal,
  bribe: rateBribe,
};

const RATINGS: readonly Rating[] = QUESTION_NAMES.map((name) => BY_QUESTION[name]);

/** A first opinion of a move of the seat that is asked. */
export function rate(state: State, seat: Seat, move: number): number {
  const frame = state.frames[state.frames.length - 1];
  return RATINGS[frame.effect](state, frame, seat, move);
}
