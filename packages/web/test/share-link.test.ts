import { afterEach, expect, test, vi } from 'vitest';
import { shareLink } from '../src/session/share-link.js';

afterEach(() => vi.unstubAllGlobals());

const LINK = 'https://souk.test/shared';

const refused = (name: string) => async () => {
  throw new DOMException('refused', name);
};

const copying = { writeText: async () => {} };
const forbidding = { writeText: refused('NotAllowedError') };

test.each([
  { what: 'a system that hands it on', navigator: { share: async () => {}, clipboard: forbidding }, said: undefined },
  { what: 'a player who thinks better of it', navigator: { share: refused('AbortError') }, said: undefined },
  {
    what: 'a system that may not',
    navigator: { share: refused('NotAllowedError'), clipboard: copying },
    said: 'copied',
  },
  { what: 'a browser that copies', navigator: { clipboard: copying }, said: 'copied' },
  { what: 'a browser that may not copy either', navigator: { clipboard: forbidding }, said: { byHand: LINK } },
])('a link that is shared never goes nowhere: $what', async ({ navigator, said }) => {
  vi.stubGlobal('navigator', navigator);
  expect(await shareLink(LINK)).toEqual(said);
});
