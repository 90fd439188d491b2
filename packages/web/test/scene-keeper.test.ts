import type { GameTypes } from '@souk/kernel';
import { TEMPOS } from '@souk/table-kit/motion';
import { SceneKeeper } from '@souk/table-kit/scene-keeper';
import type { Shot, Shots } from '@souk/table-kit/shots';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const shot = (change: Partial<Shot>): Shot => ({
  ...{ event: { kind: 'any' }, before: {}, after: {}, beats: [], found: undefined, leaves: undefined },
  ...{ farewell: undefined, says: [] },
  ...change,
});

const LAST = shot({ found: 'last', farewell: { text: { k: 'you' }, button: { k: 'close' } } });

const nothing: Pick<Shots<GameTypes>, 'standing'> = { standing: () => ({ shots: [], leaving: undefined }) };

interface Circumstances {
  readonly live?: boolean;
  readonly patience?: number;
  readonly isBehind?: boolean;
}

/** A keeper of a scene of two shots, and what becomes of it. */
function keeping({ live = true, patience, isBehind = false }: Circumstances) {
  const played: unknown[] = [];
  const shown: unknown[] = [];
  const projector = {
    skipping: true,
    isBehind,
    isMoving: true,
    tempo: TEMPOS.full,
    play: async ({ leaves }: Shot) => {
      played.push(leaves);
      return [];
    },
  };
  const moment = { length: 0, view: {}, viewer: 0, toAct: [], decisions: [], outcome: undefined };
  const session = { live, momentAt: () => moment, ...(patience !== undefined && { patience: () => patience }) };
  const keeper = new SceneKeeper<GameTypes>(session, nothing, projector, ({ scene }) => shown.push(scene));
  keeper.keep(shot({ leaves: 'first' }));
  keeper.keep(shot({ found: 'first', leaves: 'last' }));
  let isLeft = false;
  void keeper.takeLeave(LAST).then(() => {
    isLeft = true;
  });
  return { keeper, projector, played, shown, isLeft: () => isLeft };
}

const pass = (milliseconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);

describe('the last picture of a scene', () => {
  test('stands until its viewer goes on, where nobody else waits', async () => {
    const { keeper, shown, isLeft } = keeping({});
    await pass(3_600_000);
    expect(isLeft()).toBe(false);
    expect(shown).toEqual([{ picture: 'last', farewell: { ...LAST.farewell, patience: undefined } }]);
    keeper.leave();
    await pass(0);
    expect(isLeft()).toBe(true);
  });

  test('stands for as long as others can wait, and not a moment longer', async () => {
    const { isLeft } = keeping({ patience: 12_000 });
    await pass(11_999);
    expect(isLeft()).toBe(false);
    await pass(1);
    expect(isLeft()).toBe(true);
  });

  test('does not stand at all for who is far behind', async () => {
    const { isLeft } = keeping({ patience: 12_000, isBehind: true });
    await pass(0);
    expect(isLeft()).toBe(true);
  });

  test('goes by in a replay, which nobody plays', async () => {
    const { isLeft } = keeping({ live: false });
    await pass(2_499);
    expect(isLeft()).toBe(false);
    await pass(1);
    expect(isLeft()).toBe(true);
  });

  test('comes back after everything was watched again, and the scene is no longer skipped', async () => {
    const { keeper, projector, played, shown, isLeft } = keeping({});
    expect(projector.skipping).toBe(false);
    expect(keeper.again()).toBe(true);
    await pass(0);
    expect(played).toEqual(['first', 'last']);
    expect(shown).toHaveLength(2);
    expect(isLeft()).toBe(false);
  });
});

test('a scene that has ended is kept no longer', () => {
  const { keeper } = keeping({});
  expect(keeper.standing).toEqual({ picture: 'last', farewell: undefined });
  keeper.keep(LAST);
  expect(keeper.standing).toBeUndefined();
  expect(keeper.again()).toBe(true);
});
