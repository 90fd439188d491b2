import { below, Events, MoveList, pick, type RandomState, type Seat } from '@souk/kernel';
import { type DaleEvent, daleOfMerchants, type Move, type State } from '../../src/rules/index.js';
import { wrongDeal } from './deal.js';
import { listOf, Oracle } from './follow.js';
import { selection, type Wishes, wrongDecks } from './selection.js';
import { textOf } from './table.js';

const asTold = ({ told }: Events<DaleEvent>): DaleEvent[] =>
  told.map(({ event, secrets }) => secrets[0]?.event ?? event);

function choicesOf(state: State, seat: Seat): { code: number; move: Move }[] {
  const list = new MoveList();
  daleOfMerchants.moves(state, seat, list);
  return list.toArray().map((code) => ({ code, move: daleOfMerchants.describeMove(state, seat, code) }));
}

/** Kinds of moves are equally likely, but those that only end something come less often. */
function anyChoice<C extends { readonly move: Move }>(choices: readonly C[], random: RandomState): C {
  const kinds = [...new Set(choices.map(({ move }) => move.kind))];
  const isDull = (kind: string): boolean => kind === 'inventory' || kind === 'decline' || kind === 'end-turn';
  let kind = pick(random, kinds);
  for (let again = 0; again < 2 && isDull(kind); again++) kind = pick(random, kinds);
  return pick(
    random,
    choices.filter(({ move }) => move.kind === kind),
  );
}

function isAccepted(state: State, seat: Seat, move: Move): boolean {
  try {
    daleOfMerchants.readMove(state, seat, move);
    return true;
  } catch {
    return false;
  }
}

function complain(state: State, what: string | undefined, move: unknown): void {
  if (what === undefined) return;
  throw new Error(`${what}\nmove ${textOf(move)}\nposition ${JSON.stringify(daleOfMerchants.toJSON(state))}`);
}

/** Lets random wishes choose the decks, and checks what is dealt. */
export function chooseDecks(state: State, random: RandomState): void {
  const position = daleOfMerchants.toJSON(state);
  const wishes: Wishes = { banned: [], picked: [], votes: position.players.map(() => []) };
  if (position.selection !== null) {
    const asking = selection(position, wishes);
    let { value: question } = asking.next();
    while (question) {
      const { seat } = question;
      const choices = choicesOf(state, seat);
      const expected = listOf(question.moves);
      if (textOf(daleOfMerchants.toAct(state)) !== textOf([seat])) complain(state, 'another seat is to act', seat);
      if (textOf(listOf(choices.map(({ move }) => move))) !== textOf(expected))
        complain(state, 'other decks', expected);
      const { code, move } = pick(random, choices);
      daleOfMerchants.play(state, seat, code);
      ({ value: question } = asking.next(move));
    }
    complain(state, wrongDecks(daleOfMerchants.toJSON(state), wishes), wishes);
  }
  complain(state, wrongDeal(daleOfMerchants.toJSON(state)), wishes);
}

/**
 * Plays at random, the second implementation along with it, and compares what both say before and after every move.
 * One move in `leavers`, if given, is a player leaving. Gives back the number of moves.
 */
export function playAlong(state: State, random: RandomState, limit: number, leavers?: number): number {
  const oracle = new Oracle(daleOfMerchants.toJSON(state));
  for (let moves = 0; moves < limit; moves++) {
    const seats = daleOfMerchants.toAct(state);
    const choices = seats.flatMap((seat) => choicesOf(state, seat));
    const moveList = choices.map(({ move }) => move);
    complain(state, oracle.compareMoves(seats, moveList), undefined);
    if (seats.length === 0) {
      complain(state, oracle.compareOutcome(daleOfMerchants.outcome(state)), undefined);
      return moves;
    }
    const before = daleOfMerchants.clone(state);
    const events = new Events<DaleEvent>();
    const leaver = below(random, daleOfMerchants.seatsOf(state));
    if (leavers !== undefined && !oracle.table.gone.includes(leaver) && below(random, leavers) === 0) {
      daleOfMerchants.leave?.(state, leaver, events);
      const after = daleOfMerchants.toJSON(state);
      complain(before, oracle.leave(leaver, asTold(events), after), `seat ${leaver} leaves`);
      continue;
    }
    complain(
      state,
      oracle.misread(random, (move) => isAccepted(state, seats[0], move)),
      undefined,
    );
    const { code, move } = anyChoice(choices, random);
    daleOfMerchants.play(state, seats[0], code, events);
    complain(before, oracle.play(move, asTold(events), daleOfMerchants.toJSON(state)), move);
  }
  return limit;
}
