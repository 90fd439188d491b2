import type { DaleEvent } from '@souk/games/dale-of-merchants';
import type { Telling } from '@souk/i18n';
import { deed } from './deed.js';
import { tell } from './tell.js';
import { nameOf, type Thing } from './things.js';

export * from './things.js';

/** What is told of a match of Dale of Merchants, in page and terminal alike. */
export const telling: Telling<DaleEvent, Thing> = { tell, deed, nameOf };
