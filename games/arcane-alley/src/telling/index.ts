import type { AlleyEvent } from '@souk/games/arcane-alley';
import type { Telling } from '@souk/i18n';
import { deed } from './deed.js';
import { tell } from './tell.js';
import { nameOf, type Thing } from './things.js';

export * from './things.js';

/** What is told of a match of Arcane Alley, in page and terminal alike. */
export const telling: Telling<AlleyEvent, Thing> = { tell, deed, nameOf };
