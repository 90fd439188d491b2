import type { GameTypes, Seat } from '@souk/kernel';
import { Backlog } from './backlog.js';
import type { Face, LogSentence, Speaker } from './face.js';
import { type LogEntry, type MoveTold, tellMove, withEntry } from './log.js';
import { Pacer } from './pacer.js';
import { Projector } from './projector.js';
import type { ShownScene } from './scene.js';
import { SceneKeeper } from './scene-keeper.js';
import type { Moment, Played, Session, SessionUpdate } from './session.js';
import { type Shot, Shots } from './shots.js';
import { sound } from './sounds.js';
import { createStore, type Store } from './store.js';

/** What the table shows. */
export interface Shown<T extends GameTypes = GameTypes> {
  readonly moment: Moment<T>;
  /** The moment's view, or one on the way to it. */
  readonly view: T['View'];
  /** Whether something is still being shown moving, or a scene waits for its viewer. */
  readonly busy: boolean;
  readonly scene: ShownScene | undefined;
  /** The moment is one of the past. */
  readonly lookingBack: boolean;
  readonly log: readonly LogEntry[];
  /** What is being done, as long as it is shown moving. */
  readonly deed: LogSentence | undefined;
  /** Whether that is something to be followed: more than cards that are drawn or paid with. */
  readonly notable: boolean;
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
  readonly #backlog: Backlog<T>;
  #running = false;
  readonly #shots: Shots<T>;
  readonly #projector: Projector<T>;
  readonly #scenes: SceneKeeper<T>;
  readonly #pacer: Pacer<T>;
  /** The move that is being shown, as long as the log follows it. */
  #telling: MoveTold | undefined;
  #past: Played<T>[];
  /** How many moves had been made when something was last heard. */
  #heard: number;

  constructor(session: Session<T>, face: Face<T>, speaker: Speaker) {
    this.session = session;
    this.face = face;
    this.speaker = speaker;
    this.#shots = new Shots(face, speaker);
    this.#backlog = new Backlog(face);
    // What waits behind a scene does not hurry it, unless the next one does.
    const isBehind = () => (this.shown.get().scene === undefined ? this.#backlog.isLong : this.#backlog.hasScene);
    this.#projector = new Projector(face, (frame) => this.#show(frame), this.#backlog, isBehind);
    this.#pacer = new Pacer(session, this.#projector, (seat) => this.#isOwn(seat));
    this.#scenes = new SceneKeeper(session, this.#shots, this.#projector, (picture) => this.#show(picture));
    this.#past = [...session.past()];
    const { moment } = session;
    this.#heard = moment.length;
    this.shown = createStore<Shown<T>>({
      ...this.#scenes.arriveAt(moment, this.#past, session.live),
      lookingBack: false,
      log: this.#past.map((played) => tellMove(face, speaker, played).whole),
      deed: undefined,
      notable: false,
      announced: '',
    });
  }

  /** The element that the table is drawn in; undefined when it goes away. */
  attach(root: HTMLElement | null): void {
    this.#projector.root = root ?? undefined;
    if (root !== null) void this.#run();
  }

  /** Hears of what happens until what it returns is called. What has happened before is shown at once. */
  listen(): () => void {
    const { moment } = this.session;
    if (moment.length !== this.#heard) this.#hear({ kind: 'moved', after: moment });
    const stop = this.session.subscribe((update) => this.#hear(update));
    return () => {
      stop();
      if (!this.#backlog.isEmpty) this.#heard = -1;
      this.#backlog.clear();
      this.#projector.hurry();
    };
  }

  get past(): readonly Played<T>[] {
    return this.#past;
  }

  /** Shows at once what is moving, and whatever bots do before a player decides. */
  skip(): void {
    this.#projector.skipping = true;
    this.#projector.hurry();
  }

  /** The viewer has read the last picture of a scene. */
  leaveScene(): void {
    this.#scenes.leave();
  }

  /** Shows the scene that stands once more, up to the picture that stands. */
  watchScene(): void {
    if (!this.#scenes.again() && !this.#running && this.#scenes.standing !== undefined) void this.#rewatch();
  }

  /** Says something to those who listen, beside what is said of moves. */
  announce(text: string): void {
    this.#show({ announced: text });
  }

  /** Shows a moment of the past; undefined goes back to now. */
  lookAt(length: number | undefined): void {
    if (this.shown.get().busy) return;
    const moment = length === undefined ? this.session.moment : this.session.momentAt(length);
    this.#show({ ...this.#scenes.arriveAt(moment, this.#past), lookingBack: length !== undefined });
  }

  /** Shows again what the others did since the people at this screen last decided. */
  watchAgain(): void {
    const again = this.#past.slice(this.#sinceOwn()).map((played) => this.#asSeenNow(played));
    const [first] = again;
    if (this.#running || first === undefined) return;
    const before = this.session.momentAt(first.after.length - 1);
    this.#show({ ...this.#scenes.arriveAt(before, this.#past), lookingBack: false });
    this.#backlog.putFirst(again);
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
    this.#backlog.add(update);
    // Others do not wait for who reads, and a replay is led by its reader.
    if (!this.session.live || update.kind === 'moved' || this.#backlog.hasScene) this.leaveScene();
    if (update.kind === 'moved') this.#projector.hurry();
    void this.#run();
  }

  async #run({ again = false } = {}): Promise<void> {
    if (this.#running || this.#projector.root === undefined) return;
    this.#running = true;
    if (this.#scenes.leaving !== undefined) await this.#returnTo(this.#scenes.leaving);
    for (let update = this.#backlog.take(); update !== undefined; update = this.#backlog.take()) {
      if (update.kind === 'moved') this.#moveTo(update.after);
      else await this.#play(update, again);
    }
    this.#running = false;
    this.#projector.skipping &&= this.#isForBots;
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
    const log = this.#past.map((played) => tellMove(this.face, this.speaker, played).whole);
    this.#show({ ...this.#scenes.arriveAt(moment, this.#past), lookingBack: false, log, announced: '' });
  }

  /** Who comes back to a scene that has ended finds its last picture, and goes on from there. */
  async #returnTo(shot: Shot<T>): Promise<void> {
    const { moment } = this.session;
    this.#scenes.leaving = undefined;
    await this.#scenes.takeLeave(shot);
    this.#scenes.keep(shot);
    this.#show({ moment, view: moment.view, scene: undefined });
  }

  async #play(played: Played<T>, again: boolean): Promise<void> {
    const { after, seat } = played;
    if (!again) this.#past.push(played);
    const told = tellMove(this.face, this.speaker, played);
    const { view, moment, scene } = this.shown.get();
    const meanwhile = { ...after, viewer: moment.viewer, toAct: [seat], decisions: [] };
    const shots = [...this.#shots.of(view, scene?.picture, played)];
    const { gaps, rest, settles, isHeld, notable, deedAt } = this.#pacer.paced(played, shots, told, this.shown.get());
    // While something moves nobody is asked anything. Where nothing does, all is drawn once, as it is in the end.
    if (this.#projector.isMoving) {
      this.#show({ busy: true, moment: { ...meanwhile, view }, deed: deedAt(0), notable });
    }
    const unsaid: string[] = [];
    this.#telling = again ? undefined : told;
    for (const [at, shot] of shots.entries()) {
      if (shot.farewell !== undefined) {
        // At once: what was asked has been answered, and must not be asked for a moment longer.
        this.#show({ busy: true, moment: { ...meanwhile, view }, announced: unsaid.splice(0).join(' ') });
        await this.#projector.settled();
        await this.#scenes.takeLeave(shot);
      }
      this.#scenes.keep(shot);
      const { isMoving } = this.#projector;
      unsaid.push(...(isMoving ? await this.#projector.play(shot, deedAt(at), gaps[at]) : shot.says));
      void this.#projector.landed().then(() => this.#tell(told, at + 1));
    }
    if (this.#projector.isMoving && settles) await this.#projector.settled();
    this.#telling = undefined;
    if (this.#projector.isMoving) await this.#handOver(played, meanwhile);
    const said = again ? { deed: undefined } : this.#saidAfter(told, settles, deedAt(shots.length - 1), isHeld);
    const arrived = { view: after.view, scene: this.#scenes.standing, announced: unsaid.join(' ') };
    if (rest > 0 && this.#projector.isMoving) {
      // What was done is said for as long as it takes to be read; nobody is asked before.
      this.#show({ ...said, ...arrived, deed: deedAt(shots.length - 1), moment: { ...meanwhile, view: after.view } });
      await this.#projector.wait(rest);
      // What was in the air may have landed, and been told, meanwhile.
      const isTold = !isHeld && this.shown.get().log.includes(told.whole);
      this.#show({ ...arrived, deed: isTold ? undefined : said.deed, moment: after });
    } else this.#show({ ...said, ...arrived, moment: after });
  }

  /** Has the log say what has been shown of a move, as long as it is this one that is shown. */
  #tell(told: MoveTold, shown: number): void {
    const entry = told.upTo(shown);
    if (this.#telling === told && entry !== undefined) this.#show({ log: withEntry(this.shown.get().log, entry) });
  }

  /** What is said after a move. One that does not wait for what it has in the air is still being done until that has landed, and told then. */
  #saidAfter(
    told: MoveTold,
    settles: boolean,
    deed: LogSentence | undefined,
    isHeld: boolean,
  ): Pick<Shown<T>, 'log' | 'deed'> {
    const { log } = this.shown.get();
    if (settles || !this.#projector.isMoving) return { log: withEntry(log, told.whole), deed: undefined };
    const soFar: LogEntry = { ...told.whole, chapter: undefined, chapterAt: 0, sentences: [] };
    void this.#projector.landed().then(() => {
      const now = this.shown.get();
      if (now.log.includes(soFar)) this.#show({ log: withEntry(now.log, told.whole) });
      if (now.deed === deed && !isHeld) this.#show({ deed: undefined });
    });
    return { log: withEntry(log, soFar), deed };
  }

  /** A player who gives the screen away to another sees first what they did. */
  async #handOver({ handover }: Played<T>, meanwhile: Moment<T>): Promise<void> {
    if (handover === undefined) return;
    this.#show({ moment: { ...meanwhile, view: handover }, view: handover });
    await this.#projector.wait(this.#projector.tempo.handover);
  }

  async #rewatch(): Promise<void> {
    const { moment } = this.shown.get();
    this.#running = true;
    this.#show({ busy: true, moment: { ...moment, decisions: [] } });
    await this.#scenes.showAgain();
    this.#show({ busy: false, moment, view: moment.view, scene: this.#scenes.standing, deed: undefined });
    this.#running = false;
    void this.#run();
  }

  #show(change: Partial<Shown<T>>): void {
    this.shown.set({ ...this.shown.get(), ...change });
  }
}
