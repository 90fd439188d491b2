import { InputError, type Seat } from '@souk/kernel';
import { isMarked, kindOf, MAX_HAND, NONE, seenBy } from '../cards/card.js';
import { isAskedInBuild } from '../effects/before-stack.js';
import { waitsForAnswer } from '../effects/resolve.js';
import { askedIn } from '../flow.js';
import {
  ACTION,
  AFTER_ACTIONS,
  AFTER_CLEAN_UP,
  ARRANGE,
  BONUS_ACTION,
  BUILD,
  BUY,
  CLEAN_UP,
  CLEAN_UP_GOES_ON,
  DRAW,
  DUE,
  EFFECT_NAMES,
  END_PHASE_NEXT,
  EXTRA_STACK,
  type Frame,
  LAST_WINDOW,
  NO_LIKENESS,
  ORDER,
  REACT,
  RESOLVE,
  SELECT,
  TURN,
  TURN_STARTS,
} from '../frames.js';
import { isFilled } from '../knowledge/hand-sizes.js';
import { isSecretPossible } from '../knowledge/secret-choice.js';
import { isAskedToArrange } from '../market/rearrange.js';
import { isAskedForOrder, UNDER_OWN_DECK } from '../piles/order.js';
import { LAST_STACK } from '../stall/stack.js';
import { isInGame, type State } from '../state.js';
import { isAskedForAnotherStack } from '../turn/action-list.js';
import { IDLE_TURNS } from '../turn/ending.js';
import { MAX_TURNS } from '../turn/turn.js';
import type { Position } from './position-schema.js';

const demand = (holds: boolean, path: string, expected: string): void => {
  if (!holds) throw new InputError(`position.${path}`, expected);
};

/** What must be right before the cards can be read. */
export function checkDecks({ seats, decks, players, selection, firstPlayer }: Position): void {
  const choosing = selection !== null && selection !== undefined;
  const count = choosing ? 0 : seats + 1;
  demand(
    decks.length === count && new Set(decks).size === count,
    'decks',
    choosing ? 'none while the decks are being chosen' : `${count} different decks for ${seats} players`,
  );
  demand(players.length === seats, 'players', `${seats} players, one for every seat`);
  for (const [seat, { hand }] of players.entries()) {
    demand(hand.length <= MAX_HAND, `players[${seat}].hand`, `at most ${MAX_HAND} cards`);
  }
  demand(firstPlayer < seats, 'firstPlayer', `a seat from 0 to ${seats - 1}`);
  if (choosing) demand(selection.votes.length === seats, 'selection.votes', 'a list for every seat');
}

export function checkState(state: State): void {
  checkCards(state);
  checkStalls(state);
  checkHands(state);
  checkFilled(state);
  checkNumbers(state);
  if (state.frames.length === 0) checkEnd(state);
  else checkFrames(state);
}

/** DM-SETUP-2 to DM-SETUP-5: every card of the game lies in exactly one place. */
function checkCards(state: State): void {
  const { rules } = state;
  if (rules.decks.length === 0) {
    demand(state.hands.every((hand) => hand.length === 0) && state.aside.length === 0, 'players', 'no cards yet');
    return;
  }
  const counts = rules.cards.map(() => 0);
  const hidden = [...state.hands, ...state.decks, state.marketDeck, state.aside, ...(state.extras?.piles ?? [])];
  const piles = hidden.map((pile) => pile.map(kindOf));
  const market = state.market.filter((kind) => kind !== NONE);
  for (const kind of [...piles, ...state.discards, state.marketDiscard, market, ...state.stalls.flat()].flat())
    counts[kind]++;
  for (const { card } of [...state.frames, ...(state.extras?.scheduled ?? []), ...(state.extras?.due ?? [])]) {
    if (card !== NONE) counts[card]++;
  }
  for (const [kind, { id }] of rules.cards.entries()) {
    if (kind === rules.junk) continue;
    demand(counts[kind] === rules.copies[kind], 'players', `${rules.copies[kind]} ${id} in all, got ${counts[kind]}`);
  }
  if (rules.junkCards > 0) {
    const junk = counts[rules.junk] + state.junk;
    demand(junk === rules.junkCards, 'junk', `${rules.junkCards} junk cards in all, got ${junk}`);
  }
  const stray = [...market, ...state.marketDiscard, ...state.marketDeck.map(kindOf)].includes(rules.junk);
  demand(!stray, 'market', 'no junk in the market or its piles');
}

function checkStalls(state: State): void {
  for (const [seat, stall] of state.stalls.entries()) {
    const path = `players[${seat}].stall`;
    demand(
      stall.every((stack) => stack.length > 0),
      path,
      'no empty stack',
    );
    demand(stall.length < LAST_STACK || state.winner === seat, path, 'at most seven stacks for who has not won');
  }
}

/** Owners know their hands, and only the active player's cards carry marks; in the end the winner's may (DM-WIN-5). */
function checkHands(state: State): void {
  const active = state.frames[0]?.seat ?? state.winner;
  for (const [seat, hand] of state.hands.entries()) {
    const path = `players[${seat}].hand`;
    demand(
      hand.every((card) => (seenBy(card) >> seat) & 1),
      path,
      'cards that their owner knows',
    );
    demand(seat === active || !hand.some(isMarked), path, 'no marks but in the hand of the active player');
  }
}

/** DM-CLEAN-1: a hand that is said to be as its clean-up left it can be so. */
function checkFilled(state: State): void {
  const { raisingHandSize, copying } = state.rules;
  for (const [seat, hand] of state.hands.entries()) {
    if (((state.filled >> seat) & 1) === 0) continue;
    const filled = state.fillings[seat];
    const { counting, joining } = filled;
    const fits =
      raisingHandSize !== 0 &&
      (raisingHandSize & ~counting) === 0 &&
      (counting & ~(raisingHandSize | copying)) === 0 &&
      (joining & ~(copying & ~counting)) === 0 &&
      state.extras === undefined;
    demand(fits, 'filled', 'cards that can count as Cookies');
    demand(isFilled(filled, hand.map(kindOf)), `players[${seat}].hand`, 'a hand of the size that filled says');
  }
}

function checkNumbers(state: State): void {
  const { seats } = state.rules;
  const playing = state.rules.decks.length > 0;
  demand(playing ? state.turn > 0 && state.turn <= MAX_TURNS * seats : state.turn === 0, 'turn', 'a turn of the game');
  demand(state.idleTurns <= IDLE_TURNS * seats, 'idleTurns', `at most ${IDLE_TURNS * seats}`);
  demand(state.openIdleTurns >= state.idleTurns, 'openIdleTurns', 'at least idleTurns');
  const seated = [...(state.extras?.scheduled ?? []), ...(state.extras?.due ?? [])];
  demand(
    seated.every(({ seat }) => seat < seats),
    'extras',
    `seats from 0 to ${seats - 1}`,
  );
  demand(state.gone >> seats === 0, 'gone', `seats from 0 to ${seats - 1}`);
  demand(state.winner === NONE || state.winner < seats, 'winner', `a seat from 0 to ${seats - 1}`);
}

function checkEnd(state: State): void {
  const { seats } = state.rules;
  const left = state.hands.filter((_, seat) => isInGame(state, seat)).length;
  const { winner } = state;
  const isWon = winner !== NONE && (state.stalls[winner].length === LAST_STACK || left === 1);
  const isDrawn = winner === NONE && (state.turn === MAX_TURNS * seats || state.idleTurns === IDLE_TURNS * seats);
  demand(isWon || isDrawn, 'frames', 'something going on: the match is not over');
}

/** What can lie on what, from the bottom of the stack. */
const STACKS: readonly (readonly number[])[] = [
  [TURN],
  [TURN, ORDER],
  [TURN, EXTRA_STACK],
  [TURN, BUY, ORDER],
  [TURN, RESOLVE],
  [TURN, RESOLVE, ORDER],
  [TURN, RESOLVE, EXTRA_STACK],
  [SELECT],
  [TURN, BUY, ARRANGE],
  [TURN, EXTRA_STACK, ORDER],
  [TURN, RESOLVE, EXTRA_STACK, ORDER],
];

/** The same with further decks: what can lie on top of each. */
const ON_TOP: { readonly [effect: number]: readonly number[] } = {
  [TURN]: [ORDER, EXTRA_STACK, BUY, RESOLVE, DUE, DRAW, REACT, BUILD],
  [RESOLVE]: [ORDER, EXTRA_STACK, DRAW, BUILD],
  [EXTRA_STACK]: [],
  [BUY]: [ORDER, ARRANGE],
  [REACT]: [RESOLVE],
  [DRAW]: [RESOLVE],
  [BUILD]: [RESOLVE, ORDER],
};

const canStand = (effects: readonly number[]): boolean =>
  effects[0] === TURN && effects.every((effect, i) => i === 0 || (ON_TOP[effects[i - 1]] ?? []).includes(effect));

function checkFrames(state: State): void {
  const { frames, rules } = state;
  const effects = frames.map(({ effect }) => effect);
  const isKnown = STACKS.some(
    (stack) => stack.length === effects.length && stack.every((effect, i) => effects[i] === effect),
  );
  demand(
    isKnown || (state.extras !== undefined && canStand(effects)),
    'frames',
    `one of ${STACKS.map((stack) => stack.map((effect) => EFFECT_NAMES[effect]).join(' > ')).join(', ')}`,
  );
  const [{ seat }] = frames;
  // Effects that are due may be those of another player.
  const isOneSeat = state.extras !== undefined || frames.every((frame) => frame.seat === seat);
  // Others may be asked something in the clean-up of a player who has left.
  const isThere = isInGame(state, seat) || (state.extras !== undefined && frames.length > 1);
  demand(isOneSeat && seat < rules.seats && isThere, 'frames', 'the seat of one player who has not left');
  demand((effects[0] === SELECT) === (rules.decks.length === 0), 'frames', 'the choice of decks exactly without decks');
  demand(state.winner === NONE, 'winner', 'none while the match goes on');
  for (const frame of frames) checkFrame(state, frame);
  checkTop(state, frames[frames.length - 1]);
}

const OPEN_STEPS: readonly number[] = [ACTION, BONUS_ACTION, LAST_WINDOW];
const STEPS_WITH_EFFECTS: readonly number[] = [
  ...OPEN_STEPS,
  AFTER_ACTIONS,
  CLEAN_UP,
  AFTER_CLEAN_UP,
  TURN_STARTS,
  CLEAN_UP_GOES_ON,
  END_PHASE_NEXT,
];

function checkFrame(state: State, frame: Frame): void {
  const { rules } = state;
  const { effect, step, count, place } = frame;
  const isTop = frame === state.frames[state.frames.length - 1];
  if (effect === TURN) {
    const fits = isTop ? OPEN_STEPS.includes(step) : step === AFTER_ACTIONS;
    const mayFit = state.extras !== undefined && STEPS_WITH_EFFECTS.includes(step);
    demand(fits || mayFit, 'frames.step', 'a step that fits the turn');
  }
  if (effect === RESOLVE) checkTechnique(state, frame);
  if (effect === ORDER) {
    demand(count <= state.aside.length && count > 0, 'frames.count', 'no more cards than are set aside');
    demand(place <= UNDER_OWN_DECK && (place >= 4 || place < rules.seats), 'frames.place', 'a pile of the game');
  }
  if (effect === BUY) checkPurchase(state, frame);
  if (effect === ARRANGE) demand(count <= 5 && place <= 5 && step < 5, 'frames.count', 'cards and slots of the market');
  if (effect === EXTRA_STACK) demand(count > 0, 'frames.count', 'at least one permission');
  if (effect === SELECT) demand(step < 3 && count < rules.seats, 'frames.step', 'a step of the choice');
}

function checkTechnique(state: State, frame: Frame): void {
  const { rules } = state;
  const steps = rules.steps[frame.as] ?? [];
  demand(steps.length > 1 && frame.step < steps.length, 'frames.as', 'a technique, and one of its steps');
  const mayBeOwn = state.extras !== undefined;
  const isPlayer = (seat: Seat): boolean => seat === NONE || (seat < rules.seats && (mayBeOwn || seat !== frame.seat));
  demand(isPlayer(frame.player), 'frames.player', 'another player');
  // A card whose ability is used may be gone.
  demand(
    frame.chosen === NO_LIKENESS || frame.count > 0 || isSecretPossible(state, frame),
    'frames.chosen',
    'a card of the own hand, or cards of one that was looked at',
  );
}

function checkPurchase(state: State, { count: thrown, place }: Frame): void {
  const isThere = place < 5 ? state.market[place] !== NONE : state.marketDiscard[place - 8] !== undefined;
  demand(isThere, 'frames.place', 'a card that is there to be bought');
  demand(thrown <= state.aside.length, 'frames.count', 'no more cards than are set aside');
}

/** A player who is still there is asked something. */
function checkTop(state: State, top: Frame): void {
  const waits =
    (top.effect !== RESOLVE || waitsForAnswer(state, top)) &&
    (top.effect !== ARRANGE || isAskedToArrange(state, top)) &&
    (top.effect !== ORDER || isAskedForOrder(state, top)) &&
    (top.effect !== BUILD || isAskedInBuild(state, top)) &&
    (top.effect !== EXTRA_STACK || isAskedForAnotherStack(state, top.seat));
  demand(waits, 'frames', 'an innermost effect that asks something');
  const asked = askedIn(state, top);
  demand(asked < state.rules.seats && isInGame(state, asked), 'frames', 'a question to a player who has not left');
  const due = state.extras?.due ?? [];
  const waiting = due.filter(({ seat }) => isInGame(state, seat));
  demand(top.effect !== TURN || waiting.length === 0, 'extras.due', 'nothing in line while an action is chosen');
  demand(top.effect !== DUE || due.some(({ seat }) => seat === top.seat), 'extras.due', 'effects to choose from');
  demand(top.effect !== TURN || state.aside.length === 0, 'aside', 'no cards while an action is chosen');
}
