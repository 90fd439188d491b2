import { below, MoveList, pick, type Seat } from '@souk/kernel';
import type { EventSink } from '../events.js';
import { type Frame, frameOf, SELECT } from '../frames.js';
import type { Move } from '../moves/moves.js';
import { isInGame, type Selection, type State } from '../state.js';
import { deal } from './deal.js';

/** What is asked when the players choose the decks (DM-VAR-1, DM-VAR-2), as steps of the frame. */
const BAN = 0;
const PICK = 1;
const VOTE = 2;

/** Ends a seat's vote; decks are numbered by their order in the box. */
const endOfVote = ({ rules }: State): number => rules.box.decks.length;

const selectionOf = (state: State): Selection => state.selection ?? { banned: [], picked: [], votes: [] };

/** The seat that comes as number `turn` in turn order. */
const seatInTurn = ({ firstPlayer, rules }: State, turn: number): Seat => (firstPlayer + turn) % rules.seats;

/** Opens the selection: bans only if enough decks are there. */
export function beginSelection(state: State): void {
  const { seats, options } = state.rules;
  const votes = Array.from({ length: seats }, () => []);
  state.selection = { banned: [], picked: [], votes };
  const bans = state.rules.box.decks.length >= 2 * seats + 1;
  const step = options.deckSelection === 'vote' ? VOTE : bans ? BAN : PICK;
  state.frames.push({ ...frameOf(SELECT, seatInTurn(state, 0), 0, 0), step });
}

export function listSelection(state: State, frame: Frame, list: MoveList): void {
  const { banned, picked, votes } = selectionOf(state);
  const taken = frame.step === VOTE ? votes[frame.seat] : [...banned, ...picked];
  for (const deck of state.rules.box.decks.keys()) if (!taken.includes(deck)) list.add(deck);
  if (frame.step === VOTE) list.add(endOfVote(state));
}

/** Chance answers for a seat that has left. */
export function enterSelection(state: State, frame: Frame, events: EventSink): boolean {
  if (isInGame(state, frame.seat)) return true;
  const answers = new MoveList();
  listSelection(state, frame, answers);
  answerSelection(state, frame, pick(state.random, answers.toArray()), events);
  return false;
}

const KINDS = ['ban-deck', 'pick-deck', 'vote-deck'] as const;
const EVENTS = ['deck-banned', 'deck-picked', 'deck-voted'] as const;

export const describeSelection = (state: State, frame: Frame, code: number): Move =>
  code === endOfVote(state) ? { kind: 'end-vote' } : { kind: KINDS[frame.step], deck: state.rules.box.ids[code] };

export const SELECTION_PROMPTS = [
  { kind: 'ban-deck', text: 'Ban a deck from this game', rule: 'DM-VAR-2' },
  { kind: 'pick-deck', text: 'Pick a deck for this game', rule: 'DM-VAR-2' },
  { kind: 'vote-deck', text: 'Vote for the deck that you like best of the others', rule: 'DM-VAR-1' },
] as const;

export function answerSelection(state: State, frame: Frame, code: number, events: EventSink): void {
  const { banned, picked, votes } = selectionOf(state);
  const { seat, step } = frame;
  const isEnd = code === endOfVote(state);
  if (!isEnd) events?.emit({ kind: EVENTS[step], seat, deck: state.rules.box.ids[code] });
  if (step === BAN) state.selection = { banned: withDeck(banned, code), picked, votes };
  else if (step === PICK) state.selection = { banned, picked: withDeck(picked, code), votes };
  else if (!isEnd) {
    state.selection = {
      banned,
      picked,
      votes: votes.map((vote, voter) => (voter === seat ? [...vote, code] : vote)),
    };
  }
  if (step !== VOTE || isEnd || selectionOf(state).votes[seat].length > state.rules.seats) {
    askNext(state, frame, events);
  }
}

function askNext(state: State, frame: Frame, events: EventSink): void {
  state.frames.pop();
  const answered = frame.count + 1;
  if (answered < state.rules.seats) {
    state.frames.push({ ...frame, count: answered, seat: seatInTurn(state, answered) });
  } else if (frame.step === BAN) state.frames.push({ ...frame, count: 0, seat: seatInTurn(state, 0), step: PICK });
  else finishSelection(state, frame.step === VOTE, events);
}

/** Decks in the order of the box. */
const withDeck = (decks: readonly number[], deck: number): readonly number[] =>
  [...decks, deck].sort((one, other) => one - other);

const allDecks = ({ rules }: State): number[] => [...rules.box.decks.keys()];

function finishSelection(state: State, voted: boolean, events: EventSink): void {
  const { banned, picked } = selectionOf(state);
  const left = allDecks(state).filter((deck) => !banned.includes(deck));
  const chosen = voted ? electedDecks(state) : addRandomly(state, picked, left, 1);
  state.selection = undefined;
  deal(state, chosen, events);
}

/** DM-VAR-1: a first choice of n + 1 counts n + 1 points, the next one less; ties and gaps are drawn. */
function electedDecks(state: State): readonly number[] {
  const places = state.rules.seats + 1;
  const points = allDecks(state).map((deck) =>
    selectionOf(state).votes.reduce((sum, vote) => sum + (vote.includes(deck) ? places - vote.indexOf(deck) : 0), 0),
  );
  let chosen: readonly number[] = [];
  for (const level of [...new Set(points)].sort((one, other) => other - one)) {
    const tied = allDecks(state).filter((deck) => points[deck] === level);
    chosen = addRandomly(state, chosen, tied, Math.min(places - chosen.length, tied.length));
  }
  return chosen;
}

/** The chosen decks and `count` further ones drawn from others. */
function addRandomly(
  state: State,
  chosen: readonly number[],
  from: readonly number[],
  count: number,
): readonly number[] {
  let decks = chosen;
  for (let i = 0; i < count; i++) {
    const left = from.filter((deck) => !decks.includes(deck));
    decks = withDeck(decks, pick(state.random, left));
  }
  return decks;
}

/** DM-SETUP-1: any n + 1 decks. */
export const randomDecks = (state: State): readonly number[] =>
  addRandomly(state, [], allDecks(state), state.rules.seats + 1);

/** DM-SETUP-8: chance, or chance among those who lost the last game. */
export function drawFirstPlayer(state: State): Seat {
  const { seats, options } = state.rules;
  if (options.firstPlayer !== 'random') return options.firstPlayer;
  if (options.lastWinner === null) return below(state.random, seats);
  const drawn = below(state.random, seats - 1);
  return drawn < options.lastWinner ? drawn : drawn + 1;
}
