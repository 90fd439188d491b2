import { elementAt, type Seat, type Viewer } from '@souk/kernel';
import { namesFor, type Scene, wrap } from '@souk/terminal-kit';
import { sayOutcome } from '../result.js';
import type { Context } from '../shell.js';
import { tell } from '../telling.js';
import { UsageError } from '../usage.js';
import { isQuit } from './answers.js';
import { BotsOnlyView } from './bots-only-view.js';
import type { Keyboard } from './keyboard.js';
import type { LocalMatch } from './local-match.js';
import { MovePrompt } from './move-prompt.js';
import type { Step } from './prompt-commands.js';
import { forget, keepRecord, save } from './saves.js';
import type { Screen } from './screen.js';

/** The conversation between a match and the people at the keyboard, until it is over or they have enough. */
export class MatchLoop {
  readonly sitting: LocalMatch;
  readonly #context: Context;
  readonly #screen: Screen;
  readonly #keyboard: Keyboard;
  /** How many moves each seat has been told of. */
  readonly #heard: number[];
  /** Who sits before the screen; a curtain falls when it becomes another seat. */
  #before: Seat | undefined;
  readonly #watching: BotsOnlyView;
  /** What is said above the next question. */
  #notes: readonly string[];

  /** The `opening` stands above the first question. */
  constructor(
    sitting: LocalMatch,
    context: Context,
    screen: Screen,
    keyboard: Keyboard,
    opening: readonly string[] = [],
  ) {
    this.sitting = sitting;
    this.#notes = opening;
    this.#context = context;
    this.#screen = screen;
    this.#keyboard = keyboard;
    const resumed = sitting.decided[sitting.decided.length - 1] ?? 0;
    this.#heard = sitting.names.map(() => resumed);
    this.#watching = new BotsOnlyView(this, screen, keyboard);
  }

  /** Plays on. Says whether the match came to its end. */
  async run(): Promise<boolean> {
    const { game } = this.sitting.entry;
    for (;;) {
      const seats = game.toAct(this.sitting.match.state);
      const [first] = seats;
      if (first === undefined) {
        this.#finish();
        return true;
      }
      if ((await this.#advance(seats, first)) === 'stop') {
        this.#stop();
        return false;
      }
    }
  }

  /** One decision: a bot's, one given in advance, or a person's. */
  async #advance(seats: readonly Seat[], first: Seat): Promise<Step> {
    for (const seat of seats) {
      const opponent = this.sitting.opponentIn(seat);
      if (opponent === undefined) continue;
      this.sitting.playOpponent(seat, opponent, this.#context.now());
      return this.sitting.persons.length > 0 ? 'go on' : this.#watching.follow();
    }
    if (seats.some((seat) => this.sitting.answerInAdvance(seat, this.#context.now()))) return 'go on';
    const seat = seats.find((each) => each === this.#before) ?? first;
    if (!(await this.#lower(seat))) return 'stop';
    const known = this.sitting.match.length;
    const undone = this.sitting.undos.length;
    const step = await new MovePrompt(this, this.#context, this.#screen, this.#keyboard, seat).ask();
    if (this.sitting.undos.length > undone) this.#notes = [this.#context.say('ask.takenBack'), ...this.#notes];
    this.#heard[seat] = known;
    return step;
  }

  /** What is to be said above the question that is asked now; it is said once. */
  takeNotes(): readonly string[] {
    const notes = this.#notes;
    this.#notes = [];
    return notes;
  }

  /** The curtain between two people who must not see one another's hands. Says whether it was lifted. */
  async #lower(seat: Seat): Promise<boolean> {
    const { sitting } = this;
    const before = this.#before;
    this.#before = seat;
    if (!sitting.entry.face.hidesHands || sitting.persons.length < 2 || before === seat) return true;
    this.#screen.blank();
    const said = await this.#keyboard.ask(this.#context.say('ask.curtain', { name: elementAt(sitting.names, seat) }));
    return said !== undefined && !isQuit(said);
  }

  /** How things are shown to a viewer. Only who is alone at the keyboard is spoken to as "you". */
  scene(): Scene {
    const { style, width, language } = this.#screen.printer;
    const { persons, names } = this.sitting;
    const you = persons.length === 1 ? persons[0] : undefined;
    return { language, style, width, names: namesFor(names, you, language) };
  }

  /** What the seat has not been told yet, in lines. */
  news(seat: Seat): string[] {
    const from = Math.min(elementAt(this.#heard, seat), this.sitting.match.length);
    return this.history(seat, from);
  }

  /** What a viewer has heard since move `from`. */
  history(viewer: Viewer, from = 0): string[] {
    return this.sitting.told.flatMap((_, move) => (move < from ? [] : this.#sentences(move, viewer)));
  }

  #sentences(move: number, viewer: Viewer): string[] {
    const scene = this.scene();
    return tell(this.sitting.entry.face, elementAt(this.sitting.told, move), viewer, scene).flatMap((sentence) =>
      wrap(sentence, scene.width, '  '),
    );
  }

  /** Saves after a decision. If that cannot be, it is no reason to stop playing, but the next question says so. */
  saveQuietly(): void {
    try {
      save(this.sitting, this.#context);
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      this.#notes = [this.#context.say('ask.notSaved', { problem: error.saidBy(this.#context) })];
    }
  }

  #stop(): void {
    save(this.sitting, this.#context);
    this.#screen.printer.print(['', this.#context.say('ask.saved')]);
  }

  #finish(): void {
    const { sitting } = this;
    const { game, face } = sitting.entry;
    const { persons, match } = sitting;
    const [person, ...otherPersons] = persons;
    const viewer: Viewer = person === undefined || otherPersons.length > 0 ? 'spectator' : person;
    const outcome = game.outcome(match.state);
    const scene = this.scene();
    const news =
      persons.length === 0 ? [] : this.history(viewer, this.#before === undefined ? 0 : this.#heard[this.#before]);
    // Who has watched may want to read again how it came to this.
    if (persons.length > 0) this.#screen.clear();
    this.#screen.printer.print([
      ...news,
      '',
      ...face.drawTable(game.view(match.state, viewer), scene),
      ...(outcome === undefined ? [] : sayOutcome(sitting.entry, outcome, scene, this.#context)),
      '',
      ...(sitting.undos.length === 0 ? [] : [this.#context.say('ask.takenBackTimes', { n: sitting.undos.length })]),
    ]);
    const path = keepRecord(sitting, this.#context);
    forget(sitting, this.#context);
    this.#screen.printer.print([this.#context.say('ask.record', { path }), this.#context.say('ask.afterwards')]);
  }
}
