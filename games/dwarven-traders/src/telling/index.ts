import type { DwarvenTradersEvent } from '@souk/games/dwarven-traders';
import type { Telling } from '@souk/i18n';
import { deed } from './deed.js';
import { tell } from './tell.js';
import { nameOf, type Thing } from './things.js';

export * from './things.js';

/** What is told of a match of Dwarven Traders, in page and terminal alike. */
export const telling: Telling<DwarvenTradersEvent, Thing> = { tell, deed, nameOf };
