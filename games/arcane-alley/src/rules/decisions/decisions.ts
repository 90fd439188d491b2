import { topFrame } from '@souk/kernel';
import type { EventSink } from '../events.js';
import { type AlleyFrame, isQuestion, PLAY, PROCESS_NAMES, QUESTION_NAMES, type QuestionName } from '../frames.js';
import { feedCauldron } from '../items/bubbling-cauldron.js';
import { peek } from '../items/crystal-ball.js';
import { chooseEggPlayer } from '../items/dragons-egg.js';
import { placeDoll } from '../items/haunted-doll.js';
import { chooseToadPlayer } from '../items/hypnotic-toad.js';
import { chooseShown } from '../items/mystical-lamp.js';
import { chooseOwn, chooseTheirs } from '../items/pandoras-lockbox.js';
import { chooseStash, chooseTaken } from '../items/sacred-chalice.js';
import { turnBackTime } from '../items/wizards-watch.js';
import { bribe, continueBribes } from '../round/bribe.js';
import { continueInspection } from '../round/inspection.js';
import { chooseSet, chooseSlot, continuePlay } from '../round/play.js';
import { chooseSlide, continueSale } from '../round/sale.js';
import { act, draw, endTurn } from '../round/sell.js';
import { chooseReveals } from '../round/stock.js';
import { twoPlayerDiscard } from '../round/two-players.js';
import { chooseWizard } from '../setup.js';
import type { State } from '../state.js';
import { answerAsDafana } from '../wizards/dafana.js';
import { chooseRemoved } from '../wizards/glynna.js';
import { ignoreEffect } from '../wizards/meeblemore.js';
import { appraise } from '../wizards/ninx.js';
import type { Decision } from './decision.js';

const BY_NAME: { readonly [name in QuestionName]: Decision } = {
  'choose-wizard': chooseWizard,
  reveal: chooseReveals,
  draw,
  act,
  'ignore-effect': ignoreEffect,
  cauldron: feedCauldron,
  peek,
  set: chooseSet,
  slide: chooseSlide,
  'toad-player': chooseToadPlayer,
  'egg-player': chooseEggPlayer,
  doll: placeDoll,
  dafana: answerAsDafana,
  slot: chooseSlot,
  'two-player-discard': twoPlayerDiscard,
  'watch-item': turnBackTime,
  'lamp-item': chooseShown,
  'chalice-player': chooseStash,
  'chalice-item': chooseTaken,
  'lockbox-own': chooseOwn,
  'lockbox-other': chooseTheirs,
  glynna: chooseRemoved,
  ninx: appraise,
  bribe,
};

/** Every question of the game, by the number of its frame. */
export const DECISIONS: readonly Decision[] = QUESTION_NAMES.map((name) => BY_NAME[name]);

type Process = (state: State, frame: AlleyFrame, events: EventSink) => void;

const PROCESSES: { readonly [name in (typeof PROCESS_NAMES)[number]]: Process } = {
  play: continuePlay,
  sale: continueSale,
  'end-turn': endTurn,
  inspection: continueInspection,
  bribes: continueBribes,
};

const BY_FRAME: readonly Process[] = PROCESS_NAMES.map((name) => PROCESSES[name]);

/** Lets the rules run until a seat is asked something, or the match is over. */
export function proceed(state: State, events: EventSink): void {
  for (let top = topFrame(state.frames); top !== undefined && !isQuestion(top.effect); top = topFrame(state.frames)) {
    BY_FRAME[top.effect - PLAY](state, top, events);
  }
}
