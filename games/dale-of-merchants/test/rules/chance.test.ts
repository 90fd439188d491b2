import { newState, seedRandom } from '@souk/kernel';
import { evenly, expectFrequencies, Tally } from '@souk/kernel/laws';
import { describe, test } from 'vitest';
import { DECKS, daleOfMerchants } from '../../src/rules/index.js';
import { ability, players, technique } from '../notation.js';
import { type Setup, Table, table } from '../table.js';

const TRIES = 600;

/** What comes of a position, tried again and again with nothing changed but chance. */
function outcomes(setup: Setup, outcome: (table: Table) => readonly (string | null)[]): Tally {
  const start = table(setup);
  const seen = new Tally();
  for (let i = 0; i < TRIES; i++) {
    const t = start.copy();
    Object.assign(t.state.random, seedRandom(`chance ${i}`));
    seen.add(outcome(t).join(' '));
  }
  return seen;
}

/** Every way to choose some of these cards. */
const choices = (cards: readonly string[], count: number): string[] =>
  count === 0
    ? ['']
    : cards.flatMap((card, i) => choices(cards.slice(i + 1), count - 1).map((rest) => `${card} ${rest}`.trimEnd()));

/** The chances of the die's results together, each being shared evenly by the ways to choose so many of the cards. */
const chancesOfGamble = (cards: readonly string[]): Map<string, number> =>
  new Map(
    [1 / 6, 1 / 6, 2 / 3].flatMap((chance, count) =>
      choices(cards, count).map((chosen, _, all) => [chosen, chance / all.length] as const),
    ),
  );

const orders = (cards: readonly string[]): string[] =>
  cards.length === 1
    ? [...cards]
    : cards.flatMap((first) => orders(cards.filter((card) => card !== first)).map((rest) => `${first} ${rest}`));

const raccoons = ['raccoons', 'macaws', 'ocelots'] as const;

describe('DM-RNG-1 chance is even over physical cards', () => {
  test('DM-CARD-whirligig every part of the two hands is dealt equally often', () => {
    const dealt = outcomes(
      {
        ana: { hand: ['whirligig', 'junk', 'junk'], deck: ['charm', 'gamble'] },
        bob: { hand: ['cookies', 'spyglass'] },
      },
      (t) => t.play(technique('whirligig')).hand('ana'),
    );
    expectFrequencies("Ana's hand", dealt, evenly(choices(['charm', 'cookies', 'gamble', 'spyglass'], 2)));
  });

  test('DM-CARD-wily-fellow the discard pile becomes the deck in every order equally often', () => {
    const pile = ['charm', 'gamble', 'cookies'];
    const decks = outcomes({ decks: raccoons, ana: { hand: ['wily-fellow'], discard: pile } }, (t) =>
      t.play(technique('wily-fellow')).deck('ana'),
    );
    expectFrequencies("Ana's deck", decks, evenly(orders(pile)));
  });

  test('DM-CARD-gamble every card of the own hand is given equally often', () => {
    const hand = ['charm', 'cookies', 'spyglass'];
    const given = outcomes({ ana: { hand: ['gamble', ...hand] }, bob: { hand: ['junk', 'junk'] } }, (t) =>
      t
        .play(technique('gamble'))
        .hand('bob')
        .filter((card) => card !== 'junk'),
    );
    expectFrequencies('given', given, chancesOfGamble(hand));
  });

  test("DM-CARD-gamble every card of the other's hand is taken equally often", () => {
    const hand = ['charm', 'cookies', 'spyglass'];
    const taken = outcomes({ ana: { hand: ['gamble', 'junk', 'junk'] }, bob: { hand } }, (t) =>
      t
        .play(technique('gamble'))
        .hand('ana')
        .filter((card) => card !== 'junk'),
    );
    expectFrequencies('taken', taken, chancesOfGamble(hand));
  });

  test('DM-CARD-nuisance every card is lost equally often, alike ones together more often', () => {
    const lost = outcomes(
      { decks: raccoons, ana: { hand: ['nuisance'] }, bob: { hand: ['junk', 'junk', 'charm', 'gamble'] } },
      (t) => t.play(technique('nuisance'), players('bob')).discard('bob'),
    );
    const chances = new Map([
      ['junk', 1 / 2],
      ['charm', 1 / 4],
      ['gamble', 1 / 4],
    ]);
    expectFrequencies('lost', lost, chances);
  });

  test('DM-CARD-dirty-exchange every card is taken equally often, alike ones together more often', () => {
    const taken = outcomes(
      {
        decks: raccoons,
        ana: { hand: ['dirty-exchange', 'cookies'] },
        bob: { hand: ['junk', 'junk', 'charm', 'gamble'] },
      },
      (t) =>
        t
          .play(technique('dirty-exchange'))
          .hand('ana')
          .filter((card) => card !== 'cookies'),
    );
    const chances = new Map([
      ['junk', 1 / 2],
      ['charm', 1 / 4],
      ['gamble', 1 / 4],
    ]);
    expectFrequencies('taken', taken, chances);
  });

  test('DM-DRAW-1 a discard pile becomes a new deck in every order equally often', () => {
    const drawn = outcomes({ ana: { hand: ['swift-broker', 'junk'], discard: ['charm', 'gamble', 'cookies'] } }, (t) =>
      t.play(technique('swift-broker')).hand('ana'),
    );
    expectFrequencies('drawn', drawn, evenly(['charm', 'cookies', 'gamble', 'junk']));
  });

  test("DM-SUPPLY-1 the market's discard pile becomes a new market deck in every order equally often", () => {
    const pile = ['charm', 'gamble', 'cookies'];
    const decks = outcomes({ ana: { hand: ['market-discovery'] }, marketDiscard: pile }, (t) => {
      t.play(ability('market-discovery'));
      return [...t.marketDiscard, ...t.marketDeck];
    });
    expectFrequencies('market deck', decks, evenly(orders(pile)));
  });

  test('DM-SETUP-5 every card of the market deck comes to the market equally often', () => {
    const decks = ['macaws', 'pandas', 'ocelots'];
    const first = new Tally();
    for (let i = 0; i < TRIES; i++) {
      const t = new Table(newState(daleOfMerchants, { seats: 2, options: { decks }, seed: `market ${i}` }));
      first.add(String(t.market[0]));
    }
    const cards = DECKS.filter(({ id }) => decks.includes(id)).flatMap((deck) =>
      deck.cards.filter(({ value }) => value > 1),
    );
    const all = cards.reduce((sum, { copies }) => sum + copies, 0);
    expectFrequencies('first slot', first, new Map(cards.map(({ id, copies }) => [id, copies / all])));
  });
});
