import { Events, type MoveList, type Viewer } from '@souk/kernel';
import { expect } from 'vitest';
import { type AlleyEvent, arcaneAlley, type Position, type State } from '../../src/rules/index.js';
import { moveKey } from './ask.js';
import { misheard } from './hearing.js';
import { type Beginning, tellMatch } from './match.js';
import { felineSetIn, setIn } from './sale.js';
import { oracleOutcome, oraclePosition, oracleView, realPosition, realView } from './snapshot.js';
import { revealedCard } from './storehouse.js';
import { type Chance, type Question, type Story, Table } from './table.js';
import type { ItemId, Move } from './vocabulary.js';

/** The items of one move's draws from the deck, in order, after the last shuffle. */
function drawnSinceShuffle({ told }: Events<AlleyEvent>): ItemId[] {
  const last = told.findLastIndex(({ event }) => event.kind === 'deck-reshuffled');
  return told.slice(last + 1).flatMap(({ event, secrets }) => {
    const full = secrets.length > 0 ? secrets[0].event : event;
    if (full.kind === 'lamp-shown') return [full.item];
    return full.kind === 'drawn' && full.from === 'deck' && full.item !== null ? [full.item] : [];
  });
}

function beginningOf({ stack }: Position): Beginning {
  const { frame, seat } = stack[0];
  if (frame === 'choose-wizard') return { kind: 'wizards' };
  if (frame === 'reveal') return { kind: 'reveals' };
  if (frame === 'draw') return { kind: 'turn', seat };
  throw new Error(`the oracle cannot take up a match at ${frame}`);
}

const compare = (real: unknown, oracle: unknown, what: string): void => {
  if (JSON.stringify(real) !== JSON.stringify(oracle)) expect(real, what).toEqual(oracle);
};

/** The package and the oracle at the same table. */
export class Duet {
  state: State;
  private readonly table: Table;
  private readonly story: Story;
  private question: Question | undefined;
  private after: Position;
  private events = new Events<AlleyEvent>();
  private what: string;
  private checks = 0;

  constructor(state: State, name: string) {
    this.state = state;
    this.what = name;
    this.after = arcaneAlley.toJSON(state);
    const chance: Chance = {
      stock: () => [...this.dealt(), ...this.after.deck],
      recycled: () => [...drawnSinceShuffle(this.events), ...this.after.deck],
    };
    this.table = new Table(this.after, chance);
    this.story = tellMatch(this.table, beginningOf(this.after));
    const first = this.story.next();
    this.question = first.done ? undefined : first.value;
  }

  /** AA-STOCK-6: the storehouses just dealt, in the order of the deck. */
  private dealt(): ItemId[] {
    const { players, starter } = this.after;
    return [...players.slice(starter), ...players.slice(0, starter)].flatMap(({ storehouse }) =>
      storehouse.slots.flatMap(({ item }) => (item === null ? [] : [item])),
    );
  }

  get over(): boolean {
    return this.question === undefined;
  }

  /** Compares everything that can be seen before a move is made. */
  check(list: MoveList): void {
    const { state, question, table, what } = this;
    compare(realPosition(this.after), oraclePosition(table), what);
    compare(
      [...arcaneAlley.toAct(state)].sort(),
      [...(question?.answers.keys() ?? [])].sort(),
      `${what}: who is to act`,
    );
    for (const seat of table.players.keys()) {
      const legal = this.movesOf(seat, list).map(moveKey).sort();
      compare(legal, (question?.answers.get(seat) ?? []).map(moveKey).sort(), `${what}: moves of seat ${seat}`);
      compare(
        list.toArray().map((code) => this.readAgain(seat, code)),
        list.toArray(),
        `${what}: moves read again`,
      );
    }
    if (question === undefined) this.checkEnd();
    for (const viewer of this.viewersNow()) this.checkView(viewer);
  }

  /** All viewers of a small table; of a large one two, others every time. */
  private viewersNow(): Viewer[] {
    const viewers: Viewer[] = [...this.table.players.keys(), 'spectator'];
    this.checks++;
    return viewers.length === 3 ? viewers : [0, 1].map((k) => viewers[(2 * this.checks + k) % viewers.length]);
  }

  movesOf(seat: number, list: MoveList): Move[] {
    arcaneAlley.moves(this.state, seat, list);
    return list.toArray().map((code) => arcaneAlley.describeMove(this.state, seat, code));
  }

  private readAgain(seat: number, code: number): number {
    return arcaneAlley.readMove(this.state, seat, arcaneAlley.describeMove(this.state, seat, code));
  }

  /** Whether a set is sold if the seat makes this move. */
  sells(seat: number, move: Move): boolean {
    if (move.kind !== 'play') return false;
    const player = this.table.players[seat];
    const { storehouse } = player;
    const before = storehouse.at(move.slot);
    storehouse.put(move.slot, revealedCard(move.item));
    const lines = storehouse.lines().filter((line) => line.includes(move.slot));
    const wild = move.item === 'facsimilous-feline';
    const sale = lines.some((line) => setIn(player, line) ?? (wild ? felineSetIn(player, line, move.slot) : undefined));
    storehouse.put(move.slot, before);
    return sale;
  }

  private checkEnd(): void {
    const { ranks, winners } = arcaneAlley.outcome(this.state) ?? { ranks: [], winners: [] };
    compare({ ranks, winners }, oracleOutcome(this.table), `${this.what}: the outcome`);
  }

  private checkView(viewer: Viewer): void {
    const view = arcaneAlley.view(this.state, viewer);
    compare(realView(view), oracleView(this.table, viewer, this.question), `${this.what}: the view of ${viewer}`);
    this.checkOpenFrames(viewer, view.stack);
  }

  /** AA-INFO-1, AA-ITEM-14: a hidden replaced item and what a Chalice has taken are not for everybody. */
  private checkOpenFrames(viewer: Viewer, stack: Position['stack']): void {
    const expected = this.after.stack.map((part): object => {
      const { replaced } = part;
      if (part.frame === 'slot' && part.from === 'sacred-chalice') {
        return viewer === part.seat || viewer === part.owner ? part : { ...part, item: null };
      }
      if (part.frame !== 'play' || typeof replaced !== 'object' || replaced === null || !('face' in replaced))
        return part;
      const { seenBy = [], ...card } = replaced;
      const known = card.face === 'up' || (viewer !== 'spectator' && seenBy.includes(viewer));
      return { ...part, replaced: known ? card : { ...card, item: null } };
    });
    compare(stack, expected, `${this.what}: the open frames before ${viewer}`);
  }

  /** The package goes on from its own position, written and read again. */
  reload(): void {
    this.state = arcaneAlley.fromJSON(JSON.parse(JSON.stringify(this.after)));
    compare(arcaneAlley.toJSON(this.state), this.after, `${this.what}: the position read again`);
  }

  /** Both make the move. */
  make(seat: number, code: number): void {
    const move = arcaneAlley.describeMove(this.state, seat, code);
    this.what = `${this.what.split(' | ')[0]} | seat ${seat}: ${JSON.stringify(move)}`;
    this.events = new Events();
    arcaneAlley.play(this.state, seat, code, this.events);
    for (const viewer of [...this.table.players.keys(), 'spectator' as const]) {
      compare(misheard(this.events.told, this.after, viewer) ?? null, null, `${this.what}: heard by ${viewer}`);
    }
    this.after = arcaneAlley.toJSON(this.state);
    const next = this.story.next({ seat, move });
    this.question = next.done ? undefined : next.value;
  }
}
