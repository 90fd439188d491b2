import { Events, heardBy, newState, seedRandom } from '@souk/kernel';
import { describe, expect, test } from 'vitest';
import { type DaleEvent, daleOfMerchants, type Move } from '../../src/rules/index.js';
import { build, buy, card, declared, handCard, inventory, number, order, player, technique } from '../notation.js';
import { type PlayerSetup, type Setup, Table, table } from '../table.js';

const junk = (count: number): string[] => Array(count).fill('junk');
const decks = ['macaws', 'pandas', 'ocelots', 'raccoons'] as const;

/** A position that can be loaded again as it was. */
const expectSaved = ({ json, state }: Table): void => {
  const loaded = daleOfMerchants.fromJSON(JSON.parse(JSON.stringify(json)));
  expect(daleOfMerchants.toJSON(loaded)).toEqual(json);
  expect(daleOfMerchants.hash(loaded)).toBe(daleOfMerchants.hash(state));
  expect(daleOfMerchants.outcome(loaded)).toEqual(daleOfMerchants.outcome(state));
};

describe('The end of a game', () => {
  test('DM-EDGE-1 a hundred turns a player without progress are a draw', () => {
    const setup = { ana: { hand: junk(5) }, bob: { hand: junk(5), deck: [] }, turn: { idleTurns: 199, turn: 300 } };
    const t = table(setup).play(inventory());
    expect(t.outcome).toEqual({ ranks: [1, 1], scores: [0, 0], winners: [], rivals: [] });
    table({ ...setup, turn: { idleTurns: 198, turn: 300 } })
      .play(inventory())
      .asks('bob: action');
  });

  test('DM-EDGE-1 four players may have four hundred turns without progress', () => {
    const hand = { hand: junk(5) };
    const setup = (idleTurns: number) => ({
      ana: hand,
      bob: hand,
      cleo: hand,
      dan: hand,
      turn: { idleTurns, turn: 600 },
    });
    const t = table(setup(398)).play(inventory()).asks('bob: action');
    expect(t.json.idleTurns).toBe(399);
    t.play(inventory());
    expect(t.outcome).toEqual({ ranks: [1, 1, 1, 1], scores: [0, 0, 0, 0], winners: [], rivals: [] });
    expect(t.heard('spectator').at(-1)).toEqual({ kind: 'match-ended', winner: null, reason: 'no-progress' });
  });

  test('DM-EDGE-1 a changed market is progress, whatever happened in between', () => {
    const t = table({ ana: { hand: junk(5) }, marketDeck: ['charm'], turn: { idleTurns: 199, turn: 300 } });
    t.play(inventory()).asks('bob: action');
    expect(t.json.idleTurns).toBe(0);
  });

  /** Ana takes Bob's only card and gives back one of these. */
  const exchange = (given: string, idleTurns = 7): Table =>
    table({
      decks,
      ana: { hand: ['dirty-exchange', ...junk(4)], deck: ['charm'] },
      bob: { hand: ['gamble'] },
      cleo: {},
      turn: { idleTurns, turn: 300 },
    }).play(technique('dirty-exchange'), player('bob'), handCard(given));

  test('DM-EDGE-1 DM-INFO-2 the count of turns does not tell whether cards were alike that changed hands unseen', () => {
    const alike = exchange('gamble').play(inventory());
    const other = exchange('junk').play(inventory());
    expect([alike.json.idleTurns, other.json.idleTurns]).toEqual([8, 0]);
    for (const t of [alike, other]) expect(t.view('cleo').idleTurns).toBe(8);
    expect(daleOfMerchants.view(daleOfMerchants.fromJSON(other.json), 2)).toEqual(other.view('cleo'));
    expect(() => daleOfMerchants.fromJSON({ ...other.json, idleTurns: 9 })).toThrow(/at least idleTurns/);
  });

  test('DM-EDGE-1 DM-INFO-2 that the match is drawn or goes on is announced as what brings to light whether cards were alike', () => {
    const [alike, other] = ['gamble', 'junk'].map((given) => exchange(given, 299).play(inventory()));
    expect(alike.told.at(-1)).toMatchObject({ event: { kind: 'match-ended', reason: 'no-progress' }, reveals: true });
    expect(other.told.at(-1)).toMatchObject({ event: { kind: 'turn-started' }, reveals: true });
    const earlier = exchange('junk', 298).play(inventory());
    expect(earlier.told.at(-1)).toMatchObject({ event: { kind: 'turn-started' }, reveals: false });
  });

  test('DM-EDGE-1 DM-INFO-2 positions say that a card has changed hands unseen in this turn', () => {
    const t = exchange('junk');
    const loaded = new Table(daleOfMerchants.fromJSON(t.json)).play(inventory());
    expect(loaded.view('cleo').idleTurns).toBe(8);
    expect(daleOfMerchants.hash(loaded.state)).toBe(daleOfMerchants.hash(t.play(inventory()).state));
  });

  /** The view of a player after the turn, in truth and as imagined before the last moves of it. */
  const countedBy = (viewer: 'bob' | 'spectator', t: Table, ...moves: readonly Move[]): number[] => {
    const imagined = new Table(daleOfMerchants.imagine(t.view(viewer), seedRandom('idle')));
    const turns = [t, imagined].map((each) =>
      each
        .play(...moves)
        .asks('bob: action')
        .view(viewer),
    );
    return turns.map(({ idleTurns }) => idleTurns);
  };

  test('DM-EDGE-1 imagined matches go on counting turns: cards set aside are still their owner’s', () => {
    const t = table({
      ana: { hand: ['spyglass', ...junk(4)], deck: junk(5) },
      turn: { idleTurns: 7, turn: 300 },
    }).play(technique('spyglass'));
    expect(countedBy('bob', t, card('junk'), order('junk'), inventory())).toEqual([8, 8]);
  });

  test('DM-EDGE-1 imagined matches go on counting turns: progress made before is known', () => {
    const thrown = table({
      decks,
      ana: { hand: ['shattered-relic', ...junk(4)], deck: junk(5) },
      cleo: {},
      turn: { idleTurns: 7, turn: 300 },
    }).play(technique('shattered-relic'));
    expect(thrown.view('cleo').sinceCleanUp?.gained).toEqual([{ 'shattered-relic': -1 }, {}, {}]);
    thrown.play(handCard('junk'));
    expect(thrown.view('cleo').sinceCleanUp?.gained).toEqual([{ junk: -1 }, {}, {}]);
    expect(countedBy('spectator', thrown, inventory())).toEqual([0, 0]);
    const unseen = exchange('junk');
    expect(unseen.view('cleo').sinceCleanUp).toMatchObject({ unseen: true, gained: [0, 0, 0] });
    expect(countedBy('spectator', unseen, inventory())).toEqual([8, 8]);
  });

  test('DM-EDGE-1 after turn 500 a player the game is drawn', () => {
    const t = table({ ana: { hand: junk(5) }, marketDeck: ['charm'], turn: { turn: 1000 } }).play(inventory());
    expect(t.outcome?.winners).toEqual([]);
    table({ ana: { hand: junk(5) }, turn: { turn: 999 } })
      .play(inventory())
      .asks('bob: action');
  });

  test('DM-EDGE-2 who leaves a game of two loses it', () => {
    const t = table({ ana: { hand: junk(5) } });
    daleOfMerchants.leave?.(t.state, 0);
    expect(t.outcome?.winners).toEqual([1]);
    expect(() => daleOfMerchants.leave?.(t.state, 1)).toThrow('over');
  });

  test('DM-EDGE-2 the active player leaves in mid-effect', () => {
    const t = table({
      decks,
      ana: { hand: ['spyglass'], deck: ['charm', 'gamble', 'cookies', 'junk', 'junk', ...junk(3)] },
      cleo: {},
    });
    t.play(technique('spyglass'));
    const events = new Events<DaleEvent>();
    daleOfMerchants.leave?.(t.state, 0, events);
    t.asks('bob: action').settled();
    expect(t.discard('ana')).toEqual(['spyglass', 'gamble', 'charm', 'cookies']);
    expect(() => daleOfMerchants.leave?.(t.state, 0)).toThrow('still in the game');
  });

  test('DM-EDGE-2 market cards set aside go to the market, a card being bought stays', () => {
    const offer = table({
      decks,
      ana: { hand: ['special-offer'], deck: junk(5) },
      cleo: {},
      marketDeck: ['charm', 'gamble', 'cookies'],
    });
    offer.play(technique('special-offer'));
    daleOfMerchants.leave?.(offer.state, 0);
    expect([...offer.market, ...offer.marketDiscard, ...offer.marketDeck].filter((id) => id !== null).sort()).toEqual([
      'charm',
      'cookies',
      'gamble',
    ]);
    const bought = table({
      decks,
      ana: { hand: ['charm', 'new-season'], deck: junk(5) },
      cleo: {},
      market: [null, 'gamble'],
    });
    bought.play(buy(1, ['charm', 'new-season'])).asks('ana: order');
    daleOfMerchants.leave?.(bought.state, 0);
    expect(bought.market[0]).toBe('gamble');
    expect(bought.discard('ana')).toEqual(['charm', 'new-season']);
  });

  test('DM-EDGE-2 turns are skipped, and the leaver cannot be chosen or copied', () => {
    const t = table({
      decks: [...decks.slice(0, 3), 'chameleons'],
      ana: { hand: ['reflection', 'gamble', ...junk(3)] },
      bob: { discard: ['charm'], hand: junk(5) },
      cleo: { hand: junk(5) },
    });
    expect(t.movesOf('technique')).toHaveLength(2);
    daleOfMerchants.leave?.(t.state, 1);
    expect(t.movesOf('technique')).toEqual([technique('gamble')]);
    expect(t.copy().play(technique('gamble')).question).toBe('ana: bonus-action');
    t.play(inventory()).asks('cleo: action').play(inventory()).asks('ana: action');
  });

  test('DM-EDGE-2 a guess that is owed by the leaver is wrong', () => {
    const t = table({ decks, ana: { hand: ['blindfold', 'charm', 'junk'] }, cleo: {} });
    t.play(technique('blindfold'), declared('charm'), player('bob')).asks('bob: number');
    daleOfMerchants.leave?.(t.state, 1);
    t.asks('ana: number').play(number(2)).asks('ana: bonus-action');
  });

  test('DM-EDGE-2 chance votes for who leaves while the decks are voted for', () => {
    const options = { deckSelection: 'vote', firstPlayer: 0 };
    const t = new Table(newState(daleOfMerchants, { seats: 3, options, seed: 'votes' })).asks('ana: vote-deck');
    t.play({ kind: 'vote-deck', deck: 'ocelots' });
    daleOfMerchants.leave?.(t.state, 0);
    t.asks('bob: vote-deck').play({ kind: 'end-vote' });
    daleOfMerchants.leave?.(t.state, 1);
    // Nothing is left to be chosen by the one player who is there.
    expect(t.outcome?.winners).toEqual([2]);
  });

  test('DM-EDGE-2 chance bans and picks for who leaves, and the leaver has no turn', () => {
    const options = { deckSelection: 'ban-and-pick', firstPlayer: 0 };
    const t = new Table(newState(daleOfMerchants, { seats: 4, options, seed: 'picks' })).asks('ana: pick-deck');
    const events = new Events<DaleEvent>();
    daleOfMerchants.leave?.(t.state, 0, events);
    t.asks('bob: pick-deck');
    const picked = heardBy(events.told, 'spectator').flatMap((event) => (event.kind === 'deck-picked' ? [event] : []));
    expect(picked.map(({ seat }) => seat)).toEqual([0]);
    expect(t.json.selection?.picked).toEqual([picked[0].deck]);
    daleOfMerchants.leave?.(t.state, 2);
    t.asks('bob: pick-deck').play(t.moves()[0]).asks('dan: pick-deck').play(t.moves()[0]).asks('bob: action');
    expect(t.json.decks).toHaveLength(5);
    t.play(inventory()).asks('dan: action').play(inventory()).asks('bob: action');
  });

  test('DM-EDGE-2 who leaves a choice of decks for two loses', () => {
    const options = { deckSelection: 'ban-and-pick', firstPlayer: 0 };
    const t = new Table(newState(daleOfMerchants, { seats: 2, options, seed: 'bans' })).asks('ana: ban-deck');
    daleOfMerchants.leave?.(t.state, 1);
    t.asks(undefined);
    expect(t.outcome).toEqual({ ranks: [1, 2], scores: [0, 0], winners: [0], rivals: [] });
  });

  const STACKS = [['swift-broker'], ['cookies'], ['whirligig'], ['spyglass'], ['gamble'], ['favourite-toy'], ['charm']];

  test('DM-WIN-4 the winner is first, the others are ranked by stacks, and equal numbers share the better place', () => {
    const built = (...numbers: readonly [number, number, number]) => {
      const [bob, cleo, dan] = numbers.map((count) => ({ stall: Array.from({ length: count }, () => ['junk']) }));
      const t = table({
        decks: ['macaws', 'pandas', 'ocelots', 'raccoons', 'squirrels'],
        ...{ ana: { hand: ['flashy-show'], stall: STACKS }, bob, cleo, dan },
        turn: { turnBonus: 3 },
      });
      return t.play(build(['flashy-show'])).outcome;
    };
    expect(built(0, 7, 3)).toEqual({ ranks: [1, 4, 2, 3], scores: [8, 0, 7, 3], winners: [0], rivals: [] });
    expect(built(7, 7, 3)?.ranks).toEqual([1, 2, 2, 4]);
    expect(built(2, 2, 2)?.ranks).toEqual([1, 2, 2, 2]);
  });

  test('DM-WIN-4 DM-EDGE-1 in a draw nobody has won, and all are ranked by stacks', () => {
    const t = table({
      ...{ ana: { hand: junk(5) }, bob: { stall: STACKS }, cleo: { stall: [['acorn']] } },
      decks: ['macaws', 'squirrels', 'ocelots', 'raccoons'],
      turn: { idleTurns: 299, turn: 300 },
    }).play(inventory());
    expect(t.outcome).toEqual({ ranks: [3, 1, 2], scores: [0, 7, 1], winners: [], rivals: [] });
  });

  test('DM-WIN-4 DM-EDGE-2 who remains is first, and leavers come behind', () => {
    const t = table({ decks, ana: { hand: junk(5) }, bob: { stall: [['swift-broker']] }, cleo: { stall: STACKS } });
    daleOfMerchants.leave?.(t.state, 2);
    daleOfMerchants.leave?.(t.state, 1);
    expect(t.outcome).toEqual({ ranks: [1, 3, 2], scores: [0, 1, 7], winners: [0], rivals: [] });
  });

  /** Seven stacks, and a Charm that draws the eighth. */
  const beforeCharm = (more: PlayerSetup = {}): Setup => ({
    decks: ['squirrels', 'macaws', 'ocelots'],
    ana: {
      hand: ['charm', 'junk'],
      stall: [
        ['swift-broker'],
        ['cookies'],
        ['whirligig'],
        ['spyglass'],
        ['gamble'],
        ['favourite-toy'],
        ['charm', 'whirligig'],
      ],
      ...more,
    },
    marketDeck: ['flashy-show'],
    turn: { turnBonus: 3 },
  });

  test('DM-WIN-2 DM-WIN-5 Charm places the eighth stack, and lies on the discard pile', () => {
    const t = table(beforeCharm()).play(technique('charm')).asks(undefined);
    expect(t.outcome?.winners).toEqual([0]);
    expect(t.discard('ana')).toEqual(['charm']);
    expect(t.heard('spectator').slice(-2)).toEqual([
      { kind: 'moved', card: 'charm', from: { zone: 'play-area', seat: 0 }, to: { zone: 'discard', seat: 0 } },
      { kind: 'match-ended', winner: 0, reason: 'eighth-stack' },
    ]);
    expectSaved(t);
  });

  test('DM-WIN-5 a chain that Charm began ends with Charm on the discard pile, too', () => {
    const t = table({
      ...beforeCharm({
        hand: ['charm', 'cookies', 'cookies'],
        stall: [['swift-broker'], ['cookies'], ['whirligig'], ['spyglass'], ['gamble'], ['favourite-toy']],
      }),
      marketDeck: ['winter-is-coming'],
      turn: { turnBonus: 2 },
    });
    t.play(technique('charm'))
      .asks('ana: additional-stack')
      .play(build(['cookies', 'cookies']))
      .asks(undefined);
    expect(t.stall('ana')).toHaveLength(8);
    expect(t.discard('ana')).toEqual(['charm']);
    expectSaved(t);
  });

  test('DM-WIN-5 marks of the turn stay on the cards of the winner’s hand', () => {
    const t = table(beforeCharm({ hand: ['charm', 'bold-haggler', 'junk'] }));
    t.play(t.movesOf('ability')[0], technique('charm')).asks(undefined);
    expect(t.handCards('ana')).toContainEqual(
      expect.objectContaining({ card: 'bold-haggler', used: ['bold-haggler'] }),
    );
    expectSaved(t);
    const [ana, bob] = t.json.players;
    const players = [
      { ...ana, hand: bob.hand },
      { ...bob, hand: ana.hand },
    ];
    expect(() => daleOfMerchants.fromJSON({ ...t.json, players })).toThrow(/cards that their owner knows|no marks/);
  });

  test('DM-WIN-5 a leaver’s cards lose the marks of the turn that nobody ends', () => {
    const [left, stayed] = [0, 1].map((leaver) => {
      const t = table(beforeCharm({ hand: ['bold-haggler', 'junk'] }));
      t.play(t.movesOf('ability')[0]);
      daleOfMerchants.leave?.(t.state, leaver);
      expectSaved(t);
      return t.handCards('ana');
    });
    expect(left).toContainEqual(expect.objectContaining({ card: 'bold-haggler', used: [] }));
    expect(stayed).toContainEqual(expect.objectContaining({ card: 'bold-haggler', used: ['bold-haggler'] }));
  });

  test('DM-WIN-5 when a leaver’s absence ends the match, cards set aside and a technique lie on their owners’ piles', () => {
    const spied = table({ decks, ana: { hand: ['spyglass'], deck: ['charm', 'gamble', 'cookies', 'junk'] }, cleo: {} });
    spied.play(technique('spyglass'));
    daleOfMerchants.leave?.(spied.state, 2);
    spied.asks('ana: card');
    daleOfMerchants.leave?.(spied.state, 1);
    expect(spied.asks(undefined).settled().discard('ana')).toEqual(['spyglass', 'gamble', 'charm', 'cookies']);
    expectSaved(spied);
    const offered = table({ ana: { hand: ['special-offer'] }, marketDeck: ['charm', 'gamble', 'cookies'] });
    offered.play(technique('special-offer'));
    daleOfMerchants.leave?.(offered.state, 0);
    expect(offered.asks(undefined).settled().marketDiscard).toEqual(['gamble', 'charm', 'cookies']);
    expect(offered.discard('ana')).toEqual(['special-offer']);
    expectSaved(offered);
  });

  test('DM-WIN-5 a purchase that a leaver ends leaves the payment on the discard pile and the card in the market', () => {
    const t = table({ ana: { hand: ['charm', 'new-season'] }, market: [null, 'gamble'] });
    t.play(buy(1, ['charm', 'new-season'])).asks('ana: order');
    daleOfMerchants.leave?.(t.state, 1);
    expect(t.asks(undefined).settled().discard('ana')).toEqual(['charm', 'new-season']);
    expect(t.market[1]).toBe('gamble');
    expectSaved(t);
  });

  test('DM-WIN-5 a match that ends before its decks are chosen is saved', () => {
    const options = { deckSelection: 'vote', firstPlayer: 0 };
    const t = new Table(newState(daleOfMerchants, { seats: 2, options, seed: 'votes' }));
    t.play({ kind: 'vote-deck', deck: 'ocelots' });
    daleOfMerchants.leave?.(t.state, 0);
    expectSaved(t);
  });
});
