import type { IncomingHttpHeaders } from 'node:http';
import { API, COOKIE, DEVICE_COOKIE } from '@souk/protocol';

const TOKEN = /^[A-Za-z0-9_-]{32}$/;

function cookieIn(header: string | undefined, wanted: string): string | undefined {
  for (const part of (header ?? '').split(';')) {
    const [name, value] = part.trim().split('=', 2);
    if (name === wanted) return value;
  }
  return undefined;
}

/** The token that a client has sent: as bearer, or else as cookie. Null: something that is none. */
export function tokenIn({ authorization, cookie }: IncomingHttpHeaders): string | undefined | null {
  const bearer = authorization?.match(/^Bearer (.+)$/i)?.[1];
  const token = authorization === undefined ? cookieIn(cookie, COOKIE) : (bearer ?? '');
  return token === undefined ? undefined : TOKEN.test(token) ? token : null;
}

const YEAR = 365 * 24 * 3600;

/** A cookie that scripts cannot read and that is sent to this host alone, by its own pages. */
export const cookieWith = (token: string, secure: boolean): string =>
  `${COOKIE}=${token}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${YEAR}${secure ? '; Secure' : ''}`;

export const noCookie = `${COOKIE}=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0`;

/** What a device remembers of the accounts that were signed in to there, as it says. */
export const devicesIn = ({ cookie }: IncomingHttpHeaders): string | undefined => cookieIn(cookie, DEVICE_COOKIE);

/** A cookie for a device, which outlives signing out. */
export const deviceCookieWith = (marks: string, secure: boolean): string =>
  `${DEVICE_COOKIE}=${marks}; Path=${API}; HttpOnly; SameSite=Strict; Max-Age=${YEAR}${secure ? '; Secure' : ''}`;
