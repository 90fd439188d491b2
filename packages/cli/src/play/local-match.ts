import { chooseWith } from '@souk/bots';
import {
  type AddressedEvent,
  dealtSeed,
  elementAt,
  type GameTypes,
  LEAVE,
  type Match,
  type MatchRecord,
  MoveList,
  type SealedSeed,
  type Seat,
  seedRandom,
  type Undo,
  writeRecord,
} from '@souk/kernel';
import type { GameEntry } from '../games.js';
import { retell } from '../telling.js';
import { type Opponent, opponentNamed } from './opponents.js';

/** What decides for a seat: a person at this keyboard, or the opponent of this id. */
export const PERSON = 'person';
export type Player = string;

export interface Seated {
  readonly name: string;
  readonly player: Player;
}

/** A match as it is played at one keyboard: who sits where, what was taken back, what is answered in advance. */
export class LocalMatch {
  readonly id: string;
  readonly entry: GameEntry;
  readonly deal: SealedSeed;
  readonly match: Match<GameTypes>;
  readonly names: readonly string[];
  readonly #players: Player[];
  /** What happened in every move. */
  readonly #told: (readonly AddressedEvent<GameTypes['Event']>[])[];
  /** The moves, by index, that a person decided on. */
  readonly #decided: number[];
  readonly #undos: Undo[];
  readonly #standing: Set<string>[];

  constructor(
    entry: GameEntry,
    start: {
      readonly id: string;
      readonly match: Match<GameTypes>;
      readonly deal: SealedSeed;
      readonly seated: readonly Seated[];
      readonly decided?: readonly number[];
      readonly undos?: readonly Undo[];
      readonly standing?: readonly (readonly string[])[];
    },
  ) {
    this.id = start.id;
    this.entry = entry;
    this.match = start.match;
    this.deal = start.deal;
    this.names = start.seated.map(({ name }) => name);
    this.#players = start.seated.map(({ player }) => player);
    this.#told = retell(start.match);
    this.#decided = [...(start.decided ?? [])];
    this.#undos = [...(start.undos ?? [])];
    this.#standing = start.seated.map((_, seat) => new Set(start.standing?.[seat]));
  }

  get told(): readonly (readonly AddressedEvent<GameTypes['Event']>[])[] {
    return this.#told;
  }

  get undos(): readonly Undo[] {
    return this.#undos;
  }

  get decided(): readonly number[] {
    return this.#decided;
  }

  get players(): readonly Player[] {
    return this.#players;
  }

  get standing(): readonly (readonly string[])[] {
    return this.#standing.map((answers) => [...answers]);
  }

  /** The seats that people at this keyboard play. */
  get persons(): readonly Seat[] {
    return this.#players.flatMap((player, seat) => (player === PERSON ? [seat] : []));
  }

  /** Who plays a seat; undefined if a person does. */
  opponentIn(seat: Seat): Opponent | undefined {
    const player = elementAt(this.#players, seat);
    return player === PERSON ? undefined : opponentNamed(this.entry, player);
  }

  /** The seat's legal moves, as the rules number them. */
  movesOf(seat: Seat): readonly number[] {
    const list = new MoveList();
    this.entry.game.moves(this.match.state, seat, list);
    return list.toArray();
  }

  /** An opponent's chance hangs on the seat and the number of the move alone, so that no saving and no taking back changes it. */
  playOpponent(seat: Seat, opponent: Opponent, time: number): void {
    const random = seedRandom(`${dealtSeed(this.deal)}/bot/${seat}/${this.match.length}`);
    const { game } = this.entry;
    const { player, budget } = opponent.sit();
    this.#make(seat, chooseWith(player, game, this.match.state, seat, random, budget), time);
  }

  decide(seat: Seat, code: number, time: number): void {
    this.#decided.push(this.match.length);
    this.#make(seat, code, time);
  }

  /** Makes the move that the seat has ordered in advance. Says whether there was one. */
  answerInAdvance(seat: Seat, time: number): boolean {
    const { game } = this.entry;
    const kind = game.prompt(this.match.state, seat)?.kind;
    for (const { id, prompt, move } of game.standingAnswers) {
      if (prompt !== kind || !this.hasStanding(seat, id)) continue;
      const code = move(this.match.state, seat);
      if (code === undefined) continue;
      this.#make(seat, code, time);
      return true;
    }
    return false;
  }

  /** Whether the seat has given this answer in advance. */
  hasStanding(seat: Seat, id: string): boolean {
    return elementAt(this.#standing, seat).has(id);
  }

  toggleStanding(seat: Seat, id: string): void {
    const answers = elementAt(this.#standing, seat);
    if (!answers.delete(id)) answers.add(id);
  }

  /** Where the rules let a player leave the seat is left; otherwise an opponent takes the seat over. Nothing before it can be taken back. */
  leave(seat: Seat, successor: string, time: number): void {
    this.#players[seat] = successor;
    this.#decided.length = 0;
    if (this.entry.game.leave !== undefined) this.#make(seat, LEAVE, time);
  }

  /** Goes back to before the last decision of a person. Says whether there was one. */
  undo(): boolean {
    const to = this.#decided.pop();
    if (to === undefined) return false;
    this.#undos.push({ from: this.match.length, to });
    this.match.undoTo(to);
    this.#told.length = to;
    return true;
  }

  record(): MatchRecord {
    return writeRecord(this.match, this.names, this.deal, this.#undos);
  }

  #make(seat: Seat, code: number, time: number): void {
    this.#told.push(this.match.play(seat, code, time));
  }
}
