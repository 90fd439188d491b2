import { DECKS, JUNK } from '@souk/games/dale-of-merchants';
import type { Messages } from '@souk/i18n';

/** What sentences name. */
export interface Thing {
  readonly thing: 'card' | 'deck';
  readonly id: string;
}

const OWN_NAMES = {
  card: new Map([JUNK, ...DECKS.flatMap(({ cards }) => cards)].map(({ id, name }) => [id, name])),
  deck: new Map<string, string>(DECKS.map(({ id, name }) => [id, name])),
};

/** The rules' own name where a language has none. */
export const nameOf = ({ thing, id }: Thing, messages: Messages, asObject = false): string =>
  (asObject ? messages[`dm.object.${id}`] : undefined) ??
  messages[`dm.${thing}.${id}`] ??
  OWN_NAMES[thing].get(id) ??
  id;
