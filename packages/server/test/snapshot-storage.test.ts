import { gameNamed } from '@souk/games/loaded';
import { elementAt } from '@souk/kernel';
import type { SnapshotRow } from '@souk/server';
import { describe, expect, test } from 'vitest';
import { storedRows, storeOf, temporaryFolder } from './support/host.js';
import { longMatch, storeMatch } from './support/match-with-snapshots.js';
import { visit } from './support/visit.js';

const { game } = gameNamed('arcane-alley');

/** A data folder with a long match in it. */
async function archive(most: number) {
  const data = temporaryFolder();
  const store = await storeOf(data);
  const match = longMatch(game, most);
  await storeMatch(store, match);
  return { data, store, id: match.table.id };
}

const snapshotsOf = (data: string): Promise<readonly SnapshotRow[]> =>
  storedRows<SnapshotRow>(data, 'SELECT seq, text FROM snapshots');

describe('A host', () => {
  test('keeps a snapshot of a long match that has none, and opens it the same from there', async () => {
    const { data, id } = await archive(300);
    expect(await snapshotsOf(data)).toEqual([]);
    const { text } = await visit(data, id);
    expect(await snapshotsOf(data)).toMatchObject([{ seq: 300 }]);
    expect((await visit(data, id)).text).toBe(text);
  });

  test('keeps none of a match that is soon replayed', async () => {
    const { data, id } = await archive(60);
    await visit(data, id);
    expect(await snapshotsOf(data)).toEqual([]);
  });

  test('does not mind a snapshot that is spoilt: it replays the match, says nothing of it, and keeps a new one', async () => {
    const { data, store, id } = await archive(300);
    const { text } = await visit(data, id);
    const { seq, text: kept } = elementAt(await snapshotsOf(data), 0);
    const spoilt = kept.replace(/"drawn":\d+/, '"drawn":"HIDDEN"');
    expect(spoilt).not.toBe(kept);
    await store.matches.setSnapshot(id, { seq, text: spoilt });
    const again = await visit(data, id);
    expect(again.text).toBe(text);
    expect(again.log).not.toContain('HIDDEN');
    expect((await snapshotsOf(data)).map((snapshot) => snapshot.text)).toEqual([kept]);
  });
});
