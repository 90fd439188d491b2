import type { GemName } from '@souk/games/dwarven-traders';
import type { Messages } from '@souk/i18n';

/** What sentences name. */
export type Thing =
  | { readonly thing: 'gem'; readonly id: GemName }
  /** Who trades beside the players. */
  | { readonly thing: 'trader'; readonly id: 'smuggler' };

export const nameOf = ({ thing, id }: Thing, messages: Messages): string =>
  messages[thing === 'gem' ? `dt.gem.${id}` : 'dt.smuggler'] ?? id;
