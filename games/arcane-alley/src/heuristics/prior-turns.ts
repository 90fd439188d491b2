import {
  ACTIVATE,
  actOf,
  DISCARD,
  type Kind,
  kindIn,
  kindOf,
  kindOfAct,
  NONE,
  SHAPES,
  SLOTS,
  type State,
  TRIGGER_FROM,
} from '@souk/games/arcane-alley';
import type { Seat } from '@souk/kernel';
import { DOLL, FELINE, HIDDEN, type Outlook, RING } from './outlook.js';
import { conclude, inSteps, type Prior, think, thinkOfAct } from './prior-of.js';
import { playInThought, relieve, temptation } from './what-if.js';

const WATCH = kindOf('wizards-watch');
const LOCKBOX = kindOf('pandoras-lockbox');

const FROM_DISCARD = 1;

/** What a chance to play an item that one has not seen yet is worth, in gold. */
const SURPRISE = 2;

/** What the next player gains counts as lost: nearly all of it with two players. */
const LOSS_IN_DUEL = 0.7;
const LOSS_AMONG_MANY = 0.3;

/** AA-SELL-2: what the item would do in the stash; from the deck, the average of all unseen ones. */
export const priorDraw: Prior = (state, _frame, seat, move) => {
  const outlook = think(state, seat);
  const { onDiscard, onDeck } = outlook;
  outlook.onDiscard = HIDDEN;
  outlook.onDeck = HIDDEN;
  const kind = move === FROM_DISCARD ? onDiscard : onDeck;
  return inSteps(kind === HIDDEN ? withAnyItem(outlook) : withItem(outlook, kind));
};

function withItem(outlook: Outlook, kind: Kind): number {
  outlook.held[kind]++;
  const evaluation = conclude(outlook);
  outlook.held[kind]--;
  return evaluation;
}

function withAnyItem(outlook: Outlook): number {
  const { unseen } = outlook;
  let items = 0;
  let sum = 0;
  for (let kind = 0; kind <= FELINE; kind++) {
    if (unseen[kind] <= 0) continue;
    items += unseen[kind];
    sum += unseen[kind] * withItem(outlook, kind);
  }
  return items > 0 ? sum / items : conclude(outlook);
}

/** AA-SELL-4. */
export const priorAct: Prior = (state, _frame, seat, move) => {
  const kind = kindOfAct(move);
  const action = actOf(move);
  if (action === ACTIVATE) return inSteps(evaluationByActivating(state, seat, kind));
  const outlook = thinkOfAct(state, seat);
  outlook.held[kind]--;
  if (action === DISCARD) return inSteps(evaluationByDiscard(outlook, state, seat, kind));
  return inSteps(evaluationByPlay(outlook, state, seat, kind, action));
};

/** AA-2P-4. */
export const priorTwoPlayerDiscard: Prior = (state, _frame, seat, kind) => {
  const outlook = think(state, seat);
  outlook.held[kind]--;
  return inSteps(evaluationByDiscard(outlook, state, seat, kind));
};

/** AA-DISC-1. */
function evaluationByDiscard(outlook: Outlook, state: State, seat: Seat, kind: Kind): number {
  if (kind === RING) relieve(outlook, state.rules.numbers.ringInfamy);
  return conclude(outlook) - lossBy(state, seat, kind, outlook);
}

/** What the next player gets out of an item on the discard. */
function lossBy(state: State, seat: Seat, kind: Kind, { worths }: Outlook): number {
  const { seats, duel } = state.rules;
  const next = seat + 1 === seats ? 0 : seat + 1;
  return temptation(state, next, kind, worths.sets) * (duel ? LOSS_IN_DUEL : LOSS_AMONG_MANY);
}

function evaluationByPlay(outlook: Outlook, state: State, seat: Seat, kind: Kind, slot: number): number {
  const replaced = outlook.items[slot];
  playInThought(outlook, state.rules, kind, slot);
  if (outlook.hidden === 0 && mayTrigger(state)) {
    outlook.hasTriggered = true;
    outlook.turns = 0;
  }
  const evaluation = conclude(outlook);
  return replaced === HIDDEN ? evaluation : evaluation - lossBy(state, seat, replaced, outlook);
}

/** AA-PLAY-6, AA-2P-2. */
const mayTrigger = ({ triggered, rules, tracker }: State): boolean =>
  triggered === NONE && (!rules.duel || tracker >= TRIGGER_FROM);

/** AA-SPEC-1: a Watch plays the best of the discard; of the other special items one hopes for the best. */
function evaluationByActivating(state: State, seat: Seat, kind: Kind): number {
  if (kind === WATCH) return bestOfDiscard(state, seat);
  const outlook = think(state, seat);
  outlook.held[kind]--;
  if (kind !== LOCKBOX) outlook.gold += SURPRISE;
  else outlook.infamy += state.rules.numbers.lockboxInfamy;
  return conclude(outlook);
}

function bestOfDiscard(state: State, seat: Seat): number {
  let best = Number.NEGATIVE_INFINITY;
  let tried = 0;
  for (const kind of state.discard) {
    if ((tried & (1 << kind)) !== 0) continue;
    tried |= 1 << kind;
    best = Math.max(best, bestPlay(state, seat, kind));
  }
  return best;
}

/** The evaluation after an item that is not of the stash has been played where it does most. */
function bestPlay(state: State, seat: Seat, kind: Kind): number {
  const { size } = SHAPES[state.shapes[seat]];
  let best = Number.NEGATIVE_INFINITY;
  for (let slot = 0; slot < size; slot++) {
    const outlook = think(state, seat);
    if (outlook.items[slot] !== DOLL) best = Math.max(best, evaluationByPlay(outlook, state, seat, kind, slot));
  }
  return best;
}

/** A play that was demanded: only the slot is open. */
export const priorSlot: Prior = (state, { item: kind }, seat, slot) =>
  inSteps(evaluationByPlay(think(state, seat), state, seat, kind, slot));

export const priorWatchItem: Prior = (state, _frame, seat, position) =>
  inSteps(bestPlay(state, seat, state.discard[state.discard.length - 1 - position]));

export const priorLampItem: Prior = (state, _frame, seat, position) =>
  inSteps(bestPlay(state, seat, state.shown[position]));

export const priorChaliceItem: Prior = (state, _frame, seat, kind) => inSteps(bestPlay(state, seat, kind));

/** A larger stash is a better choice, and a rich player a better victim. */
export const priorChalicePlayer: Prior = ({ stashSizes, gold }, _frame, _seat, player) =>
  stashSizes[player] / 2 + inSteps(gold[player] / 10);

/** Known heavy items are given away first. */
export const priorGift: Prior = (state, _frame, seat, slot) => inSteps(think(state, seat).weights[slot]);

/** AA-ITEM-15: what the other's item does in one's own storehouse. */
export const priorSwap: Prior = (state, { slot: own }, seat, code) => {
  const outlook = think(state, seat);
  const kind = kindIn(state.cells[code]);
  outlook.items[own] = kind;
  outlook.weights[own] = outlook.worths.infamy[kind];
  outlook.hidden--;
  return inSteps(conclude(outlook) + state.gold[(code / SLOTS) | 0] / 25);
};
