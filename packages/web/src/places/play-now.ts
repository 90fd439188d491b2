import { elementAt } from '@souk/kernel';
import { translate } from '@souk/table-kit/components/Text';
import { go } from '@souk/table-kit/router';
import type { Sitter } from '@souk/table-kit/session';
import { settings } from '@souk/table-kit/settings';
import { rulesOf } from '../games/games.js';
import { BOT_NAMES } from '../session/bot-names.js';
import { startMatch } from '../session/saved-match.js';

const USUAL_LEVEL = 3;
const USUAL_SEATS = 3;

export const ownName = (): string => settings.get().name || translate('you');

export const botSitter = (index: number, level: number): Sitter => ({
  kind: 'bot',
  level,
  name: elementAt(BOT_NAMES, index % BOT_NAMES.length),
});

/** Starts a match on this screen against bots of one level. */
async function playWith(game: string, usualSeats: number, level: number): Promise<void> {
  const { id, rulesVersion, minSeats, maxSeats } = await rulesOf(game);
  const seats = Math.min(Math.max(usualSeats, minSeats), maxSeats);
  const bots = Array.from({ length: seats - 1 }, (_, i) => botSitter(i, level));
  const sitters: Sitter[] = [{ kind: 'person', name: ownName() }, ...bots];
  go(`/table/${startMatch({ game: id, rulesVersion, options: {}, sitters }).id}`);
}

/** Two clicks to a game: yourself and two bots, everything else as usual. */
export const playNow = (game: string): Promise<void> => playWith(game, USUAL_SEATS, USUAL_LEVEL);

/** Yourself and one bot. */
export const playAgainst = (game: string, level: number): Promise<void> => playWith(game, 2, level);
