import { describe, expect, test } from 'vitest';
import { atHour, DAWN, DAY, furtherDale, goOn, NIGHT } from '../../further.js';
import { card, decline, from, fromMarket, order, technique } from '../../notation.js';
import { junk } from '../../scheduled.js';
import { type Setup, Table } from '../../table.js';

const decks = ['bats', 'macaws', 'ocelots'];
const four = ['bats', 'macaws', 'ocelots', 'squirrels'];

const at = (hour: number, setup: Setup): Table => atHour(hour, { decks, ...setup });

describe('Bats', () => {
  test('DX-CARD-sneaky-scout looks at the own deck, and puts the two back in any order', () => {
    const ana = { hand: ['sneaky-scout'], deck: ['spyglass', 'cookies', 'junk', 'gamble'] };
    const t = at(DAY, { ana }).play(technique('sneaky-scout')).asks('ana: order').play(order('spyglass'));
    t.asks('ana: bonus-action').settled();
    expect(t.deck('ana')).toEqual(['cookies', 'spyglass', 'junk', 'gamble']);
    expect(t.knownDeck('ana', 'ana')).toEqual(['cookies', 'spyglass', null, null]);
    expect(t.knownDeck('bob', 'ana').slice(0, 2)).toEqual([null, null]);
    expect(t.branches()).toContain('sneaky-scout: own-deck');
  });

  test('DX-EX-191 at night another deck; what its owner knew of the order is forgotten', () => {
    const setup = { ana: { hand: ['sneaky-scout'] }, bob: { deck: ['spyglass', 'cookies', ...junk(4)] } };
    const t = at(NIGHT, setup).play(technique('sneaky-scout')).asks('ana: source');
    expect(t.moves()).toEqual([from('ana', 'deck'), from('bob', 'deck')]);
    t.play(from('bob', 'deck')).asks('ana: order').play(order('cookies')).asks('ana: bonus-action');
    expect(t.deck('bob').slice(0, 3)).toEqual(['spyglass', 'cookies', 'junk']);
    expect(t.knownDeck('ana', 'bob').slice(0, 2)).toEqual(['spyglass', 'cookies']);
    expect(t.knownDeck('bob', 'bob').slice(0, 2)).toEqual([null, null]);
  });

  test('DX-EX-732 looking makes no junk', () => {
    const t = at(NIGHT, { rest: 'market', ana: { hand: ['sneaky-scout'] }, bob: {} });
    t.play(technique('sneaky-scout'), from('bob', 'deck')).asks('ana: bonus-action');
    expect(t.deck('bob')).toEqual([]);
    expect(t.branches()).toContain('sneaky-scout: no-card');
  });

  test('DX-LEAVE-1 an order on the deck of a leaver is forgotten with its cards', () => {
    const t = at(NIGHT, {
      decks: four,
      ana: { hand: ['sneaky-scout'] },
      bob: { deck: ['spyglass', 'cookies', 'junk'] },
      cleo: {},
    });
    t.play(technique('sneaky-scout'), from('bob', 'deck')).asks('ana: order');
    t.game.leave?.(t.state, 1);
    t.asks('ana: bonus-action').settled();
    expect([...t.discard('bob')].sort()).toEqual(['cookies', 'spyglass']);
  });

  test('DX-CARD-false-alarm draws, or at night takes the bottom card of the own pile', () => {
    const ana = { hand: ['false-alarm'], deck: ['spyglass', 'junk'], discard: ['cookies', 'gamble'] };
    const dawn = at(DAWN, { ana }).play(technique('false-alarm')).asks('ana: bonus-action');
    expect(dawn.hand('ana')).toEqual(['spyglass']);
    const night = at(NIGHT, { ana }).play(technique('false-alarm')).asks('ana: source');
    expect(night.moves()).toEqual([from('ana', 'deck'), from('ana', 'discard-bottom')]);
    night.play(from('ana', 'discard-bottom')).asks('ana: bonus-action');
    expect(night.hand('ana')).toEqual(['gamble']);
    expect(night.discard('ana')).toEqual(['false-alarm', 'cookies']);
    expect(night.knownHand('bob', 'ana')).toEqual(['gamble']);
  });

  test('DX-EX-192 with an empty pile nothing is asked', () => {
    const t = at(NIGHT, { ana: { hand: ['false-alarm'], deck: ['spyglass'] } }).play(technique('false-alarm'));
    t.asks('ana: bonus-action');
    expect(t.hand('ana')).toEqual(['spyglass']);
  });

  test('DX-CARD-heroic-deed and DX-EX-193: at night another deck, formed anew if it is empty', () => {
    const setup = {
      rest: 'market',
      ana: { hand: ['heroic-deed'], deck: ['spyglass'] },
      bob: { discard: ['cookies', 'gamble', 'charm', 'junk'] },
    } as const;
    const t = at(NIGHT, setup).play(technique('heroic-deed')).asks('ana: source').play(from('bob', 'deck'));
    t.asks('ana: bonus-action');
    expect(t.deck('bob')).toHaveLength(3);
    expect(t.discard('bob')).toEqual([]);
    expect(t.hand('ana')).toHaveLength(1);
    expect(t.hand('ana')).not.toEqual(['spyglass']);
    expect(t.knownHand('bob', 'ana')).toEqual([]);
    const day = at(DAY, setup).play(technique('heroic-deed')).asks('ana: bonus-action');
    expect(day.hand('ana')).toEqual(['spyglass']);
  });

  test('DX-EX-733 who knew the card on the deck knows it in the hand', () => {
    const setup = { ana: { hand: ['heroic-deed'] }, bob: { deck: ['spyglass', 'cookies', ...junk(4)] } };
    const t = at(NIGHT, setup).play(technique('heroic-deed'), from('bob', 'deck'));
    expect(t.hand('ana')).toEqual(['spyglass']);
    expect(t.knownHand('bob', 'ana')).toEqual([]);
    const { json } = at(NIGHT, setup);
    const [ana, bob] = json.players;
    const [, ...deck] = bob?.deck ?? [];
    const known = {
      ...bob,
      deck: [{ card: 'spyglass', seenBy: [1], pool: 0, used: [], bonus: 0, set: 0, setAt: 0 }, ...deck],
    };
    const knowing = new Table(furtherDale.fromJSON({ ...json, players: [ana, known] }), furtherDale);
    knowing.play(technique('heroic-deed'), from('bob', 'deck'));
    expect(knowing.knownHand('bob', 'ana')).toEqual(['spyglass']);
  });

  test('DX-CARD-secret-mission draws, or at night takes a random card of another hand', () => {
    const setup = {
      decks: four,
      ana: { hand: ['secret-mission'], deck: ['spyglass'] },
      bob: { hand: ['gamble', 'whirligig'] },
      cleo: { hand: ['charm', 'cookies'] },
    };
    const t = at(NIGHT, setup).play(technique('secret-mission')).asks('ana: source');
    expect(t.moves()).toEqual([from('ana', 'deck'), from('bob', 'hand'), from('cleo', 'hand')]);
    t.play(from('bob', 'hand')).asks('ana: bonus-action');
    expect(t.hand('ana')).toHaveLength(1);
    expect(t.knownHand('bob', 'ana')).toEqual(t.hand('ana'));
    expect(t.knownHand('cleo', 'ana')).toEqual([]);
    const dawn = at(DAWN, setup).play(technique('secret-mission')).asks('ana: bonus-action');
    expect(dawn.hand('ana')).toEqual(['spyglass']);
  });

  test('DX-EX-194 an empty hand may be chosen and gives nothing', () => {
    const t = at(NIGHT, { ana: { hand: ['secret-mission'], deck: ['spyglass'] } }).play(technique('secret-mission'));
    t.asks('ana: source').play(from('bob', 'hand')).asks('ana: bonus-action');
    expect(t.hand('ana')).toEqual([]);
  });

  test('DX-CARD-capture and DX-EX-195: the market deck or its pile; at night also those of others', () => {
    const setup = {
      ana: { hand: ['capture'], deck: junk(9) },
      bob: { deck: ['spyglass', 'junk'], discard: ['charm'] },
      marketDeck: ['cookies', 'whirligig'],
      marketDiscard: ['gamble'],
      rest: 'market',
    } as const;
    const dawn = at(DAWN, setup).play(technique('capture')).asks('ana: source');
    expect(dawn.moves()).toEqual([fromMarket('market-deck'), fromMarket('market-discard')]);
    const open = dawn.copy().play(fromMarket('market-discard')).asks('bob: action');
    expect(open.hand('ana')).toContain('gamble');
    expect(open.knownHand('bob', 'ana')).toContain('gamble');
    const secret = dawn.play(fromMarket('market-deck')).asks('bob: action');
    expect(secret.hand('ana')).toContain('cookies');
    expect(secret.knownHand('bob', 'ana')).not.toContain('cookies');
    const night = at(NIGHT, setup).play(technique('capture')).asks('ana: source');
    expect(night.moves()).toHaveLength(4);
    const top = night.copy().play(from('bob', 'deck'));
    expect(top.hand('ana')).toContain('spyglass');
    expect(top.knownHand('bob', 'ana')).not.toContain('spyglass');
    const pile = night.play(from('bob', 'discard'));
    expect(pile.hand('ana')).toContain('charm');
    expect(pile.knownHand('bob', 'ana')).toContain('charm');
  });

  test('DX-CARD-capture offers only what can give a card', () => {
    const setup = { rest: 'ana', ana: { hand: ['capture'] } } as const;
    at(DAWN, setup).play(technique('capture')).asks('bob: action');
    const junkComes = at(NIGHT, setup).play(technique('capture')).asks('bob: action');
    expect(junkComes.hand('ana')).toContain('junk');
    const none = at(NIGHT, { ...setup, options: { junkWhenEmpty: 'clean-up' } }).play(technique('capture'));
    none.asks('bob: action');
    expect(none.branches()).toContain('capture: nothing-there');
    const formed = at(DAWN, { ...setup, marketDiscard: ['gamble'] })
      .play(technique('capture'))
      .asks('ana: source');
    formed.play(fromMarket('market-deck')).asks('bob: action');
    expect(formed.hand('ana')).toContain('gamble');
  });

  test('DX-CARD-provocation and DX-EX-196: a random card is discarded and may be thrown away', () => {
    const setup = { ana: { hand: ['provocation', 'spyglass'] }, bob: { hand: ['gamble'], discard: ['junk'] } };
    const day = at(DAY, setup).play(technique('provocation')).asks('ana: go-on');
    expect(day.discard('ana')).toEqual(['spyglass']);
    const left = day.copy().play(decline).asks('ana: bonus-action');
    expect(left.discard('ana')).toEqual(['provocation', 'spyglass']);
    day.play(goOn).asks('ana: bonus-action');
    expect(day.marketDiscard).toEqual(['spyglass']);
    const night = at(NIGHT, setup).play(technique('provocation')).asks('ana: source').play(from('bob', 'hand'));
    night.asks('ana: go-on').play(goOn).asks('ana: bonus-action');
    expect(night.marketDiscard).toEqual(['gamble']);
    expect(night.discard('bob')).toEqual(['junk']);
  });

  test('DX-CARD-provocation: an empty hand loses nothing, and nothing more is asked', () => {
    at(DAWN, { ana: { hand: ['provocation'] } })
      .play(technique('provocation'))
      .asks('ana: bonus-action');
    at(NIGHT, { ana: { hand: ['provocation'] } })
      .play(technique('provocation'), from('bob', 'hand'))
      .asks('ana: bonus-action');
  });

  test('DX-EX-717 a Time Capsule that is thrown away does not fire, one that is left does', () => {
    const t = at(NIGHT, {
      decks: ['bats', 'glass-frogs', 'macaws'],
      ana: { hand: ['provocation'] },
      bob: { hand: ['time-capsule'], discard: ['spyglass', 'junk'] },
    });
    t.play(technique('provocation'), from('bob', 'hand')).asks('ana: go-on');
    const thrown = t.copy().play(goOn).asks('ana: bonus-action');
    expect(thrown.discard('bob')).toEqual(['spyglass', 'junk']);
    t.play(decline).asks('bob: card').play(card('spyglass')).asks('ana: bonus-action');
    expect(t.discard('bob')).toEqual(['time-capsule', 'junk']);
  });

  test('DM-ORDER-1 the order on the market’s discard pile can matter with them', () => {
    const t = at(DAY, {
      decks: ['bats', 'mongooses', 'macaws'],
      ana: { hand: ['inheritance'], deck: junk(9) },
      marketDeck: ['spyglass', 'cookies', 'shattered-relic', 'flashy-show', 'favourite-toy'],
    });
    t.play(technique('inheritance'), card('spyglass')).asks('ana: order');
  });
});
