import { describe, expect, test } from 'vitest';
import { type CardView, daleOfMerchants } from '../../src/rules/index.js';
import { ability, card, declared, inventory, marked, number, order, player, technique } from '../notation.js';
import { lucky, type Name, type Setup, Table, table } from '../table.js';

const junk = (count: number): string[] => Array(count).fill('junk');
const four = ['raccoons', 'macaws', 'ocelots', 'pandas'] as const;

/** What a viewer sees of the cards of one name in a hand. */
const seenIn = (t: Table, viewer: Name | 'spectator', seat: number, id: string): CardView[] =>
  t.view(viewer).players[seat].hand.filter((each) => each.card === id);

/** What this turn has done to the card of Ana's hand that carries marks. */
const marksIn = (t: Table): { used: readonly string[]; bonus: number } => {
  const [marks] = t.view('ana').players[0].hand.flatMap((each) => each.marks ?? []);
  return { used: marks.used, bonus: marks.bonus };
};

describe('A card that was shown stays known', () => {
  test.each([
    ['bold-haggler', 'ocelots'],
    ['market-discovery', 'pandas'],
    ['good-old-times', 'chameleons'],
  ])('DM-INFO-3 DM-INFO-4 two %s that have both used their ability are both seen', (id, deck) => {
    const t = table({
      decks: [deck, 'macaws', 'squirrels'],
      ana: { hand: [id, id, 'junk'], deck: ['accordion', 'acorn'] },
      marketDeck: ['cookies', 'spyglass'],
    });
    t.play(ability(id), ability(id));
    for (const viewer of ['bob', 'spectator'] as const) {
      const seen = seenIn(t, viewer, 0, id);
      expect(seen.map(({ marks }) => marks?.used)).toEqual([[id], [id]]);
      expect(seen.every(({ shown }) => shown)).toBe(true);
    }
  });

  test('DM-INFO-3 DM-INFO-4 a card with marks is not taken for a like one that was revealed before it left', () => {
    const t = table({
      ana: { hand: ['blindfold', 'bold-haggler', 'bold-haggler', 'junk'], deck: ['charm', 'gamble'] },
    });
    t.play(ability('bold-haggler'), technique('blindfold'), declared('bold-haggler'), number(1));
    expect(t.discard('ana')).toContain('bold-haggler');
    expect(seenIn(t, 'bob', 0, 'bold-haggler').map(({ marks }) => marks?.used)).toEqual([['bold-haggler']]);
  });

  test('DM-INFO-4 once a like card has left nobody concludes which of them was marked', () => {
    const t = table({
      decks: ['chameleons', 'ocelots', 'macaws'],
      ana: {
        hand: ['bold-haggler', 'bold-haggler', 'swift-broker'],
        deck: ['charm', 'gamble', 'junk', 'cookies', 'junk'],
      },
    });
    t.play(ability('bold-haggler'));
    const copies = [t.copy(), t.copy()];
    copies[0].play(inventory('bold-haggler'));
    copies[1].play(inventory(marked('bold-haggler', marksIn(t))));
    expect(copies.map((each) => seenIn(each, 'spectator', 0, 'bold-haggler'))).toEqual([[], []]);
  });

  test('DM-CHAM-15 DM-INFO-3 who shows a card for Seeing Doubles shows the one that all have seen', () => {
    const t = table({
      decks: ['chameleons', 'ocelots', 'macaws'],
      ana: { hand: ['seeing-doubles', 'bold-haggler', 'bold-haggler', 'junk'], deck: ['charm', 'gamble'] },
    });
    t.play(ability('bold-haggler'), ability('seeing-doubles', 'bold-haggler', 'bold-haggler'));
    expect(t.knownHand('bob', 'ana')).toEqual(['bold-haggler', 'seeing-doubles']);
  });

  test('DM-CARD-blindfold DM-VALUE-2 the value is that of the card which was revealed, not of a like one', () => {
    const t = table({ ana: { hand: ['blindfold', 'cookies', 'cookies', 'junk'], deck: junk(3) } });
    t.play(technique('blindfold'), declared('cookies'), number(1), number(4));
    expect(seenIn(t, 'bob', 0, 'cookies').map(({ marks }) => marks?.set)).toEqual([4]);
    expect(t.can(inventory(marked('cookies', { set: 4 }), 'cookies'))).toBe(true);
  });
});

/** Two histories that look the same to a viewer; what was made of them must do so as well. */
function expectAlike(viewer: Name | 'spectator', [one, other]: readonly Table[]): void {
  expect(other.heard('spectator')).toEqual(one.heard('spectator'));
  expect(other.view(viewer)).toEqual(one.view(viewer));
}

/** The first of these cards is all that is left of the old deck, the others come from the new one. */
const across = (setup: Setup, begin: (t: Table) => Table, aside: readonly string[]): Table =>
  lucky(setup, (t) => {
    const drawn = begin(t).json.aside.map((each) => (typeof each === 'string' ? each : each.card));
    return drawn.sort().join() === aside.slice().sort().join();
  });

describe('Cards set aside across a reshuffle', () => {
  const sabotaged = (hand: string, aside: readonly [string, string]): Table =>
    across(
      {
        decks: four,
        ana: { hand: ['sabotage', 'junk'] },
        bob: { hand: [hand], deck: [aside[0]], discard: ['charm', 'junk', 'spyglass', 'nuisance'] },
        cleo: { hand: ['cookies'] },
      },
      (t) => t.play(technique('sabotage'), player('bob')),
      aside,
    );

  test('DM-INFO-2 DM-CARD-sabotage nobody but the looker can tell which came from the old deck', () => {
    const pair = [sabotaged('charm', ['junk', 'charm']), sabotaged('junk', ['charm', 'junk'])].map((t) =>
      t.play(card('junk')),
    );
    expectAlike('cleo', pair);
    expectAlike('spectator', pair);
    expect(pair.map((t) => t.knownHand('cleo', 'bob'))).toEqual([[], []]);
    expect(pair.map((t) => t.knownHand('ana', 'bob'))).toEqual([['charm'], ['junk']]);
  });

  test('DM-INFO-2 DM-EDGE-2 nor if the looker leaves before choosing', () => {
    const pair = [sabotaged('charm', ['junk', 'charm']), sabotaged('junk', ['charm', 'junk'])];
    for (const t of pair) daleOfMerchants.leave?.(t.state, 0);
    expectAlike('cleo', pair);
  });

  test('DM-INFO-4 a card that the new deck cannot hold is known to come from the old one', () => {
    const t = across(
      {
        decks: four,
        ana: { hand: ['sabotage'] },
        bob: { hand: ['charm'], deck: ['gamble'], discard: junk(3) },
        cleo: {},
      },
      (begun) => begun.play(technique('sabotage'), player('bob')),
      ['gamble', 'junk'],
    ).play(card('gamble'));
    expect(t.knownHand('cleo', 'bob')).toEqual(['charm']);
  });

  test('DM-INFO-4 DM-CARD-sabotage no two like cards are imagined where a choice is asked for', () => {
    const t = table({ decks: four, ana: { hand: ['sabotage'] }, bob: { deck: ['charm', ...junk(7)] }, cleo: {} });
    t.play(technique('sabotage'), player('bob')).asks('ana: card');
    for (let i = 0; i < 30; i++) {
      const imagined = daleOfMerchants.imagine(t.view('cleo'), { a: i, b: 7, c: i * i, d: 1 });
      expect(new Table(imagined).asks('ana: card').moves()).toHaveLength(2);
    }
  });

  test('DM-INFO-2 DM-CARD-special-offer nobody but the looker can tell which came from the old deck', () => {
    const offered = (drawn: string, aside: readonly string[]): Table =>
      across(
        {
          decks: four,
          ana: { hand: ['new-season', 'special-offer'], discard: ['shattered-relic'], deck: junk(9) },
          bob: {},
          cleo: {},
          market: ['blindfold', 'flashy-show', 'cookies', 'sabotage', 'market-discovery'],
          marketDeck: [drawn, aside[0]],
          marketDiscard: ['whirligig', 'charm', 'nuisance'],
        },
        (t) => t.play(technique('new-season'), technique('special-offer')),
        aside,
      );
    const sets = [
      offered('whirligig', ['charm', 'whirligig', 'nuisance']),
      offered('charm', ['whirligig', 'charm', 'nuisance']),
    ].map((t) => t.play(card('nuisance'), order('charm')));
    expectAlike('bob', sets);
    for (const t of sets) expect(new Set(t.knownHand('bob', 'ana'))).toEqual(new Set(['junk']));
    // The card that is taken may be the old one or a new one.
    const taken = [
      offered('nuisance', ['charm', 'whirligig', 'nuisance']),
      offered('charm', ['nuisance', 'whirligig', 'charm']),
    ].map((t) => t.play(card('charm'), order('whirligig')));
    expectAlike('bob', taken);
  });
});

/** A card that lies hidden, of some pool, and that these seats have seen. */
const hidden = (id: string, pool: number, seenBy: readonly (number | 'spectator')[]) => ({
  card: id,
  seenBy,
  pool,
  used: [],
  bonus: 0,
  set: 0,
  setAt: 0,
});

type Cards = readonly ReturnType<typeof hidden>[];

/** The same table where hands and decks of the first players are these cards, known as they say. */
function known(t: Table, zones: readonly { readonly hand: Cards; readonly deck: Cards }[]): Table {
  const { players, ...rest } = t.json;
  return new Table(
    daleOfMerchants.fromJSON({ ...rest, players: players.map((each, seat) => ({ ...each, ...zones[seat] })) }),
  );
}

test('DM-CARD-gamble DM-INFO-2 of whole hands that are swapped others learn only how many cards they were', () => {
  const setup: Setup = {
    decks: four,
    ana: { hand: ['gamble', 'charm', 'junk'], deck: ['cookies', 'nuisance'] },
    bob: { hand: ['whirligig', 'junk'], deck: ['spyglass', 'rotten-food'] },
    cleo: {},
  };
  const everybody = [0, 1, 2, 3, 'spectator'] as const;
  for (let luck = 1; luck < 50; luck++) {
    const t = known(table({ ...setup, luck }), [
      {
        hand: [hidden('gamble', 0, [0]), hidden('charm', 0, [0]), hidden('junk', 0, everybody)],
        deck: [hidden('cookies', 0, []), hidden('nuisance', 0, [])],
      },
      {
        hand: [hidden('whirligig', 1, [1]), hidden('junk', 1, everybody)],
        deck: [hidden('spyglass', 1, []), hidden('rotten-food', 1, [])],
      },
    ]);
    t.play(technique('gamble'), player('bob'));
    if (!t.branches().includes('gamble: swapped')) continue;
    for (const viewer of ['cleo', 'spectator'] as const) {
      const { pools, players } = t.view(viewer);
      const poolOfDeck = players[0].deck[0].pool;
      expect(pools[poolOfDeck ?? -1]).toMatchObject({ charm: 1, cookies: 1, nuisance: 1 });
      expect(t.knownHand(viewer, 'ana').concat(t.knownHand(viewer, 'bob'))).toEqual([]);
    }
  }
});

test('DM-INFO-4 it makes no difference to a viewer which of two like cards leaves, whatever pools they are of', () => {
  /** Bob knows one junk card in Ana's hand; others of its pool he has not seen. */
  const holding = (seen: number, unseen: number): Table =>
    known(
      table({
        decks: four,
        ana: { hand: ['junk', 'junk', 'charm'], deck: ['gamble', 'junk'] },
        bob: { hand: ['cookies'], deck: ['spyglass', 'nuisance'] },
        cleo: { hand: ['flashy-show'] },
      }),
      [
        {
          hand: [hidden('junk', seen, [0, 1]), hidden('junk', unseen, [0]), hidden('charm', unseen, [0])],
          deck: [hidden('gamble', unseen, []), hidden('junk', unseen, [])],
        },
        { hand: [hidden('cookies', 1, [1])], deck: [hidden('spyglass', seen, []), hidden('nuisance', seen, [])] },
      ],
    );
  const pair = [holding(5, 6), holding(6, 5)];
  expectAlike('bob', pair);
  for (const t of pair) t.play(inventory('junk'));
  expectAlike('bob', pair);
});
