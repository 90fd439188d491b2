export type { Move } from './decisions/moves.js';
export type { AlleyEvent, Cause, PlaySource } from './events.js';
export { FRAME_NAMES, type FrameName, QUESTION_NAMES, type QuestionName } from './frames.js';
export { type ArcaneAlleyTypes, arcaneAlley } from './game.js';
export { HOUSE_RULES_SCHEMA, type HouseRules, type Numbers, numbersOf, RULED } from './house-rules.js';
export { ITEMS } from './items/index.js';
export type { Item } from './items/item.js';
export { countedIn } from './knowledge/counted.js';
export type { PlayerView, View } from './knowledge/view.js';
export type { MatchRules } from './match-rules.js';
export type { Assignment, Options, WizardMode } from './options.js';
export { roundsOf } from './outcome.js';
export { countHeld } from './piles/stash.js';
export type { Position } from './position/position.js';
export type { StackPart } from './position/stack.js';
export { mostBribed, PRICE as BRIBE_PRICE } from './round/bribe.js';
export { FINE, PENALTY } from './round/inspection.js';
export { HIGHEST_INFAMY, MOST_MARKERS } from './round/scores.js';
export { ACTIVATE, actOf, DISCARD, kindOfAct } from './round/sell.js';
export { LAST_TURN, TRIGGER_FROM } from './round/two-players.js';
export { NONE, type State } from './state.js';
export { FACE, HOLE, isHidden, kindIn, REVEALED, seenBy, UNKNOWN } from './storehouse/cells.js';
export type { PlayerPart, PublicPart } from './storehouse/public-part.js';
export { type Line, SHAPES, type Shape, SLOTS } from './storehouse/shapes.js';
export type { SlotPart, SlotView } from './storehouse/slots.js';
export {
  ITEM_IDS,
  type ItemId,
  type Kind,
  kindOf,
  MAX_SEATS,
  MIN_SEATS,
  WIZARD_IDS,
  type WizardId,
} from './vocabulary.js';
export { WIZARDS } from './wizards/index.js';
export type { WizardCard } from './wizards/wizard.js';
