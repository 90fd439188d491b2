import { ConfigError } from './read.js';
import type { Config } from './spec.js';

const isUrlOf = (text: string, protocols: readonly string[]): boolean =>
  URL.canParse(text) && protocols.includes(new URL(text).protocol);

/** Throws a `ConfigError` unless the addresses are what they should be. */
export function checkAddresses({ database, redis, redisPrefix }: Config): void {
  if (database !== '' && !isUrlOf(database, ['postgres:', 'postgresql:'])) {
    throw new ConfigError('--database: expected an address as postgres://user@host/name');
  }
  if (redis !== '' && !isUrlOf(redis, ['redis:', 'rediss:'])) {
    throw new ConfigError('--redis: expected an address as redis://host:port');
  }
  if (redis !== '' && database === '') {
    throw new ConfigError('--redis: expected --database as well: hosts share PostgreSQL, not a file');
  }
  if (!/^[\w.-]{1,64}$/.test(redisPrefix)) {
    throw new ConfigError(`--redis-prefix: expected letters, digits, dots and dashes, got "${redisPrefix}"`);
  }
}
