import { describe, expect, test } from 'vitest';
import { valueInUse } from '../../../src/rules/cards/identity.js';
import { furtherLuck, furtherTable } from '../../further.js';
import { build, buy, card, decline, handCard, inventory, number, order, stallCard, technique } from '../../notation.js';
import type { Setup, Table } from '../../table.js';

const decks = ['polecats', 'macaws', 'ocelots'];
const junk = (count: number): string[] => Array(count).fill('junk');
const rolled = (t: Table): number[] =>
  t.heard('spectator').flatMap((event) => (event.kind === 'rolled' ? [event.result] : []));
interface Change {
  readonly how: 'add' | 'set' | 'multiply' | 'mirror';
  readonly by: number;
  readonly only: string | null;
  readonly at: number;
}
/** A card whose value was multiplied. */
const multiplied = (id: string, by: number) => ({
  card: id,
  used: [],
  bonus: 0,
  set: 0,
  setAt: 0,
  changes: [{ how: 'multiply', by, only: null, at: 0 }] satisfies Change[],
});

describe('DX-CARD-daring-adventurer', () => {
  test('DX-EX-138 as many cards are discarded as were drawn', () => {
    const t = furtherLuck({ decks, ana: { hand: ['daring-adventurer', 'cookies', 'charm'], deck: junk(6) } }, (each) =>
      rolled(each.play(technique('daring-adventurer'))).includes(3),
    );
    t.asks('ana: hand-card').play(handCard('cookies'), handCard('junk'), handCard('junk'));
    if (t.question === 'ana: order') t.play(order('junk'));
    expect(t.hand('ana')).toEqual(['charm', 'junk']);
  });

  test('DX-DIE-2 one, two and three', () => {
    const seen = new Set<number>();
    for (let luck = 1; luck < 60; luck++) {
      const t = furtherTable({ decks, ana: { hand: ['daring-adventurer'], deck: junk(6) }, luck });
      for (const result of rolled(t.play(technique('daring-adventurer')))) seen.add(result);
    }
    expect([...seen].sort()).toEqual([1, 2, 3]);
  });
});

describe('DX-CARD-rare-artefact', () => {
  const artefact = (setup: Setup, roll: number): Table =>
    furtherLuck(setup, (each) => {
      each.play(technique('rare-artefact'));
      if (each.question === 'ana: hand-card') each.play(handCard('cookies'));
      return rolled(each).includes(roll);
    });

  test('the value of the card shown is multiplied for this turn', () => {
    const t = artefact(
      {
        decks,
        ana: { hand: ['rare-artefact', 'cookies'] },
        market: [null, null, 'whirligig', null, 'shattered-relic'],
      },
      3,
    );
    expect(t.knownHand('bob', 'ana')).toEqual(['cookies']);
    expect(t.handCards('ana')).toMatchObject([{ card: 'cookies', changes: [{ how: 'multiply', by: 3 }] }]);
    expect(t.can(buy(2, [multiplied('cookies', 3)]))).toBe(true);
    expect(t.can(buy(4, [multiplied('cookies', 3)]))).toBe(false);
  });

  test('DX-EX-139 DX-VALUE-1 a roll before it counts, a later bonus is added', () => {
    const haggler = furtherTable({ decks, ana: { hand: ['bold-haggler'] } });
    const worth = (changes: readonly Change[], turnBonus = 0): number => {
      const { players, ...rest } = haggler.json;
      const held = { card: 'bold-haggler', seenBy: [0], pool: 0, used: [], bonus: 0, set: 0, setAt: 0, changes };
      const [ana, ...others] = players;
      const state = haggler.game.fromJSON({ ...rest, turnBonus, players: [{ ...ana, hand: [held] }, ...others] });
      const kind = state.rules.kindNamed.get('bold-haggler') ?? 0;
      return valueInUse(state, state.hands[0][0], kind);
    };
    const bonus: Change = { how: 'add', by: 2, only: 'bold-haggler', at: 0 };
    expect(worth([bonus, { how: 'multiply', by: 3, only: null, at: 0 }])).toBe(9);
    expect(worth([bonus, { how: 'multiply', by: 3, only: null, at: 1 }], 1)).toBe(12);
    expect(worth([bonus, { how: 'multiply', by: 3, only: null, at: 0 }], 1)).toBe(10);
  });

  test('DX-EX-140 with a copy the factor works on whatever it is declared as', () => {
    const t = furtherLuck(
      {
        decks: ['polecats', 'macaws', 'chameleons'],
        ana: { hand: ['rare-artefact', 'trendsetting'], stall: [['swift-broker'], ['shattered-relic'], ['spyglass']] },
        market: ['cookies'],
      },
      (each) => rolled(each.play(technique('rare-artefact'))).includes(2),
    );
    expect(t.can(build([{ card: multiplied('trendsetting', 2), as: 'cookies' }]))).toBe(true);
  });

  test('DX-EX-199 a junk card may pay more, too', () => {
    const t = furtherLuck(
      {
        decks: ['polecats', 'pandas', 'ocelots'],
        ana: { hand: ['rare-artefact', 'junk'] },
        market: ['essential-purchase'],
      },
      (each) => rolled(each.play(technique('rare-artefact'))).includes(3),
    );
    expect(t.movesOf('buy')).toEqual([
      buy(0, [multiplied('junk', 3)]),
      buy(0, [multiplied('junk', 3)], { throwAway: [multiplied('junk', 3)] }),
    ]);
  });

  test('DX-EX-200 a card that left the hand starts afresh', () => {
    const t = artefact({ decks, ana: { hand: ['rare-artefact', 'cookies', 'swift-broker'], deck: [] } }, 2);
    t.play(technique('swift-broker'));
    expect(t.hand('ana')).toHaveLength(1);
    expect(t.handCards('ana').every((each) => typeof each === 'string' || each.set === 0)).toBe(true);
    expect(JSON.stringify(t.handCards('ana'))).not.toContain('multiply');
  });

  test('with an empty hand nothing is rolled', () => {
    const t = furtherTable({ decks, ana: { hand: ['rare-artefact'] } }).play(technique('rare-artefact'));
    expect(rolled(t)).toEqual([]);
    expect(t.branches()).toEqual(['rare-artefact: empty-hand']);
  });

  test('DX-EX-715 DX-VALUE-1 DX-VALUE-2 mirrored, set and raised in the order in which it came', () => {
    const cookies = furtherTable({ decks, ana: { hand: ['cookies'] } });
    const worth = (at: number, turnChanges: readonly object[]): number => {
      const { players, ...rest } = cookies.json;
      const changes = [{ how: 'multiply', by: 3, only: null, at }];
      const held = { card: 'cookies', seenBy: [0], pool: 0, used: [], bonus: 0, set: 0, setAt: 0, changes };
      const [ana, ...others] = players;
      const state = cookies.game.fromJSON({ ...rest, turnChanges, players: [{ ...ana, hand: [held] }, ...others] });
      return valueInUse(state, state.hands[0][0], state.rules.kindNamed.get('cookies') ?? 0);
    };
    const mirror = { how: 'mirror', by: 0 };
    const four = { how: 'set', by: 4 };
    const more = { how: 'add', by: 1 };
    expect(worth(0, [mirror])).toBe(6);
    expect(worth(0, [mirror, four])).toBe(4);
    expect(worth(0, [mirror, four, more])).toBe(5);
    expect(worth(1, [mirror])).toBe(12);
  });
});

describe('DX-CARD-swank', () => {
  test('DX-EX-141 for an animalfolk card one is drawn from the market deck, for junk none', () => {
    const setup = {
      decks: ['polecats', 'macaws', 'chameleons'],
      ana: { hand: ['swank', 'reflection', 'junk'] },
      bob: { discard: ['junk'] },
      marketDeck: ['gift-voucher'],
    };
    const t = furtherTable(setup).play(technique('swank'), handCard('reflection'));
    expect(t.hand('ana')).toEqual(['gift-voucher', 'junk']);
    const none = furtherTable(setup).play(technique('swank'), handCard('junk'));
    expect(none.hand('ana')).toEqual(['reflection']);
    expect(none.branches()).toEqual(['swank: junk']);
  });
});

describe('DX-CARD-risky-business', () => {
  const setup = {
    decks: ['polecats', 'macaws', 'chameleons'],
    ana: { hand: ['risky-business'] },
    marketDeck: ['good-old-times'],
  };

  test('DX-EX-142 with the right value it is taken, otherwise thrown away', () => {
    const right = furtherTable(setup).play(technique('risky-business')).asks('ana: number').play(number(3));
    expect(right.hand('ana')).toEqual(['good-old-times']);
    expect(right.knownHand('bob', 'ana')).toEqual(['good-old-times']);
    const wrong = furtherTable(setup).play(technique('risky-business'), number(4));
    expect(wrong.marketDiscard).toEqual(['good-old-times']);
  });

  test('with no market card left nothing is asked', () => {
    const t = furtherTable({ ...setup, marketDeck: [] })
      .play(technique('risky-business'))
      .asks('ana: bonus-action');
    expect(t.branches()).toEqual(['risky-business: no-card']);
  });
});

describe('DX-CARD-natural-survivor', () => {
  test('DX-EX-143 as many cards as both have are exchanged and the deck is shuffled', () => {
    const t = furtherLuck(
      {
        decks,
        ana: {
          hand: ['natural-survivor', 'junk', 'junk'],
          deck: ['gamble'],
          discard: ['charm', 'cookies', 'junk', 'junk'],
        },
      },
      (each) => rolled(each.play(technique('natural-survivor'))).includes(3),
    );
    t.asks('ana: deck-card').play(card('gamble'), card('charm'));
    while (t.question === 'ana: hand-card') t.play(handCard('junk'));
    t.asks('ana: bonus-action');
    expect(t.hand('ana')).toEqual(['charm', 'gamble']);
    expect(t.deck('ana').sort()).toEqual(['cookies', ...junk(4)]);
    expect(t.discard('ana')).toEqual(['natural-survivor']);
    expect(t.knownHand('bob', 'ana')).toEqual([]);
  });

  test('with an empty hand nothing is rolled', () => {
    const t = furtherTable({ decks, ana: { hand: ['natural-survivor'], deck: junk(3) } }).play(
      technique('natural-survivor'),
    );
    expect(rolled(t)).toEqual([]);
    expect(t.branches()).toEqual(['natural-survivor: nothing-to-exchange']);
  });
});

describe('DX-CARD-sofa', () => {
  test('DX-EX-144 DX-PASSIVE-4 in the own stall it makes the hand one larger', () => {
    const t = furtherTable({
      decks,
      ana: { hand: ['sofa'], deck: junk(9), stall: [['swift-broker'], ['cookies'], ['shattered-relic'], ['spyglass']] },
    });
    t.play(build(['sofa']));
    expect(t.hand('ana')).toHaveLength(6);
  });

  test('DX-EX-145 only the real one counts', () => {
    const t = furtherTable({
      decks: ['polecats', 'macaws', 'chameleons'],
      ana: { hand: ['junk'], deck: junk(9), stall: [['swift-broker'], ['flexible-shopkeeper']] },
    }).play(inventory());
    expect(t.hand('ana')).toHaveLength(5);
  });

  test('DX-EX-108 taken out of the stall it no longer does', () => {
    const t = furtherTable({
      decks: ['polecats', 'platypuses', 'macaws'],
      ana: { hand: ['safety-precaution'], deck: junk(9), stall: [['swift-broker'], ['sofa']] },
    });
    t.play(technique('safety-precaution'), stallCard('ana', 2, 'sofa'), decline);
    expect(t.hand('ana')).toHaveLength(5);
  });
});
