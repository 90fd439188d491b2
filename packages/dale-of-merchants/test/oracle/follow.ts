import type { DaleEvent, HandCard, Move, Position } from '../../src/index.js';
import { Chance } from './chance.js';
import { game } from './turns.js';
import { heldOf, idOf, type Question, sorted, type Table, tableOf, textOf } from './table.js';

const nameOf = (card: HandCard): string => (typeof card === 'string' ? card : card.card);

/** A move in a form that does not depend on the order in which cards are listed. */
function plain(move: Move): Move {
  switch (move.kind) {
    case 'buy':
      return { ...move, pay: sorted(move.pay), throwAway: move.throwAway.map(nameOf).sort() };
    case 'build':
      return { ...move, hand: sorted(move.hand), discard: sorted(move.discard) };
    case 'inventory':
      return { ...move, cards: sorted(move.cards) };
    default:
      return move;
  }
}

const listOf = (moves: readonly Move[]): string[] => moves.map((move) => textOf(plain(move))).sort();

/** What can be compared of a position: all but who knows what, and how the game remembers what is going on. */
function comparable(position: Position): object {
  return {
    players: position.players.map(({ hand, deck, discard, stall, coins }) => ({
      hand: sorted(hand.map(heldOf).map((held) => ({ ...held, used: [...held.used].sort() }))),
      deck: deck.map(idOf),
      discard,
      stall: stall.map((stack) => [...stack].sort()),
      coins,
    })),
    market: position.market,
    marketDeck: position.marketDeck.map(idOf),
    marketDiscard: position.marketDiscard,
    junk: position.junk,
    aside: position.aside.map(idOf).sort(),
    playArea: position.frames.find(({ effect }) => effect === 'technique')?.card ?? null,
    turn: position.turn,
    actions: position.actions,
    turnBonus: position.turnBonus,
    idleTurns: position.idleTurns,
    gone: position.gone,
    winner: position.winner,
    isOver: position.frames.length === 0,
  };
}

const comparableTable = (table: Table): object => ({
  players: table.players.map(({ hand, deck, discard, stall, coins }) => ({
    hand: sorted(hand),
    deck,
    discard,
    stall: stall.map((stack) => [...stack].sort()),
    coins,
  })),
  market: table.market,
  marketDeck: table.marketDeck,
  marketDiscard: table.marketDiscard,
  junk: table.junk,
  aside: [...table.aside, ...table.onTheWay].sort(),
  playArea: table.over ? null : table.playArea,
  turn: table.turn,
  actions: table.actions,
  turnBonus: table.turnBonus,
  idleTurns: table.idleTurns,
  gone: table.gone,
  winner: table.winner,
  isOver: table.over,
});

const sameCards = (one: readonly string[], other: readonly string[]): boolean =>
  textOf([...one].sort()) === textOf([...other].sort());

/** A second game, played along with the real one by the rules' text alone. */
export class Oracle {
  readonly table: Table;
  question: Question | undefined;
  private readonly game: Generator<Question, void, Move>;

  constructor(position: Position) {
    this.table = tableOf(position);
    this.game = game(this.table, position.frames[0].step === 1);
    const { value } = this.game.next();
    this.question = value ?? undefined;
  }

  /** What differs from the decision that the real game asks for; undefined if nothing does. */
  compareMoves(seats: readonly number[], moves: readonly Move[]): string | undefined {
    const expected = this.question === undefined ? [] : [this.question.seat];
    if (textOf(seats) !== textOf(expected)) return `to act: ${textOf(seats)}, by the rules ${textOf(expected)}`;
    const [real, own] = [listOf(moves), listOf(this.question?.moves ?? [])];
    if (textOf(real) === textOf(own)) return undefined;
    const missing = own.filter((move) => !real.includes(move));
    const wrong = real.filter((move) => !own.includes(move));
    const double = real.filter((move, index) => real[index - 1] === move);
    return `moves\n  missing: ${missing.join('\n    ')}\n  not legal: ${wrong.join('\n    ')}\n  listed twice: ${double.join()}`;
  }

  /** Plays the move here too and says what is different afterwards. */
  play(move: Move, events: readonly DaleEvent[], after: Position): string | undefined {
    const chance = new Chance(events, after);
    this.table.chance = chance;
    const { value } = this.game.next(move);
    this.question = value ?? undefined;
    for (const pile of chance.shuffled) this.takeOver(pile, after);
    const [real, own] = [comparable(after), comparableTable(this.table)];
    const differences = Object.keys(real).filter((key) => textOf(real[key as never]) !== textOf(own[key as never]));
    if (differences.length === 0) return undefined;
    return differences
      .map((key) => `${key}\n  game:  ${textOf(real[key as never])}\n  rules: ${textOf(own[key as never])}`)
      .join('\n');
  }

  /** The order of a shuffled pile is chance; its cards are not. */
  private takeOver(pile: string, after: Position): void {
    const { table } = this;
    if (pile === 'market-deck') {
      const order = after.marketDeck.map(idOf);
      if (sameCards(order, table.marketDeck)) table.marketDeck = order;
      return;
    }
    const seat = Number(pile.split(' ')[1]);
    const order = after.players[seat].deck.map(idOf);
    if (sameCards(order, table.players[seat].deck)) table.players[seat].deck = order;
  }
}
