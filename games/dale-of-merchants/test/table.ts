import { type AddressedEvent, Events, type Game, heardBy, type Seat, type Viewer } from '@souk/kernel';
import { legalMoves } from '@souk/kernel/laws';
import { expect } from 'vitest';
import {
  type DaleEvent,
  type DaleTypes,
  DECKS,
  type DeckSpec,
  daleOfMerchants,
  type HandCard,
  type Move,
  type Position,
  type State,
} from '../src/rules/index.js';
import { NOBODY_MOVES } from './notation.js';

/** A player's cards by id; piles top first. What is left out is empty. */
export interface PlayerSetup {
  readonly hand?: readonly string[];
  readonly deck?: readonly string[];
  readonly discard?: readonly string[];
  readonly stall?: readonly (readonly string[])[];
  readonly coins?: number;
}

/** A position by what matters in it. Ana is to act; cards not named lie at the bottom of `rest`. */
export interface Setup {
  readonly decks?: readonly string[];
  readonly options?: object;
  readonly ana?: PlayerSetup;
  readonly bob?: PlayerSetup;
  readonly cleo?: PlayerSetup;
  readonly dan?: PlayerSetup;
  readonly market?: readonly (string | null)[];
  readonly marketDeck?: readonly string[];
  readonly marketDiscard?: readonly string[];
  /** Where all other cards of the game are: in the last player's deck, in Ana's, or in the market deck. */
  readonly rest?: 'last' | 'ana' | 'market';
  readonly turn?: Partial<
    Pick<Position, 'turn' | 'actions' | 'turnBonus' | 'turnChanges' | 'forTurn' | 'idleTurns' | 'frames' | 'extras'>
  >;
  /** Chances to come. */
  readonly luck?: number;
}

const NAMES = ['ana', 'bob', 'cleo', 'dan'] as const;
export type Name = (typeof NAMES)[number];
export const seatOf = (name: Name): Seat => NAMES.indexOf(name);

const JUNK_SUPPLY = 20;

/** How many cards of each id the game holds. */
function cardsOfGame(box: readonly DeckSpec[], decks: readonly string[], seats: number): Map<string, number> {
  const chosen = box.filter(({ id }) => decks.some((deck) => deck === id));
  return new Map(
    chosen.flatMap(({ cards }) => cards.map(({ id, value, copies }) => [id, value === 1 ? seats : copies] as const)),
  );
}

function positionOf(box: readonly DeckSpec[], setup: Setup): Position {
  const players = NAMES.filter((name, seat) => seat < 2 || setup[name] !== undefined);
  const seats = setup.dan !== undefined ? 4 : setup.cleo !== undefined ? 3 : Math.max(2, players.length);
  const decks = setup.decks ?? ['macaws', 'pandas', 'ocelots', 'raccoons', 'squirrels'].slice(0, seats + 1);
  const market = Array.from({ length: 5 }, (_, slot) => setup.market?.[slot] ?? null);
  const each = NAMES.slice(0, seats).map((name) => ({
    hand: [],
    deck: [],
    discard: [],
    stall: [],
    coins: 0,
    ...setup[name],
  }));
  const marketDeck = [...(setup.marketDeck ?? [])];
  const marketDiscard = [...(setup.marketDiscard ?? [])];
  const left = cardsOfGame(box, decks, seats);
  let junk = JUNK_SUPPLY;
  const named = [
    ...each.flatMap(({ hand, deck, discard, stall }) => [...hand, ...deck, ...discard, ...stall.flat()]),
    ...market.filter((card) => card !== null),
    ...marketDeck,
    ...marketDiscard,
    ...(setup.turn?.extras?.scheduled ?? []).map(({ card }) => card),
  ];
  for (const card of named) {
    if (card === 'junk') junk--;
    else left.set(card, (left.get(card) ?? 0) - 1);
  }
  for (const [card, count] of left) if (count < 0) throw new Error(`the set-up has ${-count} ${card} too many`);
  const rest = [...left].flatMap(([card, count]) => Array<string>(count).fill(card));
  const hasEnd = (setup.options as { junkSupply?: string } | undefined)?.junkSupply === 'twenty';
  const luck = setup.luck ?? 1;
  const owner = setup.rest === 'ana' ? 0 : seats - 1;
  return {
    format: 'dale-of-merchants/1',
    seats,
    options: setup.options ?? {},
    decks,
    firstPlayer: 0,
    turn: 1,
    actions: 0,
    turnBonus: 0,
    idleTurns: 0,
    gone: [],
    winner: null,
    players: each.map((player, seat) =>
      seat === owner && setup.rest !== 'market' ? { ...player, deck: [...player.deck, ...rest] } : player,
    ),
    market,
    marketDeck: setup.rest === 'market' ? [...marketDeck, ...rest] : marketDeck,
    marketDiscard,
    junk: hasEnd ? junk : null,
    aside: [],
    asideOwner: 0,
    frames: [{ effect: 'turn', step: 0, seat: 0 }],
    random: [luck, (luck * 7919) | 0, (luck * 104_729) | 0, 1],
    ...setup.turn,
  };
}

const byText = (one: string, other: string): number => (one < other ? -1 : 1);

/** A table that is played at through the front door: positions in, moves as objects, what can be seen out. */
export class Table {
  readonly state: State;
  readonly game: Game<DaleTypes>;
  told: readonly AddressedEvent<DaleEvent>[] = [];

  constructor(state: State, game: Game<DaleTypes> = daleOfMerchants) {
    this.state = state;
    this.game = game;
  }

  /** The seat that owes a decision. */
  get actor(): Seat {
    const [seat] = this.game.toAct(this.state);
    if (seat === undefined) throw new Error(NOBODY_MOVES);
    return seat;
  }

  /** Makes moves one after the other, each by the seat that is to act. */
  play(...moves: readonly Move[]): this {
    for (const move of moves) {
      const events = new Events<DaleEvent>();
      this.game.play(this.state, this.actor, this.game.readMove(this.state, this.actor, move), events);
      this.told = [...this.told, ...events.told];
    }
    return this;
  }

  moves(): Move[] {
    const { state, actor, game } = this;
    return legalMoves(game, state, actor).map((code) => game.describeMove(state, actor, code));
  }

  movesOf<K extends Move['kind']>(kind: K): Extract<Move, { kind: K }>[] {
    return this.moves().filter((move): move is Extract<Move, { kind: K }> => move.kind === kind);
  }

  can(move: Move): boolean {
    try {
      this.game.readMove(this.state, this.actor, move);
      return true;
    } catch {
      return false;
    }
  }

  copy(): Table {
    return new Table(this.game.clone(this.state), this.game);
  }

  get json(): Position {
    return this.game.toJSON(this.state);
  }

  hand(name: Name): string[] {
    return this.handCards(name)
      .map((card) => (typeof card === 'string' ? card : card.card))
      .sort(byText);
  }

  handCards(name: Name): readonly (string | { readonly card: string; readonly set: number; readonly bonus: number })[] {
    return this.json.players[seatOf(name)].hand;
  }

  /** Top first. */
  deck(name: Name): string[] {
    return this.json.players[seatOf(name)].deck.map((card) => (typeof card === 'string' ? card : card.card));
  }

  discard(name: Name): readonly string[] {
    return this.json.players[seatOf(name)].discard;
  }

  stall(name: Name): readonly (readonly string[])[] {
    return this.json.players[seatOf(name)].stall;
  }

  get market(): readonly (string | null)[] {
    return this.json.market;
  }

  get marketDiscard(): readonly string[] {
    return this.json.marketDiscard;
  }

  get marketDeck(): string[] {
    return this.json.marketDeck.map((card) => (typeof card === 'string' ? card : card.card));
  }

  /** What is asked of whom; undefined: the match is over. */
  get question(): string | undefined {
    const [seat] = this.game.toAct(this.state);
    return seat === undefined ? undefined : `${NAMES[seat]}: ${this.game.prompt(this.state, seat)?.kind}`;
  }

  asks(question: string | undefined): this {
    expect(this.question).toBe(question);
    return this;
  }

  get outcome() {
    return this.game.outcome(this.state);
  }

  view(viewer: Name | 'spectator') {
    return this.game.view(this.state, viewer === 'spectator' ? viewer : seatOf(viewer));
  }

  /** The cards of a player's hand that a viewer knows. */
  knownHand(viewer: Name | 'spectator', owner: Name): string[] {
    return this.view(viewer)
      .players[seatOf(owner)].hand.flatMap(({ card }) => (card === null ? [] : [card]))
      .sort(byText);
  }

  /** A player's deck as a viewer sees it, top first; null where the viewer does not know. */
  knownDeck(viewer: Name | 'spectator', owner: Name): (string | null)[] {
    return this.view(viewer).players[seatOf(owner)].deck.map(({ card }) => card);
  }

  heard(viewer: Viewer): DaleEvent[] {
    return heardBy(this.told, viewer);
  }

  branches(): string[] {
    return this.heard('spectator').flatMap((event) =>
      event.kind === 'effect' ? [`${event.card}: ${event.branch}`] : [],
    );
  }

  /** Nobody is asked anything but the next action of a player. */
  settled(): this {
    expect(this.state.aside).toEqual([]);
    expect(this.state.frames.length).toBeLessThanOrEqual(1);
    return this;
  }
}

export const table = (setup: Setup = {}): Table => new Table(daleOfMerchants.fromJSON(positionOf(DECKS, setup)));

/** A table of a game with these decks beside those of the first box. */
export const tableWith = (game: Game<DaleTypes>, more: readonly DeckSpec[], setup: Setup): Table =>
  new Table(game.fromJSON(positionOf([...DECKS, ...more], setup)), game);

/** The first of many tables that differ in luck alone for which something holds after it was played. */
export function lucky(setup: Setup, holds: (table: Table) => boolean): Table {
  for (let luck = 1; luck < 500; luck++) {
    const lucked = table({ ...setup, luck });
    if (holds(lucked)) return lucked;
  }
  throw new Error('no such luck');
}

export const sorted = (cards: readonly HandCard[]): HandCard[] => cards.slice().sort();
