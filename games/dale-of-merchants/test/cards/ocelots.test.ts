import { describe, expect, test } from 'vitest';
import { ability, build, card, declared, decline, marked, number, order, player, technique } from '../notation.js';
import { lucky, type Setup, table } from '../table.js';

const junk = (count: number): string[] => Array(count).fill('junk');
const three = ['raccoons', 'macaws', 'ocelots', 'pandas'] as const;

describe('DM-CARD-bold-haggler', () => {
  test('one roll for each card and turn, a zero uses it up', () => {
    const t = lucky({ ana: { hand: ['bold-haggler', 'junk'] } }, (each) =>
      each.play(ability('bold-haggler')).branches().includes('bold-haggler: rolled-0'),
    );
    expect(t.movesOf('ability')).toEqual([]);
    t.asks('ana: action');
    expect(t.knownHand('bob', 'ana')).toContain('bold-haggler');
  });

  test('two of them roll one after the other', () => {
    const t = table({ ana: { hand: ['bold-haggler', 'bold-haggler'] } });
    expect(t.movesOf('ability')).toHaveLength(1);
    t.play(ability('bold-haggler'));
    expect(t.movesOf('ability')).toEqual([ability('bold-haggler')]);
    expect(t.play(ability('bold-haggler')).movesOf('ability')).toEqual([]);
  });

  test('the bonus ends with the turn', () => {
    const t = table({ ana: { hand: ['bold-haggler', ...junk(4)] } });
    t.play(ability('bold-haggler'), { kind: 'inventory', cards: [] });
    expect(t.hand('ana')).toEqual(['bold-haggler', ...junk(4)]);
    expect(t.handCards('ana').every((each) => typeof each === 'string' || each.bonus === 0)).toBe(true);
  });

  test('it opens no last window by itself', () => {
    table({ ana: { hand: ['bold-haggler', ...junk(4)] } })
      .play({ kind: 'inventory', cards: [] })
      .asks('bob: action');
  });
});

describe('DM-CARD-new-season', () => {
  test('an animalfolk card from anywhere in the pile makes way for one from the market deck', () => {
    const t = table({
      ana: { hand: ['new-season'], discard: ['junk', 'gamble', 'charm', 'charm'] },
      marketDeck: ['cookies', 'spyglass'],
    });
    t.play(technique('new-season')).asks('ana: card');
    expect(t.moves()).toEqual([card('charm'), card('gamble')]);
    t.play(card('charm')).asks('ana: bonus-action').settled();
    expect(t.discard('ana')).toEqual(['new-season', 'junk', 'gamble', 'charm']);
    expect(t.marketDiscard).toEqual(['charm']);
    expect(t.hand('ana')).toEqual(['cookies']);
    expect(t.knownHand('bob', 'ana')).toEqual([]);
  });

  test('with an empty market deck the card thrown away may come back', () => {
    const t = table({ ana: { hand: ['new-season'], discard: ['gamble'] } }).play(technique('new-season'));
    expect(t.hand('ana')).toEqual(['gamble']);
  });
});

describe('DM-CARD-whirligig', () => {
  test('both keep their numbers and see only their own new hands', () => {
    const t = table({
      ana: { hand: ['whirligig', 'junk', 'junk'], deck: ['gamble', 'charm'] },
      bob: { hand: ['cookies'] },
    });
    t.play(technique('whirligig')).asks('ana: bonus-action').settled();
    expect([...t.hand('ana'), ...t.hand('bob')].sort()).toEqual(['charm', 'cookies', 'gamble']);
    expect(t.hand('ana')).toHaveLength(2);
    expect(t.view('bob').players[0].hand.filter((each) => each.card === null)).toHaveLength(
      t.knownHand('bob', 'ana').length === 0 ? 2 : 0,
    );
  });

  test('with an empty deck the discards are drawn again; with an empty hand a player is chosen all the same', () => {
    const empty = table({ ana: { hand: ['whirligig', 'gamble'] }, bob: { hand: ['charm'] } }).play(
      technique('whirligig'),
    );
    expect([...empty.hand('ana'), ...empty.hand('bob')].sort()).toEqual(['charm', 'gamble']);
    const alone = table({ decks: three, ana: { hand: ['whirligig'] }, bob: { hand: ['charm'] }, cleo: {} });
    alone.play(technique('whirligig')).asks('ana: player').play(player('bob'));
    expect(alone.hand('bob')).toEqual(['charm']);
    expect(alone.branches()).toEqual(['whirligig: nothing-to-mix']);
  });

  test('the order of the discarded hand is asked for where it matters', () => {
    const t = table({ ana: { hand: ['whirligig', 'gamble', 'charm'], deck: junk(2) }, bob: { hand: ['cookies'] } });
    t.play(technique('whirligig')).asks('ana: order').play(order('gamble'));
    expect(t.discard('ana')).toEqual(['whirligig', 'gamble', 'charm']);
  });
});

describe('DM-CARD-charm', () => {
  test('with no card to draw nothing happens', () => {
    const t = table({ ana: { hand: ['charm'] } })
      .play(technique('charm'))
      .asks('ana: bonus-action');
    expect(t.branches()).toEqual(['charm: no-card']);
  });

  test('Charm that cannot build throws away, Nostalgic Item as drawn card brings no other', () => {
    const t = table({
      decks: ['squirrels', 'macaws', 'ocelots'],
      ana: { hand: ['charm'], discard: ['swift-broker'], stall: [['bold-haggler'], ['cookies'], ['whirligig']] },
      marketDeck: ['nostalgic-item'],
    });
    t.play(technique('charm')).asks('ana: bonus-action');
    expect(t.marketDiscard).toEqual(['nostalgic-item']);
  });

  test('a Chameleon that fits in several ways asks for one', () => {
    const t = table({
      decks: ['squirrels', 'chameleons', 'ocelots'],
      ana: { hand: ['charm'], stall: [['bold-haggler']] },
      market: ['empty-chest', 'new-season', 'gamble'],
      marketDeck: ['trendsetting'],
    });
    t.play(technique('charm')).asks('ana: build-as');
    expect(t.moves()).toHaveLength(2);
    t.play({ kind: 'build-as', as: 'new-season', showing: null, change: 0 });
    expect(t.stall('ana')[1]).toEqual(['trendsetting']);
  });

  test('DM-CHAM-14 a Chameleon that counts as junk is no stack, whatever its value', () => {
    const t = table({
      decks: ['squirrels', 'chameleons', 'ocelots'],
      ana: { hand: ['charm'] },
      bob: { discard: ['junk'] },
      marketDeck: ['reflection'],
    });
    t.play(technique('charm')).asks('ana: bonus-action');
    expect(t.branches()).toEqual(['charm: thrown-away']);
    expect(t.stall('ana')).toEqual([]);
    expect(t.marketDiscard).toEqual(['reflection']);
  });

  test('a single way is asked for if it shows a hand card', () => {
    const t = table({
      decks: ['squirrels', 'chameleons', 'ocelots'],
      ana: { hand: ['charm', 'new-season'], stall: [['bold-haggler']] },
      marketDeck: ['seeing-doubles'],
    });
    t.play(technique('charm')).asks('ana: build-as');
    expect(t.moves()).toEqual([{ kind: 'build-as', as: 'new-season', showing: 'new-season', change: 0 }]);
    t.play(t.moves()[0]);
    expect(t.stall('ana')[1]).toEqual(['seeing-doubles']);
    expect(t.knownHand('bob', 'ana')).toEqual(['new-season']);
  });
});

describe('DM-CARD-gamble', () => {
  test('with empty hands the player is chosen and the die rolled for nothing', () => {
    const t = table({ decks: three, ana: { hand: ['gamble'] }, cleo: {} })
      .play(technique('gamble'))
      .asks('ana: player');
    t.play(player('cleo')).asks('ana: bonus-action');
    expect(t.heard('spectator').some((event) => event.kind === 'rolled')).toBe(true);
    expect(t.branches()).toEqual(['gamble: nothing-swapped']);
  });

  test('the two know both groups, others only the number', () => {
    const setup: Setup = {
      decks: three,
      ana: { hand: ['gamble', 'junk', 'swift-broker'] },
      bob: { hand: ['charm', 'cookies'] },
      cleo: {},
    };
    const t = lucky(setup, (each) =>
      each.play(technique('gamble'), player('bob')).branches().includes('gamble: swapped'),
    );
    const taken = t.hand('ana').filter((id) => id === 'charm' || id === 'cookies');
    expect(t.knownHand('bob', 'ana')).toEqual(expect.arrayContaining(taken));
    expect(t.knownHand('cleo', 'ana')).toEqual([]);
  });
});

describe('DM-CARD-blindfold', () => {
  test('questions: card, player, guess, value; the card is secret until the guess', () => {
    const t = table({ decks: three, ana: { hand: ['blindfold', 'charm', 'junk'], deck: ['gamble'] }, cleo: {} });
    t.play(technique('blindfold')).asks('ana: declared-card').play(declared('charm')).asks('ana: player');
    t.play(player('cleo')).asks('cleo: number');
    expect(t.moves()).toHaveLength(5);
    expect(t.view('cleo').frames[1].chosen).toBe('hidden');
    t.play(number(2)).asks('ana: number');
    expect(t.knownHand('cleo', 'ana')).toEqual(['charm']);
    t.play(number(1)).asks('ana: bonus-action').settled();
    expect(t.handCards('ana')).toContainEqual(expect.objectContaining({ card: 'charm', set: 1 }));
  });

  test('a single card is not asked for unless Chameleons are in the game', () => {
    table({ ana: { hand: ['blindfold', 'charm'] } })
      .play(technique('blindfold'))
      .asks('bob: number');
    const decks = ['macaws', 'chameleons', 'ocelots'] as const;
    table({ decks, ana: { hand: ['blindfold', 'charm'] } })
      .play(technique('blindfold'))
      .asks('ana: declared-card');
  });

  test('a roll and an earlier value count for the guess, Flashy Show does not', () => {
    const t = lucky({ ana: { hand: ['blindfold', 'bold-haggler', 'flashy-show'] } }, (each) =>
      each.play(ability('bold-haggler')).branches().includes('bold-haggler: rolled-2'),
    );
    const rolled = marked('bold-haggler', { used: ['bold-haggler'], bonus: 2 });
    t.play(technique('flashy-show'), technique('blindfold'), number(3)).asks('ana: bonus-action');
    expect(t.discard('ana')).toContain('bold-haggler');
    expect(t.can(build([rolled]))).toBe(false);
  });

  test('with an empty hand nothing happens', () => {
    const t = table({ ana: { hand: ['blindfold'] } })
      .play(technique('blindfold'))
      .asks('ana: bonus-action');
    expect(t.branches()).toEqual(['blindfold: empty-hand']);
    t.play(decline).asks('bob: action');
  });
});
