import {
  type CardList,
  type DwarvenTradersEvent,
  dwarvenTraders,
  GEMS,
  type GemName,
  type LaidCard,
  type Move,
  type Options,
  type Position,
  type State,
  type View,
} from '@souk/games/dwarven-traders';
import { Events, heardBy, MoveList, type Outcome, seedRandom } from '@souk/kernel';
import { printedCard, side } from './notation.js';

type Trader = number | 'smuggler';
type Counts = { readonly [Gem in GemName]?: number };

interface PersonSetting {
  readonly score?: number;
  readonly points?: number;
  readonly store?: readonly GemName[];
  readonly lastRound?: { readonly points: number; readonly place: number } | null;
}

/** What matters about a table; everything else is as at the start of a round, and there are always twenty gems. */
export interface Setting {
  readonly seats?: number;
  readonly options?: Partial<Options>;
  readonly round?: number;
  readonly starter?: Trader;
  readonly prices?: Counts;
  /** The pool, where it matters; gems that are nowhere else are in the box. Colours left out have none in the box. */
  readonly pool?: Counts;
  readonly marker?: GemName;
  readonly players?: readonly PersonSetting[];
  readonly smuggler?: PersonSetting;
  /** The visible sides as the rules print them; empty before the deal. */
  readonly row?: readonly string[];
  /** Cards of one's own instead: fronts, or front and back with a stroke between. The first four are the row. */
  readonly own?: readonly string[];
  readonly discards?: readonly number[];
  readonly unused?: readonly number[];
  readonly choosers?: readonly Trader[];
  readonly decision?: Position['decision'];
  /** Text from which chance starts. */
  readonly seed?: string;
}

const DEFAULT_ROW = ['R-1 S+1', 'E-1 T+1', 'S-1 R+1', 'T-1 E+1'];
const ALL_CARDS = Array.from({ length: 12 }, (_, i) => i + 1);

const perGem = (count: (gem: GemName) => number): { readonly [Gem in GemName]: number } => ({
  ruby: count('ruby'),
  sapphire: count('sapphire'),
  emerald: count('emerald'),
  topaz: count('topaz'),
});

/** A whole list of own cards; sides not given are those of a plain card. */
export const ownCards = (texts: readonly string[]): CardList =>
  ALL_CARDS.map((_, i) => {
    const [front = 'R-1 S+1', back = 'R-1 S+1'] = (texts[i] ?? '').split(' | ').filter((text) => text !== '');
    return { front: side(front), back: side(back) };
  });

/** How the round before went for everybody, if nothing is said of it: all shared the last place. */
const sharedPlace = (seats: number) => ({ points: seats === 1 ? 0 : 4 - seats, place: seats + 1 });

function rowOf({ own, row, decision }: Setting): LaidCard[] {
  if (decision?.kind === 'choose-gem') return [];
  if (own !== undefined) return [1, 2, 3, 4].map((card) => ({ card, side: 'front' }));
  return (row ?? DEFAULT_ROW).map(printedCard);
}

/** The position that a setting describes. */
export function positionOf(setting: Setting): Position {
  const { seats = 2, round = 1, marker = 'topaz', discards = [], choosers = [], seed = 'table' } = setting;
  const decision = setting.decision === undefined ? { kind: 'turn' as const, seat: 0 } : setting.decision;
  const person = (given: PersonSetting | undefined) => ({
    score: 5,
    points: 0,
    store: [],
    lastRound: round === 1 && decision !== null ? null : sharedPlace(seats),
    ...given,
  });
  const players = Array.from({ length: seats }, (_, seat) => person(setting.players?.[seat]));
  const smuggler = person(setting.smuggler);
  const row = rowOf(setting);
  const held = [...players, smuggler].flatMap(({ store }) => store);
  const atHand = (gem: GemName): number =>
    5 - 1 - Number(gem === marker) - held.filter((other) => other === gem).length;
  const pool = perGem((gem) => setting.pool?.[gem] ?? atHand(gem));
  const undealt = ALL_CARDS.filter((card) => !discards.includes(card) && !row.some((laid) => laid.card === card));
  const { a, b, c, d } = seedRandom(seed);
  return {
    format: 'dwarven-traders/1',
    seats,
    options: setting.own === undefined ? (setting.options ?? {}) : { ...setting.options, cards: ownCards(setting.own) },
    round,
    starter: setting.starter ?? 0,
    prices: perGem((gem) => setting.prices?.[gem] ?? 1),
    pool,
    box: perGem((gem) => atHand(gem) - pool[gem]),
    marker,
    players,
    smuggler,
    row,
    discards,
    choosers,
    decision,
    unused: setting.unused ?? (seats === 1 && row.length > 0 ? undealt : []),
    random: [a, b, c, d],
  };
}

/** Everything in `after` that is not as in `before`, by its path. Lists of plain values count as one value. */
export function changesBetween(before: unknown, after: unknown, path = ''): { [path: string]: unknown } {
  if (JSON.stringify(before) === JSON.stringify(after)) return {};
  if (!isBranch(before) || !isBranch(after)) return { [path]: after };
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return Object.assign(
    {},
    ...[...names].map((name) => {
      const inside = Array.isArray(after) ? `${path}[${name}]` : path === '' ? name : `${path}.${name}`;
      return changesBetween(before[name], after[name], inside);
    }),
  );
}

const isBranch = (value: unknown): value is { readonly [name: string]: unknown } =>
  typeof value === 'object' &&
  value !== null &&
  !(Array.isArray(value) && value.every((item) => typeof item !== 'object'));

/** A table at which a test plays through the front door. */
export class TestTable {
  readonly state: State;
  #before: View;
  #told: DwarvenTradersEvent[] = [];

  constructor(state: State) {
    this.state = state;
    this.#before = this.view;
  }

  get view(): View {
    return dwarvenTraders.view(this.state, 'spectator');
  }

  get position(): Position {
    return dwarvenTraders.toJSON(this.state);
  }

  get outcome(): Outcome | undefined {
    return dwarvenTraders.outcome(this.state);
  }

  /** The seat that has to decide. */
  get seat(): number {
    return dwarvenTraders.toAct(this.state)[0];
  }

  /** All legal moves of the seat that has to decide. */
  choices(): Move[] {
    const list = new MoveList();
    dwarvenTraders.moves(this.state, this.seat, list);
    return list.toArray().map((code) => dwarvenTraders.describeMove(this.state, this.seat, code));
  }

  /** The legal moves with one card of the row. */
  choicesWith(slot: number): Move[] {
    return this.choices().filter((move) => 'slot' in move && move.slot === slot);
  }

  /** The legal trades with one partner. */
  tradesWith(partner: Trader): Move[] {
    return this.choices().filter((move) => move.kind === 'trade' && move.with === partner);
  }

  play(...moves: readonly unknown[]): this {
    for (const move of moves) {
      this.#before = this.view;
      const events = new Events<DwarvenTradersEvent>();
      const { seat } = this;
      dwarvenTraders.play(this.state, seat, dwarvenTraders.readMove(this.state, seat, move), events);
      this.#told = heardBy(events.told, 'spectator');
    }
    return this;
  }

  /** What the last move changed on the table: all of it, so that whatever is not named did not change. */
  changes(): { [path: string]: unknown } {
    return changesBetween(this.#before, this.view);
  }

  /** What was said about the last move. */
  events(): readonly DwarvenTradersEvent[] {
    return this.#told;
  }

  eventsOf<K extends DwarvenTradersEvent['kind']>(kind: K): Extract<DwarvenTradersEvent, { readonly kind: K }>[] {
    return this.#told.filter(
      (event): event is Extract<DwarvenTradersEvent, { readonly kind: K }> => event.kind === kind,
    );
  }
}

export const table = (setting: Setting = {}): TestTable => new TestTable(dwarvenTraders.fromJSON(positionOf(setting)));

/** How many gems of each colour there are anywhere on the table, the price tracks included. */
export const gemsOnTable = ({ pool, box, marker, players, smuggler }: View): number[] =>
  GEMS.map(
    (gem) =>
      1 +
      Number(marker === gem) +
      pool[gem] +
      box[gem] +
      [...players, smuggler].flatMap(({ store }) => store).filter((held) => held === gem).length,
  );
