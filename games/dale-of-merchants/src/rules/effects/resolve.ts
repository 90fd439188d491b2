import { MoveList, replaceTop, type Seat } from '@souk/kernel';
import type { Kind } from '../cards/card.js';
import { NONE } from '../cards/card.js';
import { HAS_PLUS } from '../cards/permissions.js';
import type { Question, Step } from '../cards/spec.js';
import type { EventSink } from '../events.js';
import { atStep, type Frame, type FrameFields, nextStep, remembering } from '../frames.js';
import { discardOnto, fillMarket, playAreaOf } from '../piles/piles.js';
import type { State } from '../state.js';
import { offerBonusAction } from '../turn/turn.js';
import { callHooks } from './extras.js';

const stepsOf = (state: State, face: Kind): readonly (Step | undefined)[] => state.rules.steps[face];

/** The question that a technique's frame is at; undefined if it is at something that asks nothing. */
export function questionOf(state: State, frame: Frame): Question | undefined {
  const step = stepsOf(state, frame.as)[frame.step];
  return typeof step === 'object' ? step : undefined;
}

/** Who answers the question that the frame is at. */
export const askedSeat = (state: State, frame: Frame): Seat => questionOf(state, frame)?.asked?.(frame) ?? frame.seat;

const answers = new MoveList();

/** §17: whether the question is really asked. */
function isAsked(state: State, frame: Frame, question: Question): boolean {
  answers.clear();
  question.list(state, frame, answers);
  return answers.size > 1 || (answers.size === 1 && question.asksAnyway?.(state, frame) === true);
}

/** Whether the frame is at a question that waits for its answer. */
export function waitsForAnswer(state: State, frame: Frame): boolean {
  const question = questionOf(state, frame);
  return question !== undefined && isAsked(state, frame, question);
}

/** DM-TECH-2: does the next step of a technique; says whether an answer is waited for. */
export function enterTechnique(state: State, frame: Frame, events: EventSink): boolean {
  const step = stepsOf(state, frame.as)[frame.step];
  if (step === undefined) {
    finish(state, frame, events);
    return false;
  }
  if (typeof step === 'function') {
    replaceTop(state.frames, nextStep(frame));
    step(state, frame, events);
    return false;
  }
  if (isAsked(state, frame, step)) return true;
  const only = answers.size === 1 ? answers.at(0) : undefined;
  replaceTop(state.frames, nextStep(frame));
  if (only !== undefined) step.answer(state, frame, only, events);
  return false;
}

export function answerQuestion(state: State, frame: Frame, code: number, events: EventSink): void {
  const question = questionOf(state, frame);
  replaceTop(state.frames, nextStep(frame));
  question?.answer(state, frame, code, events);
}

/** Whether the frame is at the end of its technique, not of another effect of the card. */
const isTechnique = ({ rules }: State, { as, step }: Frame): boolean => rules.cards[as].technique?.length === step;

/** DM-TECH-6. */
function finish(state: State, frame: Frame, events: EventSink): void {
  const { seat, card, as } = frame;
  state.frames.pop();
  if (card !== NONE) discardOnto(state, seat, card, playAreaOf(seat), events);
  if (state.rules.options.marketRefill === 'after-techniques') fillMarket(state, events);
  if (state.extras !== undefined) {
    if (!isTechnique(state, frame)) return;
    callHooks(state, (hooks) => hooks.techniqueDone?.(state, seat, as, events));
  }
  if ((state.rules.permissions[as] & HAS_PLUS) !== 0) offerBonusAction(state, seat);
}

/** Nothing more of the text on top of the stack is done (DX-SPEND-4). */
export function skipRest(state: State): void {
  const frame = state.frames[state.frames.length - 1];
  const steps = stepsOf(state, frame.as);
  let { step } = frame;
  while (steps[step] !== undefined) step++;
  replaceTop(state.frames, atStep(frame, step));
}

/** The technique on top of the stack remembers something for its later steps. */
export function remember(state: State, memory: FrameFields): void {
  replaceTop(state.frames, remembering(state.frames[state.frames.length - 1], memory));
}
