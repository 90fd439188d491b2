import { InputError, type Seat, seatBit, topFrame } from '@souk/kernel';
import { PLAY_SOURCES } from '../events.js';
import {
  ACT,
  type AlleyFrame,
  BRIBE,
  BRIBES,
  CHALICE_ITEM,
  CHOOSE_WIZARD,
  DAFANA_OFFER,
  DOLL,
  FRAME_NAMES,
  INSPECTION,
  isQuestion,
  LOCKBOX_OTHER,
  NINX_SLOT,
  PEEK,
  PLAY,
  SALE,
  SET,
  SLIDE,
  SLOT,
} from '../frames.js';
import { ANY_SLOT, REPLACED, SETS } from '../round/play.js';
import { cellAt, hiddenSlots, inTurnOrder, leftOf, type State } from '../state.js';
import { type Cell, isHidden, kindIn, returnsOf, seenBy } from '../storehouse/cells.js';
import { isIn } from '../storehouse/masks.js';
import { SHAPES } from '../storehouse/shapes.js';
import { RETURNS, SPECIAL } from '../storehouse/traits.js';
import { DAFANA, kindOf, NINX } from '../vocabulary.js';
import { FRAME_SHAPES, stepsOf } from './stack.js';

export const demand = (holds: boolean, path: string, expected: string): void => {
  if (!holds) throw new InputError(`position.${path}`, expected);
};

export function checkCell({ rules }: State, cell: Cell, path: string): void {
  const { seats, traits, numbers } = rules;
  const returns = returnsOf(cell);
  demand(isHidden(cell) || seenBy(cell) === 0, `${path}.seenBy`, 'nobody: a revealed item is public');
  demand(seenBy(cell) < seatBit(seats), `${path}.seenBy`, 'seats of the table');
  if (returns === 0) return;
  const returning = !isHidden(cell) && (traits[kindIn(cell)] & RETURNS) !== 0;
  demand(returning, `${path}.returned`, '0 but for a revealed Boomerang');
  demand(returns <= numbers.boomerangReturns, `${path}.returned`, `at most ${numbers.boomerangReturns}`);
}

/** Who is asked inside what: mostly the one whose turn, play, sale or inspection it is. */
function seatAbove(state: State, below: AlleyFrame, effect: number): Seat {
  if (effect === DAFANA_OFFER) return state.wizardSeats[DAFANA];
  if (effect === NINX_SLOT) return state.wizardSeats[NINX];
  return below.seat;
}

/** What is open lies as the rules would have laid it, and remembers what can be. */
export function checkStack(state: State): void {
  const { frames } = state;
  for (const [i, frame] of frames.entries()) {
    const path = `stack[${i}]`;
    if (i === 0) demand(onWhat(frame) === undefined, path, 'a frame that can lie at the bottom of the stack');
    else checkPlace(state, frame, frames[i - 1], path);
    CHECKS[frame.effect]?.(state, frame, path);
  }
  const top = topFrame(frames);
  demand(top === undefined || isQuestion(top.effect), 'stack', 'a question on top');
}

const onWhat = ({ effect }: AlleyFrame) => FRAME_SHAPES[FRAME_NAMES[effect]].on;

function checkPlace(state: State, frame: AlleyFrame, below: AlleyFrame, path: string): void {
  const under = FRAME_NAMES[below.effect];
  const step = stepsOf(under)[below.step];
  const fits = onWhat(frame)?.some(([one, at]) => one === under && at === step) ?? false;
  demand(fits, path, `a frame that can lie on ${under}`);
  const seat = frame.effect === BRIBE ? leftOf(state, frame.seat) : frame.seat;
  demand(seat === seatAbove(state, below, frame.effect), `${path}.seat`, 'the seat whom the frame below leaves to act');
  const atInspection = below.effect === INSPECTION;
  if (frame.effect === SET)
    demand((frame.slot === ANY_SLOT) === atInspection, `${path}.slot`, `${ANY_SLOT} at inspections only`);
  if (frame.effect === SALE)
    demand((frame.atInspection === 1) === atInspection, `${path}.atInspection`, String(atInspection));
}

type Check = (state: State, frame: AlleyFrame, path: string) => void;

const size = ({ shapes }: State, seat: Seat): number => SHAPES[shapes[seat]].size;

/** What a frame remembers must be there. */
const CHECKS: { readonly [effect: number]: Check | undefined } = {
  [PLAY](state, { seat, step, slot, replaced, item: kind, wild }, path) {
    checkCell(state, replaced, `${path}.replaced`);
    demand(kindIn(replaced) < state.rules.items.length, `${path}.replaced.face`, '"up" or "down"');
    demand(wild === 0 || step >= SETS, `${path}.wild`, 'false before the effect');
    if (step === REPLACED) return;
    const lies =
      slot < size(state, seat) && !isHidden(cellAt(state, seat, slot)) && kindIn(cellAt(state, seat, slot)) === kind;
    demand(lies, `${path}.slot`, 'the slot where the played item lies');
  },
  [SALE](state, { item: kind, copies }, path) {
    demand(copies === 2 || copies === 3, `${path}.copies`, '2 or 3');
    demand((state.rules.traits[kind] & SPECIAL) === 0, `${path}.item`, 'an item that can make a set');
  },
  [SET](state, { seat, slot }, path) {
    demand(slot === ANY_SLOT || slot < size(state, seat), `${path}.slot`, `a slot, or ${ANY_SLOT} for all of them`);
  },
  [SLIDE](state, { seat, line }, path) {
    const { lines } = SHAPES[state.shapes[seat]];
    const gone = lines[line]?.slots.every((slot) => kindIn(cellAt(state, seat, slot)) >= state.rules.items.length);
    demand(gone ?? false, `${path}.line`, 'a line of the storehouse that has been sold');
  },
  [SLOT](state, { seat, item: kind, from, returns, owner }, path) {
    const { seats, traits, numbers } = state.rules;
    const source = PLAY_SOURCES[from];
    const most = (traits[kind] & RETURNS) !== 0 && source === 'magic-boomerang' ? numbers.boomerangReturns : 0;
    demand(source !== 'stash', `${path}.from`, 'what demands the play');
    demand(returns <= most, `${path}.returns`, `at most ${most}`);
    demand(
      owner < seats && (source !== 'sacred-chalice' || owner !== seat),
      `${path}.owner`,
      'another seat of the table',
    );
  },
  [DOLL](state, { seat, dolls, served }, path) {
    const left = state.aside.filter((kind) => kind === kindOf('haunted-doll')).length;
    demand(dolls <= left, `${path}.dolls`, `at most ${left}, which are set aside`);
    demand(
      isIn(served, seat) && served < seatBit(state.rules.seats),
      `${path}.served`,
      'the seller and others of the table',
    );
  },
  [CHALICE_ITEM](state, { seat, owner }, path) {
    demand(owner < state.rules.seats && owner !== seat, `${path}.owner`, 'another seat of the table');
  },
  [LOCKBOX_OTHER](state, { seat, slot }, path) {
    demand(isIn(hiddenSlots(state, seat), slot), `${path}.slot`, 'a hidden slot of the asked seat');
  },
  [PEEK](_state, { peeks }, path) {
    demand(peeks > 0, `${path}.peeks`, 'at least 1');
  },
  [CHOOSE_WIZARD](state, { seat, place }, path) {
    demand(
      place < state.rules.seats && inTurnOrder(state, place) === seat,
      `${path}.place`,
      'the seat’s place in the turn order',
    );
  },
  [BRIBES](state, { seat, asked }, path) {
    demand(
      asked <= state.rules.seats && inTurnOrder(state, asked) === seat,
      `${path}.asked`,
      'how many come before the seat',
    );
  },
  [ACT](state, { seat }, path) {
    demand(state.stashSizes[seat] > 0, path, 'a seat with a stash');
  },
};
