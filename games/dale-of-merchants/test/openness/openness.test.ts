import { Events } from '@souk/kernel';
import { describe, expect, test } from 'vitest';
import type { DaleEvent, DeckSpec, Move, Position } from '../../src/rules/index.js';
import { DECKS, makeDale } from '../../src/rules/index.js';
import { ability, build, buy, decline, endTurn, handCard, inventory, players, technique } from '../notation.js';
import { type Name, type Setup, seatOf, type Table, tableWith } from '../table.js';
import { MORE_DECKS, moreDale } from './decks.js';

const effect = (card: string, name: string, count = 0): Move => ({ kind: 'effect', card, effect: name, count });
const card = (id: string): Move => ({ kind: 'card', card: id });
const junk = (count: number): string[] => Array(count).fill('junk');

const FOWLS = { decks: ['junglefowls', 'macaws', 'pandas'] };
const KANGAROOS = { decks: ['tree-kangaroos', 'macaws', 'pandas'] };
const TUATARAS = { decks: ['tuataras', 'macaws', 'pandas'] };

const table = (setup: Setup): Table => tableWith(moreDale, MORE_DECKS, setup);
const extrasOf = (t: Table): NonNullable<Position['extras']> => {
  const { extras } = t.json;
  if (extras === undefined) throw new Error('these decks bring something along');
  return extras;
};
const counter = (t: Table, name: Name, id: string): number => extrasOf(t).counters[seatOf(name)][id];

describe('Decks beyond the first box', () => {
  test('DM-MORE-1 the clock goes on with every technique, stops at night and is set back when the turn begins', () => {
    const t = table({
      ...FOWLS,
      ana: { hand: ['early-riser', 'flashy-show', 'favourite-toy'], deck: junk(12) },
    });
    expect(counter(t, 'ana', 'clock')).toBe(0);
    t.play(technique('flashy-show'));
    expect(counter(t, 'ana', 'clock')).toBe(1);
    t.play(technique('early-riser'));
    expect(t.branches()).toContain('early-riser: later');
    expect(counter(t, 'ana', 'clock')).toBe(2);
    t.play(technique('favourite-toy'));
    expect(counter(t, 'ana', 'clock')).toBe(2);
    expect(t.view('spectator').extras?.counters[0]).toEqual({ clock: 2, guests: 0 });
    t.play(decline).play(inventory());
    expect(counter(t, 'ana', 'clock')).toBe(0);
  });

  test('DM-MORE-1 at dawn Early Riser draws two, Morning Duty raises the hand size for the turn', () => {
    const t = table({ ...FOWLS, ana: { hand: ['early-riser'], deck: junk(9) } }).play(technique('early-riser'));
    expect(t.hand('ana')).toHaveLength(2);
    const duty = table({ ...FOWLS, ana: { hand: ['morning-duty'], deck: junk(12) }, marketDeck: ['charm'].slice(1) });
    duty.play(technique('morning-duty'));
    expect(duty.hand('ana')).toHaveLength(8);
    expect(counter(duty, 'ana', 'guests')).toBe(0);
  });

  test('DM-MORE-2 stored cards are seen by their owner only and come back when the turn begins', () => {
    const t = table({ ...KANGAROOS, ana: { hand: ['clever-guardian', 'spyglass', 'cookies'], deck: junk(9) } });
    t.play(technique('clever-guardian'), handCard('spyglass'));
    const stored = (viewer: Name) => t.view(viewer).extras?.piles[0].stored.map((each) => each.card);
    expect(stored('ana')).toEqual(['spyglass']);
    expect(stored('bob')).toEqual([null]);
    expect(t.hand('ana')).toEqual(['cookies']);
    t.play(decline, endTurn).asks('bob: action').play(inventory(), endTurn).asks('ana: action');
    expect(stored('ana')).toEqual([]);
    expect(t.hand('ana')).toContain('spyglass');
    expect(t.knownHand('bob', 'ana')).not.toContain('spyglass');
  });

  test('DM-MORE-2 a pile can lie face up, and cards can come from the deck', () => {
    const t = table({
      ...KANGAROOS,
      ana: { hand: ['showcase', 'supply-depot', 'spyglass'], deck: ['cookies', 'junk'] },
    });
    t.play(technique('showcase'), handCard('spyglass')).play(technique('supply-depot'));
    expect(t.view('bob').extras?.piles[0].shown.map((each) => each.card)).toEqual(['spyglass']);
    expect(t.view('ana').extras?.piles[0].stored.map((each) => each.card)).toEqual(['cookies', 'junk']);
    expect(t.deck('ana')).toEqual([]);
  });

  test('DM-MORE-3 a scheduled technique waits before its owner, does its later part and is discarded', () => {
    const t = table({ ...FOWLS, ana: { hand: ['siesta'], deck: junk(9), discard: ['spyglass', 'cookies'] } });
    t.play(technique('siesta')).asks('ana: bonus-action').play(decline);
    expect(extrasOf(t).scheduled).toEqual([{ seat: 0, card: 'siesta', as: 'siesta', count: 0, since: 1 }]);
    expect(t.discard('ana')).toEqual(['spyglass', 'cookies']);
    t.asks('bob: action').play(inventory()).asks('ana: card').play(card('cookies')).asks('ana: action');
    expect(t.discard('ana')).toEqual(['siesta', 'spyglass']);
    expect(t.hand('ana')).toContain('cookies');
  });

  test('DM-MORE-3 a part at the end of the turn, after clean-up', () => {
    const t = table({ ...FOWLS, ana: { hand: ['matches', 'spyglass'], deck: junk(9) } });
    t.play(technique('matches'), decline).asks('ana: hand-card').play(handCard('spyglass'), endTurn);
    t.asks('bob: action');
    expect(t.marketDiscard).toEqual(['spyglass']);
    expect(t.discard('ana')).toEqual(['matches']);
  });

  test('DM-MORE-3 it may be scheduled again and remembers a number', () => {
    const t = table({ ...TUATARAS, ana: { hand: ['avid-financier'], deck: junk(20) } });
    t.play(technique('avid-financier'), decline).play(inventory()).asks('ana: action');
    expect(t.json.players[0].coins).toBe(1);
    expect(extrasOf(t).scheduled.map(({ count, since }) => [count, since])).toEqual([[1, 3]]);
    t.play(inventory(), endTurn, inventory(), endTurn).asks('ana: action');
    expect(t.json.players[0].coins).toBe(2);
    expect(t.discard('ana')).toEqual(['avid-financier']);
  });

  test('DM-MORE-3 threats last while they lie there, for the others alone', () => {
    const t = table({
      ...FOWLS,
      ana: { hand: ['scary-gunfight', 'nasty-threat', 'cookies'], deck: junk(9), stall: [['swift-broker']] },
      bob: { hand: ['cookies', 'spyglass', 'special-offer', 'junk'], stall: [['early-riser']] },
      market: ['shattered-relic'],
    });
    t.play(technique('scary-gunfight'), technique('nasty-threat'));
    expect(t.can(build(['cookies']))).toBe(true);
    t.play(decline).asks('bob: action');
    expect(t.can(build(['cookies']))).toBe(false);
    expect(t.can(buy(0, ['spyglass']))).toBe(false);
    expect(t.can(buy(0, ['spyglass', 'junk']))).toBe(true);
    t.play(inventory()).asks('ana: turn-starts');
    expect(t.moves()).toEqual([effect('nasty-threat', 'is-over'), effect('scary-gunfight', 'is-over')]);
    t.play(effect('nasty-threat', 'is-over')).asks('ana: action').play(inventory()).asks('bob: action');
    expect(t.can(build(['cookies']))).toBe(true);
    expect(t.discard('ana')).toEqual(['scary-gunfight', 'nasty-threat']);
  });

  test('DM-MORE-4 an effect from the stall, once a turn for each card', () => {
    const t = table({ ...TUATARAS, ana: { hand: junk(3), stall: [['junk'], ['lucky-corner']] } });
    t.play(effect('lucky-corner', 'roll'));
    const [rolled] = t.heard('spectator').flatMap((event) => (event.kind === 'rolled' ? [event.result] : []));
    expect(t.json.players[0].coins).toBe(rolled);
    expect(t.can(effect('lucky-corner', 'roll'))).toBe(false);
    t.play(inventory(), endTurn, inventory()).asks('ana: action');
    expect(t.can(effect('lucky-corner', 'roll'))).toBe(true);
  });

  test('DM-MORE-4 effects from the discard pile and from the hand after clean-up', () => {
    const t = table({
      ...KANGAROOS,
      ana: { hand: ['barricade', ...junk(5)], deck: ['spyglass'], discard: ['slice-of-life'] },
    });
    t.play(inventory('junk')).asks('ana: end-phase');
    expect(t.moves()).toEqual([effect('slice-of-life', 'draw'), ability('barricade'), endTurn]);
    t.play(effect('slice-of-life', 'draw'));
    expect(t.hand('ana')).toContain('spyglass');
    t.play(ability('barricade')).asks('ana: end-phase');
    expect(t.discard('ana')).toEqual(['slice-of-life']);
    expect(t.knownHand('bob', 'ana')).toContain('barricade');
    t.play(endTurn).asks('bob: action');
  });

  test('DM-MORE-4 after clean-up everybody is asked if hands may hold such effects', () => {
    table({ ...KANGAROOS, ana: { hand: junk(5) } })
      .play(inventory())
      .asks('ana: end-phase');
  });

  test('DM-MORE-4 a technique that is finished between actions', () => {
    const t = table({ ...TUATARAS, ana: { hand: ['inspiration'], deck: junk(9), coins: 2 } });
    t.play(technique('inspiration')).asks('ana: bonus-action').play(effect('inspiration', 'finish'));
    t.asks('ana: bonus-action');
    expect(t.hand('ana')).toHaveLength(2);
    expect(t.json.players[0].coins).toBe(0);
    expect(t.discard('ana')).toEqual(['inspiration']);
  });

  test('DM-MORE-4 what happens when a card is discarded is its owner’s, even in another’s turn', () => {
    const setup: Setup = {
      decks: ['tuataras', 'ocelots', 'raccoons', 'macaws'],
      ana: { hand: ['nuisance', 'junk'], deck: junk(9) },
      bob: { hand: ['time-capsule'], discard: ['spyglass'], deck: junk(5) },
      cleo: { hand: [] },
    };
    const t = table(setup).play(technique('nuisance'), players('bob')).asks('bob: card');
    expect(moreDale.toJSON(moreDale.fromJSON(t.json))).toEqual(t.json);
    const left = t.copy();
    t.play(card('spyglass')).asks('ana: bonus-action');
    expect(t.discard('bob')).toEqual(['time-capsule']);
    expect(t.marketDiscard).toEqual(['spyglass']);
    moreDale.leave?.(left.state, 1);
    left.asks('ana: bonus-action');
    // DX-LEAVE-1: what must be chosen is chosen at random.
    expect(left.discard('bob')).toHaveLength(1);
  });

  test('DM-MORE-4 effects in line are dropped when their owner leaves', () => {
    const setup: Setup = {
      decks: ['junglefowls', 'macaws', 'pandas', 'ocelots'],
      ana: { hand: ['siesta'], deck: junk(9), discard: ['spyglass', 'cookies'] },
      bob: { hand: junk(5) },
      cleo: { hand: junk(5) },
    };
    const t = table(setup).play(technique('siesta'), decline, inventory(), inventory()).asks('ana: card');
    const events = new Events<DaleEvent>();
    moreDale.leave?.(t.state, 0, events);
    t.asks('bob: action');
    expect(t.discard('ana')).toEqual(['siesta', 'spyglass', 'cookies']);
    expect(moreDale.toJSON(moreDale.fromJSON(t.json))).toEqual(t.json);
  });

  test('DM-MORE-5 a permission that only its deck knows', () => {
    const t = table({
      ...KANGAROOS,
      ana: { hand: ['jumble-sale', 'junk', 'junk', 'cookies'], stall: [['junk'], ['junk'], ['junk']] },
    });
    expect(t.can(build(['jumble-sale', 'junk']))).toBe(true);
    const five = table({
      ...KANGAROOS,
      ana: { hand: ['jumble-sale', ...junk(2)], stall: [['junk'], ['junk'], ['junk'], ['junk']] },
    });
    expect(five.can(build(['jumble-sale', 'junk', 'junk']))).toBe(false);
    const mixed = table({
      ...KANGAROOS,
      ana: { hand: ['jumble-sale', 'cookies', 'junk'], stall: Array(5).fill(['junk']) },
    });
    expect(mixed.can(build(['jumble-sale', 'cookies', 'junk']))).toBe(false);
  });

  test('DM-MORE-6 coins come and pay, as many as a deck allows', () => {
    const t = table({
      ...TUATARAS,
      ana: { hand: ['coin-keeper', 'junk'], coins: 6, deck: junk(9) },
      market: [null, null, null, null, 'spyglass'],
    });
    t.play(ability('coin-keeper'));
    expect(t.json.players[0].coins).toBe(7);
    expect(t.can(ability('coin-keeper'))).toBe(false);
    t.play(buy(4, ['junk'], { coins: 7 }));
    expect(t.json.players[0].coins).toBe(0);
    expect(t.hand('ana')).toContain('spyglass');
    expect(() => table({ ...TUATARAS, ana: { coins: 21 } })).toThrow('coins');
  });

  test('DM-MORE-7 nobody draws into a hand of twenty', () => {
    const t = table({ ...FOWLS, ana: { hand: ['early-riser', 'flashy-show', ...junk(18)], deck: junk(5) } });
    t.play(technique('early-riser'));
    expect(t.hand('ana')).toHaveLength(20);
    expect(t.deck('ana')).toHaveLength(4);
  });

  test('what decks bring along is in positions, and checked there', () => {
    const t = table({ ...FOWLS, ana: { hand: ['siesta'], deck: junk(9) } }).play(technique('siesta'));
    const { json } = t;
    const load = (extras: object): unknown => moreDale.fromJSON({ ...json, extras: { ...json.extras, ...extras } });
    expect(moreDale.toJSON(moreDale.fromJSON(json))).toEqual(json);
    expect(() =>
      load({
        counters: [
          { clock: 3, guests: 0 },
          { clock: 0, guests: 0 },
        ],
      }),
    ).toThrow('clock of at most 2');
    expect(() => load({ counters: [{ clock: 0 }, { clock: 0 }] })).toThrow('clock, guests');
    expect(() => load({ scheduled: [] })).toThrow('siesta');
    expect(() => load({ used: [{ of: 'siesta', effect: 'snore' }] })).toThrow('effect that the card has');
  });

  test('a box of decks that the core has no room for is refused', () => {
    const [first] = MORE_DECKS;
    const withDeck = (deck: Partial<DeckSpec>) => () => makeDale([...DECKS, { ...first, ...deck }]);
    expect(withDeck({ id: 'macaws' })).toThrow('same id');
    expect(withDeck({ cards: DECKS[0].cards })).toThrow('same id');
    expect(withDeck({ cards: first.cards.slice(1) })).toThrow('not 6 cards');
    expect(withDeck({ coins: 256 })).toThrow('more than 255 coins');
  });
});
