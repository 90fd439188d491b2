import { elementAt, isKeyed, keyedRandom, Match, MoveList, readRecord, verifyRecord } from '@souk/kernel';
import { expect, test, vi } from 'vitest';
import { GAME_IDS, rulesOf } from '../src/games/games.js';
import type { SavedMatch } from '../src/session/saved-match.js';
import { keptInMemory } from './kept-in-memory.js';

vi.stubGlobal('localStorage', keptInMemory());

const SITTERS = ['Zahra', 'Olo'].map((name) => ({ kind: 'person' as const, name }));
const game = elementAt([...GAME_IDS], 0);

/** The match, played to its end with the first move each time. */
async function finished(saved: SavedMatch): Promise<SavedMatch> {
  const { playedThrough } = await import('../src/session/played-through.js');
  const rules = await rulesOf(saved.game);
  const match = playedThrough(rules, saved);
  const list = new MoveList();
  while (!match.over) {
    const seat = elementAt(rules.toAct(match.state), 0);
    rules.moves(match.state, seat, list);
    match.play(seat, list.at(0), 1);
  }
  return { ...saved, moves: Array.from(match.history(), ({ seat, code, time }) => [seat, code, time] as const) };
}

test('a match in the page is dealt from ChaCha20, and its record is fair', async () => {
  const { startMatch } = await import('../src/session/saved-match.js');
  const { importRecord, recordOf, verdictOn } = await import('../src/session/records.js');
  const rules = await rulesOf(game);
  const saved = await finished(startMatch({ game, rulesVersion: rules.rulesVersion, options: {}, sitters: SITTERS }));
  expect(saved.chance).toBe('chacha20');
  const record = readRecord(JSON.parse(JSON.stringify(await recordOf(saved))));
  expect(record.chance).toBe('chacha20');
  expect(verifyRecord(rules, record)).toEqual({ fair: true, problems: [] });
  expect(await verdictOn(await importRecord(JSON.stringify(record)))).toEqual({ fair: true, problems: [] });
});

test('a match that the browser kept from before goes on as it was dealt', async () => {
  const { startMatch } = await import('../src/session/saved-match.js');
  const { begun } = await import('../src/session/played-through.js');
  const { playOnFrom, recordOf, verdictOn } = await import('../src/session/records.js');
  const rules = await rulesOf(game);
  const { chance: _, ...old } = startMatch({ game, rulesVersion: rules.rulesVersion, options: {}, sitters: SITTERS });
  const { state } = new Match(rules, { seats: 2, options: {}, seed: old.seed });
  expect(rules.toJSON(begun(rules, old).state)).toEqual(rules.toJSON(state));
  const saved = await finished(old);
  expect(await recordOf(saved)).not.toHaveProperty('chance');
  expect(await verdictOn(saved)).toEqual({ fair: true, problems: [] });
  expect(isKeyed(begun(rules, await playOnFrom(saved, 0, 0, 'as-they-were')).state.random)).toBe(false);
  const believed = await playOnFrom(saved, 0, 0, 'as-believed');
  expect(begun(rules, believed).state.random).toEqual(keyedRandom(believed.seed));
});
