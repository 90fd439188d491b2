import { describe, expect, test } from 'vitest';
import { furtherTable } from '../../further.js';
import {
  ability,
  card,
  declared,
  decline,
  goOn,
  handCard,
  inventory,
  player,
  stallCard,
  technique,
} from '../../notation.js';
import type { Setup } from '../../table.js';

const decks = ['echidnas', 'macaws', 'ocelots'];
const three = ['echidnas', 'macaws', 'ocelots', 'squirrels'];

describe('DX-CARD-carefree-swapper', () => {
  test('DX-SWAP-1 DX-EX-334 it goes on that pile, whose top card comes into the hand; an empty pile exchanges nothing', () => {
    const t = furtherTable({
      decks: three,
      ana: { hand: ['carefree-swapper'] },
      bob: { discard: ['acorn', 'junk'] },
      cleo: {},
    });
    t.play(technique('carefree-swapper')).asks('ana: player');
    const none = t.copy().play(player('cleo')).asks('ana: bonus-action');
    expect(none.discard('ana')).toEqual(['carefree-swapper']);
    expect(none.branches()).toEqual(['carefree-swapper: empty-pile']);
    t.play(player('bob')).asks('ana: bonus-action');
    expect(t.knownHand('cleo', 'ana')).toEqual(['acorn']);
    expect(t.discard('bob')).toEqual(['carefree-swapper', 'junk']);
    expect(t.discard('ana')).toEqual([]);
  });

  test('DX-EX-335 a copy goes as the card that it is', () => {
    const t = furtherTable({
      decks: ['echidnas', 'chameleons', 'macaws'],
      ana: { hand: ['trendsetting'] },
      bob: { discard: ['cookies'] },
      market: ['carefree-swapper'],
    });
    t.play(technique('trendsetting', 'carefree-swapper')).asks('ana: bonus-action');
    expect(t.discard('bob')).toEqual(['trendsetting']);
  });
});

describe('DX-CARD-bargain-seeker', () => {
  test('DX-EX-336 the rightmost card makes way for a new one; other gaps stay', () => {
    const t = furtherTable({
      decks,
      ana: { hand: ['bargain-seeker'] },
      market: [null, 'charm', null, 'gamble'],
      marketDeck: ['spyglass'],
    });
    t.play(ability('bargain-seeker')).asks('ana: action');
    expect(t.market).toEqual([null, 'spyglass', null, 'gamble', null]);
    expect(t.marketDiscard).toEqual(['charm']);
    expect(t.movesOf('ability')).toEqual([]);
  });

  test('with an empty market deck the card thrown away may return; with an empty market it cannot be used', () => {
    const t = furtherTable({ decks, ana: { hand: ['bargain-seeker'] }, market: ['charm'] });
    t.play(ability('bargain-seeker'));
    expect(t.market[0]).toBe('charm');
    const none = furtherTable({ decks, ana: { hand: ['bargain-seeker'] }, marketDeck: ['charm'] });
    expect(none.movesOf('ability')).toEqual([]);
  });

  test('DX-WINDOW-2 it opens the window after the last action', () => {
    const t = furtherTable({ decks, ana: { hand: ['bargain-seeker'] }, market: ['charm'], marketDeck: ['gamble'] });
    t.play(inventory()).asks('ana: last-window');
  });
});

describe('DX-CARD-delicacy', () => {
  const setup: Setup = {
    decks: three,
    ana: { hand: ['delicacy'] },
    bob: { deck: ['charm', 'junk', 'gamble'] },
    cleo: {},
  };

  test('DX-EX-337 the card taken is known to its taker alone; the rest and this card are shuffled', () => {
    const t = furtherTable(setup).play(technique('delicacy'), player('bob')).asks('ana: card');
    expect(t.moves()).toEqual([card('junk'), card('charm'), decline]);
    t.play(card('charm')).asks('ana: bonus-action');
    expect(t.hand('ana')).toEqual(['charm']);
    expect(t.knownHand('bob', 'ana')).toEqual([]);
    expect(t.deck('bob').toSorted()).toEqual(['delicacy', 'gamble', 'junk']);
    expect(t.knownDeck('ana', 'bob')).toEqual([null, null, null]);
    expect(t.view('cleo').pools.some((pool) => pool.delicacy === 1)).toBe(true);
    expect(t.discard('ana')).toEqual([]);
  });

  test('DX-EX-338 declined the deck is shuffled all the same', () => {
    const t = furtherTable(setup).play(technique('delicacy'), player('bob'), decline).asks('ana: bonus-action');
    expect(t.deck('bob').toSorted()).toEqual(['charm', 'gamble', 'junk']);
    expect(t.knownDeck('ana', 'bob')).toEqual([null, null, null]);
    expect(t.discard('ana')).toEqual(['delicacy']);
    expect(t.heard('spectator').some(({ kind }) => kind === 'deck-shuffled')).toBe(true);
  });

  test('DX-JUNK-2 no junk comes; without a card there is no exchange', () => {
    const t = furtherTable({ ...setup, bob: {} })
      .play(technique('delicacy'), player('bob'))
      .asks('ana: bonus-action');
    expect(t.discard('ana')).toEqual(['delicacy']);
    expect(t.branches()).toEqual(['delicacy: no-card']);
    const one = furtherTable({ ...setup, bob: { deck: ['charm'] } }).play(technique('delicacy'), player('bob'));
    one.asks('ana: card').play(card('charm'));
    expect(one.deck('bob')).toEqual(['delicacy']);
  });
});

describe('DX-CARD-umbrella', () => {
  const setup = (hand: readonly string[]): Setup => ({
    decks: three,
    ana: { hand: ['umbrella'] },
    bob: { hand },
    cleo: {},
  });

  test('DX-EX-339 a single card is seen and may be exchanged; all know this card in that hand then', () => {
    const t = furtherTable(setup(['charm']))
      .play(technique('umbrella'), player('bob'))
      .asks('ana: card');
    const kept = t.copy().play(decline).asks('ana: bonus-action');
    expect(kept.hand('bob')).toEqual(['charm']);
    expect(kept.knownHand('ana', 'bob')).toEqual(['charm']);
    expect(kept.discard('ana')).toEqual(['umbrella']);
    t.play(card('charm')).asks('ana: bonus-action');
    expect(t.hand('ana')).toEqual(['charm']);
    expect(t.knownHand('bob', 'ana')).toEqual(['charm']);
    expect(t.knownHand('cleo', 'bob')).toEqual(['umbrella']);
    expect(t.discard('ana')).toEqual([]);
    const two = furtherTable(setup(['charm', 'junk'])).play(technique('umbrella'), player('bob'), card('charm'));
    expect(two.knownHand('cleo', 'ana')).toEqual([]);
    expect(two.knownHand('cleo', 'bob')).toEqual(['umbrella']);
  });

  test('DX-KNOW-3 two of a larger hand are seen; an empty one gives nothing', () => {
    const t = furtherTable(setup(['charm', 'charm', 'charm', 'junk'])).play(technique('umbrella'), player('bob'));
    const looked = t.heard(0).find((event) => event.kind === 'looked');
    expect(looked?.kind === 'looked' && looked.cards).toHaveLength(2);
    t.asks('ana: card').play(decline);
    expect(t.hand('bob')).toHaveLength(4);
    expect(t.knownHand('ana', 'bob')).toContain('charm');
    const none = furtherTable(setup([])).play(technique('umbrella'), player('bob')).asks('ana: bonus-action');
    expect(none.branches()).toEqual(['umbrella: empty-hand']);
  });
});

describe('DX-KNOW-3', () => {
  test('cards that are looked at do not leave the hand: who knew one there goes on knowing it', () => {
    const t = furtherTable({
      decks: three,
      ana: { hand: ['umbrella', 'umbrella'] },
      bob: { hand: ['charm', 'junk'], deck: ['acorn'] },
      cleo: {},
    });
    t.play(technique('umbrella'), player('bob'), card('charm'));
    expect(t.knownHand('cleo', 'bob')).toEqual(['umbrella']);
    t.play(technique('umbrella'), player('bob')).asks('ana: card');
    expect(t.view('cleo').frames.at(-1)).toMatchObject({ chosen: 'hidden', chosenAs: null, showing: null });
    expect(t.state.aside).toEqual([]);
    expect(t.game.toJSON(t.game.fromJSON(t.json))).toEqual(t.json);
    t.play(decline);
    expect(t.knownHand('cleo', 'bob')).toEqual(['umbrella']);
    expect(t.knownHand('ana', 'bob')).toEqual(['junk', 'umbrella']);
  });
});

describe('DX-CARD-velocipede', () => {
  test('DX-EX-340 an animalfolk card of the hand against the top of the market’s pile, all open', () => {
    const t = furtherTable({
      decks,
      ana: { hand: ['velocipede', 'cookies', 'junk'] },
      marketDiscard: ['charm', 'gamble'],
      marketDeck: ['spyglass'],
    });
    t.play(technique('velocipede')).asks('ana: go-on').play(decline).asks('ana: hand-card');
    expect(t.moves()).toEqual([handCard('cookies'), decline]);
    t.play(handCard('cookies')).asks('ana: bonus-action');
    expect(t.hand('ana')).toEqual(['charm', 'junk']);
    expect(t.knownHand('bob', 'ana')).toContain('charm');
    expect(t.marketDiscard).toEqual(['cookies', 'gamble']);
  });

  test('the card just thrown away may be taken; with junk alone it is asked all the same', () => {
    const setup = { decks, ana: { hand: ['velocipede', 'junk'] }, marketDeck: ['spyglass'] };
    const t = furtherTable(setup).play(technique('velocipede'), goOn).asks('ana: hand-card');
    expect(t.moves()).toEqual([decline]);
    t.play(decline).asks('ana: bonus-action');
    expect(t.marketDiscard).toEqual(['spyglass']);
    expect(t.branches()).toEqual(['velocipede: thrown-away', 'velocipede: kept']);
    const cookies = furtherTable({ ...setup, ana: { hand: ['velocipede', 'cookies'] } });
    cookies.play(technique('velocipede'), goOn, handCard('cookies'));
    expect(cookies.hand('ana')).toEqual(['spyglass']);
  });

  test('DX-SUPPLY-1 without cards of the market nothing is asked, nor with an empty hand', () => {
    const none = furtherTable({ decks, ana: { hand: ['velocipede', 'cookies'] } }).play(technique('velocipede'));
    none.asks('ana: bonus-action');
    const empty = furtherTable({ decks, ana: { hand: ['velocipede'] }, marketDiscard: ['charm'] });
    empty.play(technique('velocipede'), decline).asks('ana: bonus-action');
  });
});

describe('DX-CARD-matching-colours', () => {
  test('DX-EX-341 DX-SWAP-2 a card of the own stall, too; the stack stays finished', () => {
    const t = furtherTable({
      decks: ['echidnas', 'desert-monitors', 'ocelots'],
      ana: { hand: ['matching-colours', 'slice-of-life'], stall: [['bold-haggler'], ['gamble']] },
    });
    t.play(technique('matching-colours')).asks('ana: bonus-action');
    expect(t.hand('ana')).toEqual(['gamble']);
    expect(t.stall('ana')).toEqual([['bold-haggler'], ['slice-of-life']]);
    expect(t.discard('ana')).toEqual(['matching-colours']);
  });

  test('DX-EX-342 DX-VALUE-3 modifiers of the turn count', () => {
    const t = furtherTable({
      decks: ['echidnas', 'penguins', 'macaws'],
      ana: { hand: ['practical-values', 'matching-colours', 'cookies'] },
      bob: { stall: [['spyglass'], ['cookies']] },
    });
    t.play(technique('practical-values'), technique('matching-colours')).asks('ana: bonus-action');
    expect(t.hand('ana')).toEqual(['spyglass']);
    expect(t.stall('bob')).toEqual([['cookies'], ['cookies']]);
  });

  test('DX-ASK-1 among several pairs its player chooses; without one nothing happens', () => {
    const t = furtherTable({
      decks,
      ana: { hand: ['matching-colours', 'cookies', 'spyglass', 'junk'] },
      bob: { stall: [['new-season'], ['charm', 'cookies']] },
    });
    t.play(technique('matching-colours')).asks('ana: declared-card');
    expect(t.moves()).toEqual([declared('cookies'), declared('spyglass')]);
    t.play(declared('cookies')).asks('ana: stall-card');
    expect(t.moves()).toEqual([stallCard('bob', 1, 'new-season'), stallCard('bob', 2, 'cookies')]);
    t.play(stallCard('bob', 1, 'new-season'));
    expect(t.stall('bob')).toEqual([['cookies'], ['cookies', 'charm']]);
    const none = furtherTable({
      decks,
      ana: { hand: ['matching-colours', 'junk'] },
      bob: { stall: [['bold-haggler']] },
    });
    none.play(technique('matching-colours')).asks('ana: bonus-action');
    expect(none.branches()).toEqual(['matching-colours: nothing-to-exchange']);
  });

  test('a copy is declared and lies in the stall as itself', () => {
    const t = furtherTable({
      decks: ['echidnas', 'chameleons', 'macaws'],
      ana: { hand: ['matching-colours', 'reflection'] },
      bob: { discard: ['spyglass'], stall: [['spyglass']] },
    });
    t.play(technique('matching-colours')).asks('ana: declared-card').play(declared('reflection', 'spyglass'));
    expect(t.stall('bob')).toEqual([['reflection']]);
    expect(t.hand('ana')).toEqual(['spyglass']);
  });

  test('DX-EX-716 DX-PASSIVE-4 a card that works in the stall does so at once', () => {
    const t = furtherTable({
      decks: ['echidnas', 'walruses', 'ocelots'],
      ana: {
        hand: ['matching-colours', 'oceanic-icon', 'velocipede'],
        stall: [['junk'], ['junk'], ['junk'], ['junk'], ['gamble']],
      },
    });
    t.play(technique('matching-colours'), declared('oceanic-icon'));
    expect(
      t.can({ kind: 'build', hand: [{ card: 'gamble', as: 'gamble', showing: null, change: 0 }], discard: [] }),
    ).toBe(true);
  });
});
