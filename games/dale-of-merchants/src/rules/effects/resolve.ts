import { MoveList, replaceTop, type Seat } from '@souk/kernel';
import type { Kind } from '../cards/card.js';
import { NONE } from '../cards/card.js';
import { HAS_PLUS } from '../cards/permissions.js';
import type { Instruction, Question, Step } from '../cards/spec.js';
import type { EventSink } from '../events.js';
import { atStep, BUILD, DRAW, type Frame, type FrameFields, nextStep, RESOLVE, remembering } from '../frames.js';
import { discardOnto, fillMarket, playAreaOf } from '../piles/piles.js';
import type { State } from '../state.js';
import { offerBonusAction } from '../turn/turn.js';
import { TECHNIQUE_ACTION } from './action-bits.js';
import { keepLeading } from './before-stack.js';
import { callHooks } from './extras.js';
import { noteAction, noteResolved, watchHands } from './triggers.js';

const stepsOf = (state: State, face: Kind): readonly (Step | undefined)[] => state.rules.steps[face];

/** The question that a technique's frame is at; undefined if it is at something that asks nothing. */
export function questionOf(state: State, frame: Frame): Question | undefined {
  const step = stepsOf(state, frame.as)[frame.step];
  return typeof step === 'object' && 'list' in step ? step : undefined;
}

/** Who answers the question that the frame is at. */
export const askedSeat = (state: State, frame: Frame): Seat => questionOf(state, frame)?.asked?.(frame) ?? frame.seat;

const answers = new MoveList();

/** §17: whether the question is really asked. */
function isAsked(state: State, frame: Frame, question: Question): boolean {
  answers.clear();
  question.list(state, frame, answers);
  if (state.extras !== undefined) keepLeading(state, frame, answers);
  return answers.size > 1 || (answers.size === 1 && question.asksAnyway?.(state, frame) === true);
}

export function listAnswers(state: State, frame: Frame, list: MoveList): void {
  questionOf(state, frame)?.list(state, frame, list);
  if (state.extras !== undefined) keepLeading(state, frame, list);
}

/** Whether the frame is at a question that waits for its answer. */
export function waitsForAnswer(state: State, frame: Frame): boolean {
  const question = questionOf(state, frame);
  return question !== undefined && isAsked(state, frame, question);
}

/** DM-TECH-2: does the next step of a technique; says whether an answer is waited for. */
export function enterTechnique(state: State, frame: Frame, events: EventSink): boolean {
  const step = stepsOf(state, frame.as)[frame.step];
  if (state.extras !== undefined) watchHands(state, state.extras);
  if (step === undefined) {
    finish(state, frame, events);
    return false;
  }
  if (typeof step === 'function') {
    replaceTop(state.frames, nextStep(frame));
    step(state, frame, events);
    return false;
  }
  if ('act' in step) {
    replaceTop(state.frames, nextStep(frame));
    step.act(state, frame, events);
    goOnIfDrawn(state, step.drawn, events);
    return false;
  }
  if (isAsked(state, frame, step)) return true;
  const only = answers.size === 1 ? answers.at(0) : undefined;
  replaceTop(state.frames, nextStep(frame));
  // Before a stack the hand decides what can be answered (DX-BEAVER-4): that there is but one answer shows something of it.
  if (isBeforeStack(state)) events?.reveal({ kind: 'answered-alone', seat: frame.seat });
  if (only !== undefined) answerStep(state, frame, step, only, events);
  return false;
}

const isBeforeStack = ({ frames }: State): boolean => frames[frames.length - 2]?.effect === BUILD;

function answerStep(state: State, frame: Frame, question: Question, code: number, events: EventSink): void {
  question.answer(state, frame, code, events);
  if (question.drawn !== undefined) goOnIfDrawn(state, question.drawn, events);
}

/** What a step does with the cards that it has drawn; if a new deck is still to be formed, that is done later (draws.ts). */
function goOnIfDrawn(state: State, drawn: Instruction, events: EventSink): void {
  const top = state.frames[state.frames.length - 1];
  if (top?.effect === RESOLVE && !isDrawing(state)) drawn(state, top, events);
}

const isDrawing = ({ frames }: State): boolean => frames[frames.length - 2]?.effect === DRAW;

/** All cards that the last step of the frame draws are there. */
export function drawnIn(state: State, frame: Frame, events: EventSink): void {
  const step = stepsOf(state, frame.as)[frame.step - 1];
  if (typeof step === 'object') step.drawn?.(state, frame, events);
}

export function answerQuestion(state: State, frame: Frame, code: number, events: EventSink): void {
  const question = questionOf(state, frame);
  replaceTop(state.frames, nextStep(frame));
  if (question !== undefined) answerStep(state, frame, question, code, events);
}

/** The step that is being done will be done once more when nothing lies on top of its frame. */
export function again(state: State): void {
  const top = state.frames[state.frames.length - 1];
  replaceTop(state.frames, atStep(top, top.step - 1));
}

/** Where the part of the card ends that the frame is in. */
export function endOfPart(state: State, { as, step }: Frame): number {
  const steps = stepsOf(state, as);
  let end = step;
  while (steps[end] !== undefined) end++;
  return end;
}

/** Whether the frame is at the end of its technique, not of another effect of the card. */
const isTechnique = ({ rules }: State, { as, step }: Frame): boolean => rules.cards[as].technique?.length === step;

/** DM-TECH-6. */
function finish(state: State, frame: Frame, events: EventSink): void {
  const { seat, card, as } = frame;
  state.frames.pop();
  if (card !== NONE) discardOnto(state, seat, card, playAreaOf(seat), events);
  if (state.extras !== undefined) {
    finishWithExtras(state, frame, events);
    return;
  }
  if (state.rules.options.marketRefill === 'after-techniques') fillMarket(state, events);
  if ((state.rules.permissions[as] & HAS_PLUS) !== 0) offerBonusAction(state, seat);
}

/** DX-SEQ-1: what comes after a technique or a later part of one, before the triggers. */
function finishWithExtras(state: State, frame: Frame, events: EventSink): void {
  const { seat, card, as, step } = frame;
  const { effects = [] } = state.rules.extras ?? {};
  const part = isTechnique(state, frame) ? undefined : effects.find(({ kind, end }) => kind === as && end === step);
  const isLater = part?.from === 'schedule';
  if (!isTechnique(state, frame) && !isLater) return;
  if (card !== NONE && part?.when !== 'technique-resolved') noteResolved(state, seat, card);
  if (isLater) {
    if (state.rules.options.marketRefill === 'after-techniques') fillMarket(state, events);
    return;
  }
  noteAction(state, TECHNIQUE_ACTION);
  callHooks(state, (hooks) => hooks.techniqueDone?.(state, seat, as, events));
  if (state.rules.options.marketRefill === 'after-techniques') fillMarket(state, events);
  if ((state.rules.permissions[as] & HAS_PLUS) !== 0) offerBonusAction(state, seat);
}

/** Nothing more of the text on top of the stack is done (DX-SPEND-4). */
export function skipRest(state: State): void {
  const top = state.frames[state.frames.length - 1];
  replaceTop(state.frames, atStep(top, endOfPart(state, top)));
}

/** The technique on top of the stack remembers something for its later steps. */
export function remember(state: State, memory: FrameFields): void {
  replaceTop(state.frames, remembering(state.frames[state.frames.length - 1], memory));
}
