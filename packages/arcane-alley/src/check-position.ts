import { InputError, MoveList, type Seat, topFrame } from '@souk/kernel';
import { moves, toAct } from './asking.js';
import { isHidden, isItem, kindIn, returnsOf, seenBy } from './cells.js';
import { PLAY_SOURCES } from './events.js';
import {
  ACT,
  type AlleyFrame,
  BRIBE,
  CHOOSE_WIZARD,
  DAFANA_OFFER,
  FRAME_NAMES,
  isQuestion,
  NINX_SLOT,
  PLAY,
  REVEAL,
  SALE,
  SET,
  SLIDE,
  SLOT,
} from './frames.js';
import { endsMatch, roundsOf } from './outcome.js';
import { ANY_SLOT } from './play.js';
import { SHAPES, SLOTS, SQUARE } from './shapes.js';
import { FRAME_SHAPES, stepsOf } from './stack.js';
import { countHeld, countKnown } from './stash.js';
import { cellAt, leftOf, NOBODY, type State, slotsOf } from './state.js';
import { isPair, NOT_CHOSEN } from './stock.js';
import { RETURNS } from './traits.js';
import { LAST_TURN } from './two-players.js';
import { DAFANA, ITEM_COUNT, itemId, NINX, WIZARD_IDS } from './vocabulary.js';

const demand = (holds: boolean, path: string, expected: string): void => {
  if (!holds) throw new InputError(`position.${path}`, expected);
};

/** Throws an `InputError` unless the state could really stand on a table. */
export function checkPosition(state: State): void {
  checkCopies(state);
  checkStorehouses(state);
  checkStashes(state);
  checkRound(state);
  checkWizards(state);
  checkStack(state);
  checkReveals(state);
  checkQuestion(state);
}

/** What frames hold in their hands: replaced items, and items about to be played. */
const heldBy = ({ effect, a, b }: AlleyFrame): number =>
  effect === PLAY ? kindIn(b) : effect === SLOT ? a : ITEM_COUNT;

/** How many of each item there are, wherever they are. */
export function countItems(state: State): number[] {
  const counts = Array<number>(ITEM_COUNT + 1).fill(0);
  for (let seat = 0; seat < state.table.seats; seat++) {
    for (let slot = 0; slot < slotsOf(state, seat); slot++) {
      const cell = cellAt(state, seat, slot);
      if (isItem(cell)) counts[kindIn(cell)]++;
    }
    for (let kind = 0; kind < ITEM_COUNT; kind++) counts[kind] += countHeld(state, seat, kind);
  }
  for (const pile of [state.deck.slice(0, state.deckSize), state.onDeck, state.discard, state.aside, state.shown]) {
    for (const kind of pile) counts[kind]++;
  }
  if (state.removed !== NOBODY) counts[kindIn(state.removed)]++;
  for (const frame of state.frames) counts[heldBy(frame)]++;
  return counts.slice(0, ITEM_COUNT);
}

/** AA-SETUP-1. */
function checkCopies(state: State): void {
  for (const [kind, count] of countItems(state).entries()) {
    const copies = state.table.copies[kind];
    demand(count === copies, 'deck', `${copies} of ${itemId(kind)} in all places together, got ${count}`);
  }
}

function checkStorehouses(state: State): void {
  const { seats, traits, numbers } = state.table;
  for (let seat = 0; seat < seats; seat++) {
    for (let slot = 0; slot < slotsOf(state, seat); slot++) {
      const cell = cellAt(state, seat, slot);
      const path = `players[${seat}].storehouse.slots[${slot}]`;
      const returns = returnsOf(cell);
      demand(isHidden(cell) || seenBy(cell) === 0, `${path}.seenBy`, 'nobody: a revealed item is public');
      demand(seenBy(cell) < 1 << seats, `${path}.seenBy`, 'seats of the table');
      if (returns > 0) {
        demand(
          !isHidden(cell) && (traits[kindIn(cell)] & RETURNS) !== 0,
          `${path}.returned`,
          '0 but for a revealed Boomerang',
        );
        demand(returns <= numbers.boomerangReturns, `${path}.returned`, `at most ${numbers.boomerangReturns}`);
      }
    }
  }
  demand(state.removed === NOBODY || isHidden(state.removed), 'removed.face', '"down": it was removed unseen');
}

/** A stash holds what it is known to hold, but for the item that a Chalice has just taken from it (AA-INFO-7). */
function checkStashes(state: State): void {
  const lifted = state.frames.find(({ effect, b }) => effect === SLOT && PLAY_SOURCES[b] === 'sacred-chalice');
  const held = (owner: Seat, kind: number): number =>
    countHeld(state, owner, kind) + Number(lifted !== undefined && lifted.d === owner && lifted.a === kind);
  for (let owner = 0; owner < state.table.seats; owner++) {
    for (let kind = 0; kind < ITEM_COUNT; kind++) {
      const path = `players[${owner}].knownToAll`;
      demand(countKnown(state, owner, kind) <= held(owner, kind), path, 'only items that the stash holds');
    }
  }
  for (const [i, { observer, owner, kind, count }] of state.glimpses.entries()) {
    const known = countKnown(state, owner, kind) + count;
    const { seats } = state.table;
    demand(
      observer < seats && owner < seats && observer !== owner,
      `glimpses[${i}]`,
      'two different seats of the table',
    );
    demand(count !== 0 && known >= 0 && known <= held(owner, kind), `glimpses[${i}].count`, 'what the stash can hold');
  }
  for (const [seat, count] of state.redraws.entries()) {
    const most = state.recycled.length === 0 ? 0 : state.stashSizes[seat];
    demand(count <= most, `players[${seat}].redraws`, `at most ${most}`);
  }
  for (const [i, { seat }] of state.redrawn.entries()) {
    demand(seat < state.table.seats && state.recycled.length > 0, `redrawn[${i}]`, 'a seat, once the deck has run out');
  }
}

function checkRound(state: State): void {
  const { round, table, tracker, triggered, frames } = state;
  const { duel, numbers } = table;
  const last = duel ? LAST_TURN : numbers.maxTurns;
  demand(round <= roundsOf(table), 'round', `at most ${roundsOf(table)}`);
  demand(tracker <= last + Number(triggered !== NOBODY), 'tracker', `at most ${last}, one more after a trigger`);
  if (frames.length === 0) demand(endsMatch(state), 'stack', 'a decision: the match is not over after this round');
}

/** AA-SETUP-3: those whom the options allow. */
function checkWizards({ wizardSeats, table, frames }: State): void {
  const { wizards, assignment } = table.options;
  const serving = wizardSeats.filter((seat) => seat !== NOBODY).length;
  const choosing = topFrame(frames)?.effect === CHOOSE_WIZARD;
  const counts = { off: 0, explicit: serving, random: table.seats, choose: choosing ? serving : table.seats };
  demand(serving === counts[wizards], 'players', `${counts[wizards]} wizards, since the option is "${wizards}"`);
  if (wizards !== 'explicit') return;
  const assigned = WIZARD_IDS.every((id, wizard) => (assignment?.indexOf(id) ?? NOBODY) === wizardSeats[wizard]);
  demand(assigned && assignment !== null, 'players', 'the wizards that the options assign');
}

/** Who is asked inside what: mostly the one whose turn, play, sale or inspection it is. */
function seatAbove(state: State, below: AlleyFrame, effect: number): Seat {
  if (effect === DAFANA_OFFER) return state.wizardSeats[DAFANA];
  if (effect === NINX_SLOT) return state.wizardSeats[NINX];
  return below.seat;
}

function checkStack(state: State): void {
  const { frames } = state;
  for (const [i, frame] of frames.entries()) {
    const name = FRAME_NAMES[frame.effect];
    const { on } = FRAME_SHAPES[name];
    const path = `stack[${i}]`;
    const below = i === 0 ? undefined : frames[i - 1];
    if (below === undefined) demand(on === undefined, path, 'a frame that can lie at the bottom of the stack');
    else {
      const under = FRAME_NAMES[below.effect];
      const step = stepsOf(under)[below.step];
      demand(on?.some(([one, at]) => one === under && at === step) ?? false, path, `a frame that can lie on ${under}`);
      const seat = frame.effect === BRIBE ? leftOf(state, frame.seat) : frame.seat;
      demand(
        seat === seatAbove(state, below, frame.effect),
        `${path}.seat`,
        'the seat whom the frame below leaves to act',
      );
    }
    checkMemory(state, frame, path);
  }
  const top = topFrame(frames);
  demand(top === undefined || isQuestion(top.effect), 'stack', 'a question on top');
}

/** Slots and lines that a frame remembers are there. */
function checkMemory(state: State, frame: AlleyFrame, path: string): void {
  const { effect, seat, a, b, d } = frame;
  const { size, lines } = SHAPES[state.shapes[seat]];
  if (effect === PLAY) demand(d === 0 || frame.step > 1, `${path}.wild`, 'false before the effect');
  if (effect === PLAY && topFrame(state.frames)?.effect !== SLIDE && frame.step < 3) {
    demand(a < size && kindIn(cellAt(state, seat, a)) === frame.c, `${path}.slot`, 'the slot where the item lies');
  }
  if (effect === PLAY) demand(seenBy(b) < 1 << state.table.seats, `${path}.replaced.seenBy`, 'seats of the table');
  if (effect === SET) demand(a === ANY_SLOT || a < size, `${path}.slot`, `a slot, or ${ANY_SLOT} for all of them`);
  if (effect === SLIDE) demand(a < lines.length, `${path}.line`, 'a line of the storehouse');
  if (effect === SALE) demand(frame.c === 2 || frame.c === 3, `${path}.copies`, '2 or 3');
  if (effect === SLOT) demand(d < state.table.seats, `${path}.owner`, 'a seat of the table');
  if (effect === CHOOSE_WIZARD) demand(a < state.table.seats, `${path}.place`, 'a place in the turn order');
  if (effect === ACT) demand(state.stashSizes[seat] > 0, path, 'a seat with a stash');
}

/** AA-STOCK-3: who has chosen is waited for no longer; whole storehouses lie hidden, and nobody has a stash. */
function checkReveals(state: State): void {
  const { choices, frames, table } = state;
  const top = topFrame(frames);
  for (const [seat, choice] of choices.entries()) {
    const path = `players[${seat}]`;
    const waited = top?.effect === REVEAL && ((top.a >> seat) & 1) === 1;
    const due = top?.effect === REVEAL && !waited;
    demand(
      (choice !== NOT_CHOSEN) === due,
      `${path}.chosen`,
      'two slots exactly if this seat has chosen and others have not',
    );
    demand(choice === NOT_CHOSEN || isPair(choice), `${path}.chosen`, 'two different slots, the lower first');
    if (top?.effect !== REVEAL) continue;
    demand(state.shapes[seat] === SQUARE && state.stashSizes[seat] === 0, path, 'a full storehouse and no stash yet');
    for (let slot = 0; slot < SLOTS; slot++) {
      demand(
        isHidden(cellAt(state, seat, slot)),
        `${path}.storehouse.slots[${slot}].face`,
        '"down" before the reveals',
      );
    }
  }
  if (top?.effect === REVEAL) demand(top.a < 1 << table.seats, 'stack[0].waiting', 'seats of the table');
}

/** Whoever is asked has an answer. */
function checkQuestion(state: State): void {
  const list = new MoveList();
  for (const seat of toAct(state)) {
    moves(state, seat, list);
    demand(list.size > 0, `stack[${state.frames.length - 1}]`, `a question that seat ${seat} can answer`);
  }
  demand(state.frames.length === 0 || toAct(state).length > 0, 'stack', 'somebody who is asked');
}
