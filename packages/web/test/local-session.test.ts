import { type DaleTypes, daleOfMerchants } from '@souk/games/dale-of-merchants';
import { dwarvenTraders } from '@souk/games/dwarven-traders';
import { elementAt } from '@souk/kernel';
import { beforeAll, expect, test, vi } from 'vitest';
import type { Played } from '../../table-kit/src/session.js';
import type { BotPlayers } from '../src/bots/bot-players.js';
import { freshMatch } from './browser/fresh-match.js';
import { keptInMemory } from './kept-in-memory.js';

vi.stubGlobal('localStorage', keptInMemory());

let sessions: typeof import('../src/session/local-session.js');
let kept: typeof import('../src/session/saved-match.js');

beforeAll(async () => {
  sessions = await import('../src/session/local-session.js');
  kept = await import('../src/session/saved-match.js');
});

/** Bots that make the first move that there is and note what chance they were given. */
function noting(): BotPlayers & { readonly chances: string[] } {
  const chances: string[] = [];
  return {
    chances,
    choose: async ({ moves, chance }) => {
      chances.push(chance);
      return elementAt(moves, 0);
    },
    advise: async ({ moves }) => ({ move: elementAt(moves, 0), chance: undefined, reasons: [] }),
  };
}

test('a bot has a chance of its own at every decision, which a move taken back does not change', async () => {
  const bots = noting();
  const saved = { ...freshMatch({ game: 'dwarven-traders', bots: 2 }), id: 'one' };
  const session = new sessions.LocalSession(dwarvenTraders, saved, bots);
  const round = async (): Promise<void> => {
    for (let [decision] = session.moment.decisions; decision !== undefined; [decision] = session.moment.decisions) {
      session.send(decision.seat, elementAt(decision.moves, 0));
    }
    while (session.moment.decisions.length === 0) {
      const { length } = session.moment;
      session.goOn();
      await vi.waitUntil(() => session.moment.length > length, { timeout: 60_000, interval: 1 });
    }
  };
  await round();
  const first = [...bots.chances];
  expect(new Set(first).size).toBe(first.length);
  expect(first.every((chance) => !chance.includes(saved.seed))).toBe(true);
  session.undo();
  bots.chances.length = 0;
  await round();
  expect(bots.chances).toEqual(first);
  session.close();
});

test('of several people at one screen each hears what is theirs, and all read what is everybody’s', async () => {
  const saved = { ...freshMatch({ game: 'dale-of-merchants', persons: 2, bots: 0 }), id: 'two' };
  const session = new sessions.LocalSession(daleOfMerchants, saved, noting());
  const heard: Played<DaleTypes>[] = [];
  session.subscribe((update) => {
    if (update.kind === 'played') heard.push(update);
  });
  const first = session.moment.viewer;
  while (session.moment.viewer === first) {
    const decision = elementAt(session.moment.decisions, 0);
    session.send(decision.seat, elementAt(decision.moves, decision.moves.length - 1));
  }
  const last = heard.at(-1);
  expect(last?.handover).toEqual(expect.objectContaining({ viewer: first }));
  expect(last?.after.viewer).not.toBe(first);
  expect(JSON.stringify(last?.events)).not.toBe(JSON.stringify(last?.openly));
  expect(session.past().map(({ events }) => events)).toEqual(heard.map(({ openly }) => openly));
  expect(session.momentAt(0).viewer).toBe(session.moment.viewer);
  session.close();
});

test('a browser without room for a match says so, and the match goes on', () => {
  const saved = { ...freshMatch({ game: 'dwarven-traders', bots: 0 }), id: 'large' };
  const session = new sessions.LocalSession(dwarvenTraders, saved, noting());
  const full = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const decide = (): void => {
    const decision = elementAt(session.moment.decisions, 0);
    session.send(decision.seat, elementAt(decision.moves, 0));
  };
  decide();
  expect(kept.storageFull.get()).toBe(true);
  expect(kept.savedMatch('large')?.moves).toHaveLength(1);
  full.mockRestore();
  decide();
  expect(kept.storageFull.get()).toBe(false);
  expect(JSON.parse(localStorage.getItem('souk.match.large') ?? '').moves).toHaveLength(2);
  session.close();
});
