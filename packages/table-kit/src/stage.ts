import type { GameTypes, Seat } from '@souk/kernel';
import { flushSync } from 'react-dom';
import type { Face, LogSentence, Sentence, Speaker } from './face.js';
import { land, startFlights, TEMPOS } from './motion.js';
import type { Moment, Played, Session, SessionUpdate } from './session.js';
import { motionSpeed, type Speed, settings } from './settings.js';
import { sound } from './sounds.js';
import { plainText } from './speaking.js';
import { createStore, type Store } from './store.js';

/** With so many moves waiting to be shown, they are shown quickly: who is far behind does not know what is asked. */
const BACKLOG = 3;

/** What was said of one move. */
export interface LogEntry {
  /** How many moves had been made before it. */
  readonly before: number;
  readonly seat: Seat;
  readonly chapter: Sentence | undefined;
  /** How many of the sentences belong before the chapter. */
  readonly chapterAt: number;
  readonly sentences: readonly LogSentence[];
}

/** What the table shows. */
export interface Shown<T extends GameTypes = GameTypes> {
  readonly moment: Moment<T>;
  /** The moment's view, or one on the way to it. */
  readonly view: T['View'];
  /** Whether something is still being shown moving. */
  readonly busy: boolean;
  /** The moment is one of the past. */
  readonly lookingBack: boolean;
  readonly log: readonly LogEntry[];
  /** The latest that was said, for those who listen. */
  readonly announced: string;
}

/**
 * Shows what happens at a session, in order and at a speed that can be followed: the table is always drawn from
 * one view, which steps from event to event and ends at the true one.
 */
export class Stage<T extends GameTypes> {
  readonly session: Session<T>;
  readonly face: Face<T>;
  readonly speaker: Speaker;
  readonly shown: Store<Shown<T>>;
  #root: HTMLElement | undefined;
  #queue: SessionUpdate<T>[] = [];
  #running = false;
  #skipping = false;
  #hurry: (() => void) | undefined;
  #past: Played<T>[];
  /** How many moves had been made when something was last heard. */
  #heard: number;

  constructor(session: Session<T>, face: Face<T>, speaker: Speaker) {
    this.session = session;
    this.face = face;
    this.speaker = speaker;
    this.#past = [...session.past()];
    const { moment } = session;
    this.#heard = moment.length;
    this.shown = createStore<Shown<T>>({
      moment,
      view: moment.view,
      busy: false,
      lookingBack: false,
      log: this.#past.map((played) => this.#entryOf(played)),
      announced: '',
    });
  }

  /** The element that the table is drawn in; undefined when it goes away. */
  attach(root: HTMLElement | null): void {
    this.#root = root ?? undefined;
    if (root !== null) void this.#run();
  }

  /** Hears of what happens until what it returns is called. What has happened before is shown at once. */
  listen(): () => void {
    const { moment } = this.session;
    if (moment.length !== this.#heard) this.#hear({ kind: 'moved', after: moment });
    const stop = this.session.subscribe((update) => this.#hear(update));
    return () => {
      stop();
      if (this.#queue.length > 0) this.#heard = -1;
      this.#queue = [];
      this.#hurry?.();
    };
  }

  get past(): readonly Played<T>[] {
    return this.#past;
  }

  /** Shows at once what is moving, and whatever bots do before a player decides. */
  skip(): void {
    this.#skipping = true;
    this.#hurry?.();
  }

  /** Shows a moment of the past; undefined goes back to now. */
  lookAt(length: number | undefined): void {
    if (this.shown.get().busy) return;
    const moment = length === undefined ? this.session.moment : this.session.momentAt(length);
    this.#show({ moment, view: moment.view, lookingBack: length !== undefined });
  }

  /** Shows again what the others did since the people at this screen last decided. */
  watchAgain(): void {
    const again = this.#past.slice(this.#sinceOwn()).map((played) => this.#asSeenNow(played));
    const [first] = again;
    if (this.#running || first === undefined) return;
    const { view } = this.session.momentAt(first.after.length - 1);
    this.#show({ view, lookingBack: false });
    this.#queue.unshift(...again);
    void this.#run({ again: true });
  }

  get canWatchAgain(): boolean {
    return !this.#running && this.#sinceOwn() < this.#past.length;
  }

  #sinceOwn(): number {
    const { viewer } = this.session.moment;
    const isOwn = (seat: Seat): boolean => (viewer === 'spectator' ? this.#isOwn(seat) : seat === viewer);
    return this.#past.findLastIndex(({ seat }) => isOwn(seat)) + 1;
  }

  /** Who watches again may have taken over the screen since. */
  #asSeenNow(played: Played<T>): Played<T> {
    const { openly, seat, after } = played;
    if (openly === undefined) return played;
    return { kind: 'played', seat, events: openly, after: this.session.momentAt(after.length) };
  }

  #isOwn(seat: Seat): boolean {
    const { here, sitters } = this.session;
    return here?.includes(seat) ?? sitters[seat]?.kind === 'person';
  }

  #hear(update: SessionUpdate<T>): void {
    this.#heard = update.after.length;
    this.#queue.push(update);
    void this.#run();
  }

  async #run({ again = false } = {}): Promise<void> {
    if (this.#running || this.#root === undefined) return;
    this.#running = true;
    for (let update = this.#queue.shift(); update !== undefined; update = this.#queue.shift()) {
      if (update.kind === 'moved') this.#moveTo(update.after);
      else await this.#play(update, again);
    }
    this.#running = false;
    this.#skipping &&= this.#isForBots;
    if (this.shown.get().busy) this.#show({ busy: false });
    const { outcome, decisions } = this.session.moment;
    if (outcome !== undefined) sound('end');
    else if (decisions.length > 0) sound('turn');
    if (!again) this.session.goOn();
  }

  get #isForBots(): boolean {
    const { toAct } = this.session.moment;
    return toAct.length > 0 && toAct.every((seat) => this.session.sitters[seat]?.kind === 'bot');
  }

  #moveTo(moment: Moment<T>): void {
    this.#past = this.session.past().filter(({ after }) => after.length <= moment.length);
    const log = this.#past.map((played) => this.#entryOf(played));
    this.#show({ moment, view: moment.view, lookingBack: false, log, announced: '' });
  }

  async #play(played: Played<T>, again: boolean): Promise<void> {
    const { events, after, seat } = played;
    if (!again) this.#past.push(played);
    const entry = this.#entryOf(played);
    const { log, view, moment } = this.shown.get();
    const told = again ? log : [...log, entry];
    // While something moves nobody is asked anything. Where nothing does, all is drawn once, as it is in the end.
    if (this.#isMoving) {
      const meanwhile = { ...after, viewer: moment.viewer, toAct: [seat], decisions: [] };
      this.#show({ busy: true, log: told, moment: { ...meanwhile, view } });
      for (const event of events) if (this.#isMoving) await this.#playEvent(event);
      await this.#handOver(played, meanwhile);
    }
    const announced = entry.sentences.map(plainText).join(' ');
    this.#show({ moment: after, view: after.view, log: told, announced });
    if (!this.#isOwn(seat)) await this.#wait(TEMPOS[this.#speed].afterOthers);
  }

  /** A player who gives the screen away to another sees first what they did. */
  async #handOver({ handover }: Played<T>, meanwhile: Moment<T>): Promise<void> {
    if (handover === undefined) return;
    this.#show({ moment: { ...meanwhile, view: handover }, view: handover });
    await this.#wait(TEMPOS[this.#speed].handover);
  }

  async #playEvent(event: T['Event']): Promise<void> {
    const tempo = TEMPOS[this.#speed];
    const root = this.#root;
    const { view } = this.shown.get();
    const next = this.face.step(view, event);
    if (root === undefined) {
      this.#show({ view: next });
      return;
    }
    const started = startFlights(root, this.face.flights(event, view));
    flushSync(() => this.#show({ view: next }));
    const flying = land(root, started, tempo.flight);
    if (started.length > 0) {
      sound('move');
      await this.#orHurried(flying);
    }
    await this.#wait(tempo.pace[this.face.pace(event)]);
  }

  get #speed(): Speed {
    if (this.#skipping || document.hidden) return 'off';
    const speed = motionSpeed(settings.get());
    return speed === 'full' && this.#queue.length >= BACKLOG ? 'quick' : speed;
  }

  get #isMoving(): boolean {
    return TEMPOS[this.#speed].flight > 0;
  }

  #wait(milliseconds: number): Promise<void> {
    if (milliseconds === 0 || this.#skipping) return Promise.resolve();
    return this.#orHurried(new Promise((resolve) => setTimeout(resolve, milliseconds)));
  }

  async #orHurried(until: Promise<void>): Promise<void> {
    const hurried = new Promise<void>((resolve) => {
      this.#hurry = resolve;
    });
    await Promise.race([until, hurried]);
    this.#hurry = undefined;
  }

  #entryOf({ seat, events, openly = events, after }: Played<T>): LogEntry {
    let chapter: Sentence | undefined;
    const sentences: LogSentence[] = [];
    let chapterAt = 0;
    for (const [at, event] of openly.entries()) {
      const opened = this.face.chapter(event);
      if (opened !== undefined) {
        chapter = opened;
        chapterAt = sentences.length;
      }
      const sentence = this.face.tell({ events: openly, at }, this.speaker);
      if (sentence !== undefined) sentences.push(sentence);
    }
    return { before: after.length - 1, seat, chapter, chapterAt, sentences };
  }

  #show(change: Partial<Shown<T>>): void {
    this.shown.set({ ...this.shown.get(), ...change });
  }
}
