import { ConfigError } from './read.js';
import type { Config } from './spec.js';

const isUrlOf = (text: string, protocols: readonly string[]): boolean =>
  URL.canParse(text) && protocols.includes(new URL(text).protocol);

/** An origin as browsers send it: without the slash, and without the port that its protocol has anyway. */
function originOf(text: string): string {
  const { origin, href } = isUrlOf(text, ['http:', 'https:']) ? new URL(text) : { origin: '', href: text };
  if (href === `${origin}/`) return origin;
  throw new ConfigError(`--origins: expected origins as https://play.example, separated by commas, got "${text}"`);
}

/** The origins of a list. Throws a `ConfigError` if something in it is none: it would never be met. */
export const originsIn = (list: string): readonly string[] =>
  list
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '')
    .map(originOf);

/** Throws a `ConfigError` unless the addresses are what they should be. */
export function checkAddresses({ database, redis, redisPrefix, origins, metricsToken }: Config): void {
  originsIn(origins);
  if (database !== '' && !isUrlOf(database, ['postgres:', 'postgresql:'])) {
    throw new ConfigError('--database: expected an address as postgres://user@host/name');
  }
  if (redis !== '' && !isUrlOf(redis, ['redis:', 'rediss:'])) {
    throw new ConfigError('--redis: expected an address as redis://host:port');
  }
  if (redis !== '' && database === '') {
    throw new ConfigError('--redis: expected --database as well: hosts share PostgreSQL, not a file');
  }
  if (!/^(?:[!-~]{16,})?$/.test(metricsToken)) {
    throw new ConfigError('--metrics-token: expected at least 16 letters, digits and signs without spaces');
  }
  if (!/^[\w.-]{1,64}$/.test(redisPrefix)) {
    throw new ConfigError(`--redis-prefix: expected letters, digits, dots and dashes, got "${redisPrefix}"`);
  }
}
