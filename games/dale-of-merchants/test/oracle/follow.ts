import { type Outcome, pick, type RandomState } from '@souk/kernel';
import type { DaleEvent, Move, Position } from '../../src/rules/index.js';
import { Chance } from './chance.js';
import { endWith, placesOf } from './ending.js';
import { thrownCard } from './purchases.js';
import { spoil } from './spoil.js';
import { heldOf, idOf, PLAYER_LEFT, type Question, sorted, type Table, tableOf, textOf } from './table.js';
import { game, gameAfterLeaving } from './turns.js';

/** A move in a form that does not depend on the order in which cards are listed. */
function plain(move: Move): Move {
  switch (move.kind) {
    case 'buy':
      return { ...move, pay: sorted(move.pay), throwAway: sorted(move.throwAway.map(thrownCard)) };
    case 'build':
      return { ...move, hand: sorted(move.hand), discard: sorted(move.discard) };
    case 'inventory':
      return { ...move, cards: sorted(move.cards) };
    default:
      return move;
  }
}

export const listOf = (moves: readonly Move[]): string[] => moves.map((move) => textOf(plain(move))).sort();

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
    asideOwner: position.aside.length > 0 ? position.asideOwner : null,
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
  asideOwner: table.aside.length + table.onTheWay.length > 0 ? table.asideOwner : null,
  playArea: table.playArea,
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

function differences(real: object, own: object): string | undefined {
  const expected = new Map(Object.entries(own));
  const lines = Object.entries(real)
    .map(([key, value]) => ({ key, game: textOf(value), rules: textOf(expected.get(key)) }))
    .filter(({ game, rules }) => game !== rules)
    .map(({ key, game, rules }) => `${key}\n  game:  ${game}\n  rules: ${rules}`);
  return lines.length === 0 ? undefined : lines.join('\n');
}

/** The guess of a player who has left. */
const WRONG_GUESS: Move = { kind: 'number', number: 0 };

/** A second game, played along with the real one by the rules' text alone. */
export class Oracle {
  readonly table: Table;
  question: Question | undefined;
  private game: Generator<Question, void, Move>;

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

  /** Offers the real game one of the moves listed here and one that is a little different; says if it is wrong about them. */
  misread(random: RandomState, isAccepted: (move: Move) => boolean): string | undefined {
    if (this.question === undefined) return undefined;
    const { moves, seat } = this.question;
    const legal = pick(random, moves);
    if (!isAccepted(legal)) return `refused: ${textOf(legal)}`;
    const spoilt = spoil(legal, this.table, seat, random);
    const isLegal = listOf(moves).includes(textOf(plain(spoilt)));
    return isAccepted(spoilt) === isLegal ? undefined : `${isLegal ? 'refused' : 'accepted'}: ${textOf(spoilt)}`;
  }

  /** Plays the move here too and says what is different afterwards. */
  play(move: Move, events: readonly DaleEvent[], after: Position): string | undefined {
    this.table.chance = new Chance(events, after);
    return this.goOn(move, after);
  }

  /** What differs from the result of the real game. */
  compareOutcome(outcome: Outcome | undefined): string | undefined {
    const { winner } = this.table;
    const expected = { ranks: placesOf(this.table), winners: winner === null ? [] : [winner] };
    const real = outcome && { ranks: outcome.ranks, winners: outcome.winners };
    return textOf(real) === textOf(expected) ? undefined : `result: ${textOf(real)}, by the rules ${textOf(expected)}`;
  }

  /** DM-EDGE-2. */
  leave(seat: number, events: readonly DaleEvent[], after: Position): string | undefined {
    const { table, question } = this;
    table.chance = new Chance(events, after);
    table.gone = [...table.gone, seat].sort();
    const left = table.players.map((_, other) => other).filter((other) => !table.gone.includes(other));
    if (left.length === 1) {
      endWith(table, left[0]);
      this.game = game(table, false);
    } else if (seat === table.active) this.game = gameAfterLeaving(table);
    else if (question?.action !== undefined) this.game = game(table, question.action === 'bonus');
    else return this.goOn(question?.seat === seat ? WRONG_GUESS : PLAYER_LEFT, after);
    return this.goOn(undefined, after);
  }

  private goOn(move: Move | undefined, after: Position): string | undefined {
    const { value } = move === undefined ? this.game.next() : this.game.next(move);
    this.question = value ?? undefined;
    for (const pile of this.table.chance?.shuffled ?? []) this.takeOver(pile, after);
    return differences(comparable(after), comparableTable(this.table));
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
