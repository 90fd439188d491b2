import { describe, expect, test } from 'vitest';
import { bribe, discard, inspect, PAY, sell, slide, table } from '../table.js';

const causes = (t: ReturnType<typeof inspect>, cause: string) =>
  t.heard().flatMap((event) => ('cause' in event && event.cause === cause ? [event.seat] : []));

describe('Inspection', () => {
  test('AA-INSP-1 in turn order all is revealed and every set is sold, however it came about, without effects', () => {
    const t = inspect({
      players: [
        { rows: ['toad toad toad?', 'egg coin wand'] },
        { rows: ['egg egg egg', 'ball coin wand'] },
        { rows: ['ball? coin? wand?'] },
      ],
    });
    expect(t.asked).toBe('over');
    expect([t.gold, t.rows(0), t.rows(1)]).toEqual([[25, 45, 25], ['egg coin wand'], ['ball coin wand']]);
    const ups = t.heard().flatMap((event) => (event.kind === 'turned-up' ? [event.seat] : []));
    expect(ups).toEqual([0, 2]);
  });

  test('AA-INSP-1 the owner chooses order and slides, and a sale may break another set', () => {
    const t = inspect({
      players: [{ rows: ['carpet carpet carpet', 'ball carpet ring', 'lotus coin carpet'] }, {}, {}],
    });
    expect(t.asked).toBe('set 0');
    expect(t.moves()).toEqual([sell(0, 1, 2), sell(0, 4, 8)]);
    const row = t.copy().do(0, sell(0, 1, 2));
    expect([row.asked, row.gold[0], row.rows(0)]).toEqual(['over', 32, ['ball carpet ring', 'lotus coin carpet']]);
    const diagonal = t.copy().do(0, sell(0, 4, 8), slide('vertically'));
    expect([diagonal.gold[0], diagonal.rows(0)]).toEqual([32, ['ball carpet carpet', 'lotus coin ring']]);
  });

  test('AA-INSP-1 a set made by a slide is sold as well', () => {
    const t = inspect({ players: [{ rows: ['carpet egg ball', 'egg carpet wand', 'egg ring carpet'] }, {}, {}] });
    const sideways = t.copy().do(0, slide('horizontally'));
    expect([sideways.gold[0], sideways.rows(0)]).toEqual([25 + 7 + 20, ['ball', 'wand', 'ring']]);
    expect(t.copy().do(0, slide('vertically')).gold[0]).toBe(32);
  });

  test('AA-INSP-2 the infamy left in the storehouse is gained, a negative sum lost', () => {
    const t = inspect({
      triggered: 1,
      players: [{ rows: ['egg coin wand'] }, { rows: ['toad toad lotus'], infamy: 9 }, { rows: [] }],
    });
    expect(t.infamy).toEqual([6, 5, 0]);
    expect(t.view(0).players.map(({ sum }) => sum)).toEqual([6, -4, 0]);
  });

  test('AA-INSP-3 the trigger costs 10 infamy if another has strictly less', () => {
    const infamy = (other: string) =>
      inspect({ players: [{ rows: ['egg coin wand'] }, { rows: [other] }, { rows: ['egg egg ball'] }] }).infamy[0];
    expect(infamy('egg wand lotus')).toBe(16);
    expect(infamy('egg coin coin')).toBe(6);
    expect(infamy('egg coin ball')).toBe(6);
  });

  test('AA-INSP-4 a marker costs 25 gold, two cost 50, and all are removed', () => {
    const t = inspect({
      players: [
        { rows: [], gold: 60, markers: 1 },
        { rows: [], gold: 60, markers: 2 },
        { rows: [], gold: 60 },
      ],
    });
    expect([t.gold, t.markers]).toEqual([
      [35, 10, 60],
      [0, 0, 0],
    ]);
    expect(causes(t, 'fines')).toEqual([0, 1]);
  });

  test('AA-INSP-5 bribes follow the first and the second inspection, the end the third', () => {
    const end = (round: number) =>
      inspect({ round, players: [{ rows: [], infamy: 4 }, { rows: [] }, { rows: [] }] }).asked;
    expect([end(1), end(2), end(3)]).toEqual(['bribe 0', 'bribe 0', 'over']);
  });

  test('AA-INSP-6 each step is finished for all before the next, and sums are compared as sums', () => {
    const t = inspect({
      triggered: 1,
      players: [
        { rows: ['sword egg? egg', 'egg wand coin'], infamy: 0 },
        { rows: ['toad lotus ring'], infamy: 0 },
        { rows: ['toad toad lotus'], infamy: 0, markers: 1, gold: 30 },
      ],
    });
    expect(t.infamy).toEqual([19, 10, 0]);
    expect(t.gold).toEqual([25, 25, 5]);
    const order = t.kinds.filter((kind) => ['turned-up', 'counted', 'markers-removed', 'match-ended'].includes(kind));
    expect(order).toEqual(['turned-up', 'counted', 'markers-removed', 'match-ended']);
  });

  test('AA-INSP-6 a Sword just revealed halves the sales of its owner’s inspection', () => {
    const t = inspect({ players: [{ rows: ['egg egg egg?', 'sword? wand coin'] }, {}, {}] });
    expect(t.gold[0]).toBe(35);
  });

  test('AA-INSP-1 Dafana may answer between two sets of one inspection', () => {
    const t = inspect({
      players: [
        { rows: ['egg egg egg', 'ball ball ball'] },
        { rows: [], wizard: 'dafana', infamy: 3, gold: 5 },
        { rows: [] },
      ],
    });
    t.do(0, sell(0, 1, 2));
    expect(t.asked).toBe('dafana 1');
    t.do(1, PAY);
    expect([t.gold[1], t.infamy[1], t.asked]).toEqual([2, 1, 'over']);
    expect(t.gold[0]).toBe(25 + 20 + 9);
  });
});

describe('Bribe', () => {
  test('AA-BRIBE-1 everybody once, in turn order, buys off points for two gold each or passes', () => {
    const t = table({
      round: 1,
      starter: 1,
      triggered: 1,
      turn: 0,
      tracker: 5,
      players: [
        { rows: [], gold: 5, infamy: 9, stash: 'wand' },
        { rows: [], gold: 30, infamy: 4 },
        { rows: [], gold: 30, infamy: 0 },
      ],
    });
    t.do(0, discard('wand'));
    expect(t.asked).toBe('bribe 1');
    expect(t.moves()).toEqual([0, 1, 2, 3, 4].map(bribe));
    t.do(1, bribe(3));
    expect([t.gold[1], t.infamy[1]]).toEqual([24, 1]);
    // Seat 2 has nothing to buy off and passes unasked.
    expect(t.asked).toBe('bribe 0');
    expect(t.moves()).toEqual([0, 1, 2].map(bribe));
    expect(t.heard().filter(({ kind }) => kind === 'bribed')).toEqual([
      { kind: 'bribed', seat: 1, points: 3 },
      { kind: 'bribed', seat: 2, points: 0 },
    ]);
    t.do(0, bribe(0));
    expect([t.gold[0], t.infamy[0], t.asked]).toEqual([5, 9, 'reveal 0 1 2']);
  });

  test('AA-BRIBE-2 the token passes to the left, the round rises, the tracker goes back to 1', () => {
    const t = inspect({ round: 1, players: [{ rows: [], infamy: 2 }, { rows: [] }], tracker: 17 });
    expect(t.view(0)).toMatchObject({ round: 1, starter: 0, tracker: 18 });
    t.do(0, bribe(0));
    expect(t.view(0)).toMatchObject({ round: 2, starter: 1, tracker: 1, triggered: null });
    expect(t.asked).toBe('reveal 0 1');
  });
});

describe('End', () => {
  const ended = (one: object, two: object, three: object) =>
    inspect({
      triggered: 1,
      players: [
        { rows: [], ...one },
        { rows: [], ...two },
        { rows: [], ...three },
      ],
    });

  test('AA-END-1 most gold wins, then least infamy; who is still tied shares the win', () => {
    const outcome = (t: ReturnType<typeof ended>) => t.heard().find(({ kind }) => kind === 'match-ended');
    expect(outcome(ended({ gold: 40 }, { gold: 41, infamy: 20 }, { gold: 3 }))).toMatchObject({ winners: [1] });
    expect(outcome(ended({ gold: 40, infamy: 3 }, { gold: 40, infamy: 2 }, {}))).toMatchObject({ winners: [1] });
    expect(outcome(ended({ gold: 40, infamy: 2 }, { gold: 40, infamy: 2 }, {}))).toMatchObject({ winners: [0, 1] });
  });

  test('AA-END-2 the race ends with the first inspection that leaves somebody with 100 gold after fines', () => {
    const race = (gold: number, round: number, markers = 0, numbers = {}) =>
      inspect({
        round,
        options: { raceTo100: true, houseRules: { numbers } },
        players: [{ rows: [], gold, infamy: 1, markers }, { rows: [] }, { rows: [] }],
      }).asked;
    expect(race(100, 1)).toBe('over');
    expect(race(99, 1)).toBe('bribe 0');
    expect(race(124, 1, 1)).toBe('bribe 0');
    expect(race(125, 1, 1)).toBe('over');
    expect(race(50, 3)).toBe('bribe 0');
    expect(race(50, 6)).toBe('bribe 0');
    expect(race(50, 7)).toBe('over');
    expect(race(50, 2, 0, { raceInspections: 2 })).toBe('over');
    expect(inspect({ round: 1, players: [{ rows: [], gold: 120, infamy: 1 }, { rows: [] }, { rows: [] }] }).asked).toBe(
      'bribe 0',
    );
  });
});
