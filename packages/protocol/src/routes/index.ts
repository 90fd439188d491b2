import type { ENDPOINTS, EndpointName } from '../endpoints.js';
import { FRIEND_ROUTES } from './friends.js';
import { GAME_ROUTES } from './games.js';
import { MATCH_ROUTES } from './matches.js';
import { PEOPLE_ROUTES } from './people.js';
import { PROFILE_ROUTES } from './profiles.js';
import type { Route } from './route.js';
import { TABLE_ROUTES } from './tables.js';

export { FRIEND_ROUTES } from './friends.js';
export { PROFILE_ROUTES } from './profiles.js';
export type { Caller, Route } from './route.js';

/** Every route, by the name of what it does. */
export const ROUTES = {
  ...GAME_ROUTES,
  ...PEOPLE_ROUTES,
  ...PROFILE_ROUTES,
  ...FRIEND_ROUTES,
  ...TABLE_ROUTES,
  ...MATCH_ROUTES,
} as const satisfies { readonly [K in EndpointName]: Route & (typeof ENDPOINTS)[K] };

export type RouteName = keyof typeof ROUTES;
