import { DELETED_PERSON, type Profile, type SeatInfo } from '@souk/protocol';
import { describe, expect, test } from 'vitest';
import { rematchState } from '../src/online/rematch-state.js';
import { strengthAfter } from '../src/online/strength-after.js';

type Records = NonNullable<Profile['records']>;

const result = (match: string, game: string, change: number | null): Records['recent'][number] => ({
  ...{ match, game, change, seats: 2, place: 1, won: true, score: 10, time: 0 },
});

const pageWith = (...recent: Records['recent']): Pick<Profile, 'ratings' | 'records'> => ({
  ratings: [
    { game: 'fair', seats: 2, mu: 99, sigma: 1, matches: 3 },
    { game: 'fair', seats: null, mu: 33, sigma: 1, matches: 3 },
  ],
  records: { run: { longest: 0, current: 0 }, bests: [], used: [], recent },
});

describe('strength after a match', () => {
  test('is that of now after the last, over matches of every number of players', () => {
    expect(strengthAfter(pageWith(result('b', 'fair', 0.5), result('a', 'fair', 2)), 'b')).toEqual({
      mu: 33,
      change: 0.5,
    });
  });

  test('is without what later matches at the same game have added', () => {
    const page = pageWith(
      result('d', 'fair', -1.5),
      result('c', 'lair', 4),
      result('b', 'fair', null),
      result('a', 'fair', 2),
    );
    expect(strengthAfter(page, 'a')).toEqual({ mu: 34.5, change: 2 });
  });

  test('is nothing where the match was not rated, and unknown until it is counted', () => {
    expect(strengthAfter(pageWith(result('a', 'fair', null)), 'a')).toBeNull();
    expect(strengthAfter(pageWith(result('a', 'fair', 1)), 'b')).toBeUndefined();
  });
});

describe('a rematch', () => {
  const seat = (name: string | null, bot: number | null = null): SeatInfo => ({
    ...{ person: name === null ? null : { id: name, name }, bot, resigned: false, salt: null },
  });
  const names = ({ ready, missing }: ReturnType<typeof rematchState>) =>
    [ready, missing].map((all) => all.map(({ name }) => name));

  test('has those who sit at its table, and waits for the others who have played, not for bots', () => {
    const before = { seats: [seat('Zahra'), seat('Hild'), seat('Olo', 2), seat(null, 3)] };
    const again = { seats: [seat(null), seat('Hild'), seat(null), seat(null, 3)] };
    expect(names(rematchState(before, again))).toEqual([['Hild'], ['Zahra', 'Olo']]);
  });

  test('waits for nobody who cannot come: there is no seat any more, or no person', () => {
    const before = { seats: [seat('Hild'), seat('Olo')] };
    expect(names(rematchState(before, { seats: [seat('Hild'), seat('Eve')] }))).toEqual([['Hild', 'Eve'], []]);
    const gone: SeatInfo = { person: DELETED_PERSON, bot: null, resigned: true, salt: null };
    expect(rematchState({ seats: [seat('Hild'), gone] }, { seats: [seat('Hild'), seat(null)] }).missing).toEqual([]);
  });
});
