import { describe, expect, test } from 'vitest';
import { ITEMS, numbersOf } from '../src/index.js';
import {
  activate,
  choose,
  discard,
  draw,
  GAIN_INFAMY,
  give,
  inspect,
  LOSE_GOLD,
  peek,
  place,
  placeDoll,
  play,
  sell,
  swapFor,
  table,
  takeDiscard,
  takeLamp,
  takeStash,
} from './table.js';

const values = (id: string) => {
  const item = ITEMS.find((each) => each.id === id);
  return item && [item.setGold, item.infamy, item.copies, item.extra];
};

describe('Items', () => {
  test('every item tells what it does, with the numbers of the match', () => {
    for (const { text } of ITEMS) expect(text(numbersOf(null)).length).toBeGreaterThan(20);
    const toad = ITEMS.find(({ id }) => id === 'hypnotic-toad');
    expect(toad?.text(numbersOf({ numbers: { toadInfamy: 11 } }))).toContain('11 infamy');
  });

  test('AA-CARD-cursed-mirror doubles what lies beside it, once, for good and bad, but no Mirror', () => {
    expect(values('cursed-mirror')).toEqual([-5, -5, 4, 1]);
    const sum = (rows: string[], options = {}) =>
      inspect({ options, players: [{ rows }, { rows: [] }, { rows: [] }] }).view(0).players[0].sum;
    expect(sum(['mirror egg', 'toad sword', 'lotus ball'])).toBe(-5 + 8 - 4 + 5 + 0 + 3);
    expect(sum(['mirror egg mirror', 'toad lotus ball'])).toBe(-5 + 8 - 5 - 4 + 0 + 6);
    expect(sum(['mirror mirror egg'])).toBe(-5 - 5 + 8);
    expect(sum(['mirror egg ball'], { houseRules: { numbers: { mirrorFactor: 3 } } })).toBe(-5 + 12 + 3);
  });

  test('AA-CARD-hypnotic-toad sold: any player, the seller too, gains 6 infamy', () => {
    expect(values('hypnotic-toad')).toEqual([0, -2, 6, 1]);
    const t = table({ players: [{ rows: ['toad toad ?', '? ? ?', '? ? ?'], stash: 'toad' }, {}, {}] }).do(
      0,
      play('toad', 2),
    );
    expect([t.asked, t.gold[0]]).toEqual(['toad-player 0', 25]);
    expect(t.moves()).toEqual([choose(0), choose(1), choose(2)]);
    expect(t.copy().do(0, choose(0)).infamy).toEqual([6, 0, 0]);
    expect(t.copy().do(0, choose(1)).infamy).toEqual([0, 6, 0]);
  });

  test('AA-CARD-invisible-ring loses 2 infamy on its way to the discard from stash or, revealed, storehouse', () => {
    expect(values('invisible-ring')).toEqual([1, 0, 6, 1]);
    const t = table({ players: [{ infamy: 9, rows: ['ring ring? ?', '? ? ?', '? ? ?'], stash: 'ring egg' }, {}, {}] });
    expect(t.copy().do(0, discard('ring')).infamy[0]).toBe(7);
    expect(t.copy().do(0, play('egg', 0)).infamy[0]).toBe(7);
    expect(t.copy().do(0, play('egg', 1)).infamy[0]).toBe(9);
  });

  test('AA-CARD-three-headed-coin gains a gold for every other revealed Coin anywhere', () => {
    expect(values('three-headed-coin')).toEqual([2, 1, 9, 1]);
    const t = table({
      players: [
        { rows: ['coin ? ?', 'coin? ? ?', '? ? ?'], stash: 'coin' },
        { rows: ['coin coin ?', '? ? ?', '? ? ?'] },
        { rows: ['coin'].map(() => '? coin? ?') },
      ],
    });
    expect(t.copy().do(0, play('coin', 8)).gold[0]).toBe(28);
    expect(t.copy().do(0, play('coin', 0)).gold[0]).toBe(27);
  });

  test('AA-CARD-older-wand puts the top of the discard on the deck, known to all', () => {
    expect(values('older-wand')).toEqual([3, 1, 13, 1]);
    const t = table({
      players: [{ rows: ['egg ? ?', '? ? ?', '? ? ?'], stash: 'wand' }, {}, {}],
      discard: 'lotus coin',
    });
    t.do(0, play('wand', 0));
    expect([t.onDeck, t.discard]).toEqual(['lotus', 'egg coin']);
    expect(t.view('spectator').onDeck).toEqual(['dark-lotus']);
  });

  test('AA-CARD-magic-boomerang is played again when replaced, once a turn', () => {
    expect(values('magic-boomerang')).toEqual([5, 2, 10, 1]);
    const t = table({ players: [{ rows: ['boomerang egg coin'], stash: 'lotus' }, {}, {}] }).do(0, play('lotus', 0));
    expect([t.asked, t.moves()]).toEqual(['slot 0', [0, 1, 2].map(place)]);
    t.do(0, place(1));
    expect([t.rows(0), t.discard, t.asked]).toEqual([['lotus boomerang coin'], 'egg coin', 'draw 1']);
    expect(t.view(1).players[0].storehouse.slots[1].returned).toBe(0);
    const never = { houseRules: { numbers: { boomerangReturns: 0 } } };
    const house = table({ options: never, players: [{ rows: ['boomerang egg coin'], stash: 'lotus' }, {}, {}] });
    expect(house.do(0, play('lotus', 0)).discard).toBe('boomerang coin');
  });

  test('AA-CARD-floating-carpet sold: one more item from the deck, and a larger stash', () => {
    expect(values('floating-carpet')).toEqual([7, 2, 11, 1]);
    const t = table({
      players: [{ rows: ['carpet carpet ?', '? ? ?', '? ? ?'], stash: 'carpet egg' }, {}, {}],
      deck: 'lotus',
    });
    t.do(0, play('carpet', 2));
    expect([t.stash(0), t.gold[0]]).toEqual(['egg lotus', 32]);
    expect(t.heard(1).filter(({ kind }) => kind === 'drawn')).toEqual([
      { kind: 'drawn', seat: 0, from: 'deck', item: null },
    ]);
  });

  test('AA-CARD-crystal-ball: 1 infamy, then a look at a hidden item of one’s own', () => {
    expect(values('crystal-ball')).toEqual([9, 3, 10, 1]);
    const t = table({ players: [{ rows: ['lotus? egg ring?'], stash: 'ball' }, { rows: ['? ? ?'] }, {}] });
    t.do(0, play('ball', 1));
    expect([t.infamy[0], t.moves()]).toEqual([1, [peek(0), peek(2)]]);
    t.do(0, peek(2));
    expect([t.rows(0, 0), t.rows(0, 1), t.rows(0)]).toEqual([['? ball ring?'], ['? ball ?'], ['? ball ?']]);
  });

  test('AA-CARD-bottled-fairy replaced while revealed: lose 3 infamy', () => {
    expect(values('bottled-fairy')).toEqual([12, 3, 9, 1]);
    const t = table({
      players: [{ infamy: 9, rows: ['fairy fairy? ?', '? ? ?', '? ? ?'], stash: 'egg fairy' }, {}, {}],
    });
    expect(t.copy().do(0, play('egg', 0)).infamy[0]).toBe(6);
    expect(t.copy().do(0, play('egg', 1)).infamy[0]).toBe(9);
    expect(t.copy().do(0, discard('fairy')).infamy[0]).toBe(9);
  });

  test('AA-CARD-bubbling-cauldron: lose 2 gold or gain 2 infamy', () => {
    expect(values('bubbling-cauldron')).toEqual([15, 4, 10, 1]);
    const t = table({ players: [{ stash: 'cauldron' }, {}, {}] }).do(0, play('cauldron', 0));
    const gold = t.copy().do(0, LOSE_GOLD);
    expect([gold.gold[0], gold.infamy[0]]).toEqual([23, 0]);
    const infamy = t.copy().do(0, GAIN_INFAMY);
    expect([infamy.gold[0], infamy.infamy[0]]).toEqual([25, 2]);
  });

  test('AA-CARD-dragons-egg sold: another player gains 2 infamy and 15 gold', () => {
    expect(values('dragons-egg')).toEqual([20, 4, 8, 1]);
    const t = table({ players: [{ rows: ['egg egg ?', '? ? ?', '? ? ?'], stash: 'egg' }, {}, {}] }).do(
      0,
      play('egg', 2),
    );
    expect(t.moves()).toEqual([choose(1), choose(2)]);
    t.do(0, choose(2));
    expect([t.gold, t.infamy]).toEqual([
      [45, 25, 40],
      [0, 0, 2],
    ]);
  });

  test('AA-CARD-sovereign-sword halves the gold that its owner gains', () => {
    expect(values('sovereign-sword')).toEqual([25, 5, 9, 1]);
    const t = table({ players: [{ rows: ['ball ball ?', 'sword ? ?', '? ? ?'], stash: 'ball' }, {}, {}] });
    t.do(0, play('ball', 2), peek(4));
    expect(t.gold[0]).toBe(25 + 4);
  });

  test('AA-CARD-dark-lotus: lose 5 gold', () => {
    expect(values('dark-lotus')).toEqual([30, 0, 5, 1]);
    expect(table({ players: [{ stash: 'lotus' }, {}, {}] }).do(0, play('lotus', 0)).gold[0]).toBe(20);
  });

  test('AA-CARD-skeletomicon: gain 3 infamy', () => {
    expect(values('skeletomicon')).toEqual([35, 6, 5, 1]);
    expect(table({ players: [{ stash: 'skull' }, {}, {}] }).do(0, play('skull', 0)).infamy[0]).toBe(3);
  });

  test('AA-CARD-haunted-doll cannot be replaced, and haunts the others when sold', () => {
    expect(values('haunted-doll')).toEqual([40, 7, 3, 0]);
    const t = table({
      players: [
        { rows: ['doll doll ?', '? ? ?', '? ? ?'], stash: 'doll' },
        { rows: ['egg? ? ?'] },
        { rows: ['lotus? ? ?'] },
      ],
    });
    expect(t.can(0, play('doll', 0))).toBe(false);
    t.do(0, play('doll', 2), placeDoll(2, 0));
    expect(t.moves()).toEqual([0, 1, 2].map((slot) => placeDoll(1, slot)));
    t.do(0, placeDoll(1, 0));
    expect([t.gold[0], t.rows(1), t.rows(2), t.aside]).toEqual([65, ['doll ? ?'], ['doll ? ?'], 'doll']);
    expect(t.discard.split(' ').slice(1)).toEqual(['egg', 'lotus', 'coin']);
  });

  test('AA-CARD-facsimilous-feline completes a set of another item for its own play', () => {
    expect(values('facsimilous-feline')).toEqual([0, 8, 2, 1]);
    const t = table({ players: [{ rows: ['sword sword ?', '? ? ?', '? ? ?'], stash: 'feline' }, {}, {}] }).do(
      0,
      play('feline', 2),
    );
    expect([t.gold[0], t.aside]).toEqual([50, 'sword sword feline']);
    const hidden = table({ players: [{ rows: ['sword sword? ?', '? ? ?', '? ? ?'], stash: 'feline' }, {}, {}] });
    expect(hidden.do(0, play('feline', 2)).rows(0)[0]).toBe('sword ? feline');
  });

  test('AA-CARD-wizards-watch plays any item of the discard', () => {
    expect(values('wizards-watch')).toEqual([null, 10, 1, 0]);
    const t = table({
      players: [{ rows: ['egg ? ?', '? ? ?', '? ? ?'], stash: 'watch' }, {}, {}],
      discard: 'coin wand skull ball',
    });
    t.do(0, activate('watch'), takeDiscard(2), place(0));
    expect([t.rows(0)[0], t.discard, t.infamy[0], t.aside]).toEqual(['skull ? ?', 'egg coin wand ball', 3, 'watch']);
  });

  test('AA-CARD-pandoras-lockbox: 3 infamy, then a swap', () => {
    expect(values('pandoras-lockbox')).toEqual([null, 10, 1, 0]);
    const t = table({
      players: [{ rows: ['egg? wand ring?'], stash: 'lockbox' }, { rows: ['lotus ? ball'] }, { rows: ['? coin ?'] }],
    });
    t.do(0, activate('lockbox'));
    expect([t.infamy[0], t.moves()]).toEqual([3, [give(0), give(2)]]);
    t.do(0, give(2));
    expect(t.moves()).toEqual([swapFor(1, 0), swapFor(1, 2), swapFor(2, 1)]);
    t.do(0, swapFor(1, 2));
    expect([t.rows(0), t.rows(1), t.asked]).toEqual([['? wand ball'], ['lotus ? ?'], 'draw 1']);
  });

  test('AA-CARD-mystical-lamp shows three items, of which one is played and the others discarded', () => {
    expect(values('mystical-lamp')).toEqual([null, 10, 1, 0]);
    const t = table({
      players: [{ rows: ['egg ? ?', '? ? ?', '? ? ?'], stash: 'lamp' }, {}, {}],
      deck: 'skull ring lotus',
    });
    t.do(0, activate('lamp'));
    expect(t.view(2).shown).toEqual(['skeletomicon', 'invisible-ring', 'dark-lotus']);
    expect(t.moves()).toEqual([0, 1, 2].map(takeLamp));
    t.do(0, takeLamp(0));
    expect([t.discard, t.asked]).toEqual(['lotus ring coin', 'slot 0']);
    t.do(0, place(0));
    expect([t.discard, t.infamy[0], t.view(0).shown]).toEqual(['egg lotus ring coin', 3, []]);
  });

  test('AA-CARD-sacred-chalice plays an item of another’s stash, which stays smaller', () => {
    expect(values('sacred-chalice')).toEqual([null, 10, 1, 0]);
    const t = table({
      players: [{ rows: ['egg ? ?', '? ? ?', '? ? ?'], stash: 'chalice' }, { stash: 'skull ring' }, { stash: 'coin' }],
    });
    t.do(0, activate('chalice'), choose(1), takeStash('skull'), place(0));
    expect([t.rows(0)[0], t.stash(1), t.infamy[0], t.discard]).toEqual(['skull ? ?', 'ring', 3, 'egg coin']);
  });
});

describe('More on items', () => {
  test('AA-ITEM-1 Fairy and Ring lose infamy without being asked', () => {
    const t = table({ players: [{ infamy: 5, rows: ['fairy ring ?', '? ? ?', '? ? ?'], stash: 'egg' }, {}, {}] });
    expect([t.copy().do(0, play('egg', 0)).asked, t.copy().do(0, play('egg', 0)).infamy[0]]).toEqual(['draw 1', 2]);
    expect([t.copy().do(0, play('egg', 1)).asked, t.copy().do(0, play('egg', 1)).infamy[0]]).toEqual(['draw 1', 3]);
  });

  test('AA-ITEM-2 Swords sell in full unless a fourth remains; Byros is added before halving', () => {
    const swords = (rows: string[], wizard?: 'byros') =>
      table({ players: [{ rows, stash: 'sword', ...(wizard ? { wizard } : {}) }, {}, {}] }).do(0, play('sword', 2))
        .gold[0] - 25;
    expect(swords(['sword sword ?', '? ? ?', '? ? ?'])).toBe(25);
    expect(swords(['sword sword ?', '? sword ?', '? ? ?'])).toBe(12);
    expect(swords(['sword sword ?', '? sword ?', '? ? ?'], 'byros')).toBe(14);
    expect(swords(['sword sword ?', '? ? ?', '? ? ?'], 'byros')).toBe(28);
  });

  test('AA-ITEM-3 the receiver’s own Sword halves the gift of an Egg', () => {
    const t = table({
      players: [{ rows: ['egg egg ?', '? ? ?', '? ? ?'], stash: 'egg' }, { rows: ['sword ? ?'] }, {}],
    });
    t.do(0, play('egg', 2), choose(1));
    expect(t.gold).toEqual([45, 32, 25]);
  });

  test('AA-ITEM-4 Mirrors touch what lies beside them after all sales and slides', () => {
    const t = inspect({
      players: [{ rows: ['mirror lotus lotus', 'ball ball ball', 'egg coin coin'] }, { rows: [] }, { rows: [] }],
    });
    expect(t.view(0).players[0].sum).toBe(-5 + 0 + 0 + 8 + 1 + 1);
  });

  test('AA-ITEM-5 a Doll that came by a sale counts for its new owner; a hidden Doll can be replaced', () => {
    const t = inspect({ triggered: 1, players: [{ rows: ['doll lotus ring'] }, { rows: [] }, { rows: [] }] });
    expect(t.infamy[0]).toBe(7);
    const hidden = table({ players: [{ rows: ['doll? ? ?'], stash: 'ring' }, {}, {}] });
    expect(hidden.do(0, play('ring', 0)).discard).toBe('doll coin');
  });

  test('AA-ITEM-6 what a Ball shows, it shows to its player only', () => {
    const t = table({ players: [{ rows: ['lotus? egg ring?'], stash: 'ball' }, {}, {}] }).do(
      0,
      play('ball', 1),
      peek(0),
    );
    expect(t.heard(0).filter(({ kind }) => kind === 'peeked')).toEqual([
      { kind: 'peeked', seat: 0, slot: 0, item: 'dark-lotus' },
    ]);
    expect(t.heard(1).filter(({ kind }) => kind === 'peeked')).toEqual([
      { kind: 'peeked', seat: 0, slot: 0, item: null },
    ]);
    expect(t.rows(0, 1)).toEqual(['? ball ?']);
  });

  test('AA-ITEM-7 a Wand does nothing without a discard, is the whole of an empty deck, and piles up', () => {
    const none = table({ players: [{ rows: ['egg ? ?'], stash: 'wand' }, {}, {}], discard: '' }).do(0, play('wand', 0));
    expect([none.onDeck, none.discard]).toEqual(['', 'egg']);
    const whole = table({ wholeDeck: true, players: [{ rows: ['egg ? ?'], stash: 'wand' }, {}, {}], discard: 'lotus' });
    expect(whole.do(0, play('wand', 0)).view(0).deckSize).toBe(1);
    const pile = table({
      players: [{ rows: ['egg ? ?'], stash: 'wand' }, {}, {}],
      discard: 'ring coin',
      onDeck: 'lotus',
    });
    pile.do(0, play('wand', 0));
    expect(pile.onDeck).toBe('ring lotus');
    pile.do(1, draw('deck'));
    expect([pile.onDeck, pile.knows('spectator', 1)]).toEqual(['lotus', 'ring']);
  });

  test('AA-ITEM-8 a Boomerang’s return is a play of its own, after the sale, into any slot', () => {
    const t = table({
      players: [{ rows: ['egg egg boomerang', 'boomerang boomerang ?', '? ? ?'], stash: 'egg' }, {}, {}],
    });
    t.do(0, play('egg', 2), choose(1));
    expect([t.asked, t.rows(0)]).toEqual(['slot 0', ['boomerang boomerang ?', '? ? ?']]);
    t.do(0, place(2));
    expect([t.gold[0], t.rows(0), t.aside]).toEqual([
      25 + 20 + 5,
      ['? ? ?'],
      'egg egg egg boomerang boomerang boomerang',
    ]);
  });

  test('AA-ITEM-8 one Boomerang can send the next, and each returns once; which has is public', () => {
    const t = table({ players: [{ rows: ['boomerang boomerang egg'], stash: 'lotus' }, {}, {}] });
    t.do(0, play('lotus', 0), place(1));
    expect(t.view('spectator').players[0].storehouse.slots.map(({ returned }) => returned)).toEqual([0, 1, 0]);
    expect(t.asked).toBe('slot 0');
    t.do(0, place(2));
    expect([t.rows(0), t.discard, t.asked]).toEqual([['lotus boomerang boomerang'], 'egg coin', 'draw 1']);
    const covered = table({
      players: [{ rows: ['doll doll egg'], stash: 'doll' }, { rows: ['boomerang? coin coin'] }, { rows: [] }],
    });
    covered.do(0, play('doll', 2));
    expect([covered.discard, covered.asked]).toEqual(['egg boomerang coin', 'draw 1']);
  });

  test('AA-ITEM-9 Dolls go one by one to players not yet served, until Dolls or such players run out', () => {
    const dolls = (players: number) =>
      table({
        players: [
          { rows: ['doll doll coin', '? ? ?', '? ? ?'], stash: 'doll' },
          ...Array.from({ length: players - 1 }, () => ({ rows: ['? ? ?'] })),
        ],
      }).do(0, play('doll', 2));
    const two = dolls(2).do(0, placeDoll(1, 0));
    expect([two.asked, two.aside]).toEqual(['draw 1', 'doll doll']);
    const four = dolls(4);
    expect(four.moves()).toHaveLength(9);
    four.do(0, placeDoll(2, 1));
    expect(four.moves()).toHaveLength(6);
    four.do(0, placeDoll(1, 1), placeDoll(3, 1));
    expect([four.asked, four.aside]).toEqual(['draw 1', '']);
    const six = dolls(6).do(0, placeDoll(5, 0), placeDoll(4, 0), placeDoll(1, 0));
    expect([six.asked, six.rows(2), six.rows(5)]).toEqual(['draw 1', ['? ? ?'], ['doll ? ?']]);
  });

  test('AA-ITEM-9 covered items are discarded without effect, under the seller’s own, and players without hidden items are passed over', () => {
    const t = table({
      players: [
        { rows: ['doll doll fairy'], stash: 'doll', infamy: 9 },
        { rows: ['egg coin coin'] },
        { rows: ['ring!2 ? ?'], infamy: 9 },
        { rows: ['boomerang? ? ?'] },
      ],
    });
    t.do(0, play('doll', 2), placeDoll(2, 0), placeDoll(3, 0));
    expect([t.discard, t.infamy, t.asked]).toEqual(['fairy boomerang ring coin', [6, 0, 9, 0], 'draw 1']);
    expect(t.rows(1)).toEqual(['egg coin coin']);
  });

  test('AA-ITEM-10 a Feline acts in its own play only', () => {
    const later = table({ players: [{ rows: ['feline ? lotus', '? ? ?', '? ? ?'], stash: 'lotus' }, {}, {}] });
    expect(later.do(0, play('lotus', 1)).aside).toBe('');
    const revealed = inspect({ players: [{ rows: ['feline? lotus lotus'] }, { rows: [] }, { rows: [] }] });
    expect([revealed.gold[0], revealed.rows(0)]).toEqual([25, ['feline lotus lotus']]);
    const choice = table({ players: [{ rows: ['ring ring ?', '? ? ball', '? ? ball'], stash: 'feline' }, {}, {}] });
    choice.do(0, play('feline', 2));
    expect(choice.moves()).toEqual([sell(0, 1, 2), sell(2, 5, 8)]);
    choice.do(0, sell(2, 5, 8));
    expect([choice.gold[0], choice.aside]).toEqual([34, 'feline ball ball']);
    const eggs = table({ players: [{ rows: ['egg egg ?', '? ? ?', '? ? ?'], stash: 'feline' }, {}, {}] });
    expect(eggs.do(0, play('feline', 2)).asked).toBe('egg-player 0');
  });

  test('AA-ITEM-10 three Felines are a set of Felines', () => {
    const t = table({
      options: { houseRules: { items: { 'facsimilous-feline': { copies: 3 } } } },
      players: [{ rows: ['feline feline ?', '? ? ?', '? ? ?'], stash: 'feline', wizard: 'byros' }, {}, {}],
    });
    expect(t.do(0, play('feline', 2)).gold[0]).toBe(28);
  });

  test('AA-ITEM-11 Coins and Swords are counted as they stand with the item in its slot', () => {
    const t = table({
      players: [{ rows: ['coin coin sword', '? ? ?', '? ? ?'], stash: 'coin' }, { rows: ['coin coin ?'] }, {}],
    });
    t.do(0, play('coin', 2));
    expect(t.gold[0]).toBe(25 + 4 + 2);
  });

  test('AA-ITEM-12 a Ring works from the stash and, revealed, when replaced; not otherwise', () => {
    const redraw = table({ stage: 'draw', players: [{ infamy: 9, stash: 'egg' }, {}, {}], discard: 'ring' });
    expect(redraw.do(0, draw('discard'), discard('ring')).infamy[0]).toBe(7);
    const hidden = table({ players: [{ infamy: 9, rows: ['ring? ? ?'], stash: 'egg' }, {}, {}] });
    expect(hidden.do(0, play('egg', 0)).infamy[0]).toBe(9);
    const lamp = table({ players: [{ infamy: 9, stash: 'lamp', rows: ['coin ? ?'] }, {}, {}], deck: 'ring egg lotus' });
    expect(lamp.do(0, activate('lamp'), takeLamp(1), place(0)).infamy[0]).toBe(9);
  });

  test('AA-ITEM-13 a Lamp shows fewer if there are fewer, and a Wand from it takes the last left over', () => {
    const two = table({ wholeDeck: true, players: [{ stash: 'lamp' }, {}, {}], deck: 'egg ring', discard: 'coin' });
    expect(two.do(0, activate('lamp')).moves()).toHaveLength(2);
    const refill = table({
      wholeDeck: true,
      players: [{ stash: 'lamp' }, {}, {}],
      deck: 'egg',
      discard: 'coin ring lotus',
    });
    refill.do(0, activate('lamp'));
    expect([refill.view(0).shown.length, refill.discard, refill.deck]).toEqual([3, 'coin', '']);
    const one = table({
      wholeDeck: true,
      players: [{ rows: ['ball ? ?'], stash: 'lamp' }, {}, {}],
      deck: 'wand',
      discard: 'coin',
    });
    one.do(0, activate('lamp'), place(0));
    expect([one.onDeck, one.discard]).toEqual(['coin', 'ball']);
  });

  test('AA-ITEM-14 the Chalice’s player is chosen before the stash is seen; user and owner see what is taken', () => {
    const t = table({ players: [{ stash: 'chalice' }, { stash: 'skull ring' }, { stash: 'coin' }] });
    t.do(0, activate('chalice'), choose(1));
    expect(t.knows(0, 1)).toBe('ring skull');
    expect(t.knows(2, 1)).toBe('');
    t.do(0, takeStash('skull'));
    const taken = (viewer: number | 'spectator') =>
      t.heard(viewer).filter(({ kind }) => kind === 'taken-from-stash')[0];
    expect([taken(0), taken(1)]).toMatchObject([{ item: 'skeletomicon' }, { item: 'skeletomicon' }]);
    expect([taken(2), taken('spectator')]).toMatchObject([{ item: null }, { item: null }]);
    expect(t.view(2).stack[1]).toMatchObject({ frame: 'slot', item: null });
    expect(t.view(1).stack[1]).toMatchObject({ frame: 'slot', item: 'skeletomicon' });
  });

  test('AA-ITEM-15 a Lockbox may take a revealed Doll, which then stands unreplaceable before its new owner', () => {
    const t = table({
      turn: 0,
      stage: 'act',
      players: [{ rows: ['egg? wand coin'], stash: 'lockbox' }, { rows: ['doll ? ?'] }, { rows: [] }],
    });
    t.do(0, activate('lockbox'));
    expect([t.infamy[0], t.rows(0), t.rows(1)]).toEqual([3, ['doll wand coin'], ['? ? ?']]);
    const next = table({ players: [{ rows: t.rows(0), stash: 'ring' }, {}, {}] });
    expect(next.can(0, play('ring', 0))).toBe(false);
  });

  test('AA-ITEM-15 three in a line made by a Lockbox are not sold before the inspection', () => {
    const t = table({ players: [{ rows: ['egg egg ?'], stash: 'lockbox' }, { rows: ['egg ? ?'] }, { rows: [] }] }).do(
      0,
      activate('lockbox'),
    );
    expect([t.rows(0), t.gold[0], t.asked]).toEqual([['egg egg egg'], 25, 'draw 1']);
  });

  test('AA-ITEM-16 the Watch counts positions from the top, and is not in the discard itself', () => {
    const t = table({ players: [{ stash: 'watch' }, {}, {}], discard: 'coin coin lotus' }).do(0, activate('watch'));
    expect(t.moves()).toHaveLength(3);
    expect(t.copy().do(0, takeDiscard(0)).discard).toBe('coin lotus');
    expect(t.copy().do(0, takeDiscard(2)).discard).toBe('coin coin');
  });

  test('AA-ITEM-17 a Ball cannot look at what it replaces, may look again; a Cauldron takes gold that is not there', () => {
    const t = table({ players: [{ rows: ['lotus!0 egg? ring?'], stash: 'ball' }, {}, {}] });
    expect(t.copy().do(0, play('ball', 1)).moves()).toEqual([peek(0), peek(2)]);
    expect(t.copy().do(0, play('ball', 1), peek(0)).rows(0, 0)).toEqual(['lotus? ball ?']);
    const poor = table({ players: [{ gold: 0, stash: 'cauldron' }, {}, {}] }).do(0, play('cauldron', 0));
    expect(poor.moves()).toHaveLength(2);
    expect(poor.do(0, LOSE_GOLD).gold[0]).toBe(0);
  });

  test('AA-ITEM-18 a Carpet draws as any draw does, and draws nothing from nothing', () => {
    const carpets = (setup: object) =>
      table({
        wholeDeck: true,
        players: [{ rows: ['carpet carpet ?', '? ? ?', '? ? ?'], stash: 'carpet' }, {}, {}],
        ...setup,
      }).do(0, play('carpet', 2));
    const refill = carpets({ discard: 'coin lotus' });
    expect([refill.stash(0), refill.kinds.includes('deck-reshuffled')]).toEqual(['lotus', true]);
    expect(carpets({ discard: 'coin' }).stash(0)).toBe('');
    expect(carpets({ discard: 'coin', onDeck: 'lotus' }).knows('spectator', 0)).toBe('lotus');
  });
});
