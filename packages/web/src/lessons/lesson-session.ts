import { type AddressedEvent, type Game, type GameTypes, heardBy, Match, type Seat } from '@souk/kernel';
import { LEARNER, type Lesson } from '@souk/table-kit/lesson';
import type { Decision, Moment, Played, Session, SessionUpdate, Sitter } from '@souk/table-kit/session';
import { createStore } from '@souk/table-kit/store';
import { foresee } from '../session/foresight.js';
import { type LessonRun, runTo } from './run.js';

/** A lesson at the real table: only the moves of its step can be made, and the others play what it says. */
export class LessonSession<T extends GameTypes> implements Session<T> {
  readonly id: string;
  readonly game: string;
  readonly sitters: readonly Sitter[];
  readonly live = true;
  readonly you = LEARNER;
  readonly undoTo = undefined;
  readonly refusal = { k: 'lesson.otherwise' } as const;
  readonly lesson: Lesson<T>;
  /** The step that is shown: it changes when everything that led to it has been seen. */
  readonly shown = createStore(0);
  readonly #rules: Game<T>;
  readonly #listeners = new Set<(update: SessionUpdate<T>) => void>();
  #run: LessonRun<T>;

  constructor(rules: Game<T>, lesson: Lesson<T>, names: readonly string[], index = 0) {
    this.id = `lesson-${lesson.game}`;
    this.game = lesson.game;
    this.lesson = lesson;
    this.sitters = names
      .slice(0, lesson.seats)
      .map((name, seat) => (seat === LEARNER ? { kind: 'person', name } : { kind: 'bot', level: 1, name }));
    this.#rules = rules;
    this.#run = runTo(rules, lesson, index);
    this.shown.set(this.#run.index);
  }

  get moment(): Moment<T> {
    const { match } = this.#run;
    const moves = this.#run.awaited();
    const prompt = this.#rules.prompt(match.state, LEARNER);
    const asked = moves.length > 0 && prompt !== undefined ? [{ seat: LEARNER, prompt, moves }] : [];
    return this.#momentOf(match.state, match.length, asked);
  }

  past(): readonly Played<T>[] {
    const again = new Match(this.#rules, this.#run.match.start);
    return Array.from(this.#run.match.history(), ({ seat, code, time }) => {
      const told = again.play(seat, code, time);
      return this.#played(seat, told, this.#momentOf(again.state, again.length, []));
    });
  }

  momentAt(length: number): Moment<T> {
    return this.#momentOf(this.#run.match.stateAt(length), length, []);
  }

  subscribe(listener: (update: SessionUpdate<T>) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  send(seat: Seat, move: T['Move']): void {
    this.#tell(this.#played(seat, this.#run.answer(move, Date.now()), this.moment));
  }

  /** Goes on from a step that is only read. */
  readOn(): void {
    this.#run.answer(undefined);
    if (this.#run.isScripted) this.goOn();
    else this.#arrive();
  }

  /** What has happened has been shown: the others play on, or the next step is. */
  goOn(): void {
    if (this.#run.isScripted) {
      const { seat, told } = this.#run.playScripted(Date.now());
      this.#tell(this.#played(seat, told, this.moment));
    } else if (this.#run.isToPassOver) this.#arrive();
    else this.shown.set(this.#run.index);
  }

  /** Begins a step anew. */
  goTo(index: number): void {
    this.#run = runTo(this.#rules, this.lesson, Math.max(0, index));
    this.#arrive();
  }

  foresee(seat: Seat, move: T['Move']): readonly T['Event'][] {
    return foresee(this.#rules, this.#rules.view(this.#run.match.state, seat), seat, move);
  }

  undo(): void {}

  close(): void {
    this.#listeners.clear();
  }

  #arrive(): void {
    this.#run.passOver();
    this.#tell({ kind: 'moved', after: this.moment });
  }

  #tell(update: SessionUpdate<T>): void {
    for (const listener of [...this.#listeners]) listener(update);
  }

  #played(seat: Seat, told: readonly AddressedEvent<T['Event']>[], after: Moment<T>): Played<T> {
    return { kind: 'played', seat, events: heardBy(told, LEARNER), after };
  }

  #momentOf(state: T['State'], length: number, decisions: readonly Decision<T>[]): Moment<T> {
    return {
      length,
      viewer: LEARNER,
      view: this.#rules.view(state, LEARNER),
      toAct: this.#rules.toAct(state),
      decisions,
      outcome: this.#rules.outcome(state),
    };
  }
}
