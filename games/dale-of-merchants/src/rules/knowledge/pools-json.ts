import { POOLS, SPECTATOR } from '../cards/card.js';
import type { Position } from '../position/position-schema.js';
import { NOTHING_BLURRED } from './pools.js';

type BlurredJson = NonNullable<Position['blurred']>;

/** The groups of pools that viewers cannot tell apart, each beginning with the pool that stands for it. */
export function blurredToJson(blurred: readonly number[]): BlurredJson {
  if (blurred === NOTHING_BLURRED) return [];
  const groups = new Map<number, number[]>();
  for (const [i, stands] of blurred.entries()) {
    const pool = i % POOLS;
    const key = i - pool + stands;
    const group = groups.get(key) ?? [stands];
    if (pool !== stands) group.push(pool);
    groups.set(key, group);
  }
  return [...groups]
    .filter(([, pools]) => pools.length > 1)
    .map(([key, pools]) => {
      const viewer = Math.floor(key / POOLS);
      return { viewer: viewer === SPECTATOR ? ('spectator' as const) : viewer, pools };
    });
}

export function blurredFromJson(json: BlurredJson): number[] {
  if (json.length === 0) return NOTHING_BLURRED;
  const blurred = NOTHING_BLURRED.slice();
  for (const { viewer, pools } of json) {
    const from = (viewer === 'spectator' ? SPECTATOR : viewer) * POOLS;
    for (const pool of pools) blurred[from + pool] = pools[0];
  }
  return blurred;
}
