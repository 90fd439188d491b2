import { type Frame, replaceTop, type Seat } from '@souk/kernel';
import type { FrameFields } from './frame-fields.js';
import { MAX_SEATS } from './vocabulary.js';

/** What can be open at a table: first the questions, each answered by one seat (the reveals by all at once) … */
export const QUESTION_NAMES = [
  'choose-wizard',
  'reveal',
  'draw',
  'act',
  'ignore-effect',
  'cauldron',
  'peek',
  'set',
  'slide',
  'toad-player',
  'egg-player',
  'doll',
  'dafana',
  'slot',
  'two-player-discard',
  'watch-item',
  'lamp-item',
  'chalice-player',
  'chalice-item',
  'lockbox-own',
  'lockbox-other',
  'glynna',
  'ninx',
  'bribe',
] as const;

/** … then what goes on by itself when what lies above it on the stack is done. */
export const PROCESS_NAMES = ['play', 'sale', 'end-turn', 'inspection', 'bribes'] as const;

export const FRAME_NAMES = [...QUESTION_NAMES, ...PROCESS_NAMES] as const;
export type QuestionName = (typeof QUESTION_NAMES)[number];
export type FrameName = (typeof FRAME_NAMES)[number];

export const CHOOSE_WIZARD = 0;
export const REVEAL = 1;
export const DRAW = 2;
export const ACT = 3;
export const IGNORE_EFFECT = 4;
export const CAULDRON = 5;
export const PEEK = 6;
export const SET = 7;
export const SLIDE = 8;
export const TOAD_PLAYER = 9;
export const EGG_PLAYER = 10;
export const DOLL = 11;
export const DAFANA_OFFER = 12;
export const SLOT = 13;
export const TWO_PLAYER_DISCARD = 14;
export const WATCH_ITEM = 15;
export const LAMP_ITEM = 16;
export const CHALICE_PLAYER = 17;
export const CHALICE_ITEM = 18;
export const LOCKBOX_OWN = 19;
export const LOCKBOX_OTHER = 20;
export const GLYNNA_SLOT = 21;
export const NINX_SLOT = 22;
export const BRIBE = 23;
export const PLAY = 24;
export const SALE = 25;
export const END_TURN = 26;
export const INSPECTION = 27;
export const BRIBES = 28;

export const isQuestion = (effect: number): boolean => effect < PLAY;

/** The kernel's frame with what frames of this game remember: `FRAME_FIELDS` tells which kind remembers what. */
export interface AlleyFrame extends Frame, FrameFields {}

/** A frame that nothing refers to yet. */
type NewFrame = { -readonly [field in keyof AlleyFrame]: AlleyFrame[field] };

/** Every frame has all fields, and in this order: V8 reads objects fastest that have one shape. */
export const newFrame = (effect: number, seat: Seat, step = 0): NewFrame => ({
  effect,
  step,
  seat,
  place: 0,
  waiting: 0,
  peeks: 0,
  slot: 0,
  wild: 0,
  line: 0,
  dolls: 0,
  served: 0,
  item: 0,
  from: 0,
  returns: 0,
  owner: 0,
  replaced: 0,
  copies: 0,
  atInspection: 0,
  asked: 0,
});

/** The same frame, to be changed before it takes the place of the old one. */
export const copyOf = (frame: AlleyFrame): NewFrame => ({
  effect: frame.effect,
  step: frame.step,
  seat: frame.seat,
  place: frame.place,
  waiting: frame.waiting,
  peeks: frame.peeks,
  slot: frame.slot,
  wild: frame.wild,
  line: frame.line,
  dolls: frame.dolls,
  served: frame.served,
  item: frame.item,
  from: frame.from,
  returns: frame.returns,
  owner: frame.owner,
  replaced: frame.replaced,
  copies: frame.copies,
  atInspection: frame.atInspection,
  asked: frame.asked,
});

const PLAIN: readonly (readonly AlleyFrame[])[] = FRAME_NAMES.map((_, effect) =>
  Array.from({ length: MAX_SEATS }, (_, seat) => Object.freeze(newFrame(effect, seat))),
);

/** A frame that remembers nothing but its seat; made once. */
export const plainFrame = (effect: number, seat: Seat): AlleyFrame => PLAIN[effect][seat];

/** Asks a seat what to reveal, in name of all who have yet to choose. */
export function revealFrame(seat: Seat, waiting: number): AlleyFrame {
  const asked = newFrame(REVEAL, seat);
  asked.waiting = waiting;
  return asked;
}

/** The topmost frame, a process, goes on at another of its steps. */
export function goOnAt(frames: AlleyFrame[], running: AlleyFrame, step: number): void {
  const next = copyOf(running);
  next.step = step;
  replaceTop(frames, next);
}
