import { elementAt } from '@souk/kernel';
import { translate } from '@souk/table-kit/components/Text';
import { go } from '@souk/table-kit/router';
import type { Sitter } from '@souk/table-kit/session';
import { settings } from '@souk/table-kit/settings';
import { rulesOf } from '../games/games.js';
import { startMatch } from '../session/saved-match.js';

const USUAL_LEVEL = 3;
const USUAL_SEATS = 3;

/** Names for bots, in the order in which they sit down. */
export const BOT_NAMES = ['Hild', 'Olo', 'Vasko', 'Mira', 'Sable'] as const;

export const ownName = (): string => settings.get().name || translate('you');

export const botSitter = (index: number, level: number): Sitter => ({
  kind: 'bot',
  level,
  name: elementAt(BOT_NAMES, index % BOT_NAMES.length),
});

/** Two clicks to a game: yourself and two bots, everything else as usual. */
export async function playNow(game: string): Promise<void> {
  const { id, rulesVersion, minSeats, maxSeats } = await rulesOf(game);
  const seats = Math.min(Math.max(USUAL_SEATS, minSeats), maxSeats);
  const bots = Array.from({ length: seats - 1 }, (_, i) => botSitter(i, USUAL_LEVEL));
  const sitters: Sitter[] = [{ kind: 'person', name: ownName() }, ...bots];
  go(`/table/${startMatch({ game: id, rulesVersion, options: {}, sitters }).id}`);
}
