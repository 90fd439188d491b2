import { describe, expect, test } from 'vitest';
import { arcaneAlley } from '../src/rules/index.js';
import {
  activate,
  choose,
  discard,
  draw,
  inspect,
  place,
  play,
  sell,
  table,
  takeDiscard,
  takeLamp,
  takeStash,
} from './table.js';

const ROWS = ['? ? ?', '? ? ?'];
const EMPTY = { rows: [] };

describe('Rules that meet', () => {
  test('a chain of Boomerangs is a line: each is sent by the one before and returns once', () => {
    const t = table({
      players: [
        { rows: ['boomerang boomerang? boomerang', 'egg coin wand', 'ring ball toad'], stash: 'lotus' },
        {},
        {},
      ],
    });
    t.do(0, play('lotus', 0), place(1), place(2), place(3));
    expect(t.rows(0)).toEqual(['lotus boomerang boomerang', 'boomerang coin wand', 'ring ball toad']);
    expect([t.discard, t.asked]).toEqual(['egg coin', 'draw 1']);
    expect(t.kinds.filter((kind) => kind === 'returning')).toHaveLength(3);
  });

  test('a Boomerang played over a Boomerang completes a set of them with the third', () => {
    const t = table({ players: [{ rows: ['boomerang boomerang boomerang', ...ROWS], stash: 'boomerang' }, {}, {}] });
    t.do(0, play('boomerang', 0));
    expect([t.gold[0], t.rows(0), t.asked]).toEqual([30, ROWS, 'slot 0']);
  });

  test('a match can be saved and loaded in the middle of a chain', () => {
    const t = table({ players: [{ rows: ['boomerang boomerang? egg', ...ROWS], stash: 'lotus' }, {}, {}] });
    t.do(0, play('lotus', 0), place(1));
    const loaded = arcaneAlley.fromJSON(JSON.parse(JSON.stringify(t.position)));
    expect(arcaneAlley.toJSON(loaded)).toEqual(t.position);
    expect(arcaneAlley.hash(loaded)).toBe(arcaneAlley.hash(t.state));
  });

  test('a Feline that completes two lines sells the one chosen, as the item of that line', () => {
    const t = table({ players: [{ rows: ['egg egg ?', '? sword ?', 'sword ? ?'], stash: 'feline' }, {}, {}] });
    t.do(0, play('feline', 2));
    expect(t.moves()).toEqual([sell(0, 1, 2), sell(2, 4, 6)]);
    expect(t.copy().do(0, sell(0, 1, 2)).asked).toBe('egg-player 0');
    const swords = t.copy().do(0, sell(2, 4, 6));
    expect(swords.asked).toBe('slide 0');
    expect(swords.aside).toBe('feline sword sword');
  });

  test('at an inspection the first sale may break the second set', () => {
    const t = inspect({
      triggered: 1,
      players: [{ rows: ['egg egg egg', 'ball egg wand', 'ring coin egg'] }, EMPTY, EMPTY],
    });
    t.do(0, sell(0, 1, 2));
    expect([t.gold[0], t.asked, t.rows(0)]).toEqual([45, 'over', ['ball egg wand', 'ring coin egg']]);
  });

  test('a Sword with Byros halves set and bonus together; an Egg into a Sword’s owner is halved there', () => {
    const t = table({
      players: [
        { wizard: 'byros', rows: ['egg egg ?', 'sword ? ?', '? ? ?'], stash: 'egg' },
        { rows: ['sword ? ?'] },
        {},
      ],
    });
    expect(t.do(0, play('egg', 2), choose(1)).gold).toEqual([36, 32, 25]);
  });

  test('a Chalice takes the last item of a stash and leaves an empty one, which no Chalice can choose', () => {
    const t = table({ players: [{ rows: ['coin ? ?'], stash: 'chalice' }, { stash: 'lotus' }, { stash: '' }] });
    t.do(0, activate('chalice'), place(0));
    expect([t.gold[0], t.stash(1), t.view(2).players[1].stashSize]).toEqual([20, '', 0]);
  });

  test('a Watch plays a Lamp as an ordinary item, a Lamp a Chalice, a Chalice a Watch', () => {
    const watch = table({ players: [{ rows: ['coin ? ?'], stash: 'watch' }, {}, {}], discard: 'egg lamp' });
    expect(watch.do(0, activate('watch'), takeDiscard(1), place(0)).rows(0)).toEqual(['lamp ? ?']);
    const lamp = table({
      players: [{ rows: ['coin ? ?'], stash: 'lamp' }, { stash: 'egg' }, {}],
      deck: 'chalice egg egg',
    });
    expect(lamp.do(0, activate('lamp'), takeLamp(0), place(0)).asked).toBe('draw 1');
    const chalice = table({ players: [{ rows: ['coin ? ?'], stash: 'chalice' }, { stash: 'watch egg' }, {}] });
    expect(chalice.do(0, activate('chalice'), takeStash('watch'), place(0)).asked).toBe('draw 1');
  });

  test('a Lamp with two cards left shows two; with the deck empty and two discarded it shows one', () => {
    const shown = (deck: string, discards: string) =>
      table({
        wholeDeck: true,
        players: [{ rows: ['ball ring toad'], stash: 'lamp' }, {}, {}],
        deck,
        discard: discards,
      }).do(0, activate('lamp'));
    expect(shown('egg lotus', 'coin').view(1).shown).toEqual(['dragons-egg', 'dark-lotus']);
    expect(shown('', 'coin lotus').asked).toBe('slot 0');
  });

  test('the deck can run out in the middle of a Lamp', () => {
    const t = table({
      wholeDeck: true,
      players: [{ stash: 'lamp' }, {}, {}],
      deck: 'egg',
      discard: 'coin lotus ring wand',
    });
    t.do(0, activate('lamp'));
    expect([t.view(0).shown.length, t.view(0).deckSize, t.discard]).toEqual([3, 1, 'coin']);
    expect(t.view(0).recycled).toHaveLength(1);
  });

  test('both markers and more infamy: it stops, and the fines take 50', () => {
    const t = inspect({
      triggered: 1,
      players: [{ gold: 70, infamy: 24, markers: 2, rows: ['sword egg skull'] }, EMPTY, EMPTY],
    });
    expect([t.infamy[0], t.gold[0], t.markers[0]]).toEqual([24, 20, 0]);
  });

  test('the triggering player tied for least is not penalised; with negative sums the least negative is', () => {
    const infamy = (one: string, two: string) =>
      inspect({ players: [{ rows: [one] }, { rows: [two] }, { rows: ['egg egg ball'] }] }).infamy[0];
    expect(infamy('coin wand ring', 'wand coin ring')).toBe(2);
    expect(infamy('toad lotus lotus', 'toad toad lotus')).toBe(10);
    expect(infamy('toad toad lotus', 'toad lotus lotus')).toBe(0);
  });

  test('the penalty can cost a marker, and the fine at once', () => {
    const t = inspect({ players: [{ gold: 30, infamy: 10, rows: ['sword skull ring'] }, EMPTY, EMPTY] });
    expect([t.infamy[0], t.gold[0], t.markers[0]]).toEqual([10 + 11 + 10 - 25, 5, 0]);
  });

  test('two players: a hidden item is replaced, a set is sold over it, and the choice of what to discard comes last', () => {
    const t = table({
      players: [
        { rows: ['carpet carpet lotus?', ...ROWS], stash: 'carpet ring' },
        { wizard: 'dafana', infamy: 3 },
      ],
      deck: 'toad',
    });
    t.do(0, play('carpet', 2));
    expect([t.asked, t.stash(0)]).toEqual(['dafana 1', 'toad ring']);
    t.do(1, { kind: 'decline' });
    expect([t.asked, t.stash(0)]).toEqual(['two-player-discard 0', 'toad ring lotus']);
    t.do(0, discard('toad'));
    expect([t.asked, t.stash(0)]).toEqual(['draw 1', 'ring lotus']);
  });

  test('a Wand with an empty discard leaves nothing to draw but the deck', () => {
    const t = table({ players: [{ rows: ['boomerang ? ?', ...ROWS], stash: 'wand' }, {}, {}], discard: 'lotus' });
    t.do(0, play('wand', 0));
    expect([t.discard, t.onDeck]).toEqual(['', 'lotus']);
    t.do(0, place(0));
    expect(t.discard).toBe('wand');
    expect(t.do(1, draw('deck')).stash(1)).toBe('lotus');
  });
});
