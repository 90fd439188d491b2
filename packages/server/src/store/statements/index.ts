import { CIRCLE } from './circle.js';
import { PROFILES } from './faces.js';
import { HISTORY } from './history.js';
import { RANKING } from './ranking.js';
import { RIVALS } from './rivals.js';
import { STANDINGS } from './standings.js';
import type { Methods } from './statement.js';

/** What is shown of people: settings, ratings and how they came about, results, rankings. */
export const PROFILE_STATEMENTS = { ...PROFILES, ...STANDINGS, ...RIVALS, ...HISTORY, ...RANKING };

/** What people are to each other. */
export const CIRCLE_STATEMENTS = CIRCLE;

export type ProfileStore = Methods<typeof PROFILE_STATEMENTS>;
export type CircleStore = Methods<typeof CIRCLE_STATEMENTS>;
