import { type AnyGame, MoveList, type Seat } from '@souk/kernel';
import type { BotQuestion } from '../bots/levels.js';
import { errorFields } from '../logs/log.js';
import { isDeserted } from './deadline.js';
import { isPersons, type Progress } from './progress.js';
import type { Room } from './room.js';
import type { Surroundings } from './surroundings.js';

const SEED_BYTES = 16;

/** Decides for those who cannot or need not be asked: bots, and people who have answered in advance. */
export class Autopilot {
  readonly #around: Surroundings;
  readonly #room: Pick<Room, 'id' | 'standingOf' | 'moveFor' | 'failed' | 'watched'>;
  /** The decisions being made, by seat: the number that each answers. */
  readonly #deciding = new Map<Seat, number>();

  constructor(around: Surroundings, room: Pick<Room, 'id' | 'standingOf' | 'moveFor' | 'failed' | 'watched'>) {
    this.#around = around;
    this.#room = room;
  }

  get busy(): boolean {
    return this.#deciding.size > 0;
  }

  /** Looks at who is to decide now. Bots do not play on among themselves when all people have gone. */
  settle(progress: Progress): void {
    if (progress.phase !== 'playing' || isDeserted(progress)) return;
    for (const seat of progress.toAct) {
      const asked = progress.askedAt(seat);
      if (asked === undefined || this.#deciding.get(seat) === asked) continue;
      if (!isPersons(progress.seats[seat])) this.#askBot(progress, seat, asked);
      else this.#answerInAdvance(progress, seat, asked);
    }
  }

  #answerInAdvance({ game, match }: Progress, seat: Seat, asked: number): void {
    const given = this.#room.standingOf(seat);
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
      level: progress.seats[seat].bot ?? 1,
      view: game.view(match.state, seat),
      seat,
      moves,
      prompt,
      seed: this.#around.outside.entropy(SEED_BYTES).toString('hex'),
    };
    const isFollowed = progress.people.length > 0 && this.#room.watched;
    const pause = isFollowed ? this.#around.config.botPause : 0;
    this.#decide(
      seat,
      asked,
      Promise.all([this.#choice(question, game), this.#pause(pause)]).then(([move]) => move),
    );
  }

  /** What the bot chooses; should it fail, the match goes on all the same. */
  async #choice(question: BotQuestion, { id }: AnyGame): Promise<number> {
    const { moves } = question;
    if (moves.length === 1) return moves[0];
    try {
      const chosen = await this.#around.bots.ask(question);
      if (moves.includes(chosen)) return chosen;
      throw new Error('expected one of the legal moves');
    } catch (error) {
      this.#around.metrics.botFailed();
      this.#around.log.error({ match: this.#room.id, game: id, ...errorFields(error) }, 'a bot has failed');
      return moves[0];
    }
  }

  #pause(milliseconds: number): Promise<void> {
    if (milliseconds === 0) return Promise.resolve();
    return new Promise((resolve) => this.#around.outside.after(milliseconds, resolve));
  }

  #decide(seat: Seat, asked: number, choice: Promise<number>): void {
    this.#deciding.set(seat, asked);
    const done = (): void => {
      if (this.#deciding.get(seat) === asked) this.#deciding.delete(seat);
    };
    choice
      .then((move) => {
        done();
        return this.#room.moveFor(seat, asked, move);
      })
      .catch((error) => {
        done();
        this.#room.failed(error);
      });
  }
}
