import {
  type AddressedEvent,
  elementAt,
  type Game,
  type GameTypes,
  heardBy,
  type Match,
  MoveList,
  type Seat,
  type Viewer,
} from '@souk/kernel';
import type { Advice, Decision, Moment, Played, Session, SessionUpdate, Sitter } from '@souk/table-kit/session';
import type { Standing } from '@souk/table-kit/standing';
import type { BotPlayers } from '../bots/bot-players.js';
import { foresee, isBinding } from './foresight.js';
import { begun, playedThrough } from './played-through.js';
import { type SavedMatch, saveMatch } from './saved-match.js';

/** The level of the bot that gives advice. */
const ADVISER = 4;

/** A match whose rules run in this page. */
export class LocalSession<T extends GameTypes> implements Session<T> {
  readonly id: string;
  readonly game: string;
  readonly sitters: readonly Sitter[];
  readonly live = true;
  readonly you: Seat | undefined;
  /** Whether several people share the screen: what one of them has heard is not for the others to read. */
  readonly #shared: boolean;
  readonly #game: Game<T>;
  readonly #bots: BotPlayers;
  readonly #standing: (view: T['View']) => Standing | undefined;
  readonly #listeners = new Set<(update: SessionUpdate<T>) => void>();
  readonly #match: Match<T>;
  #saved: SavedMatch;
  #moment: Moment<T>;
  #thinking: Promise<number> | undefined;
  #closed = false;

  /** Throws an `InputError` or `IllegalMove` if the saved match cannot be played by these rules. */
  constructor(
    game: Game<T>,
    saved: SavedMatch,
    bots: BotPlayers,
    standing: (view: T['View']) => Standing | undefined = () => undefined,
  ) {
    this.id = saved.id;
    this.game = game.id;
    this.sitters = saved.sitters;
    this.#game = game;
    this.#saved = saved;
    this.#bots = bots;
    this.#standing = standing;
    const persons = saved.sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
    this.you = persons.length === 1 ? persons[0] : undefined;
    this.#shared = persons.length > 1;
    this.#match = playedThrough(game, saved);
    this.#moment = this.#momentOf(this.#match.state, this.#match.length);
    this.#think();
  }

  get moment(): Moment<T> {
    return this.#moment;
  }

  past(): readonly Played<T>[] {
    const again = begun(this.#game, this.#saved);
    return Array.from(this.#match.history(), ({ seat, code, time }) => {
      const told = again.play(seat, code, time);
      return this.#played(seat, told, this.#momentOf(again.state, again.length, this.#moment.viewer));
    });
  }

  momentAt(length: number): Moment<T> {
    return this.#momentOf(this.#match.stateAt(length), length, this.#moment.viewer);
  }

  subscribe(listener: (update: SessionUpdate<T>) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  send(seat: Seat, move: T['Move']): void {
    this.#play(seat, this.#game.readMove(this.#match.state, seat, move));
  }

  goOn(): void {
    const length = this.#match.length;
    void this.#thinking?.then((code) => {
      if (this.#closed || this.#match.length !== length) return;
      this.#play(elementAt(this.#moment.toAct, 0), code);
    });
  }

  foresee(seat: Seat, move: T['Move']): readonly T['Event'][] {
    return foresee(this.#game, this.#game.view(this.#match.state, seat), seat, move);
  }

  /** Who plays alone against bots can take everything back. */
  isBinding(seat: Seat, move: T['Move']): boolean {
    return this.#shared && isBinding(this.#game, this.#game.view(this.#match.state, seat), seat, move);
  }

  /** The strongest adviser sees no more than the seat that asks. */
  async advise(): Promise<Advice<T>> {
    const { seat, prompt } = elementAt(this.#moment.decisions, 0);
    const state = this.#game.clone(this.#match.state);
    const moves = this.#movesOf(state, seat);
    const view = this.#game.view(state, seat);
    const { move, chance, reasons } = await this.#bots.advise({
      ...{ game: this.#game.id, level: ADVISER, view, seat, moves, prompt, chance: this.#chanceOf(seat) },
    });
    return { move: this.#game.describeMove(state, seat, move), chance, reasons };
  }

  /**
   * Freely behind what nobody has learnt from; and where one person plays against bots, who always agree, to
   * that person's last decision.
   */
  get undoTo(): number | undefined {
    if (this.#moment.decisions.length === 0 && this.#moment.outcome === undefined) return undefined;
    const { length } = this.#match;
    const seats = this.#saved.moves.map(([seat]) => seat);
    const own = this.you === undefined ? -1 : seats.lastIndexOf(this.you);
    if (own !== -1) return own;
    const free = this.#match.freeUndo;
    return free < length ? length - 1 : undefined;
  }

  undo(): void {
    const to = this.undoTo;
    if (to === undefined) return;
    const from = this.#match.length;
    this.#match.undoTo(to);
    this.#saved = { ...this.#saved, undos: [...this.#saved.undos, { from, to }] };
    this.#arrive();
    this.#tell({ kind: 'moved', after: this.#moment });
  }

  close(): void {
    this.#closed = true;
    this.#listeners.clear();
  }

  #play(seat: Seat, code: number): void {
    const { viewer } = this.#moment;
    const told = this.#match.play(seat, code, Date.now());
    this.#arrive();
    const played = this.#played(seat, told, this.#moment);
    if (!this.#shared) this.#tell(played);
    else {
      const handover = this.#game.view(this.#match.state, viewer);
      const isHandedOver = viewer !== this.#moment.viewer;
      this.#tell({ ...played, events: heardBy(told, viewer), ...(isHandedOver && { handover }) });
    }
  }

  /** Notes where the match has come to, and lets a bot whose turn it is begin to think. */
  #arrive(): void {
    this.#moment = this.#momentOf(this.#match.state, this.#match.length);
    const moves = Array.from(this.#match.history(), ({ seat, code, time }) => [seat, code, time] as const);
    // As those see it who know least: people who share the screen read it, too.
    const standing = this.#standing(this.#game.view(this.#match.state, 'spectator'));
    this.#saved = { ...this.#saved, moves, updated: Date.now(), outcome: this.#moment.outcome ?? null, standing };
    saveMatch(this.#saved);
    this.#think();
  }

  #think(): void {
    this.#thinking = undefined;
    const [seat] = this.#moment.toAct;
    if (this.#moment.decisions.length > 0 || seat === undefined) return;
    const { state } = this.#match;
    const prompt = this.#game.prompt(state, seat);
    if (prompt === undefined) return;
    this.#thinking = this.#bots.choose({
      game: this.#game.id,
      level: elementAt(this.sitters, seat).level ?? 1,
      view: this.#game.view(state, seat),
      seat,
      moves: this.#movesOf(state, seat),
      prompt,
      chance: this.#chanceOf(seat),
    });
  }

  /** The bots' own chance has nothing to do with that of the deal, and is the same when a move is taken back. */
  #chanceOf(seat: Seat): string {
    return `${this.id} ${this.#match.length} ${seat}`;
  }

  #played(seat: Seat, told: readonly AddressedEvent<T['Event']>[], after: Moment<T>): Played<T> {
    const openly = heardBy(told, 'spectator');
    if (this.#shared) return { kind: 'played', seat, events: openly, openly, after };
    return { kind: 'played', seat, events: heardBy(told, after.viewer), after };
  }

  #tell(update: SessionUpdate<T>): void {
    for (const listener of [...this.#listeners]) listener(update);
  }

  /** Seen by the seat that is to decide then, unless a viewer is named. */
  #momentOf(state: T['State'], length: number, eyes?: Viewer): Moment<T> {
    const toAct = this.#game.toAct(state);
    const deciding = toAct.filter((seat) => elementAt(this.sitters, seat).kind === 'person');
    const viewer = eyes ?? this.#viewerAmong(deciding);
    return {
      length,
      viewer,
      toAct,
      view: this.#game.view(state, viewer),
      decisions: deciding.map((seat) => this.#decisionOf(state, seat)),
      outcome: this.#game.outcome(state),
    };
  }

  /** The only person here sees through their own eyes; of several, the one who is to decide does. */
  #viewerAmong(deciding: readonly Seat[]): Viewer {
    if (this.you !== undefined) return this.you;
    return deciding[0] ?? 'spectator';
  }

  #decisionOf(state: T['State'], seat: Seat): Decision<T> {
    const prompt = this.#game.prompt(state, seat) ?? { kind: '', text: '', rule: '' };
    const moves = this.#movesOf(state, seat).map((code) => this.#game.describeMove(state, seat, code));
    return { seat, prompt, moves };
  }

  #movesOf(state: T['State'], seat: Seat): number[] {
    const list = new MoveList();
    this.#game.moves(state, seat, list);
    return list.toArray();
  }
}
