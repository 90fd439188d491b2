/** `npm run proof -- laws` asks for many times more random games, and for other ones each time. */
const SCALE = Number(process.env.SOUK_LAW_SCALE ?? 1);

/** Added to the seeds of random tests: 0, so that `npm test` is the same each time. */
export const LAW_SEED = Number(process.env.SOUK_LAW_SEED ?? 0);

/** How many random games, positions or documents a test tries that samples so many in `npm test`. */
export const scaled = (count: number): number => Math.ceil(count * SCALE);

/** Whether this is a run at scale, which says how much it has tried. */
export const IS_SCALED = SCALE !== 1;
