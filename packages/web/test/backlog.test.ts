import { Backlog } from '@souk/table-kit/backlog';
import type { Played } from '@souk/table-kit/session';
import { describe, expect, test } from 'vitest';

const moment = { length: 1, view: {}, viewer: 0, toAct: [], decisions: [], outcome: undefined };
const move = (...kinds: readonly string[]): Played => ({
  ...{ kind: 'played', seat: 1, events: kinds.map((kind) => ({ kind })), after: moment },
});

function backlogOf(...moves: readonly Played[]) {
  const scene = {
    ...{ beats: () => [], farewell: () => undefined, title: () => ({ k: 'you' }) as const, Picture: () => null },
    bound: ({ kind }: { kind: string }) => (kind === 'round-ended' ? ('begins' as const) : undefined),
    steps: () => ({ names: [], at: 0 }),
  };
  const backlog = new Backlog({ scene });
  for (const each of moves) backlog.add(each);
  return backlog;
}

describe('what waits to be shown', () => {
  test('is shown quickly from three moves on', () => {
    expect(backlogOf(move('mined'), move('mined')).isLong).toBe(false);
    expect(backlogOf(move('mined'), move('mined'), move('mined')).isLong).toBe(true);
  });

  test('takes no scene away, however much it is, unless the next scene is among it', () => {
    const many = Array.from({ length: 30 }, () => move('mined', 'sold'));
    expect(backlogOf(...many).hasScene).toBe(false);
    expect(backlogOf(...many, move('sold', 'round-ended')).hasScene).toBe(true);
  });

  test('comes in its order; what is watched again comes first', () => {
    const [one, two, again] = [move('one'), move('two'), move('again')];
    const backlog = backlogOf(one, two);
    backlog.putFirst([again]);
    expect([backlog.take(), backlog.take(), backlog.take(), backlog.take()]).toEqual([again, one, two, undefined]);
    expect(backlog.isEmpty).toBe(true);
  });
});
