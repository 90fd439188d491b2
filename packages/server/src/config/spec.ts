import { availableParallelism } from 'node:os';

interface Described {
  readonly help: string;
}
export interface TextSetting extends Described {
  readonly type: 'text';
  readonly value: string;
  readonly default: string;
}
export interface NumberSetting extends Described {
  readonly type: 'number';
  readonly default: number;
  readonly min: number;
  readonly max: number;
}
export interface ChoiceSetting<C extends string = string> extends Described {
  readonly type: 'choice';
  readonly default: C;
  readonly choices: readonly C[];
}
export type Setting = TextSetting | NumberSetting | ChoiceSetting;

const text = (value: string, fallback: string, help: string): TextSetting => ({
  type: 'text',
  value,
  default: fallback,
  help,
});
const number = (fallback: number, min: number, max: number, help: string): NumberSetting => ({
  type: 'number',
  default: fallback,
  min,
  max,
  help,
});
const choice = <const C extends string>(fallback: C, choices: readonly C[], help: string): ChoiceSetting<C> => ({
  type: 'choice',
  default: fallback,
  choices,
  help,
});

const UNLIMITED = 1_000_000;

/** Everything that can be set. The flag `--max-tables` is the environment variable `SOUK_MAX_TABLES`. */
export const SETTINGS = {
  port: number(8080, 0, 65_535, 'Port to listen on; 0: any free one'),
  host: text('address', '127.0.0.1', 'Address to listen on; 0.0.0.0: all of them'),
  data: text('folder', '.souk', 'Folder for the database, made if need be; without --database'),
  database: text('url', '', 'PostgreSQL for several hosts together, as postgres://…; empty: a file in the data folder'),
  databaseConnections: number(10, 2, 1000, 'Connections to PostgreSQL at once'),
  databaseSeconds: number(10, 1, 600, 'Seconds after which a PostgreSQL that says nothing counts as lost'),
  redis: text('url', '', 'Redis through which hosts with the same database hear of each other, as redis://…'),
  redisPrefix: text('name', 'souk', 'What everything of these hosts begins with in Redis'),
  redisSeconds: number(2, 1, 600, 'Seconds after which a Redis that says nothing counts as lost'),
  lookoutSeconds: number(5, 1, 3600, 'Seconds after which a host looks for news that another one could not tell'),
  web: text('folder', '', 'Folder with the built web client, or none; empty: the one of this installation'),
  origins: text(
    'list',
    '',
    'Origins besides its own whose pages may open live connections and change something, separated by commas',
  ),
  proxy: choice('no', ['no', 'yes'], 'Whether a proxy in front is trusted to say the address and protocol of clients'),
  logLevel: choice(
    'info',
    ['debug', 'info', 'warn', 'error', 'silent'],
    'What is logged, as JSON lines on standard error',
  ),
  metrics: choice('on', ['on', 'off'], 'Whether /metrics is there'),
  metricsToken: text(
    'token',
    '',
    'What must be sent as bearer token to read /metrics, 16 characters or more; empty: it can be read on this machine alone',
  ),
  botThreads: number(Math.max(1, availableParallelism() - 1), 1, 64, 'Threads for bots to think in'),
  botPause: number(600, 0, 10_000, 'Milliseconds that a bot waits before it moves, so that people can follow'),
  spectatorPause: number(
    250,
    0,
    10_000,
    'Milliseconds in which spectators are told of several moves at once, up to sixteen times as long on a busy host; 0: of each',
  ),
  maxSockets: number(
    0,
    0,
    UNLIMITED,
    'Connections of any kind at once, half-open and idle ones included; 0: as many as the limit of open files leaves room for',
  ),
  maxSocketsPerAddress: number(
    256,
    1,
    UNLIMITED,
    'Connections of any kind at once from one address that comes without a trusted proxy',
  ),
  headerSeconds: number(10, 1, 600, 'Seconds in which a request must have said what it wants'),
  requestSeconds: number(30, 1, 600, 'Seconds in which a request must have come whole'),
  maxConnections: number(20_000, 1, UNLIMITED, 'Live connections at once'),
  maxConnectionsPerAddress: number(100, 1, UNLIMITED, 'Live connections at once from one address'),
  maxMessages: number(
    40,
    1,
    UNLIMITED,
    'Live messages a second, pings and pongs included, from one person, or from one connection of nobody in particular',
  ),
  maxRequests: number(50, 1, UNLIMITED, 'HTTP requests a second from one address, and from one person'),
  maxGuests: number(60, 1, UNLIMITED, 'New guests and accounts an hour from one address'),
  maxSignIns: number(
    20,
    1,
    UNLIMITED,
    'Attempts to sign in an hour to one account from one address; three times as many to all from there, ten times as many to one from everywhere',
  ),
  maxCodes: number(60, 1, UNLIMITED, 'Short codes tried an hour from one address, and by one person'),
  maxReplayed: number(
    10_000,
    100,
    UNLIMITED,
    'Entries of matches a minute that are told again to one address; who has missed more is told how the match stands',
  ),
  maxTables: number(100, 1, UNLIMITED, 'Tables made an hour by one person'),
  maxChat: number(20, 1, UNLIMITED, 'Chat lines a minute from one person'),
  maxBuffered: number(1_048_576, 1024, 2 ** 30, 'Bytes that may wait for a slow reader before it is cut off'),
  pingSeconds: number(30, 1, 604_800, 'Seconds between signs of life that are asked of every connection'),
  graceSeconds: number(30, 0, 3600, 'Seconds that everybody has at least after a restart before a clock runs out'),
  abandonHours: number(24, 1, 8760, 'Hours until a match that all people have left is abandoned'),
  idleDays: number(30, 1, 3650, 'Days until a match without a clock, or a table that waits, is given up'),
  idleMinutes: number(5, 1, 1440, 'Minutes after which a match that nobody watches is forgotten by the memory'),
} as const satisfies { readonly [name: string]: Setting };

export type SettingName = keyof typeof SETTINGS;

type ValueOf<S> = S extends NumberSetting ? number : S extends ChoiceSetting<infer C> ? C : string;

export type Config = { readonly [K in SettingName]: ValueOf<(typeof SETTINGS)[K]> };

const dashed = (name: string, dash: string): string =>
  name.replace(/[A-Z]/g, (letter) => `${dash}${letter.toLowerCase()}`);

export const flagOf = (name: string): string => dashed(name, '-');
export const variableOf = (name: string): string => `SOUK_${dashed(name, '_').toUpperCase()}`;

/** What may stand behind a flag. */
export function formOf(setting: Setting): string {
  switch (setting.type) {
    case 'text':
      return setting.value;
    case 'number':
      return `${setting.min}..${setting.max}`;
    case 'choice':
      return setting.choices.join('|');
  }
}
