import type { Language } from '@souk/i18n';
import type { GameEntry } from '../games.js';
import type { Keyboard } from './keyboard.js';
import type { MatchRequest } from './match-request.js';
import type { Saved } from './saves.js';
import type { Screen } from './screen.js';
import { countOf } from './seating.js';
import { SettingsPage } from './settings.js';
import { SetupPrompts } from './setup-prompts.js';

/** How dates are written. */
const LOCALES: { readonly [L in Language]: string } = { en: 'en-GB', de: 'de-DE' };

/** The few questions before a match: Enter to all of them starts one. Undefined as soon as the player quits. */
export class Menu {
  readonly #questions: SetupPrompts;

  constructor(screen: Screen, keyboard: Keyboard) {
    this.#questions = new SetupPrompts(screen, keyboard);
  }

  /** `usual` says what is played of a game, at a table of so many seats, if it is not changed. */
  async ask(
    games: readonly GameEntry[],
    usual: (entry: GameEntry, seats?: number) => MatchRequest,
  ): Promise<MatchRequest | undefined> {
    const questions = this.#questions;
    const { say, language } = questions.translator;
    questions.print(['', questions.bold('Souk'), say('menu.help'), '']);
    const entry = await questions.pick(
      say('menu.game'),
      games.map(({ game, face }) => `${game.name} – ${face.tagline(language)}`),
      0,
      games,
    );
    if (entry === undefined) return undefined;
    const { seats: usualSeats, people } = usual(entry);
    const fewest = Math.max(entry.game.minSeats, countOf(people));
    const seats = await questions.number(say('menu.players'), fewest, entry.game.maxSeats, usualSeats);
    return seats === undefined ? undefined : new SettingsPage(questions).ask(usual(entry, seats));
  }

  /** Whether to go on with a saved match; undefined if the player quits. */
  offer({ sitting, saved }: Saved): Promise<boolean | undefined> {
    const { say, language } = this.#questions.translator;
    const when = new Date(saved).toLocaleString(LOCALES[language], { dateStyle: 'medium', timeStyle: 'short' });
    const { length: moves } = sitting.match;
    this.#questions.print([say('menu.saved', { game: sitting.entry.game.name, when, moves })]);
    return this.#questions.yesOrNo(say('menu.resume'));
  }
}
