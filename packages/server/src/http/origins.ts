import type { IncomingHttpHeaders } from 'node:http';
import { originsIn } from '../config/addresses.js';
import type { Config } from '../config/spec.js';

/** Pages of other sites may not speak in their visitors' names. Programs that are no browsers send no origin. */
export function isAllowedOrigin(origin: string | undefined, host: string | undefined, others: string): boolean {
  if (origin === undefined) return true;
  if (originsIn(others).includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

const lastOf = (list: string | string[] | undefined): string | undefined =>
  String(list ?? '')
    .split(',')
    .at(-1)
    ?.trim();

/** Where a browser says that a request was made by a page of another site, and of none of those that are allowed. */
const FOREIGN_SITES: ReadonlySet<string | undefined> = new Set(['cross-site', 'same-site']);

/** Whether a request comes from a page of this host, from one of an allowed origin, or from no page. */
export function isOwnRequest(
  headers: IncomingHttpHeaders,
  { origins, proxy }: Pick<Config, 'origins' | 'proxy'>,
): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return !FOREIGN_SITES.has(lastOf(headers['sec-fetch-site']));
  if (isAllowedOrigin(origin, host, origins)) return true;
  // A proxy may ask by a name of its own, and say which one the browser has used.
  return proxy === 'yes' && isAllowedOrigin(origin, lastOf(headers['x-forwarded-host']), origins);
}
