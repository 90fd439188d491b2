import { setImmediate } from 'node:timers/promises';
import { wrap } from '@souk/terminal-kit';
import { isQuit } from './answers.js';
import type { Keyboard } from './keyboard.js';
import type { MatchLoop } from './match-loop.js';
import type { Step } from './prompt-commands.js';
import type { Screen } from './screen.js';

/** A match without people at the keyboard, as a person before the screen follows it at their own pace. */
export class BotsOnlyView {
  readonly #dialogue: MatchLoop;
  readonly #screen: Screen;
  readonly #keyboard: Keyboard;
  /** Moves to show before asking again. */
  #ahead = 1;
  /** What has been told since the last picture. */
  #news: string[] = [];

  constructor(dialogue: MatchLoop, screen: Screen, keyboard: Keyboard) {
    this.#dialogue = dialogue;
    this.#screen = screen;
    this.#keyboard = keyboard;
  }

  /** Shows the move just made. A script only reads on; a person says when to go on, or to stop. */
  async follow(): Promise<Step> {
    const { match } = this.#dialogue.sitting;
    const sentences = this.#dialogue.history('spectator', match.length - 1);
    this.#news.push(...sentences);
    if (sentences.length > 0) this.#ahead--;
    const isRunning = !this.#screen.isTerminal || this.#ahead === Number.POSITIVE_INFINITY;
    if (isRunning || match.over) {
      this.#screen.printer.print(this.#news);
      this.#news = [];
    }
    if (!this.#screen.isTerminal || match.over) return 'go on';
    return this.#ahead > 0 ? this.#overhear() : this.#ask();
  }

  /** Lets keys through while no question is open: Ctrl-C and q stop, and whatever else is typed ends the running on. */
  async #overhear(): Promise<Step> {
    await setImmediate();
    const said = this.#keyboard.overhear();
    if (said === undefined) return this.#keyboard.ended ? 'stop' : 'go on';
    return isQuit(said) ? 'stop' : this.#ask();
  }

  async #ask(): Promise<Step> {
    const notes = this.#dialogue.takeNotes();
    const show = (): string => {
      this.#show(notes);
      return '> ';
    };
    for (;;) {
      const said = await this.#keyboard.ask(show(), show);
      if (said === undefined || isQuit(said)) return 'stop';
      const ahead = movesAsked(said);
      if (ahead === undefined) continue;
      this.#ahead = ahead;
      this.#news = [];
      return 'go on';
    }
  }

  #show(notes: readonly string[]): void {
    const { game, face } = this.#dialogue.sitting.entry;
    const scene = this.#dialogue.scene();
    const { paint } = scene.style;
    this.#screen.show({
      table: face.drawTable(game.view(this.#dialogue.sitting.match.state, 'spectator'), scene),
      news: this.#news,
      question: [
        ...notes.flatMap((note) => wrap(note, scene.width)).map((line) => paint(line, 'yellow')),
        ...wrap(this.#screen.printer.say('watch.ask'), scene.width).map((line) => paint(line, 'bold', 'cyan')),
      ],
      choices: [],
    });
  }
}

/** How many moves to go on by; undefined for what makes no sense. */
function movesAsked(said: string): number | undefined {
  if (said === '') return 1;
  if (/^e(nd)?$/i.test(said)) return Number.POSITIVE_INFINITY;
  return /^[1-9]\d*$/.test(said) ? Number(said) : undefined;
}
