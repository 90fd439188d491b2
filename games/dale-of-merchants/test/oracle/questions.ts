import type { HandCard, Move } from '../../src/rules/index.js';
import { type Asking, ask, handCardOf, opponentsOf, PLAYER_LEFT, type Table, textOf } from './table.js';

type MoveOf<K extends Move['kind']> = Extract<Move, { kind: K }>;

const isOfKind = <K extends Move['kind']>(move: Move, kind: K): move is MoveOf<K> => move.kind === kind;

export function ofKind<K extends Move['kind']>(move: Move, kind: K): MoveOf<K> {
  if (!isOfKind(move, kind)) throw new Error(`a ${move.kind} answers a question for a ${kind}`);
  return move;
}

/** A follow-up question: one answer alone is not asked for (section 17). */
export function* oneOf(seat: number, moves: () => readonly Move[]): Asking<Move | undefined> {
  for (;;) {
    const now = moves();
    if (now.length < 2) return now[0];
    const answer = yield { seat, moves: now };
    if (answer !== PLAYER_LEFT) return answer;
  }
}

/** One other player. */
export function* player(table: Table, seat: number): Asking<number> {
  const move = yield* oneOf(seat, () => opponentsOf(table, seat).map((other) => ({ kind: 'player', player: other })));
  if (move === undefined) throw new Error('there is nobody else');
  return ofKind(move, 'player').player;
}

/** The cards of a hand, alike ones once. */
export const handCards = (table: Table, seat: number): HandCard[] => [
  ...new Map(table.players[seat].hand.map((held) => [textOf(held), handCardOf(held)])).values(),
];

/** One card of the hand, asked for even if all are alike: not being asked would tell the others (section 17). */
export function* handCard(table: Table, seat: number): Asking<HandCard | undefined> {
  const cards = handCards(table, seat);
  if (table.players[seat].hand.length < 2) return cards[0];
  return ofKind(yield* ask(seat, () => cards.map((card): Move => ({ kind: 'hand-card', card }))), 'hand-card').card;
}
