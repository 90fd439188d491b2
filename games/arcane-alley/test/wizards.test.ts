import { describe, expect, test } from 'vitest';
import { arcaneAlley, numbersOf, WIZARDS } from '../src/rules/index.js';
import {
  appraise,
  choose,
  DECLINE,
  GAIN_INFAMY,
  IGNORE,
  inspect,
  match,
  PAY,
  place,
  play,
  remove,
  reveal,
  sell,
  table,
  USE,
} from './table.js';

const EMPTY = { rows: [] };

describe('Wizards', () => {
  test('every wizard tells what the power is', () => {
    for (const { text } of WIZARDS) expect(text(numbersOf(null)).length).toBeGreaterThan(20);
  });

  test('AA-WIZARD-glynna removes a hidden item before she reveals', () => {
    const t = inspect({ triggered: 1, players: [{ wizard: 'glynna', rows: ['egg? sword? coin'] }, EMPTY, EMPTY] });
    expect(t.moves()).toEqual([remove(0), remove(1)]);
    t.do(0, remove(1));
    expect([t.rows(0), t.infamy[0], t.asked]).toEqual([['egg - coin'], 5, 'over']);
    expect(t.view(0).removed).toEqual({ face: 'down', item: null, returned: 0 });
    const none = inspect({ triggered: 1, players: [{ wizard: 'glynna', rows: ['egg sword coin'] }, EMPTY, EMPTY] });
    expect([none.asked, none.infamy[0]]).toEqual(['over', 10]);
  });

  test('AA-WIZARD-meeblemore may ignore what an item does when played', () => {
    const t = table({ players: [{ wizard: 'meeblemore', stash: 'lotus' }, {}, {}] }).do(0, play('lotus', 0));
    expect([t.asked, t.moves()]).toEqual(['ignore-effect 0', [USE, IGNORE]]);
    expect(t.copy().do(0, IGNORE).gold[0]).toBe(25);
    expect(t.copy().do(0, USE).gold[0]).toBe(20);
    const ignored = t.copy().do(0, IGNORE);
    expect(ignored.heard(2)).toContainEqual({ kind: 'effect-ignored', seat: 0, item: 'dark-lotus' });
    const other = table({ players: [{ stash: 'lotus' }, { wizard: 'meeblemore' }, {}] });
    expect(other.do(0, play('lotus', 0)).asked).toBe('draw 1');
  });

  test('AA-WIZARD-corvus has a stash of four', () => {
    const t = match(2, { wizards: 'explicit', assignment: ['corvus', null] });
    t.do(0, reveal(0, 1)).do(1, reveal(0, 1));
    expect(t.view(1).players.map(({ stashSize }) => stashSize)).toEqual([4, 2]);
  });

  test('AA-WIZARD-dafana may pay 3 gold to lose 2 infamy whenever anybody sells a set', () => {
    const t = table({
      players: [{ rows: ['ring ring ?', '? ? ?', '? ? ?'], stash: 'ring' }, { wizard: 'dafana', infamy: 5 }, {}],
    }).do(0, play('ring', 2));
    expect([t.asked, t.moves()]).toEqual(['dafana 1', [DECLINE, PAY]]);
    const paid = t.copy().do(1, PAY);
    expect([paid.gold[1], paid.infamy[1], paid.asked]).toEqual([22, 3, 'draw 1']);
    const declined = t.copy().do(1, DECLINE);
    expect([declined.gold[1], declined.infamy[1], declined.asked]).toEqual([25, 5, 'draw 1']);
  });

  test('AA-WIZARD-dafana can leave word never to be asked', () => {
    const t = table({
      players: [{ rows: ['ring ring ?', '? ? ?', '? ? ?'], stash: 'ring' }, { wizard: 'dafana', infamy: 5 }, {}],
    }).do(0, play('ring', 2));
    const [never] = arcaneAlley.standingAnswers;
    expect(never.prompt).toBe(arcaneAlley.prompt(t.state, 1)?.kind);
    expect(arcaneAlley.describeMove(t.state, 1, never.move(t.state, 1) ?? -1)).toEqual(DECLINE);
  });

  test('AA-WIZARD-ninx gains the printed infamy of an item left as gold, and its infamy as well', () => {
    const t = inspect({ players: [EMPTY, { wizard: 'ninx', rows: ['egg coin toad'] }, EMPTY] });
    expect([t.asked, t.infamy[1], t.moves()]).toEqual(['ninx 1', 3, [0, 1, 2].map(appraise)]);
    expect(t.copy().do(1, appraise(0)).gold[1]).toBe(29);
    expect(t.copy().do(1, appraise(2)).gold[1]).toBe(23);
    const none = inspect({ players: [EMPTY, { wizard: 'ninx', rows: [] }, EMPTY] });
    expect([none.asked, none.gold[1]]).toEqual(['over', 25]);
  });

  test('AA-WIZARD-byros gains 3 more for every set, at inspections too, and for a set worth nothing', () => {
    const toads = table({
      players: [{ wizard: 'byros', rows: ['toad toad ?', '? ? ?', '? ? ?'], stash: 'toad' }, {}, {}],
    });
    expect(toads.do(0, play('toad', 2)).gold[0]).toBe(28);
    const t = inspect({ players: [{ wizard: 'byros', rows: ['egg egg egg?'] }, EMPTY, EMPTY] });
    expect(t.gold[0]).toBe(48);
    const other = inspect({ players: [{ rows: ['egg egg egg?'] }, { wizard: 'byros', rows: [] }, EMPTY] });
    expect(other.gold).toEqual([45, 25, 25]);
  });
});

describe('More on wizards', () => {
  test('AA-WIZ-1 Glynna’s and Ninx’s powers are carried out whenever they can be', () => {
    const one = inspect({ players: [{ wizard: 'glynna', rows: ['egg? sword coin'] }, EMPTY, EMPTY] });
    expect([one.asked, one.rows(0)]).toEqual(['over', ['- sword coin']]);
    const mirror = inspect({ triggered: 1, players: [{ wizard: 'ninx', rows: ['mirror lotus lotus'] }, EMPTY, EMPTY] });
    expect(mirror.moves().map(({ kind }) => kind)).toEqual(['appraise', 'appraise', 'appraise']);
  });

  test('AA-WIZ-2 Glynna’s hole stays: no slide, no stack through it, nothing beside it, and it moves like an item', () => {
    const t = inspect({
      players: [{ wizard: 'glynna', rows: ['egg egg? egg', 'ball ball ball?', 'mirror wand coin'] }, EMPTY, EMPTY],
    });
    t.do(0, remove(1));
    expect([t.rows(0), t.gold[0]]).toEqual([['egg - egg', 'mirror wand coin'], 34]);
    expect(t.view(0).players[0].sum).toBe(8 + 4 - 5 + 2 + 1);
    const order = t.kinds.filter((kind) => ['removed', 'turned-up'].includes(kind));
    expect(order).toEqual(['removed', 'turned-up']);
  });

  test('AA-WIZ-2 she removes at her place in turn order, and nobody learns what', () => {
    const t = inspect({
      players: [
        { rows: ['egg? sword? coin'] },
        { wizard: 'glynna', rows: ['egg? lotus!1 coin'] },
        { rows: ['ring? wand coin'] },
      ],
    });
    expect(t.heard().filter(({ kind }) => kind === 'turned-up')).toHaveLength(1);
    const unseen = t.copy().do(1, remove(0));
    expect(unseen.view(1).removed).toMatchObject({ item: null });
    const seen = t.copy().do(1, remove(1));
    expect(seen.view(1).removed).toMatchObject({ item: 'dark-lotus' });
    expect(seen.view(0).removed).toMatchObject({ item: null });
  });

  test('AA-WIZ-3 Meeblemore is asked only where the effect would do something', () => {
    const asked = (
      item: 'coin' | 'wand' | 'ball' | 'cauldron' | 'lotus' | 'skull' | 'feline' | 'egg',
      player: object = {},
      more: object = {},
    ) =>
      table({ players: [{ wizard: 'meeblemore', stash: item, ...player }, { rows: ['? ? ?'] }, {}], ...more })
        .do(0, play(item, 0))
        .asked.startsWith('ignore');
    expect(asked('egg')).toBe(false);
    expect([asked('coin'), asked('coin', { rows: ['? coin ?'] }), asked('coin', { rows: ['? coin sword'] })]).toEqual([
      false,
      true,
      false,
    ]);
    expect([asked('wand'), asked('wand', {}, { discard: '' })]).toEqual([true, false]);
    expect([asked('ball'), asked('ball', { rows: ['egg ? ?'], infamy: 24, markers: 2 })]).toEqual([true, true]);
    expect(asked('ball', { rows: ['egg coin ring'], infamy: 24, markers: 2 })).toBe(false);
    expect([asked('cauldron', { gold: 0 }), asked('lotus'), asked('lotus', { gold: 0 })]).toEqual([true, true, false]);
    expect([
      asked('skull'),
      asked('skull', { infamy: 24, markers: 1 }),
      asked('skull', { infamy: 24, markers: 2 }),
    ]).toEqual([true, true, false]);
    expect([asked('feline'), asked('feline', { rows: ['? lotus lotus'] })]).toEqual([false, true]);
  });

  test('AA-WIZ-3 he is asked before any choice that the effect holds, and an ignored Feline stays', () => {
    const cauldron = table({ players: [{ wizard: 'meeblemore', stash: 'cauldron' }, {}, {}] }).do(
      0,
      play('cauldron', 0),
    );
    expect(cauldron.asked).toBe('ignore-effect 0');
    expect(cauldron.do(0, USE).asked).toBe('cauldron 0');
    expect(cauldron.do(0, GAIN_INFAMY).asked).toBe('draw 1');
    const feline = table({ players: [{ wizard: 'meeblemore', rows: ['? lotus lotus'], stash: 'feline' }, {}, {}] }).do(
      0,
      play('feline', 0),
      IGNORE,
    );
    expect([feline.rows(0), feline.gold[0]]).toEqual([['feline lotus lotus'], 25]);
  });

  test('AA-WIZ-3 he may ignore on a play that another item demands', () => {
    const t = table({ players: [{ wizard: 'meeblemore', stash: 'watch' }, {}, {}], discard: 'lotus' });
    t.do(0, { kind: 'activate', item: 'wizards-watch' }, place(0));
    expect(t.asked).toBe('ignore-effect 0');
  });

  test('AA-WIZ-4 Dafana needs 3 gold and some infamy; her own sets count; markers stay', () => {
    const asked = (player: object) =>
      table({
        players: [{ rows: ['ring ring ?', '? ? ?', '? ? ?'], stash: 'ring' }, { wizard: 'dafana', ...player }, {}],
      }).do(0, play('ring', 2)).asked;
    expect(asked({ gold: 3, infamy: 1 })).toBe('dafana 1');
    expect(asked({ gold: 2, infamy: 1 })).toBe('draw 1');
    expect(asked({ gold: 3, infamy: 0, markers: 1 })).toBe('draw 1');
    const own = table({
      players: [
        { wizard: 'dafana', infamy: 1, markers: 1, rows: ['ring ring ?', '? ? ?', '? ? ?'], stash: 'ring' },
        {},
        {},
      ],
    });
    own.do(0, play('ring', 2), PAY);
    expect([own.gold[0], own.infamy[0], own.markers[0]]).toEqual([23, 0, 1]);
  });

  test('AA-WIZ-5 Ninx’s gain is halved by her Sword, knows no Mirror, and comes before penalty and fines', () => {
    const t = inspect({
      players: [{ wizard: 'ninx', gold: 20, markers: 1, rows: ['mirror egg sword'] }, EMPTY, EMPTY],
    });
    expect([t.infamy[0], t.markers[0]]).toEqual([8, 1]);
    t.do(0, appraise(1));
    // 4 halved by the Sword, then one fine of 25.
    expect([t.gold[0], t.infamy[0]]).toEqual([0, 18]);
    expect(t.heard()).toContainEqual({ kind: 'gold', seat: 0, change: 2, gold: 22, cause: 'ninx', halved: true });
  });

  test('AA-WIZ-1 the owner of a set chooses it with Byros at the table too', () => {
    const t = table({
      players: [{ wizard: 'byros', rows: ['egg egg ?', '? ? egg', '? ? egg'], stash: 'egg' }, {}, {}],
    });
    t.do(0, play('egg', 2), sell(2, 5, 8), choose(1));
    expect(t.gold[0]).toBe(48);
  });
});
