import { replaceTop, type Seat } from '@souk/kernel';
import { fillHand } from '../effects/draws.js';
import { beginScheduled, fireOpen, onlyOne, scheduledFor } from '../effects/effects.js';
import type { Extras } from '../effects/extras.js';
import { collectReactions, fireHidden } from '../effects/reactions.js';
import type { EventSink } from '../events.js';
import {
  ACTION,
  AFTER_ACTIONS,
  AFTER_CLEAN_UP,
  CLEAN_UP,
  CLEAN_UP_GOES_ON,
  END_PHASE_NEXT,
  type Frame,
  LAST_WINDOW,
  TURN_OVER,
  TURN_STARTS,
  turnFrame,
} from '../frames.js';
import { fillMarket } from '../piles/piles.js';
import { isInGame, type State } from '../state.js';
import { endTurn } from './turn.js';
import { mayUseAtEnd, noteHeld, opensByWhatIsOpen } from './windows.js';

/** DX-TURN-1, DX-SEQ-1: turns with further decks. Whatever comes between two steps fires before the next one. */

/** Does what comes at a step of the turn; says whether an answer is waited for. */
type Doing = (state: State, extras: Extras, seat: Seat, events: EventSink) => boolean;

const goTo = (state: State, seat: Seat, step: number): false => {
  replaceTop(state.frames, turnFrame(seat, step));
  return false;
};

const waits: Doing = () => true;

/** DX-SCHED-5. */
const startTurn: Doing = (state, extras, seat, events) => {
  const coming = scheduledFor(state, extras, seat, 'turn-starts');
  if (coming.length === 0) return goTo(state, seat, ACTION);
  const only = onlyOne(coming);
  if (only === undefined) return true;
  beginScheduled(state, extras, only, 'turn-starts', events);
  return false;
};

/** DX-WINDOW-2. */
const afterActions: Doing = (state, _extras, seat, events) => {
  const opens = opensByWhatIsOpen(state, seat);
  events?.emit({ kind: 'last-window', seat, opens });
  goTo(state, seat, opens ? LAST_WINDOW : CLEAN_UP);
  return opens;
};

const isMarketFirst = ({ rules }: State): boolean => rules.options.cleanUpOrder === 'market-first';

/** DM-CLEAN-1 to DM-CLEAN-4, DX-TURN-2: one of the two parts of clean-up. */
function cleanUp(state: State, seat: Seat, market: boolean, events: EventSink): false {
  if (market) fillMarket(state, events);
  else fillHand(state, seat, 0, events);
  return false;
}

const firstPart: Doing = (state, _extras, seat, events) => {
  goTo(state, seat, CLEAN_UP_GOES_ON);
  return cleanUp(state, seat, isMarketFirst(state), events);
};

const secondPart: Doing = (state, _extras, seat, events) => {
  goTo(state, seat, END_PHASE_NEXT);
  return cleanUp(state, seat, !isMarketFirst(state), events);
};

/** DX-END-1: whether there is an end phase. */
const beforeEndPhase: Doing = (state, extras, seat) => {
  const takesPlace =
    isInGame(state, seat) && (scheduledFor(state, extras, seat, 'turn-ends').length > 0 || mayUseAtEnd(state, seat));
  return goTo(state, seat, takesPlace ? AFTER_CLEAN_UP : TURN_OVER);
};

/** DX-END-1: nothing is asked where all can tell that there is but one thing to do, and it is not to end. */
const endPhase: Doing = (state, extras, seat, events) => {
  noteHeld(state, extras, seat);
  const coming = scheduledFor(state, extras, seat, 'turn-ends');
  const only = coming.length > 0 && !mayUseAtEnd(state, seat) ? onlyOne(coming) : undefined;
  if (only === undefined) return true;
  beginScheduled(state, extras, only, 'turn-ends', events);
  return false;
};

const turnOver: Doing = (state, _extras, seat, events) => {
  endTurn(state, seat, events);
  return false;
};

const STEPS: { readonly [step: number]: Doing } = {
  [TURN_STARTS]: startTurn,
  [AFTER_ACTIONS]: afterActions,
  [CLEAN_UP]: firstPart,
  [CLEAN_UP_GOES_ON]: secondPart,
  [END_PHASE_NEXT]: beforeEndPhase,
  [AFTER_CLEAN_UP]: endPhase,
  [TURN_OVER]: turnOver,
};

/** DX-SEQ-1: an event is over; what is due fires, then the turn goes on. */
export function enterSequence(state: State, extras: Extras, { seat, step }: Frame, events: EventSink): boolean {
  collectReactions(state, extras, seat);
  if (extras.due.length > 0 && fireOpen(state, extras, seat, events)) return false;
  if ((extras.due.length > 0 || extras.came !== 0) && fireHidden(state, extras, seat, events)) return false;
  return (STEPS[step] ?? waits)(state, extras, seat, events);
}
