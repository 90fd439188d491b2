import { type DaleEvent, daleOfMerchants, type Move, type View } from '@souk/games/dale-of-merchants';
import { below, MoveList, newState, seedRandom } from '@souk/kernel';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../../packages/cli/src/games.js';
import { tell } from '../../../packages/cli/src/telling.js';
import { newFolder, recordsIn, souk } from '../../../packages/cli/test/helpers.js';
import { namesFor, type Scene } from '../../../packages/terminal-kit/src/face.js';
import { COLOURED, PLAIN } from '../../../packages/terminal-kit/src/style.js';
import { unpainted, widthOf } from '../../../packages/terminal-kit/src/text.js';
import { terminal as face } from '../src/terminal/index.js';

const NAMES = ['Ana', 'Ben', 'Cyd', 'Dov'];
const scene: Scene = { language: 'en', style: PLAIN, width: 80, names: namesFor(NAMES, 0) };
const DECKS = ['macaws', 'pandas', 'ocelots'];
const DM = 'dale-of-merchants';

const dealt = (seats = 2, options: object = { decks: DECKS, firstPlayer: 0 }): View =>
  daleOfMerchants.view(newState(daleOfMerchants, { seats, options, seed: 'face' }), 0);

const seen = (card: string, marks: Partial<View['players'][0]['hand'][0]['marks'] & object> | null = null) => ({
  card,
  pool: null,
  shown: false,
  marks: marks === null ? null : { used: [], bonus: 0, set: 0, setAt: 0, ...marks },
});
const unseen = { card: null, pool: 0, shown: false, marks: null };

/** A position in the middle of a game, as the first player sees it. */
function middle(): View {
  const view = dealt();
  return {
    ...view,
    turn: 21,
    turnBonus: 1,
    market: ['charm', 'spyglass', null, 'essential-purchase', 'flashy-show'],
    marketDeck: [unseen, unseen, unseen],
    marketDiscard: ['market-discovery', 'gamble'],
    players: [
      {
        hand: [
          seen('junk'),
          seen('junk'),
          seen('swift-broker'),
          seen('bold-haggler', { used: ['bold-haggler'], bonus: 2 }),
        ],
        deck: [seen('cookies'), unseen],
        discard: ['favourite-toy', 'junk'],
        stall: [['swift-broker'], ['cookies'], ['swift-broker', 'cookies']],
        coins: 0,
      },
      { hand: [seen('gamble'), unseen, unseen], deck: [], discard: [], stall: [], coins: 2 },
    ],
  };
}

describe('the table of Dale of Merchants', () => {
  it('shows market, hand and merchants', () => {
    expect(face.drawTable(middle(), scene)).toEqual([
      '── Dale of Merchants, turn 21 · You · every card +1 ────────────────────────────',
      'MARKET  deck 3, discards 2: P4 Market … │ HAND  deck 2, discards 2: M5 Favourit…',
      ' +4   9  M5 Flashy Show          tech + │ J1 Junk ×2',
      ' +3   6  P3 Essential Purchase  passive │ M1 Swift Broker                 tech +',
      ' +2    –                                │ O1 Bold Haggler, rolled 2      ability',
      ' +1   5  M4 Spyglass             tech + │ ',
      ' +0   4  O4 Charm                tech + │ ',
      ' MERCHANTS   hand deck disc.     stall ─────────────────────────────────────────',
      '▸You            4    2     2  M5 1:M1 2:M2 3:M1M2  on the deck: M2',
      ' Ben            3    0     0     – 2 coins  in hand: O5',
      '────────────────────────────────────────────────────────────────────────────────',
    ]);
  });

  it('is the same with and without colour', () => {
    const coloured = face.drawTable(middle(), { ...scene, style: COLOURED });
    expect(coloured.map(unpainted)).toEqual(face.drawTable(middle(), scene));
    expect(coloured.join('')).not.toBe(coloured.map(unpainted).join(''));
  });

  it('shows a spectator the animalfolk instead of a hand', () => {
    const state = newState(daleOfMerchants, { seats: 2, options: { decks: DECKS }, seed: 'face' });
    const text = face.drawTable(daleOfMerchants.view(state, 'spectator'), scene).join('\n');
    expect(text).toContain('│ ANIMALFOLK\n');
    expect(text).toContain('│ M Snappy Scarlet Macaws\n');
    expect(text).not.toContain('Chameleons');
  });

  it('shows what becomes of the decks while they are chosen', () => {
    const state = newState(daleOfMerchants, {
      seats: 2,
      options: { deckSelection: 'ban-and-pick', firstPlayer: 0 },
      seed: 'face',
    });
    daleOfMerchants.play(state, 0, daleOfMerchants.readMove(state, 0, { kind: 'ban-deck', deck: 'pandas' }));
    const text = face.drawTable(daleOfMerchants.view(state, 1), scene).join('\n');
    expect(text).toMatch(/│ P Dealing Giant Pandas +banned\n/);
    expect(text).toContain('choosing the decks');
  });

  it('lays a big hand out in columns, nothing left out', () => {
    const cards = ['junk', 'swift-broker', 'cookies', 'spyglass', 'charm', 'gamble', 'blindfold', 'new-season'];
    const view = middle();
    const [you, ben] = view.players;
    const big = { ...view, players: [{ ...you, hand: cards.map((card) => seen(card)) }, ben] };
    const text = face.drawTable(big, scene).join('\n');
    for (const sign of ['J1 Junk', 'M2 Cookies', 'M4 Spyglass', 'O5 Gamble', 'O5 Blindfold', 'O2 New Season']) {
      expect(text).toContain(sign);
    }
    expect(face.drawTable(big, scene).length).toBe(face.drawTable(view, scene).length);
  });

  it('never needs more than 16 lines, however large the stalls are', () => {
    const view = dealt(4, { decks: ['macaws', 'pandas', 'ocelots', 'raccoons', 'squirrels'] });
    const stall = Array.from({ length: 7 }, (_, i) => Array.from({ length: i + 1 }, () => 'junk'));
    const full = { ...view, players: view.players.map((player) => ({ ...player, stall })) };
    const lines = face.drawTable(full, scene);
    expect(lines.length).toBeLessThanOrEqual(16);
    expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(80);
    expect(lines.join('\n')).toContain('…');
  });
});

describe('moves of Dale of Merchants are said', () => {
  const plain = (card: string, change = 0) => ({ card, as: card, showing: null, change });
  const haggler = { card: 'bold-haggler', used: ['bold-haggler'], bonus: 2, set: 0, setAt: 0 };
  const blindfolded = { card: 'charm', used: [], bonus: 0, set: 3, setAt: 0 };
  const MOVES: readonly (readonly [Move, string])[] = [
    [
      { kind: 'buy', from: 1, pay: ['junk', 'junk', haggler], coins: 0, throwAway: [] },
      'buy Spyglass for 5: 2 Junk + Bold Haggler (rolled 2)',
    ],
    [
      { kind: 'buy', from: 3, pay: ['junk', 'junk'], coins: 1, throwAway: ['junk', 'junk'] },
      'buy Essential Purchase for 6: 2 Junk + 1 coin; throw away 2 Junk',
    ],
    [
      { kind: 'buy', from: 'market-discard', pay: ['market-discovery'], coins: 0, throwAway: [] },
      'buy Market Discovery from the discards for 4: Market Discovery',
    ],
    [{ kind: 'technique', card: 'spyglass', as: 'spyglass', showing: null }, 'play Spyglass'],
    [
      { kind: 'technique', card: 'seeing-doubles', as: 'charm', showing: 'reflection' },
      'play Seeing Doubles as Charm (showing Reflection)',
    ],
    [{ kind: 'ability', card: 'bold-haggler', as: 'bold-haggler', showing: null }, 'use Bold Haggler'],
    [
      { kind: 'build', hand: [plain('accordion', -1)], discard: [plain('junk')] },
      'build stack 4: Accordion −1 + discarded Junk',
    ],
    [{ kind: 'inventory', cards: [] }, 'discard nothing'],
    [{ kind: 'inventory', cards: ['junk', 'junk', blindfolded] }, 'discard 2 Junk + Charm (worth 4)'],
    [{ kind: 'decline' }, 'no further action'],
    [{ kind: 'end-turn' }, 'end the turn'],
    [{ kind: 'order', card: 'junk' }, 'J1 Junk on top'],
    [{ kind: 'card', card: 'spyglass' }, 'M4 Spyglass'],
    [{ kind: 'hand-card', card: haggler }, 'Bold Haggler (rolled 2)'],
    [{ kind: 'declared-card', card: 'reflection', as: 'junk', showing: null }, 'Reflection as Junk'],
    [{ kind: 'players', players: [] }, 'nobody'],
    [{ kind: 'players', players: [1, 2] }, 'Ben and Cyd'],
    [{ kind: 'player', player: 1 }, 'Ben'],
    [{ kind: 'market-card', slot: 4 }, 'M5 Flashy Show at +4'],
    [{ kind: 'stall-card', player: 1, stack: 3, card: 'cookies' }, 'M2 Cookies from Ben’s stack 3'],
    [{ kind: 'build-as', as: 'accordion', showing: null, change: 1 }, 'as Accordion +1'],
    [{ kind: 'number', number: 3 }, '3'],
    [{ kind: 'ban-deck', deck: 'pandas' }, 'ban P Dealing Giant Pandas'],
    [{ kind: 'pick-deck', deck: 'macaws' }, 'pick M Snappy Scarlet Macaws'],
    [{ kind: 'vote-deck', deck: 'ocelots' }, 'vote for O Lucky Ocelots'],
    [{ kind: 'end-vote' }, 'name no further deck'],
  ];

  it.each(MOVES)('%j', (move, text) => {
    expect(face.sayMove(move, middle(), scene)).toBe(text);
  });

  it('in groups where there are many ways', () => {
    const group = (move: Move) => face.groupMove?.(move, middle(), scene);
    expect(MOVES.slice(0, 9).map(([move]) => group(move))).toEqual([
      'buy Spyglass for 5',
      'buy Essential Purchase for 6',
      'buy Market Discovery from the discards for 4',
      'play Spyglass',
      'play Seeing Doubles',
      'use Bold Haggler',
      'build stack 4',
      undefined,
      'discard 3 cards',
    ]);
    expect(group({ kind: 'end-turn' })).toBeUndefined();
  });

  it('what brings the game forward before what does not', () => {
    const kinds = [MOVES[8], MOVES[7], MOVES[1], MOVES[2], MOVES[5], MOVES[3], MOVES[6]].map(([move]) => move);
    const rank = (move: Move): number => face.rankMove?.(move, middle()) ?? 0;
    const sorted = [...kinds].sort((one, other) => rank(one) - rank(other));
    expect(sorted).toEqual([...kinds].reverse());
  });

  it('so that no two of them sound the same, with all that chameleons can be', () => {
    const options = { decks: ['chameleons', 'squirrels', 'ocelots'], firstPlayer: 0 };
    const state = newState(daleOfMerchants, { seats: 2, options, seed: 'distinct' });
    const random = seedRandom('distinct');
    const list = new MoveList();
    for (let i = 0; i < 500; i++) {
      const [seat] = daleOfMerchants.toAct(state);
      if (seat === undefined) break;
      daleOfMerchants.moves(state, seat, list);
      const view = daleOfMerchants.view(state, seat);
      const texts = list
        .toArray()
        .map((code) => face.sayMove(daleOfMerchants.describeMove(state, seat, code), view, scene));
      expect(new Set(texts).size).toBe(texts.length);
      daleOfMerchants.play(state, seat, list.at(below(random, list.size)));
    }
  });
});

describe('events of Dale of Merchants are told', () => {
  const own = (card: string) => ({ card, as: card, showing: null });
  const built = (card: string) => ({ ...own(card), change: 0, from: 'hand' as const });
  const told = (...events: readonly DaleEvent[]): readonly string[] =>
    tell(
      face,
      events.map((event) => ({ event, secrets: [], reveals: false })),
      0,
      scene,
    );
  const drawn = (card: string | null, seat: number): DaleEvent => ({
    kind: 'moved',
    card,
    from: { zone: 'deck', seat },
    to: { zone: 'hand', seat },
  });

  const EVENTS: readonly (readonly [DaleEvent, string | undefined])[] = [
    [{ kind: 'turn-started', seat: 0, turn: 2 }, undefined],
    [{ kind: 'last-window', seat: 0, opens: true }, undefined],
    [{ kind: 'hand-checked', seat: 0, full: true }, undefined],
    [drawn('charm', 0), 'You drew Charm.'],
    [
      { kind: 'shuffled', pile: { zone: 'deck', seat: 1 }, cards: 7 },
      'The discard pile of Ben (7 cards) was shuffled into a new deck.',
    ],
    [
      { kind: 'shuffled', pile: { zone: 'market-deck' }, cards: 4 },
      'The market’s discard pile (4 cards) was shuffled into a new market deck.',
    ],
    [{ kind: 'hands-mixed', seat: 1, with: 0 }, 'The hand of Ben and yours were mixed.'],
    [{ kind: 'market-closed-up', market: [] }, undefined],
    [
      {
        kind: 'bought',
        seat: 1,
        card: 'charm',
        slot: 1,
        price: 5,
        payment: [own('junk'), own('junk'), { card: 'reflection', as: 'cookies', showing: null }],
        coins: 1,
        thrown: [],
      },
      'Ben bought Charm for 5 with 2\u00a0×\u00a0Junk, Reflection as Cookies and 1 coin.',
    ],
    [{ kind: 'technique-played', seat: 0, card: own('spyglass'), plus: true }, 'You played Spyglass.'],
    [{ kind: 'ability-used', seat: 1, card: own('bold-haggler') }, 'Ben used Bold Haggler.'],
    [
      { kind: 'stack-built', seat: 1, stack: 3, cards: [built('cookies'), built('swift-broker')], additional: false },
      'Ben built stack 3: Cookies and Swift Broker.',
    ],
    [{ kind: 'inventory', seat: 0, cards: 0 }, 'You discarded nothing.'],
    [{ kind: 'declined', seat: 1, what: 'bonus-action' }, 'Ben took no further action.'],
    [{ kind: 'declined', seat: 0, what: 'additional-stack' }, 'You built no further stack.'],
    [{ kind: 'player-chosen', seat: 1, player: 0 }, 'Ben chose you.'],
    [{ kind: 'rolled', seat: 0, result: 3 }, 'You rolled 3.'],
    [{ kind: 'shown', seat: 1, card: own('charm') }, 'Ben showed Charm.'],
    [{ kind: 'guessed', seat: 0, number: 4, right: false }, 'You guessed a value of 4: wrong.'],
    [{ kind: 'value-set', seat: 0, card: 'charm', value: 2 }, 'Charm is worth 2 for this turn.'],
    [{ kind: 'effect', card: 'acorn', branch: 'empty-stalls' }, 'No other stall had a card.'],
    [{ kind: 'effect', card: 'acorn', branch: 'exchanged' }, undefined],
    [{ kind: 'deck-banned', seat: 0, deck: 'pandas' }, 'You banned the Dealing Giant Pandas.'],
    [{ kind: 'deck-picked', seat: 1, deck: 'pandas' }, 'Ben picked the Dealing Giant Pandas.'],
    [{ kind: 'deck-voted', seat: 1, deck: 'pandas' }, 'Ben voted for the Dealing Giant Pandas.'],
    [
      { kind: 'decks-chosen', decks: ['macaws', 'ocelots'] },
      'The decks of this game are Snappy Scarlet Macaws and Lucky Ocelots.',
    ],
    [{ kind: 'left', seat: 1 }, 'Ben left the match.'],
    [{ kind: 'match-ended', winner: 0, reason: 'eighth-stack' }, 'You win: the eighth stack is built.'],
    [
      { kind: 'match-ended', winner: null, reason: 'turn-limit' },
      'The match is over: it has lasted too long, so nobody wins.',
    ],
  ];

  it.each(EVENTS)('%j', (event, sentence) => {
    expect(told(event)).toEqual(sentence === undefined ? [] : [sentence]);
  });

  it('with cards that go the same way together', () => {
    const checked: DaleEvent = { kind: 'hand-checked', seat: 0, full: false };
    const draws = [checked, drawn('junk', 0), checked, drawn('junk', 0), checked, drawn('charm', 0)];
    expect(told({ kind: 'inventory', seat: 0, cards: 0 }, ...draws)).toEqual([
      'You discarded nothing. You drew 2\u00a0×\u00a0Junk and Charm.',
    ]);
  });

  it('without the cards that others draw at the end of their turns', () => {
    expect(told({ kind: 'hand-checked', seat: 1, full: false }, drawn(null, 1))).toEqual([]);
    expect(told(drawn(null, 1), drawn(null, 1))).toEqual(['Ben drew 2 cards.']);
  });

  it('without a card that a purchase brings, when it has been told in an earlier move', () => {
    const paid: DaleEvent = {
      kind: 'moved',
      card: 'junk',
      from: { zone: 'aside', seat: 0 },
      to: { zone: 'discard', seat: 0 },
    };
    const taken: DaleEvent = {
      kind: 'moved',
      card: 'charm',
      from: { zone: 'market', slot: 1 },
      to: { zone: 'hand', seat: 0 },
    };
    expect(told(paid, taken)).toEqual([]);
    expect(told(taken)).toEqual(['You took Charm from the market.']);
  });

  it('with the cards of an inventory action by name', () => {
    const discarded = (card: string): DaleEvent => ({
      kind: 'moved',
      card,
      from: { zone: 'hand', seat: 1 },
      to: { zone: 'aside', seat: 1 },
    });
    expect(told(discarded('junk'), discarded('charm'), { kind: 'inventory', seat: 1, cards: 2 })).toEqual([
      'Ben discarded Junk and Charm.',
    ]);
  });

  it('with what another player’s card has taken as something that had to be', () => {
    const discarded: DaleEvent = {
      kind: 'moved',
      card: 'junk',
      from: { zone: 'hand', seat: 1 },
      to: { zone: 'discard', seat: 1 },
    };
    expect(told(discarded)).toEqual(['Ben discarded Junk.']);
    expect(told(discarded, { kind: 'effect', card: 'nuisance', branch: 'discarded' })).toEqual([
      'Ben had to discard Junk.',
    ]);
  });
});

describe('souk with Dale of Merchants', () => {
  it('lets people at one keyboard choose the decks, and shows what a card does', async () => {
    const args = ['play', DM, '--players', '2', '--hot-seat', '2', '--deck-selection', 'ban-and-pick', '--seed', 'd'];
    const { out } = await souk(args, { input: '\n1\n\n1\n\n1\n\n1\n\nr spyglass\n\nq\n', games: GAMES });
    expect(out).toContain('ban M Snappy Scarlet Macaws');
    expect(out).toContain('The decks of this game are ');
    expect(out).toMatch(/DM-CARD-spyglass\n\n.*three cards/);
  });

  it('shows many choices in groups, and those of a group when it is chosen', async () => {
    const args = ['play', DM, '--players', '2', '--first-player', '0', '--seed', 'a', '--bot', 'random'];
    const { out } = await souk(args, { input: '2\nq\n', games: GAMES });
    expect(out).toMatch(/\b2 buy Nuisance for 2 \(2 ways\)/);
    expect(out).toMatch(/\b3 buy Gift Voucher for 5 \(1 way\)/);
    expect(out).toMatch(/> 2\n\nChoose an action: +2 of \d+ choices\n10 buy Nuisance for 2: .*\n11 buy /);
  });

  it('takes the decks and the last winner as they are typed', async () => {
    const args = ['play', DM, '--players', '2', '--hot-seat', '0', '--bot', 'random', '--seed', 'o'];
    const home = newFolder();
    const wishes = ['--decks', '["macaws","pandas","ocelots"]', '--last-winner', '1'];
    expect((await souk([...args, ...wishes], { home, games: GAMES })).code).toBe(0);
    expect(recordsIn(home)[0].record.options).toMatchObject({ decks: ['macaws', 'pandas', 'ocelots'], lastWinner: 1 });
    const wrong = await souk([...args, '--decks', '["macaws"'], { games: GAMES });
    expect([wrong.code, wrong.err]).toEqual([
      2,
      'souk play: --decks: expected JSON, or the name of a file that has it\n',
    ]);
    expect((await souk([...args, '--decks', '["macaws"]'], { games: GAMES })).err).toMatch(
      /^souk play: --decks: expected /,
    );
  });

  it('finishes, and its record is verified', async () => {
    const home = newFolder();
    const args = [
      'play',
      DM,
      '--players',
      '2',
      '--hot-seat',
      '0',
      '--bot',
      'random',
      '--seed',
      'd',
      '--tournament-start',
    ];
    expect((await souk(args, { home, games: GAMES })).code).toBe(0);
    expect((await souk(['verify', recordsIn(home)[0].path], { games: GAMES })).code).toBe(0);
  });
});
