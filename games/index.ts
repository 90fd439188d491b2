import * as list from './list.js';
import type { Manifest } from './manifest.js';

export type { Manifest, Targets } from './manifest.js';

export const MANIFESTS: readonly Manifest[] = Object.values(list);
