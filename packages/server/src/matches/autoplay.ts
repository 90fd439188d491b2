import { type AnyGame, elementAt, MoveList, type Seat } from '@souk/kernel';
import type { BotQuestion } from '../bots/levels.js';
import type { HostContext } from '../host-context.js';
import { errorFields } from '../logging/logger.js';
import { automaticMoveEntry, followingEntry } from './entries.js';
import type { MakeEntry } from './ledger.js';
import { isDeserted } from './next-deadline.js';
import { isPlayedByPerson, type Progress } from './progress.js';

const SEED_BYTES = 16;

/** The match that decisions are made in. */
export interface AutoplayedMatch {
  readonly id: string;
  standingAnswersOf(seat: Seat): readonly string[];
  /** Whether the match has watchers, at this host or at another one. */
  isWatched(): boolean;
  /** Adds an entry when its turn comes, if there is still one to add then. */
  add(make: MakeEntry): Promise<unknown>;
  failed(error: unknown): void;
}

/** Does what follows by itself, and decides for those who cannot or need not be asked: bots, and people who have answered in advance. */
export class Autoplay {
  readonly #context: HostContext;
  readonly #match: AutoplayedMatch;
  /** The decisions being made, by seat: the number that each answers. */
  readonly #deciding = new Map<Seat, number>();
  /** What is being done, until it is stored. */
  #underWay = 0;
  #failure: unknown;
  #waiting: (() => void)[] = [];

  constructor(context: HostContext, match: AutoplayedMatch) {
    this.#context = context;
    this.#match = match;
  }

  get busy(): boolean {
    return this.#underWay > 0;
  }

  /** Waits until nothing is being done any more; rejects if something could not be done. */
  async done(): Promise<void> {
    if (this.busy) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    const failure = this.#failure;
    this.#failure = undefined;
    if (failure !== undefined) throw failure;
  }

  /** Whether there is something that the match does by itself now. */
  hasWork(progress: Progress): boolean {
    if (progress.phase !== 'playing') return false;
    if (followingEntry(progress, 0) !== undefined) return true;
    return (
      !isDeserted(progress) &&
      progress.toAct.some(
        (seat) => !isPlayedByPerson(progress.seatAt(seat)) || this.#match.standingAnswersOf(seat).length > 0,
      )
    );
  }

  /** Looks at who is to decide now. Bots do not play on among themselves when all people have gone. */
  act(progress: Progress): void {
    if (progress.phase !== 'playing') return;
    if (followingEntry(progress, 0) !== undefined) {
      this.#carryOut(() => this.#match.add(followingEntry));
      return;
    }
    if (isDeserted(progress)) return;
    for (const seat of progress.toAct) {
      const asked = progress.askedAt(seat);
      if (asked === undefined || this.#deciding.get(seat) === asked) continue;
      if (!isPlayedByPerson(progress.seatAt(seat))) this.#askBot(progress, seat, asked);
      else this.#answerInAdvance(progress, seat, asked);
    }
  }

  #answerInAdvance({ game, match }: Progress, seat: Seat, asked: number): void {
    const given = this.#match.standingAnswersOf(seat);
    if (given.length === 0) return;
    const kind = game.prompt(match.state, seat)?.kind;
    for (const answer of game.standingAnswers) {
      if (answer.prompt !== kind || !given.includes(answer.id)) continue;
      const move = answer.move(match.state, seat);
      if (move !== undefined) this.#decide(seat, asked, Promise.resolve(move));
    }
  }

  #askBot(progress: Progress, seat: Seat, asked: number): void {
    const { game, match } = progress;
    const prompt = game.prompt(match.state, seat);
    if (prompt === undefined) return;
    const list = new MoveList();
    game.moves(match.state, seat, list);
    const moves = list.toArray();
    const question: BotQuestion = {
      game: game.id,
      level: progress.seatAt(seat).bot ?? 1,
      view: game.view(match.state, seat),
      seat,
      moves,
      prompt,
      seed: this.#context.runtime.entropy(SEED_BYTES).toString('hex'),
    };
    const isWatched = progress.people.length > 0 && this.#match.isWatched();
    const pause = isWatched ? this.#context.config.botPause : 0;
    this.#decide(
      seat,
      asked,
      Promise.all([this.#choice(question, game), this.#pause(pause)]).then(([move]) => move),
    );
  }

  /** What the bot chooses; should it fail, the match goes on all the same. */
  async #choice(question: BotQuestion, { id }: AnyGame): Promise<number> {
    const { moves } = question;
    const first = elementAt(moves, 0);
    if (moves.length === 1) return first;
    try {
      const chosen = await this.#context.bots.ask(question);
      if (moves.includes(chosen)) return chosen;
      throw new Error('expected one of the legal moves');
    } catch (error) {
      this.#context.metrics.botFailed();
      this.#context.logger.error({ match: this.#match.id, game: id, ...errorFields(error) }, 'a bot has failed');
      return first;
    }
  }

  #pause(milliseconds: number): Promise<void> {
    if (milliseconds === 0) return Promise.resolve();
    return new Promise((resolve) => this.#context.runtime.after(milliseconds, resolve));
  }

  #decide(seat: Seat, asked: number, choice: Promise<number>): void {
    this.#deciding.set(seat, asked);
    const done = (): void => {
      if (this.#deciding.get(seat) === asked) this.#deciding.delete(seat);
    };
    this.#carryOut(async () => {
      const move = await choice.finally(done);
      await this.#match.add((progress, now) => automaticMoveEntry(progress, seat, asked, move, now));
    });
  }

  #carryOut(act: () => Promise<unknown>): void {
    this.#underWay++;
    act()
      .catch((error) => {
        this.#failure = error;
        this.#match.failed(error);
      })
      .finally(() => {
        this.#underWay--;
        if (this.busy) return;
        const waiting = this.#waiting;
        this.#waiting = [];
        for (const resolve of waiting) resolve();
      });
  }
}
