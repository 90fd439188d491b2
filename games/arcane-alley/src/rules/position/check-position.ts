import { MoveList, type Seat, topFrame } from '@souk/kernel';
import { moves, toAct } from '../decisions/asking.js';
import { PLAY_SOURCES } from '../events.js';
import { type AlleyFrame, CHOOSE_WIZARD, LAMP_ITEM, PLAY, REVEAL, SLIDE, SLOT } from '../frames.js';
import { endsMatch, roundsOf } from '../outcome.js';
import { countHeld, countKnown } from '../piles/stash.js';
import { isPair, NOT_CHOSEN } from '../round/stock.js';
import { LAST_TURN } from '../round/two-players.js';
import { cellAt, NONE, type State, slotsOf } from '../state.js';
import { isHidden, isItem, kindIn } from '../storehouse/cells.js';
import { SHAPES, SLOTS, SQUARE } from '../storehouse/shapes.js';
import { GLYNNA, ITEM_COUNT, itemId, WIZARD_IDS } from '../vocabulary.js';
import { checkCell, checkStack, demand } from './check-stack.js';

/** Throws an `InputError` unless the state could really stand on a table. */
export function checkPosition(state: State): void {
  checkStack(state);
  checkCopies(state);
  checkStorehouses(state);
  checkStashes(state);
  checkRound(state);
  checkWizards(state);
  checkReveals(state);
  checkQuestion(state);
}

/** What frames hold in their hands: replaced items, and items about to be played. */
const heldBy = ({ effect, replaced, item }: AlleyFrame): number =>
  effect === PLAY ? kindIn(replaced) : effect === SLOT ? item : ITEM_COUNT;

/** How many of each item there are, wherever they are. */
export function countItems(state: State): number[] {
  const counts = Array<number>(ITEM_COUNT + 1).fill(0);
  for (let seat = 0; seat < state.rules.seats; seat++) {
    for (let slot = 0; slot < slotsOf(state, seat); slot++) {
      const cell = cellAt(state, seat, slot);
      if (isItem(cell)) counts[kindIn(cell)]++;
    }
    for (let kind = 0; kind < ITEM_COUNT; kind++) counts[kind] += countHeld(state, seat, kind);
  }
  for (const pile of [state.deck.slice(0, state.deckSize), state.onDeck, state.discard, state.aside, state.shown]) {
    for (const kind of pile) counts[kind]++;
  }
  if (state.removed !== NONE) counts[kindIn(state.removed)]++;
  for (const frame of state.frames) counts[heldBy(frame)]++;
  return counts.slice(0, ITEM_COUNT);
}

/** AA-SETUP-1. */
function checkCopies(state: State): void {
  for (const [kind, count] of countItems(state).entries()) {
    const copies = state.rules.copies[kind];
    demand(count === copies, 'deck', `${copies} of ${itemId(kind)} in all places together, got ${count}`);
  }
}

/** A sold diagonal leaves gaps until it is known how they close, Glynna's removed item one that stays (AA-WIZ-2). */
function gapsOf({ frames, shapes, removed, wizardSeats }: State, seat: Seat): number {
  const top = topFrame(frames);
  const line = top?.effect === SLIDE && top.seat === seat ? SHAPES[shapes[seat]].lines[top.line] : undefined;
  const sold = line?.slots.length ?? 0;
  return sold + Number(removed !== NONE && wizardSeats[GLYNNA] === seat);
}

function checkStorehouses(state: State): void {
  for (let seat = 0; seat < state.rules.seats; seat++) {
    const path = `players[${seat}].storehouse.slots`;
    let gaps = 0;
    for (let slot = 0; slot < slotsOf(state, seat); slot++) {
      const cell = cellAt(state, seat, slot);
      if (isItem(cell)) checkCell(state, cell, `${path}[${slot}]`);
      else gaps++;
    }
    const allowed = gapsOf(state, seat);
    demand(gaps === allowed, path, `${allowed} empty places, got ${gaps}`);
  }
  if (state.removed === NONE) return;
  checkCell(state, state.removed, 'removed');
  demand(isHidden(state.removed), 'removed.face', '"down": it was removed unseen');
  demand(state.wizardSeats[GLYNNA] !== NONE, 'removed', 'null without Glynna');
}

/** A stash holds what it is known to hold, but for the item that a Chalice has just taken from it (AA-INFO-7). */
function checkStashes(state: State): void {
  const lifted = state.frames.find(({ effect, from }) => effect === SLOT && PLAY_SOURCES[from] === 'sacred-chalice');
  const held = (owner: Seat, kind: number): number =>
    countHeld(state, owner, kind) + Number(lifted !== undefined && lifted.owner === owner && lifted.item === kind);
  for (let owner = 0; owner < state.rules.seats; owner++) {
    for (let kind = 0; kind < ITEM_COUNT; kind++) {
      const path = `players[${owner}].knownToAll`;
      demand(countKnown(state, owner, kind) <= held(owner, kind), path, 'only items that the stash holds');
    }
  }
  for (const [i, { observer, owner, kind, count }] of state.glimpses.entries()) {
    const known = countKnown(state, owner, kind) + count;
    const { seats } = state.rules;
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
    demand(seat < state.rules.seats && state.recycled.length > 0, `redrawn[${i}]`, 'a seat, once the deck has run out');
  }
  checkRecycled(state);
}

/** What was shuffled back is still in the deck or has been drawn by a player. */
function checkRecycled({ recycled, redrawn, deck, deckSize }: State): void {
  const accounted = recycled.map(() => 0);
  if (recycled.length === 0) return;
  for (const kind of deck.slice(0, deckSize)) accounted[kind]++;
  for (const { kind } of redrawn) accounted[kind]++;
  for (const [kind, count] of recycled.entries()) {
    demand(
      count === accounted[kind],
      'recycled',
      `as many of ${itemId(kind)} as in deck and redrawn: ${accounted[kind]}`,
    );
  }
}

function checkRound(state: State): void {
  const { round, rules, tracker, triggered, frames } = state;
  const { duel, numbers } = rules;
  const last = duel ? LAST_TURN : numbers.maxTurns;
  demand(round <= roundsOf(rules), 'round', `at most ${roundsOf(rules)}`);
  demand(tracker <= last + Number(triggered !== NONE), 'tracker', `at most ${last}, one more after a trigger`);
  if (frames.length === 0) demand(endsMatch(state), 'stack', 'a decision: the match is not over after this round');
}

/** AA-SETUP-3: those whom the options allow. */
function checkWizards({ wizardSeats, rules, frames }: State): void {
  const { wizards, assignment } = rules.options;
  const serving = wizardSeats.filter((seat) => seat !== NONE).length;
  const top = topFrame(frames);
  const chosen = top?.effect === CHOOSE_WIZARD ? top.place : rules.seats;
  const counts = { off: 0, explicit: serving, random: rules.seats, choose: chosen };
  demand(serving === counts[wizards], 'players', `${counts[wizards]} wizards, since the option is "${wizards}"`);
  if (wizards !== 'explicit') return;
  const assigned = WIZARD_IDS.every((id, wizard) => (assignment?.indexOf(id) ?? NONE) === wizardSeats[wizard]);
  demand(assigned && assignment !== null, 'players', 'the wizards that the options assign');
}

/** AA-STOCK-3: who has chosen is waited for no longer; whole storehouses lie hidden, and nobody has a stash. */
function checkReveals(state: State): void {
  const { choices, frames, rules } = state;
  const top = topFrame(frames);
  for (const [seat, choice] of choices.entries()) {
    const path = `players[${seat}]`;
    const waited = top?.effect === REVEAL && ((top.waiting >> seat) & 1) === 1;
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
  if (top?.effect === REVEAL) demand(top.waiting < 1 << rules.seats, 'stack[0].waiting', 'seats of the table');
}

/** A seat that is asked has an answer. */
function checkQuestion(state: State): void {
  const lit = topFrame(state.frames)?.effect === LAMP_ITEM;
  const most = lit ? state.rules.numbers.lampItems : 0;
  demand(state.shown.length <= most, 'shown', `at most ${most}`);
  const list = new MoveList();
  for (const seat of toAct(state)) {
    moves(state, seat, list);
    demand(list.size > 0, `stack[${state.frames.length - 1}]`, `a question that seat ${seat} can answer`);
  }
  demand(state.frames.length === 0 || toAct(state).length > 0, 'stack', 'somebody who is asked');
}
