import { MoveList, type Prompt, pick, type Seat, topFrame } from '@souk/kernel';
import { describeInBuild, enterBuild, listInBuild, playInBuild, stopsBuild } from './effects/before-stack.js';
import { enterDraw } from './effects/draws.js';
import { answerDue, describeDue, listDue, listEffects, listEndPhase, listScheduled } from './effects/effects.js';
import { NO } from './effects/questions.js';
import { answerReaction, describeReaction, enterReaction, listReactions } from './effects/reactions.js';
import { answerQuestion, askedSeat, enterTechnique, listAnswers, questionOf } from './effects/resolve.js';
import { type EventSink, nameOf } from './events.js';
import { AFTER_CLEAN_UP, BONUS_ACTION, type Frame, LAST_WINDOW, RESOLVE, SELECT, TURN_STARTS } from './frames.js';
import { enterPurchase } from './market/purchase.js';
import { answerArranging, describeArranging, enterArranging, listArranging } from './market/rearrange.js';
import { STOP_CODE } from './moves/codes.js';
import { describeTurnMove } from './moves/describe.js';
import type { Move } from './moves/moves.js';
import { answerOrder, enterOrder, isLegalOrder, listOrder } from './piles/order.js';
import {
  answerSelection,
  describeSelection,
  enterSelection,
  listSelection,
  SELECTION_PROMPTS,
} from './setup/selection.js';
import { isInGame, type State } from './state.js';
import { isAskedForAnotherStack, listAbilities, listActions, listAdditionalStacks } from './turn/action-list.js';
import { isLegalInTurn, mayStop, playAdditionalStack, playInTurn } from './turn/actions.js';
import { enterTurn } from './turn/turn.js';
import { canStillUse } from './turn/windows.js';

/** What can be open on the stack: how it goes on by itself, and what it asks. */
interface Decision {
  /** Goes on as far as it can alone; says whether it waits for an answer now. */
  enter(state: State, frame: Frame, events: EventSink): boolean;
  prompt(state: State, frame: Frame): Prompt;
  list(state: State, frame: Frame, list: MoveList): void;
  /** A quicker way to say whether `list` would list the code. */
  isLegal?(state: State, frame: Frame, code: number): boolean;
  play(state: State, frame: Frame, code: number, events: EventSink): void;
  describe(state: State, frame: Frame, code: number): Move;
}

const TURN_PROMPTS: readonly Prompt[] = [
  { kind: 'action', text: 'Choose an action', rule: 'DM-TURN-2' },
  { kind: 'bonus-action', text: 'You may take one more action', rule: 'DM-TURN-3' },
  { kind: 'after-actions', text: 'The actions are over', rule: 'DM-TURN-5' },
  { kind: 'last-window', text: 'You may use abilities before your turn ends', rule: 'DM-TURN-6' },
  { kind: 'clean-up', text: 'Clean up', rule: 'DM-CLEAN-1' },
  { kind: 'end-phase', text: 'Choose what comes in your end phase', rule: 'DX-END-1' },
  { kind: 'turn-over', text: 'The turn is over', rule: 'DM-TURN-7' },
  { kind: 'turn-starts', text: 'Choose the scheduled card that comes first', rule: 'DX-SCHED-5' },
  { kind: 'clean-up', text: 'Clean up', rule: 'DM-CLEAN-1' },
  { kind: 'end-phase', text: 'The end phase is next', rule: 'DX-END-1' },
];

const turn: Decision = {
  enter: enterTurn,
  prompt: (_state, { step }) => TURN_PROMPTS[step],
  list(state, { seat, step }, list) {
    if (step === AFTER_CLEAN_UP) {
      listEndPhase(state, seat, list);
      if (mayStop(state, seat, step)) list.add(STOP_CODE);
      return;
    }
    if (step === TURN_STARTS) {
      listScheduled(state, seat, 'turn-starts', list);
      return;
    }
    if (step !== LAST_WINDOW) listActions(state, seat, list);
    if (state.extras !== undefined) listEffects(state, seat, 'between-actions', list);
    if (canStillUse(state)) listAbilities(state, seat, list);
    if (step === BONUS_ACTION || step === LAST_WINDOW) list.add(STOP_CODE);
  },
  isLegal: isLegalInTurn,
  play: playInTurn,
  describe: describeTurnMove,
};

const technique: Decision = {
  enter: enterTechnique,
  prompt(state, frame) {
    const question = questionOf(state, frame);
    return {
      kind: question?.kind ?? 'technique',
      text: question?.text ?? '',
      rule: `DM-CARD-${nameOf(state, frame.as)}`,
    };
  },
  list: listAnswers,
  play: answerQuestion,
  describe(state, frame, code) {
    const question = questionOf(state, frame);
    return question === undefined ? { kind: 'decline' } : question.describe(state, frame, code);
  },
};

const purchase: Decision = {
  enter(state, frame, events) {
    enterPurchase(state, frame, events);
    return false;
  },
  prompt: () => ({ kind: 'purchase', text: 'A purchase goes on', rule: 'DM-MARKET-6' }),
  list: () => {},
  play: () => {},
  describe: () => ({ kind: 'decline' }),
};

const order: Decision = {
  enter: enterOrder,
  prompt: (state) =>
    state.rules.options.pileOrder === 'full'
      ? { kind: 'order', text: 'Choose the card that goes to the pile next', rule: 'DM-ORDER-1' }
      : { kind: 'order', text: 'Choose the card that ends up on top', rule: 'DM-ORDER-1' },
  list: listOrder,
  isLegal: isLegalOrder,
  play: answerOrder,
  describe: (state, _frame, kind) => ({ kind: 'order', card: nameOf(state, kind) }),
};

const additionalStack: Decision = {
  enter(state, { seat }) {
    if (isAskedForAnotherStack(state, seat)) return true;
    state.frames.pop();
    return false;
  },
  prompt: () => ({ kind: 'additional-stack', text: 'You may build your next stack at once', rule: 'DM-STALL-9' }),
  list: (state, { seat }, list) => listAdditionalStacks(state, seat, list),
  isLegal: isLegalInTurn,
  play: playAdditionalStack,
  describe: describeTurnMove,
};

const selection: Decision = {
  enter: enterSelection,
  prompt: (_state, { step }) => SELECTION_PROMPTS[step],
  list: listSelection,
  play: answerSelection,
  describe: describeSelection,
};

const dueEffects: Decision = {
  enter: () => true,
  prompt: () => ({ kind: 'effects-in-line', text: 'Choose the effect that comes first', rule: 'DM-MORE-4' }),
  list: listDue,
  play: answerDue,
  describe: describeDue,
};

const rearrangement: Decision = {
  enter: enterArranging,
  prompt: () => ({
    kind: 'rearrangement',
    text: 'Choose the card that lies in the next slot',
    rule: 'DX-CARD-calculations',
  }),
  list: listArranging,
  play: answerArranging,
  describe: describeArranging,
};

const drawing: Decision = {
  enter: enterDraw,
  prompt: () => ({ kind: 'draw', text: 'Cards are drawn', rule: 'DM-DRAW-1' }),
  list: () => {},
  play: () => {},
  describe: () => ({ kind: 'decline' }),
};

const reaction: Decision = {
  enter: enterReaction,
  prompt: (state, { as }) => ({
    kind: 'reaction',
    text: 'You may react with a card from your hand',
    rule: `DX-CARD-${nameOf(state, as)}`,
  }),
  list: listReactions,
  play: answerReaction,
  describe: describeReaction,
};

const building: Decision = {
  enter: enterBuild,
  prompt: (state, { seat }) =>
    stopsBuild(state, seat)
      ? { kind: 'effects-in-line', text: 'Choose the effect that comes first', rule: 'DX-BEAVER-4' }
      : { kind: 'build', text: 'Choose the stack that you build', rule: 'DX-BEAVER-4' },
  list: listInBuild,
  play: playInBuild,
  describe: describeInBuild,
};

/** By effect number (frames.ts). */
export const DECISIONS: readonly Decision[] = [
  turn,
  technique,
  purchase,
  order,
  additionalStack,
  selection,
  dueEffects,
  rearrangement,
  drawing,
  reaction,
  building,
];

/** Whose answer the frame waits for: only a technique may ask another player than its own. */
export const askedIn = (state: State, frame: Frame): Seat =>
  frame.effect === RESOLVE ? askedSeat(state, frame) : frame.seat;

/** Goes on until a player is asked something or the match is over. */
export function settle(state: State, events: EventSink): void {
  for (;;) {
    const frame = topFrame(state.frames);
    if (frame === undefined) return;
    const waits = DECISIONS[frame.effect].enter(state, frame, events);
    if (waits && (state.gone === 0 || !answerForGone(state, events))) return;
  }
}

/** DX-LEAVE-1: the answer of a player who has left is "no", or random where one is compulsory. */
function answerForGone(state: State, events: EventSink): boolean {
  const frame = topFrame(state.frames);
  if (frame === undefined || frame.effect === SELECT || isInGame(state, askedIn(state, frame))) return false;
  const codes = new MoveList();
  DECISIONS[frame.effect].list(state, frame, codes);
  const no = frame.effect === RESOLVE ? NO : STOP_CODE;
  const code = codes.includes(no) ? no : pick(state.random, codes.toArray());
  DECISIONS[frame.effect].play(state, frame, code, events);
  return true;
}
