import {
  countHeld,
  FACE,
  FRAME_NAMES,
  HOLE,
  ITEM_IDS,
  isHidden,
  type Kind,
  kindIn,
  LAST_TURN,
  NONE,
  roundsOf,
  SHAPES,
  SLOTS,
  type State,
  seenBy,
  TRIGGER_FROM,
  WIZARD_IDS,
} from '@souk/games/arcane-alley';
import { type Seat, seatBit, topFrame } from '@souk/kernel';
import { HIDDEN, type Outlook, PLANNED_KINDS } from './outlook.js';
import { worthsOf } from './worths.js';

const ITEM_COUNT = ITEM_IDS.length;
const DRAW = FRAME_NAMES.indexOf('draw');
const ACT = FRAME_NAMES.indexOf('act');
const END_TURN = FRAME_NAMES.indexOf('end-turn');
const BYROS = WIZARD_IDS.indexOf('byros');
const MEEBLEMORE = WIZARD_IDS.indexOf('meeblemore');
const GLYNNA = WIZARD_IDS.indexOf('glynna');
const CORVUS = WIZARD_IDS.indexOf('corvus');
const DAFANA = WIZARD_IDS.indexOf('dafana');
const NINX = WIZARD_IDS.indexOf('ninx');

/** Fills an outlook with what a seat's player can know in a state. */
export function load(outlook: Outlook, state: State, seat: Seat): void {
  const { rules } = state;
  outlook.worths = worthsOf(rules);
  outlook.gold = state.gold[seat];
  outlook.infamy = state.infamy[seat];
  outlook.markers = state.markers[seat];
  outlook.seats = rules.seats;
  outlook.roundsAfter = Math.min(2, roundsOf(rules) - state.round);
  notePowers(outlook, state, seat);
  outlook.hasTriggered = state.triggered === seat;
  outlook.stashSize = state.stashSizes[seat];
  countUnseen(outlook, state, seat);
  weighUnseen(outlook);
  copyStorehouse(outlook, state, seat);
  noteOffers(outlook, state, seat);
  const turns = lookAround(outlook, state, seat);
  outlook.turns = isInTurn(state, seat) ? Math.max(0, turns - 1) : turns;
  estimateChances(outlook);
}

function notePowers(outlook: Outlook, { wizardSeats, rules }: State, seat: Seat): void {
  outlook.bonus = wizardSeats[BYROS] === seat ? rules.numbers.byrosBonus : 0;
  outlook.playsFree = wizardSeats[MEEBLEMORE] === seat;
  outlook.removesOne = wizardSeats[GLYNNA] === seat;
  outlook.holdsFour = wizardSeats[CORVUS] === seat;
  outlook.paysOff = wizardSeats[DAFANA] === seat;
  outlook.appraises = wizardSeats[NINX] === seat;
}

/** What has been seen is in the piles that all may read, in the storehouses and in the own stash. */
function countUnseen({ unseen, held }: Outlook, state: State, seat: Seat): void {
  const { rules, cells, discard, aside, stashKinds } = state;
  const { copies } = rules;
  for (let kind = 0; kind < ITEM_COUNT; kind++) {
    held[kind] = 0;
    unseen[kind] = copies[kind];
  }
  for (let kinds = stashKinds[seat]; kinds !== 0; kinds &= kinds - 1) {
    const kind = 31 - Math.clz32(kinds & -kinds);
    held[kind] = countHeld(state, seat, kind);
    unseen[kind] -= held[kind];
  }
  for (let i = 0; i < discard.length; i++) unseen[discard[i]]--;
  for (let i = 0; i < aside.length; i++) unseen[aside[i]]--;
  for (let owner = 0; owner < rules.seats; owner++) {
    const end = owner * SLOTS + SHAPES[state.shapes[owner]].size;
    for (let at = owner * SLOTS; at < end; at++) {
      const cell = cells[at];
      if ((!isHidden(cell) && (cell & FACE) !== HOLE) || isKnown(cell, seat)) unseen[kindIn(cell)]--;
    }
  }
}

const isKnown = (cell: number, seat: Seat): boolean => (seenBy(cell) & seatBit(seat)) !== 0;

/** How many unseen items there are, and how much infamy one brings on average. */
function weighUnseen(outlook: Outlook): void {
  const { unseen, worths } = outlook;
  let items = 0;
  let infamy = 0;
  for (let kind = 0; kind < ITEM_COUNT; kind++) {
    items += unseen[kind];
    infamy += unseen[kind] * worths.infamy[kind];
  }
  outlook.unseenItems = items;
  outlook.meanInfamy = items > 0 ? infamy / items : 0;
}

function copyStorehouse(outlook: Outlook, state: State, seat: Seat): void {
  const { items, weights, worths } = outlook;
  outlook.shape = state.shapes[seat];
  outlook.hidden = 0;
  outlook.peeked = 0;
  const { size } = SHAPES[outlook.shape];
  for (let slot = 0, at = seat * SLOTS; slot < size; slot++, at++) {
    const cell = state.cells[at];
    if (isHidden(cell)) {
      const known = isKnown(cell, seat);
      outlook.hidden++;
      if (known) outlook.peeked++;
      items[slot] = HIDDEN;
      weights[slot] = known ? worths.infamy[kindIn(cell)] : outlook.meanInfamy;
    } else {
      items[slot] = kindIn(cell);
      weights[slot] = worths.infamy[kindIn(cell)];
    }
  }
}

/** The others' gold and storehouses. Says how many turns the seat may still expect in this round. */
function lookAround(outlook: Outlook, state: State, seat: Seat): number {
  const { rules, cells, gold } = state;
  let fewest = outlook.hidden;
  let richest = 0;
  let least = 1000;
  for (let other = 0; other < rules.seats; other++) {
    if (other === seat) continue;
    if (gold[other] > richest) richest = gold[other];
    const end = other * SLOTS + SHAPES[state.shapes[other]].size;
    let hidden = 0;
    let left = 0;
    for (let at = other * SLOTS; at < end; at++) {
      if (isHidden(cells[at])) hidden++;
      else left += rules.infamy[kindIn(cells[at])];
    }
    left += hidden * outlook.meanInfamy;
    if (hidden < fewest) fewest = hidden;
    if (left < least) least = left;
  }
  outlook.rivalGold = richest;
  outlook.rivalLeft = least;
  return state.triggered === NONE ? turnsUntriggered(state, fewest) : lastTurns(state, seat);
}

/** Storehouses lose a hidden item in most turns of their owners, but not in all. */
const TURNS_PER_HIDDEN = 1.2;
/** With two players: the longest that one waits, on average, after the first turn on which a trigger counts. */
const WAIT = 4;

/** AA-PLAY-6, AA-2P-2, AA-2P-3: turns until the first is out of hidden items, and may be. */
function turnsUntriggered({ rules, tracker }: State, fewestHidden: number): number {
  if (!rules.duel) return Math.min(rules.numbers.maxTurns - tracker + 1, 1 + TURNS_PER_HIDDEN * fewestHidden);
  if (tracker >= TRIGGER_FROM) return 1 + Math.min(LAST_TURN - tracker, fewestHidden);
  return TRIGGER_FROM + 1 - tracker + Math.min(WAIT, fewestHidden);
}

/** An inspection is triggered: one turn for each player between the player on move and that seat. */
function lastTurns({ rules, triggered, frames }: State, seat: Seat): number {
  const frame = topFrame(frames);
  if (frame === undefined || seat === triggered) return 0;
  const { seats } = rules;
  const own = (seat - frame.seat + seats) % seats;
  const end = (triggered - frame.seat + seats) % seats;
  return own < end ? 1 : 0;
}

/** Items that a player comes to see in a turn: the draw, a choice of two piles, with two players what was replaced. */
const SEEN_IN_DUEL = 1.6;
const SEEN_AMONG_MANY = 1.25;

/** Items turn up by chance and independently: a Poisson distribution, its exponential in a short form. */
function estimateChances(outlook: Outlook): void {
  const { unseen, oneMore, twoMore, threeMore, turns, seats, unseenItems } = outlook;
  const prior = (turns * (seats === 2 ? SEEN_IN_DUEL : SEEN_AMONG_MANY)) / (unseenItems + 1);
  for (let kind = 0; kind < PLANNED_KINDS; kind++) {
    const count = unseen[kind];
    const expected = count * prior;
    const square = expected * expected;
    const none = 1 / (1 + expected + square * (0.5 + expected * (1 / 6) + square * (1 / 24)));
    oneMore[kind] = 1 - none;
    twoMore[kind] = count > 1 ? 1 - none * (1 + expected) : 0;
    threeMore[kind] = count > 2 ? 1 - none * (1 + expected + square * 0.5) : 0;
  }
}

/** Whether the seat has drawn and is about to act, or acting: this turn does not count among those to come. */
function isInTurn({ frames }: State, seat: Seat): boolean {
  if (frames.length === 0) return false;
  const { effect, seat: whose } = frames[0];
  return whose === seat && (effect === ACT || effect === END_TURN);
}

function noteOffers(outlook: Outlook, { frames, discard, onDeck }: State, seat: Seat): void {
  const frame = topFrame(frames);
  outlook.isOnMove = frame !== undefined && frame.seat === seat;
  const draws = outlook.isOnMove && frame !== undefined && frame.effect === DRAW;
  outlook.onDiscard = draws ? topOf(discard) : HIDDEN;
  outlook.onDeck = draws ? topOf(onDeck) : HIDDEN;
}

const topOf = (pile: readonly Kind[]): Kind => (pile.length === 0 ? HIDDEN : pile[pile.length - 1]);
