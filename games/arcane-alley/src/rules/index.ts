export { FACE, HOLE, isHidden, kindIn, REVEALED, seenBy, UNKNOWN } from './cells.js';
export type { AlleyEvent, Cause, PlaySource } from './events.js';
export { FRAME_NAMES, type FrameName, QUESTION_NAMES, type QuestionName } from './frames.js';
export { type ArcaneAlleyTypes, arcaneAlley } from './game.js';
export { HOUSE_RULES_SCHEMA, type HouseRules, type Numbers, numbersOf, RULED } from './house-rules.js';
export { ITEMS } from './items/index.js';
export type { Item } from './items/item.js';
export type { Move } from './moves.js';
export type { Assignment, Options, WizardMode } from './options.js';
export { roundsOf } from './outcome.js';
export type { Position } from './position.js';
export { HIGHEST_INFAMY } from './scores.js';
export { ACTIVATE, actOf, DISCARD, kindOfAct } from './sell.js';
export { type Line, SHAPES, type Shape, SLOTS } from './shapes.js';
export type { SlotPart, SlotView } from './slots.js';
export type { StackPart } from './stack.js';
export { countHeld } from './stash.js';
export { NOBODY, type State } from './state.js';
export type { Table } from './table.js';
export type { PlayerPart, Tableau } from './tableau.js';
export { LAST_TURN, TRIGGER_FROM } from './two-players.js';
export type { PlayerView, View } from './view.js';
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
