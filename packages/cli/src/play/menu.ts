import { BOTS, flatMonteCarloBot } from '@souk/bots';
import type { GameEntry } from '../games.js';
import { usualSeats } from '../match-arguments.js';
import { wrap } from '../text.js';
import type { Keyboard } from './keyboard.js';
import type { Saved } from './saves.js';
import type { Screen } from './screen.js';

/** What the menu has found out. */
export interface Wishes {
  readonly entry: GameEntry;
  readonly seats: number;
  readonly people: number;
  readonly botId: string;
}

/** The few questions before a match, each with an answer that Enter gives. Undefined as soon as somebody quits. */
export class Menu {
  readonly #screen: Screen;
  readonly #keyboard: Keyboard;

  constructor(screen: Screen, keyboard: Keyboard) {
    this.#screen = screen;
    this.#keyboard = keyboard;
  }

  async ask(games: readonly GameEntry[]): Promise<Wishes | undefined> {
    this.#print(['', this.#bold('Souk'), 'Enter takes the answer in brackets, q quits.', '']);
    const entry = await this.#pick(
      'Which game?',
      games.map(({ game, face }) => `${game.name} – ${face.tagline}`),
      0,
      games,
    );
    if (entry === undefined) return undefined;
    const { game } = entry;
    const seats = await this.#number('How many players', game.minSeats, game.maxSeats, usualSeats(game));
    if (seats === undefined) return undefined;
    const people = await this.#number('How many of them at this keyboard', 1, seats, 1);
    if (people === undefined) return undefined;
    const bot = people === seats ? flatMonteCarloBot : await this.#pickBot();
    return bot === undefined ? undefined : { entry, seats, people, botId: bot.id };
  }

  /** Whether to go on with a saved match; undefined if somebody quits. */
  async offer({ sitting, saved }: Saved): Promise<boolean | undefined> {
    const when = new Date(saved).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
    this.#print([`A game of ${sitting.entry.game.name} was saved on ${when}, after ${sitting.match.length} moves.`]);
    for (;;) {
      const said = await this.#keyboard.ask('Go on with it (y/n)? [y] ');
      if (said === undefined || /^q(uit)?$/i.test(said)) return undefined;
      if (said === '' || /^y(es)?$/i.test(said)) return true;
      if (/^no?$/i.test(said)) return false;
      this.#print(['Expected y or n.']);
    }
  }

  #pickBot() {
    return this.#pick(
      'Who plays the others?',
      BOTS.map(({ id, help }) => `${id} – ${help}`),
      BOTS.indexOf(flatMonteCarloBot),
      BOTS,
    );
  }

  async #pick<T>(
    question: string,
    labels: readonly string[],
    usual: number,
    from: readonly T[],
  ): Promise<T | undefined> {
    this.#print([
      this.#bold(question),
      ...labels.flatMap((label, i) => wrap(`  ${i + 1} ${label}`, this.#screen.printer.width, '    ')),
    ]);
    const number = await this.#number('Number', 1, from.length, usual + 1);
    return number === undefined ? undefined : from[number - 1];
  }

  async #number(question: string, min: number, max: number, usual: number): Promise<number | undefined> {
    for (;;) {
      const said = await this.#keyboard.ask(`${question} (${min} to ${max})? [${usual}] `);
      if (said === undefined || /^q(uit)?$/i.test(said)) return undefined;
      if (said === '') return usual;
      if (/^\d+$/.test(said) && Number(said) >= min && Number(said) <= max) return Number(said);
      this.#print([`Expected a number from ${min} to ${max}.`]);
    }
  }

  #bold(text: string): string {
    return this.#screen.printer.style.paint(text, 'bold');
  }

  #print(lines: readonly string[]): void {
    this.#screen.printer.print(lines);
  }
}
