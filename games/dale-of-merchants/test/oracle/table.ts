import type { HandCard, Move, Options, Position } from '../../src/rules/index.js';
import type { Chance } from './chance.js';

/** A card in a hand, with what this turn has done to it. */
export interface Held {
  readonly card: string;
  readonly used: readonly string[];
  readonly bonus: number;
  readonly set: number;
  readonly setAt: number;
}

export interface Player {
  hand: Held[];
  /** Piles lie top first. */
  deck: string[];
  discard: string[];
  stall: string[][];
  coins: number;
}

/** The table as the second implementation keeps it. */
export interface Table {
  readonly seats: number;
  readonly options: Options;
  readonly decks: readonly string[];
  readonly players: Player[];
  readonly market: (string | null)[];
  marketDeck: string[];
  marketDiscard: string[];
  /** Null: endless. */
  junk: number | null;
  aside: string[];
  /** Cards going to a pile while their order is asked for. */
  onTheWay: string[];
  /** Whose cards lie aside or are on the way. */
  asideOwner: number | 'market';
  playArea: string | null;
  active: number;
  turn: number;
  actions: number;
  turnBonus: number;
  idleTurns: number;
  gone: number[];
  winner: number | null;
  over: boolean;
  standing: string;
  chance: Chance | undefined;
}

/** A decision that a seat owes. */
export interface Question {
  readonly seat: number;
  readonly moves: readonly Move[];
  /** Whether it is the choice of an action: 'bonus' if of a bonus action. */
  readonly action?: 'first' | 'bonus';
}

export type Asking<R = void> = Generator<Question, R, Move>;

/** What a game hears instead of an answer when a player who is not asked has left: the question may be another now. */
export const PLAYER_LEFT: Move = { kind: 'end-vote' };

/** Asks a seat; what it can answer is made out anew when a player leaves. */
export function* ask(seat: number, moves: () => readonly Move[]): Asking<Move> {
  for (;;) {
    const answer = yield { seat, moves: moves() };
    if (answer !== PLAYER_LEFT) return answer;
  }
}

export const fresh = (card: string): Held => ({ card, used: [], bonus: 0, set: 0, setAt: 0 });

const isMarked = ({ used, bonus, set }: Held): boolean => used.length > 0 || bonus > 0 || set > 0;

export const handCardOf = (held: Held): HandCard => (isMarked(held) ? held : held.card);

/** Text that is the same for cards, moves or positions that are the same. */
export function textOf(thing: unknown): string {
  if (typeof thing !== 'object' || thing === null) return JSON.stringify(thing);
  if (Array.isArray(thing)) return `[${thing.map(textOf).join()}]`;
  const entries = Object.entries(thing).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([key, value]) => `${key}:${textOf(value)}`).join()}}`;
}

export function sorted<T>(list: readonly T[]): T[] {
  if (list.length < 2) return [...list];
  const texts = list.map((thing) => ({ thing, text: textOf(thing) }));
  return texts.sort((one, other) => (one.text < other.text ? -1 : 1)).map(({ thing }) => thing);
}

/** Takes one card out of a list of names. */
export function takeOut(cards: string[], card: string): void {
  const index = cards.indexOf(card);
  if (index < 0) throw new Error(`no ${card} among ${cards.join(', ')}`);
  cards.splice(index, 1);
}

/** Takes a card out of a hand; what the turn has done to it is forgotten (DM-VALUE-5). */
export function takeFromHand(table: Table, seat: number, wanted: HandCard): string {
  const { hand } = table.players[seat];
  const index = hand.findIndex((held) => textOf(handCardOf(held)) === textOf(wanted));
  if (index < 0) throw new Error(`no ${textOf(wanted)} in hand`);
  return hand.splice(index, 1)[0].card;
}

export const opponentsOf = (table: Table, seat: number): number[] =>
  table.players.map((_, other) => other).filter((other) => other !== seat && !table.gone.includes(other));

/** What has to change in a turn for it to be one with progress (DM-EDGE-1). */
export const standingOf = (table: Table): string =>
  textOf([
    table.players.map(({ hand, deck, discard }) => [...hand.map(({ card }) => card), ...deck, ...discard].sort()),
    table.players.map(({ stall }) => stall.map((stack) => [...stack].sort())),
    table.market,
  ]);

type Hidden = Position['marketDeck'][number];

export const idOf = (card: Hidden): string => (typeof card === 'string' ? card : card.card);

export const heldOf = (card: Hidden): Held =>
  typeof card === 'string'
    ? fresh(card)
    : { card: card.card, used: card.used, bonus: card.bonus, set: card.set, setAt: card.setAt };

/** The table of a position in which an action, or a bonus action, is about to be chosen. */
export function tableOf(position: Position): Table {
  const [frame] = position.frames;
  const table: Table = {
    seats: position.seats,
    options: position.options as Options,
    decks: position.decks,
    players: position.players.map(({ hand, deck, discard, stall, coins }) => ({
      hand: hand.map(heldOf),
      deck: deck.map(idOf),
      discard: [...discard],
      stall: stall.map((stack) => [...stack]),
      coins,
    })),
    market: [...position.market],
    marketDeck: position.marketDeck.map(idOf),
    marketDiscard: [...position.marketDiscard],
    junk: position.junk,
    aside: [],
    onTheWay: [],
    asideOwner: 0,
    playArea: null,
    active: frame.seat,
    turn: position.turn,
    actions: position.actions,
    turnBonus: position.turnBonus,
    idleTurns: position.idleTurns,
    gone: [...position.gone],
    winner: position.winner,
    over: false,
    standing: '',
    chance: undefined,
  };
  table.standing = standingOf(table);
  return table;
}
