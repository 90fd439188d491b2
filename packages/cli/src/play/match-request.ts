import type { GameTypes } from '@souk/kernel';
import type { GameEntry } from '../games.js';
import type { People } from './seating.js';

/** What the player wants to play, all of it checked. */
export interface MatchRequest {
  readonly entry: GameEntry;
  readonly seats: number;
  readonly people: People;
  readonly botId: string;
  readonly options: GameTypes['Options'];
}
