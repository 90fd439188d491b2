import type { GameEntry } from '../games.js';
import type { Keyboard } from './keyboard.js';
import type { MatchRequest } from './match-request.js';
import { Questions } from './questions.js';
import type { Saved } from './saves.js';
import type { Screen } from './screen.js';
import { countOf } from './seating.js';
import { SettingsPage } from './settings.js';

/** The few questions before a match: Enter to all of them starts one. Undefined as soon as the player quits. */
export class Menu {
  readonly #questions: Questions;

  constructor(screen: Screen, keyboard: Keyboard) {
    this.#questions = new Questions(screen, keyboard);
  }

  /** `usual` says what is played of a game, at a table of so many seats, if it is not changed. */
  async ask(
    games: readonly GameEntry[],
    usual: (entry: GameEntry, seats?: number) => MatchRequest,
  ): Promise<MatchRequest | undefined> {
    const questions = this.#questions;
    questions.print(['', questions.bold('Souk'), 'Enter takes the answer in brackets, q quits.', '']);
    const entry = await questions.pick(
      'Which game?',
      games.map(({ game, face }) => `${game.name} – ${face.tagline}`),
      0,
      games,
    );
    if (entry === undefined) return undefined;
    const { seats: usualSeats, people } = usual(entry);
    const fewest = Math.max(entry.game.minSeats, countOf(people));
    const seats = await questions.number('How many players', fewest, entry.game.maxSeats, usualSeats);
    return seats === undefined ? undefined : new SettingsPage(questions).ask(usual(entry, seats));
  }

  /** Whether to go on with a saved match; undefined if the player quits. */
  offer({ sitting, saved }: Saved): Promise<boolean | undefined> {
    const when = new Date(saved).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
    this.#questions.print([
      `A game of ${sitting.entry.game.name} was saved on ${when}, after ${sitting.match.length} moves.`,
    ]);
    return this.#questions.yesOrNo('Go on with it');
  }
}
