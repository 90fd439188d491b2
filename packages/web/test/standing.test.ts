import { GAMES } from '@souk/games/loaded';
import { Match, MoveList } from '@souk/kernel';
import { leadersBy } from '@souk/table-kit/standing';
import { beforeAll, expect, test, vi } from 'vitest';
import { standingsOf } from '../src/games/standings.js';
import { freshMatch } from './browser/fresh-match.js';
import { keptInMemory } from './kept-in-memory.js';

vi.stubGlobal('localStorage', keptInMemory());

let sessions: typeof import('../src/session/local-session.js');
let saved: typeof import('../src/session/saved-match.js');

beforeAll(async () => {
  sessions = await import('../src/session/local-session.js');
  saved = await import('../src/session/saved-match.js');
});

const NO_BOTS = { choose: () => new Promise<number>(() => {}), advise: () => Promise.reject(new Error('nobody asks')) };

test('those with most lead, and nobody while all are level', () => {
  expect(leadersBy([1, 3, 2])).toEqual([1]);
  expect(leadersBy([3, 3, 2])).toEqual([0, 1]);
  expect(leadersBy([2, 2])).toEqual([]);
});

test.each(GAMES.map(({ game }) => game))('at its end a match of $id is led by who has won it', async (rules) => {
  const standing = await standingsOf(rules.id);
  const match = new Match(rules, { seats: 2, options: {}, seed: 'standing' });
  const list = new MoveList();
  let [seat] = rules.toAct(match.state);
  while (seat !== undefined) {
    rules.moves(match.state, seat, list);
    match.play(seat, list.at((match.length * 7) % list.size), 0);
    [seat] = rules.toAct(match.state);
  }
  const outcome = rules.outcome(match.state);
  const told = standing?.(rules.view(match.state, 'spectator'));
  const scores = [...(outcome?.scores ?? []), ...(outcome?.rivals ?? []).map(({ score }) => score)];
  const names = [0, 1, ...(outcome?.rivals ?? []).map(({ name }) => name)];
  expect(told?.leaders).toEqual(leadersBy(scores).map((at) => names[at]));
  expect(told?.n).toBeGreaterThan(0);
});

test('a match is kept with how it stands for those who know least', () => {
  const rules = GAMES[0]?.game;
  if (rules === undefined) throw new Error('there should be a game');
  const match = { ...freshMatch({ game: rules.id, persons: 2, bots: 0 }), id: 'kept' };
  const seenBy: unknown[] = [];
  const session = new sessions.LocalSession(rules, match, NO_BOTS, (view) => {
    seenBy.push(Reflect.get(view, 'viewer'));
    return { by: 'round', n: 1, leaders: [1] };
  });
  const [decision] = session.moment.decisions;
  if (decision?.moves[0] === undefined) throw new Error('somebody should be asked');
  session.send(decision.seat, decision.moves[0]);
  expect(saved.savedMatch('kept')?.standing).toEqual({ by: 'round', n: 1, leaders: [1] });
  expect(seenBy).toEqual(['spectator']);
});
