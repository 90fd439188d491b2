import type { Chat } from './chat/chat.js';
import type { Friends } from './friends/friends.js';
import type { Online } from './friends/online.js';
import type { HostContext } from './host-context.js';
import type { Limits } from './limits/limits.js';
import type { Rooms } from './matches/rooms.js';
import type { Accounts } from './people/accounts.js';
import type { Devices } from './people/devices.js';
import type { People } from './people/people.js';
import type { Leaderboards } from './profiles/leaderboards.js';
import type { Profiles } from './profiles/profiles.js';
import type { Lobby } from './tables/lobby.js';
import type { Tables } from './tables/tables.js';

/** Everything that requests and messages are answered with. */
export interface Services {
  readonly context: HostContext;
  readonly people: People;
  readonly accounts: Accounts;
  readonly devices: Devices;
  readonly tables: Tables;
  readonly rooms: Rooms;
  readonly lobby: Lobby;
  readonly chat: Chat;
  readonly online: Online;
  readonly friends: Friends;
  readonly profiles: Profiles;
  readonly leaderboards: Leaderboards;
  readonly limits: Limits;
}
