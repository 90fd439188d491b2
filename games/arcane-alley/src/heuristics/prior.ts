import { QUESTION_NAMES, type QuestionName, type State } from '@souk/games/arcane-alley';
import type { Seat } from '@souk/kernel';
import type { Prior } from './prior-of.js';
import {
  priorAppraisal,
  priorBribe,
  priorIgnoring,
  priorPeek,
  priorRemoval,
  priorReveal,
  priorWizard,
} from './prior-rest.js';
import {
  priorCauldron,
  priorDafana,
  priorDoll,
  priorEggPlayer,
  priorSet,
  priorSlide,
  priorToadPlayer,
} from './prior-sales.js';
import {
  priorAct,
  priorChaliceItem,
  priorChalicePlayer,
  priorDraw,
  priorGift,
  priorLampItem,
  priorSlot,
  priorSwap,
  priorTwoPlayerDiscard,
  priorWatchItem,
} from './prior-turns.js';

const BY_QUESTION: { readonly [name in QuestionName]: Prior } = {
  'choose-wizard': priorWizard,
  reveal: priorReveal,
  draw: priorDraw,
  act: priorAct,
  'ignore-effect': priorIgnoring,
  cauldron: priorCauldron,
  peek: priorPeek,
  set: priorSet,
  slide: priorSlide,
  'toad-player': priorToadPlayer,
  'egg-player': priorEggPlayer,
  doll: priorDoll,
  dafana: priorDafana,
  slot: priorSlot,
  'two-player-discard': priorTwoPlayerDiscard,
  'watch-item': priorWatchItem,
  'lamp-item': priorLampItem,
  'chalice-player': priorChalicePlayer,
  'chalice-item': priorChaliceItem,
  'lockbox-own': priorGift,
  'lockbox-other': priorSwap,
  glynna: priorRemoval,
  ninx: priorAppraisal,
  bribe: priorBribe,
};

const RATINGS: readonly Prior[] = QUESTION_NAMES.map((name) => BY_QUESTION[name]);

/** A first opinion of a move of the seat that is asked. */
export function prior(state: State, seat: Seat, move: number): number {
  const frame = state.frames[state.frames.length - 1];
  return RATINGS[frame.effect](state, frame, seat, move);
}
