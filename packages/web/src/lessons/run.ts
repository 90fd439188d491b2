import { type AddressedEvent, elementAt, type Game, type GameTypes, Match, MoveList, type Seat } from '@souk/kernel';
import { fits, LEARNER, type Lesson, type LessonStep, type Scripted, type SkippedMoves } from '@souk/table-kit/lesson';

/** The moves of a seat as the rules list them. */
function movesOf<T extends GameTypes>(game: Game<T>, state: T['State'], seat: Seat): T['Move'][] {
  const list = new MoveList();
  game.moves(state, seat, list);
  return list.toArray().map((code) => game.describeMove(state, seat, code));
}

/** A lesson in the course of its match. */
export class LessonRun<T extends GameTypes> {
  readonly lesson: Lesson<T>;
  readonly game: Game<T>;
  readonly match: Match<T>;
  #index = 0;
  #script: readonly Scripted<T>[] = [];
  #meanwhile: SkippedMoves<T> | undefined;

  constructor(game: Game<T>, lesson: Lesson<T>) {
    this.lesson = lesson;
    this.game = game;
    this.match = new Match(game, { seats: lesson.seats, options: lesson.options, seed: lesson.seed });
    this.#meanwhile = this.step.meanwhile;
    this.passOver();
  }

  get index(): number {
    return this.#index;
  }

  get step(): LessonStep<T> {
    return elementAt(this.lesson.steps, this.#index);
  }

  /** Whether others are to play before anything else is asked. */
  get isScripted(): boolean {
    return this.#script.length > 0;
  }

  /** Whether moves are to be passed over before anything else is asked. */
  get isToPassOver(): boolean {
    return this.#meanwhile !== undefined;
  }

  /** What the learner may do now: the moves that the step is about. */
  awaited(): T['Move'][] {
    const { awaits } = this.step;
    if (awaits === undefined || this.isScripted || this.isToPassOver) return [];
    const legal = movesOf(this.game, this.match.state, LEARNER);
    return awaits.flatMap((pattern) => legal.filter((move) => fits(move, pattern)));
  }

  /** The learner's move, or only the wish to go on. */
  answer(move: T['Move'] | undefined, time = 0): readonly AddressedEvent<T['Event']>[] {
    const told = move === undefined ? [] : this.#play(LEARNER, move, time);
    this.#script = this.step.others ?? [];
    this.#goOn();
    return told;
  }

  /** The next move that is made without the learner. */
  playScripted(time = 0): { readonly seat: Seat; readonly told: readonly AddressedEvent<T['Event']>[] } {
    const [seat, move] = elementAt(this.#script, 0);
    const told = this.#play(seat, move, time);
    this.#script = this.#script.slice(1);
    this.#goOn();
    return { seat, told };
  }

  /** Plays what nobody watches. */
  passOver(): void {
    const meanwhile = this.#meanwhile;
    this.#meanwhile = undefined;
    for (let i = 0; i < (meanwhile?.moves ?? 0); i++) {
      const { state } = this.match;
      const seat = elementAt(this.game.toAct(state), 0);
      const move = meanwhile?.choose({
        ...{ seat, moves: movesOf(this.game, state, seat), view: this.game.view(state, seat) },
      });
      if (move !== undefined) this.#play(seat, move, 0);
    }
  }

  /** Takes the whole step, with the learner's move or the one that the lesson would make. */
  takeStep(move = this.awaited().at(0)): void {
    this.answer(move);
    while (this.isScripted) this.playScripted();
    this.passOver();
  }

  #play(seat: Seat, move: T['Move'], time: number): readonly AddressedEvent<T['Event']>[] {
    return this.match.play(seat, this.game.readMove(this.match.state, seat, move), time);
  }

  #goOn(): void {
    if (this.isScripted || this.#index === this.lesson.steps.length - 1) return;
    this.#index++;
    this.#meanwhile = this.step.meanwhile;
  }
}

/** A lesson as it stands when its step number `index` begins. */
export function runTo<T extends GameTypes>(game: Game<T>, lesson: Lesson<T>, index: number): LessonRun<T> {
  const run = new LessonRun(game, lesson);
  while (run.index < Math.min(index, lesson.steps.length - 1)) run.takeStep();
  return run;
}
