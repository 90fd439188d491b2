import type { Chat } from './chat/chat.js';
import type { Limits } from './limits/limits.js';
import type { Rooms } from './matches/rooms.js';
import type { Surroundings } from './matches/surroundings.js';
import type { People } from './people/people.js';
import type { Lobby } from './tables/lobby.js';
import type { Tables } from './tables/tables.js';

/** Everything that requests and messages are answered with. */
export interface HostParts {
  readonly around: Surroundings;
  readonly people: People;
  readonly tables: Tables;
  readonly rooms: Rooms;
  readonly lobby: Lobby;
  readonly chat: Chat;
  readonly limits: Limits;
}
