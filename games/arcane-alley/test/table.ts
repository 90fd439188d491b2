import { type AddressedEvent, Events, heardBy, MoveList, newState, type Viewer } from '@souk/kernel';
import {
  type AlleyEvent,
  arcaneAlley,
  ITEM_IDS,
  type ItemId,
  type Move,
  type State,
  type View,
} from '../src/rules/index.js';
import type { WizardId } from '../src/rules/vocabulary.js';
import { discard } from './moves.js';
import { long, short } from './short-names.js';

/** Hidden items that nobody names: seven kinds in turn, so that no three in a line are ever alike. */
const FILLERS: readonly ItemId[] = ['wand', 'carpet', 'cauldron', 'fairy', 'sword', 'ball', 'coin'].map(long);

export interface PlayerSetup {
  readonly gold?: number;
  readonly infamy?: number;
  readonly markers?: number;
  readonly wizard?: WizardId;
  /** Rows from the top; "egg" is revealed, "egg?" hidden, "?" hidden and any item, "egg!0" hidden and seen by seat 0. */
  readonly rows?: readonly string[];
  readonly stash?: string;
  readonly known?: string;
}

export interface TableSetup {
  readonly players: readonly PlayerSetup[];
  /** From the top down. */
  readonly discard?: string;
  readonly onDeck?: string;
  /** The items on top of the deck; without `wholeDeck` all that lie nowhere else come under them. */
  readonly deck?: string;
  /** What lies nowhere else is set aside instead. */
  readonly wholeDeck?: true;
  readonly turn?: number;
  readonly stage?: 'draw' | 'act';
  readonly starter?: number;
  readonly tracker?: number;
  readonly triggered?: number;
  readonly round?: number;
  readonly options?: object;
}

const words = (text = ''): string[] => text.split(' ').filter((word) => word !== '');
const HIDDEN_STOREHOUSE = ['? ? ?', '? ? ?', '? ? ?'];

class Box {
  readonly left: Map<ItemId, number>;
  private filler = 0;

  constructor(copies: readonly number[]) {
    this.left = new Map(ITEM_IDS.map((id, kind) => [id, copies[kind]]));
  }

  take(item: ItemId): ItemId {
    const left = this.left.get(item) ?? 0;
    if (left === 0) throw new Error(`no ${item} is left in the box`);
    this.left.set(item, left - 1);
    return item;
  }

  takeAll = (text?: string): ItemId[] => words(text).map((word) => this.take(long(word)));

  takeFiller(): ItemId {
    return this.take(FILLERS[this.filler++ % FILLERS.length]);
  }

  rest(): ItemId[] {
    return ITEM_IDS.flatMap((id) => Array<ItemId>(this.left.get(id) ?? 0).fill(id));
  }
}

function slotFrom(word: string, box: Box) {
  const [, name, mark, seers] = /^(\w*)([?!]?)(\d*)$/.exec(word) ?? [];
  return {
    face: mark === '' ? 'up' : 'down',
    item: name === '' ? box.takeFiller() : box.take(long(name)),
    returned: 0,
    seenBy: [...seers].map(Number),
  };
}

function playerFrom(setup: PlayerSetup, box: Box) {
  const rows = (setup.rows ?? HIDDEN_STOREHOUSE).map(words);
  return {
    gold: setup.gold ?? 25,
    infamy: setup.infamy ?? 0,
    markers: setup.markers ?? 0,
    wizard: setup.wizard ?? null,
    storehouse: {
      rows: rows.length,
      columns: rows[0]?.length ?? 0,
      slots: rows.flat().map((word) => slotFrom(word, box)),
    },
    stash: box.takeAll(setup.stash),
    knownToAll: words(setup.known).map(long),
    redraws: 0,
    chosen: null,
    sum: null,
  };
}

/** Named items first, so that fillers never use them up. */
function positionOf(setup: TableSetup) {
  const seats = setup.players.length;
  const assignment = setup.players.map(({ wizard }) => wizard ?? null);
  const wizards = assignment.some((wizard) => wizard !== null) ? { wizards: 'explicit', assignment } : {};
  const options = { ...wizards, ...setup.options };
  const { rules } = newState(arcaneAlley, { seats, options, seed: 'a box of items' });
  const box = new Box(rules.copies);
  const discard = box.takeAll(setup.discard ?? 'coin');
  const onDeck = box.takeAll(setup.onDeck);
  const deck = box.takeAll(setup.deck);
  const named = setup.players.filter(({ rows }) => rows !== undefined);
  const parts = new Map(named.map((player) => [player, playerFrom(player, box)]));
  const players = setup.players.map((player) => parts.get(player) ?? playerFrom(player, box));
  const rest = box.rest();
  return {
    format: 'arcane-alley/1',
    seats,
    options,
    round: setup.round ?? 1,
    starter: setup.starter ?? 0,
    tracker: setup.tracker ?? 1,
    triggered: setup.triggered ?? null,
    players,
    discard,
    onDeck,
    aside: setup.wholeDeck ? rest : [],
    removed: null,
    shown: [],
    recycled: null,
    stack: [{ frame: setup.stage ?? 'act', seat: setup.turn ?? 0, step: 'only' }],
    deck: setup.wholeDeck ? deck : [...deck, ...rest],
    redrawn: [],
    glimpses: [],
    random: [1, 2, 3, 4],
  };
}

/** A table in the middle of a match, played through the front door. */
export class TestTable {
  state: State;
  told: AddressedEvent<AlleyEvent>[] = [];

  constructor(state: State) {
    this.state = state;
  }

  /** Makes moves of one seat, one after the other. */
  do(seat: number, ...moves: readonly Move[]): this {
    for (const move of moves) {
      const events = new Events<AlleyEvent>();
      arcaneAlley.play(
        this.state,
        seat,
        arcaneAlley.readMove(this.state, seat, JSON.parse(JSON.stringify(move))),
        events,
      );
      this.told.push(...events.told);
    }
    return this;
  }

  /** What is being asked, and of whom: "act 0", "reveal 0 1 2"; "over" if nothing is. */
  get asked(): string {
    const seats = arcaneAlley.toAct(this.state);
    if (seats.length === 0) return 'over';
    return [arcaneAlley.prompt(this.state, seats[0])?.kind, ...seats].join(' ');
  }

  /** The legal moves of the seat that is asked first, or of a seat. */
  moves(seat = arcaneAlley.toAct(this.state)[0]): Move[] {
    const list = new MoveList();
    arcaneAlley.moves(this.state, seat, list);
    return list.toArray().map((code) => arcaneAlley.describeMove(this.state, seat, code));
  }

  can(seat: number, move: Move): boolean {
    return this.moves(seat).some((each) => JSON.stringify(each) === JSON.stringify(move));
  }

  get position() {
    return arcaneAlley.toJSON(this.state);
  }

  /** The rows of a storehouse as a spectator sees them, or some other viewer: "?" is hidden, "-" an empty place. */
  rows(seat: number, viewer: Viewer = 'spectator'): string[] {
    const { columns, slots } = this.view(viewer).players[seat].storehouse;
    const shown = slots.map(({ face, item }) => {
      if (face === 'none') return '-';
      return `${item === null ? '' : short(item)}${face === 'down' ? '?' : ''}`;
    });
    return Array.from({ length: columns === 0 ? 0 : slots.length / columns }, (_, row) =>
      shown.slice(row * columns, (row + 1) * columns).join(' '),
    );
  }

  stash(seat: number): string {
    return (this.position.players[seat].stash ?? []).map(short).join(' ');
  }

  get discard(): string {
    return this.position.discard.map(short).join(' ');
  }

  get onDeck(): string {
    return this.position.onDeck.map(short).join(' ');
  }

  get deck(): string {
    return this.position.deck.map(short).join(' ');
  }

  get aside(): string {
    return this.position.aside.map(short).join(' ');
  }

  get gold(): readonly number[] {
    return this.state.gold;
  }

  get infamy(): readonly number[] {
    return this.state.infamy;
  }

  get markers(): readonly number[] {
    return this.state.markers;
  }

  view(viewer: Viewer): View {
    return arcaneAlley.view(this.state, viewer);
  }

  /** What a viewer knows at least to be in a stash. */
  knows(viewer: Viewer, owner: number): string {
    return this.view(viewer).players[owner].holdsAtLeast.map(short).join(' ');
  }

  heard(viewer: Viewer = 'spectator'): AlleyEvent[] {
    return heardBy(this.told, viewer);
  }

  /** The kinds of what a spectator was told, in order. */
  get kinds(): string[] {
    return this.heard().map(({ kind }) => kind);
  }

  copy(): TestTable {
    return new TestTable(arcaneAlley.clone(this.state));
  }
}

export const table = (setup: TableSetup): TestTable =>
  new TestTable(arcaneAlley.fromJSON(JSON.parse(JSON.stringify(positionOf(setup)))));

/** The end of a round that seat 0, or another, has triggered (in round 3, so that nothing follows): the very last act. */
export function inspect(setup: TableSetup): TestTable {
  const { triggered = 0, players } = setup;
  const turn = (triggered + players.length - 1) % players.length;
  const withWand = players.map((player, seat) => (seat === turn ? { ...player, stash: 'wand' } : player));
  const tracker = players.length === 2 ? 15 : 5;
  return table({ round: 3, turn, triggered, tracker, ...setup, players: withWand }).do(turn, discard('wand'));
}

/** A match from its very beginning. */
export const match = (seats: number, options: object = {}, seed = 'a match'): TestTable =>
  new TestTable(newState(arcaneAlley, { seats, options, seed }));

export * from './moves.js';
