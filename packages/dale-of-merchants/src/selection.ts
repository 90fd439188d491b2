import { below, MoveList, pick, type Seat } from '@souk/kernel';
import { deal } from './deal.js';
import { DECK_IDS, DECKS } from './decks/index.js';
import type { Sink } from './events.js';
import { type Frame, frameOf, SELECT } from './frame.js';
import type { Move } from './moves.js';
import { isInGame, type Selection, type State } from './state.js';

/** What is asked when the players choose the decks (DM-VAR-1, DM-VAR-2), as steps of the frame. */
const BAN = 0;
const PICK = 1;
const VOTE = 2;

/** Ends a seat's vote; decks are numbered by their order in the box. */
const END_OF_VOTE = DECKS.length;

const ALL_DECKS = (1 << DECKS.length) - 1;

const bitsIn = (mask: number): number => DECKS.filter((_, deck) => (mask >> deck) & 1).length;

const selectionOf = (state: State): Selection => state.selection ?? { banned: 0, picked: 0, votes: [] };

/** The seat that comes as number `turn` in turn order. */
const seatInTurn = ({ firstPlayer, table }: State, turn: number): Seat => (firstPlayer + turn) % table.seats;

/** Opens the selection: bans only if enough decks are there. */
export function beginSelection(state: State): void {
  const { seats, options } = state.table;
  const votes = Array.from({ length: seats }, () => []);
  state.selection = { banned: 0, picked: 0, votes };
  const bans = DECKS.length >= 2 * seats + 1;
  const step = options.deckSelection === 'vote' ? VOTE : bans ? BAN : PICK;
  state.frames.push({ ...frameOf(SELECT, seatInTurn(state, 0), 0, 0), step });
}

export function listSelection(state: State, frame: Frame, list: MoveList): void {
  const { banned, picked, votes } = selectionOf(state);
  for (let deck = 0; deck < DECKS.length; deck++) {
    const open = frame.step === VOTE ? !votes[frame.seat].includes(deck) : (((banned | picked) >> deck) & 1) === 0;
    if (open) list.add(deck);
  }
  if (frame.step === VOTE) list.add(END_OF_VOTE);
}

/** Chance answers for a seat that has left. */
export function enterSelection(state: State, frame: Frame, events: Sink): boolean {
  if (isInGame(state, frame.seat)) return true;
  const answers = new MoveList();
  listSelection(state, frame, answers);
  answerSelection(state, frame, pick(state.random, answers.toArray()), events);
  return false;
}

const KINDS = ['ban-deck', 'pick-deck', 'vote-deck'] as const;
const EVENTS = ['deck-banned', 'deck-picked', 'deck-voted'] as const;

export const describeSelection = (frame: Frame, code: number): Move =>
  code === END_OF_VOTE ? { kind: 'end-vote' } : { kind: KINDS[frame.step], deck: DECK_IDS[code] };

export const SELECTION_PROMPTS = [
  { kind: 'ban-deck', text: 'Ban a deck from this game', rule: 'DM-VAR-2' },
  { kind: 'pick-deck', text: 'Pick a deck for this game', rule: 'DM-VAR-2' },
  { kind: 'vote-deck', text: 'Vote for the deck that you like best of the others', rule: 'DM-VAR-1' },
] as const;

/** `a` of the frame counts the seats that have answered. */
export function answerSelection(state: State, frame: Frame, code: number, events: Sink): void {
  const { banned, picked, votes } = selectionOf(state);
  const { seat, step } = frame;
  if (code !== END_OF_VOTE) events?.emit({ kind: EVENTS[step], seat, deck: DECK_IDS[code] });
  if (step === BAN) state.selection = { banned: banned | (1 << code), picked, votes };
  else if (step === PICK) state.selection = { banned, picked: picked | (1 << code), votes };
  else if (code !== END_OF_VOTE) {
    state.selection = {
      banned,
      picked,
      votes: votes.map((vote, voter) => (voter === seat ? [...vote, code] : vote)),
    };
  }
  if (step !== VOTE || code === END_OF_VOTE || selectionOf(state).votes[seat].length > state.table.seats) {
    askNext(state, frame, events);
  }
}

function askNext(state: State, frame: Frame, events: Sink): void {
  state.frames.pop();
  const answered = frame.a + 1;
  if (answered < state.table.seats) {
    state.frames.push({ ...frame, a: answered, seat: seatInTurn(state, answered) });
  } else if (frame.step === BAN) state.frames.push({ ...frame, a: 0, seat: seatInTurn(state, 0), step: PICK });
  else finishSelection(state, frame.step === VOTE, events);
}

function finishSelection(state: State, voted: boolean, events: Sink): void {
  const { banned, picked } = selectionOf(state);
  const chosen = voted ? electedDecks(state) : addRandomly(state, picked, ALL_DECKS & ~banned, 1);
  state.selection = undefined;
  deal(state, chosen, events);
}

/** DM-VAR-1: a first choice of n + 1 counts n + 1 points, the next one less; ties and gaps are drawn. */
function electedDecks(state: State): number {
  const places = state.table.seats + 1;
  const points = DECKS.map((_, deck) =>
    selectionOf(state).votes.reduce((sum, vote) => sum + (vote.includes(deck) ? places - vote.indexOf(deck) : 0), 0),
  );
  let chosen = 0;
  for (const level of [...new Set(points)].sort((one, other) => other - one)) {
    const tied = points.reduce((mask, sum, deck) => (sum === level ? mask | (1 << deck) : mask), 0);
    chosen = addRandomly(state, chosen, tied, Math.min(places - bitsIn(chosen), bitsIn(tied)));
  }
  return chosen;
}

/** The chosen decks and `count` further ones drawn from others. */
function addRandomly(state: State, chosen: number, from: number, count: number): number {
  let mask = chosen;
  for (let i = 0; i < count; i++) {
    const left = DECKS.map((_, deck) => deck).filter((deck) => ((from & ~mask) >> deck) & 1);
    mask |= 1 << pick(state.random, left);
  }
  return mask;
}

/** DM-SETUP-1: any n + 1 decks. */
export const randomDecks = (state: State): number => addRandomly(state, 0, ALL_DECKS, state.table.seats + 1);

/** DM-SETUP-8: chance, or chance among those who lost the last game. */
export function drawFirstPlayer(state: State): Seat {
  const { seats, options } = state.table;
  if (options.firstPlayer !== 'random') return options.firstPlayer;
  if (options.lastWinner === null) return below(state.random, seats);
  const drawn = below(state.random, seats - 1);
  return drawn < options.lastWinner ? drawn : drawn + 1;
}
