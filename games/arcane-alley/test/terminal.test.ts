import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type AlleyEvent,
  type ArcaneAlleyTypes,
  arcaneAlley,
  type ItemId,
  type Move,
  type PlayerView,
  type SlotView,
  type View,
} from '@souk/games/arcane-alley';
import { below, Match, MoveList, newState, seedRandom, viewersOf } from '@souk/kernel';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../../packages/cli/src/games.js';
import { ruleText } from '../../../packages/cli/src/rules.js';
import { tell } from '../../../packages/cli/src/telling.js';
import { newFolder, souk } from '../../../packages/cli/test/helpers.js';
import { namesFor, type Scene } from '../../../packages/terminal-kit/src/face.js';
import { COLOURED, PLAIN, toAscii } from '../../../packages/terminal-kit/src/style.js';
import { unpainted, widthOf } from '../../../packages/terminal-kit/src/text.js';
import { terminal as face } from '../src/terminal/index.js';

const NAMES = ['Ana', 'Ben', 'Cyd', 'Dov', 'Eli', 'Fay'];
const LONG_NAMES = NAMES.map((name) => `${name} of the Long Name`);
const scene: Scene = { language: 'en', style: PLAIN, width: 80, names: namesFor(NAMES, 0) };
const inColour: Scene = { ...scene, style: COLOURED };

const up = (item: ItemId): SlotView => ({ face: 'up', item, returned: 0 });
const seen = (item: ItemId): SlotView => ({ face: 'down', item, returned: 0 });
const HIDDEN: SlotView = { face: 'down', item: null, returned: 0 };
const HOLE: SlotView = { face: 'none', item: null, returned: 0 };

const freshView = (seats: number, options: object = {}): View =>
  arcaneAlley.view(newState(arcaneAlley, { seats, options: { firstPlayer: 0, ...options }, seed: 'face' }), 0);

/** A view with single players changed. */
const withPlayers = (view: View, ...changes: readonly Partial<PlayerView>[]): View => ({
  ...view,
  players: view.players.map((player, seat) => ({ ...player, ...changes[seat] })),
});

const square = (...slots: readonly SlotView[]): PlayerView['storehouse'] => ({
  rows: 3,
  columns: 3,
  slots: [...slots, ...Array<SlotView>(9 - slots.length).fill(HIDDEN)],
});

const selling = (view: View): View => ({ ...view, decision: { kind: 'draw', seats: [0] } });

/** Plays random games; looks at every position, and hears what happens in every move. */
function walk(
  seats: number,
  games: number,
  options: object,
  look: (match: Match<ArcaneAlleyTypes>) => void,
  hear: (events: readonly AlleyEvent[]) => void = () => {},
): void {
  for (let i = 0; i < games; i++) {
    const match = new Match(arcaneAlley, { seats, options, seed: `walk/${i}` });
    const random = seedRandom(`walk/${i}`);
    const list = new MoveList();
    for (let [seat] = arcaneAlley.toAct(match.state); seat !== undefined; [seat] = arcaneAlley.toAct(match.state)) {
      look(match);
      arcaneAlley.moves(match.state, seat, list);
      hear(match.play(seat, list.at(below(random, list.size))).map(({ event }) => event));
    }
    look(match);
  }
}

describe('the table of Arcane Alley', () => {
  it('shows two players’ storehouses in full', () => {
    const view: View = {
      ...withPlayers(
        selling(freshView(2)),
        {
          storehouse: square(up('dragons-egg'), HIDDEN, up('older-wand'), seen('invisible-ring'), up('skeletomicon')),
          stash: ['three-headed-coin', 'older-wand'],
          gold: 31,
        },
        {
          storehouse: { rows: 2, columns: 3, slots: [up('haunted-doll'), HIDDEN, HIDDEN, HOLE, HIDDEN, HIDDEN] },
          infamy: 24,
          markers: 2,
          stashSize: 3,
          holdsAtLeast: ['dragons-egg'],
        },
      ),
      tracker: 14,
      deckSize: 90,
      onDeck: ['dark-lotus'],
      discard: ['sovereign-sword', 'bottled-fairy'],
      aside: ['crystal-ball', 'crystal-ball', 'crystal-ball'],
    };
    expect(face.drawTable(view, scene)).toEqual([
      '── Arcane Alley, round 1 of 3, turn 14 of 20, inspection from 15, You first ────',
      '   A          B          C           │  MERCHANTS   gold infamy    stash',
      ' 1 Egg        ▒▒▒▒       Wand        │ ▸You           31      0    0',
      ' 2 ▒ring      Skeletomi. ▒▒▒▒        │  Ben           25     24!!  3: Egg',
      ' 3 ▒▒▒▒       ▒▒▒▒       ▒▒▒▒        │ Ben',
      'stash   Coin, Wand                   │    A          B          C',
      'deck    90 · 3 set aside · top Lotus │  1 Doll       ▒▒▒▒       ▒▒▒▒',
      'discard 2: Sword, Fairy              │  2 ·          ▒▒▒▒       ▒▒▒▒',
      '────────────────────────────────────────────────────────────────────────────────',
    ]);
  });

  it('shows six merchants with their wizards, three letters an item', () => {
    const wizards = ['dafana', 'byros', 'meeblemore', 'ninx', 'glynna', null];
    const view: View = {
      ...withPlayers(
        selling(freshView(6, { wizards: 'explicit', assignment: wizards })),
        { storehouse: { rows: 0, columns: 0, slots: [] }, stash: [] },
        { storehouse: square(up('wizards-watch'), seen('older-wand')), stashSize: 2 },
        {
          storehouse: { rows: 3, columns: 1, slots: [up('cursed-mirror'), up('hypnotic-toad'), HIDDEN] },
          holdsAtLeast: ['crystal-ball', 'dark-lotus', 'dark-lotus'],
          stashSize: 4,
        },
      ),
      tracker: 7,
      triggered: 2,
      deckSize: 70,
      discard: Array<ItemId>(12).fill('floating-carpet'),
    };
    expect(face.drawTable(view, scene)).toEqual([
      '── Arcane Alley, round 1 of 3, turn 7, inspection triggered by Cyd, You first ──',
      ' (an empty storehouse)               │  MERCHANTS      gold infamy    stash',
      'stash   –                            │ ▸You Dafana       25      0    0',
      'deck    70                           │  Ben Byros        25      0    2',
      'discard 12: Carpet, Carpet, Carpet,  │  Cyd Meeblemore   25      0    4: Bal+',
      '        Carpet, Carpet, Carpet,      │  Dov Ninx         25      0    0',
      '        Carpet, Carpet, Carpet,      │  Eli Glynna       25      0    0',
      '        Carpet, Carpet, Carpet       │  Fay              25      0    0',
      '────────────────────────────────────────────────────────────────────────────────',
      'Ben             Cyd             Dov             Eli             Fay',
      'Wat wan ▒▒▒     Mir             ▒▒▒ ▒▒▒ ▒▒▒     ▒▒▒ ▒▒▒ ▒▒▒     ▒▒▒ ▒▒▒ ▒▒▒',
      '▒▒▒ ▒▒▒ ▒▒▒     Toa             ▒▒▒ ▒▒▒ ▒▒▒     ▒▒▒ ▒▒▒ ▒▒▒     ▒▒▒ ▒▒▒ ▒▒▒',
      '▒▒▒ ▒▒▒ ▒▒▒     ▒▒▒             ▒▒▒ ▒▒▒ ▒▒▒     ▒▒▒ ▒▒▒ ▒▒▒     ▒▒▒ ▒▒▒ ▒▒▒',
      '────────────────────────────────────────────────────────────────────────────────',
    ]);
  });

  it('names the hidden slots of others when a Doll is to cover one', () => {
    const view: View = { ...freshView(3), decision: { kind: 'doll', seats: [0] } };
    expect(face.drawTable(view, scene).join('\n')).toContain('▒A2 ▒B2 ▒C2');
  });

  it('says who has chosen what to reveal', () => {
    const text = face.drawTable(withPlayers(freshView(3), {}, { hasChosen: true }), scene).join('\n');
    expect(text).toMatch(/Ben +25 +0 {4}ready\n/);
    expect(text).toMatch(/Cyd +25 +0 {4}–\n/);
  });

  it('fits 80 columns and 16 lines with wizards and long names, in ASCII too, for each viewer in turn', () => {
    const long: Scene = { ...scene, names: namesFor(LONG_NAMES) };
    for (const seats of [2, 3, 4, 5, 6]) {
      const viewers = viewersOf(seats);
      let looks = 0;
      walk(seats, 1, { wizards: 'random', raceTo100: true }, ({ state }) => {
        const viewer = viewers[looks++ % viewers.length];
        const lines = face.drawTable(arcaneAlley.view(state, viewer), long).map(toAscii);
        expect(lines.length).toBeLessThanOrEqual(16);
        expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(80);
      });
    }
  });

  it('fits a narrow screen, one part below the other', () => {
    walk(6, 1, { wizards: 'random' }, ({ state }) => {
      const lines = face.drawTable(arcaneAlley.view(state, 0), { ...scene, width: 50 });
      expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(50);
    });
  });

  it('is the same with and without colour', () => {
    walk(4, 1, { wizards: 'random' }, ({ state }) => {
      const view = arcaneAlley.view(state, 1);
      expect(face.drawTable(view, inColour).map(unpainted)).toEqual(face.drawTable(view, scene));
    });
  });
});

describe('moves of Arcane Alley are said', () => {
  const base = withPlayers(
    freshView(3),
    { storehouse: square(up('dragons-egg'), up('dragons-egg'), HIDDEN, seen('invisible-ring')), infamy: 9 },
    { storehouse: square(up('older-wand')) },
  );
  const view: View = {
    ...base,
    discard: ['older-wand', 'bottled-fairy', 'dark-lotus', 'crystal-ball'],
    onDeck: ['sovereign-sword'],
    shown: ['dragons-egg', 'older-wand'],
  };
  const say = (move: Move, at: View = view): string => face.sayMove(move, at, scene);

  const SAID: readonly (readonly [Move, string])[] = [
    [{ kind: 'choose-wizard', wizard: 'byros' }, 'Byros Bankhouse: gets more gold for every set'],
    [{ kind: 'reveal', slots: [0, 5] }, 'A1 + C2'],
    [{ kind: 'draw', from: 'deck' }, 'from the deck: Sword'],
    [{ kind: 'draw', from: 'discard' }, 'from the discard: Wand'],
    [{ kind: 'play', item: 'older-wand', slot: 2 }, 'Wand on C1'],
    [{ kind: 'play', item: 'dragons-egg', slot: 2 }, 'Egg on C1 set!'],
    [{ kind: 'play', item: 'facsimilous-feline', slot: 2 }, 'Feline on C1 set!'],
    [{ kind: 'play', item: 'facsimilous-feline', slot: 8 }, 'Feline on C3'],
    [{ kind: 'discard', item: 'dark-lotus' }, 'discard Lotus'],
    [{ kind: 'activate', item: 'mystical-lamp' }, 'activate Lamp'],
    [{ kind: 'use-effect' }, 'let the item act'],
    [{ kind: 'ignore-effect' }, 'ignore the item'],
    [{ kind: 'lose-gold' }, 'lose 2 gold'],
    [{ kind: 'gain-infamy' }, 'gain 2 infamy'],
    [{ kind: 'peek', slot: 3 }, 'peek at A2 Ring'],
    [{ kind: 'sell', slots: [0, 1, 2] }, 'sell Dragon’s Eggs on A1 B1 C1'],
    [{ kind: 'sell', slots: [6, 7, 8] }, 'sell the set on A3 B3 C3'],
    [{ kind: 'slide', direction: 'horizontally' }, 'to the left: three rows of two'],
    [{ kind: 'slide', direction: 'vertically' }, 'upwards: two rows of three'],
    [{ kind: 'choose-player', seat: 1 }, 'Ben (25 gold, 0 infamy)'],
    [{ kind: 'place-doll', seat: 2, slot: 4 }, 'Cyd B2'],
    [{ kind: 'pay' }, 'pay'],
    [{ kind: 'decline' }, 'pay nothing'],
    [{ kind: 'place', slot: 4 }, 'B2'],
    [{ kind: 'take-from-discard', position: 0 }, 'Wand (top)'],
    [{ kind: 'take-from-discard', position: 1 }, 'Fairy (2nd)'],
    [{ kind: 'take-from-discard', position: 3 }, 'Ball (4th)'],
    [{ kind: 'take-from-lamp', position: 1 }, 'Wand (2nd)'],
    [{ kind: 'take-from-stash', item: 'sacred-chalice' }, 'take the Chalice'],
    [{ kind: 'give', slot: 2 }, 'give C1'],
    [{ kind: 'swap-for', seat: 1, slot: 0 }, 'Ben A1 Wand'],
    [{ kind: 'remove', slot: 3 }, 'set aside A2 Ring'],
    [{ kind: 'appraise', slot: 0 }, 'A1 Egg: +4 gold'],
    [{ kind: 'bribe', points: 0 }, 'no bribe'],
    [{ kind: 'bribe', points: 3 }, '6 gold: infamy 6'],
  ];

  it.each(SAID)('%j', (move, text) => expect(say(move)).toBe(text));

  it('with the item that the question is about', () => {
    const played: View = { ...view, stack: [{ frame: 'play', seat: 0, step: 'effect', item: 'three-headed-coin' }] };
    expect(say({ kind: 'ignore-effect' }, played)).toBe('ignore the Coin');
    const back: View = { ...view, stack: [{ frame: 'slot', seat: 0, step: 'only', item: 'magic-boomerang' }] };
    expect(say({ kind: 'place', slot: 4 }, back)).toBe('Boomerang on B2');
  });

  it('with the numbers of the house rules', () => {
    const houseRules = { numbers: { cauldronGold: 7 }, items: { 'dragons-egg': { infamy: -1 } } };
    const ruled: View = { ...view, options: { ...view.options, houseRules } };
    expect(say({ kind: 'lose-gold' }, ruled)).toBe('lose 7 gold');
    expect(say({ kind: 'appraise', slot: 0 }, ruled)).toBe('A1 Egg: −1 gold');
  });

  it('by the slot’s place in a storehouse that has shrunk', () => {
    const shrunk = withPlayers(view, { storehouse: { rows: 3, columns: 2, slots: Array<SlotView>(6).fill(HIDDEN) } });
    expect(say({ kind: 'peek', slot: 5 }, shrunk)).toBe('peek at B3');
  });

  it('so that no two of them sound the same, with wizards', () => {
    const list = new MoveList();
    for (const [seats, wizards] of [
      [2, 'random'],
      [4, 'choose'],
      [6, 'random'],
    ] as const) {
      walk(seats, 2, { wizards }, ({ state }) => {
        for (const seat of arcaneAlley.toAct(state)) {
          const here = arcaneAlley.view(state, seat);
          arcaneAlley.moves(state, seat, list);
          const texts = list
            .toArray()
            .map((code) => face.sayMove(arcaneAlley.describeMove(state, seat, code), here, scene));
          expect(new Set(texts).size).toBe(texts.length);
        }
      });
    }
  });
});

describe('events of Arcane Alley are told', () => {
  const told = (...events: readonly AlleyEvent[]): string[] =>
    tell(
      GAMES.filter(({ game }) => game.id === 'arcane-alley')[0].face,
      events.map((event) => ({ event, secrets: [], reveals: false })),
      0,
      scene,
    );
  const gold = { kind: 'gold', gold: 40, halved: false } as const;
  const infamy = { kind: 'infamy', infamy: 10, markers: 0 } as const;

  const ALONE: readonly (readonly [AlleyEvent, string])[] = [
    [{ kind: 'wizard-taken', seat: 1, wizard: 'ninx' }, 'Ben took Ninx of Nethernight.'],
    [{ kind: 'round-started', round: 2, starter: 0 }, 'You start round 2.'],
    [
      {
        kind: 'turned-up',
        seat: 1,
        phase: 'stock',
        items: [
          { slot: 0, item: 'dragons-egg' },
          { slot: 1, item: 'mystical-lamp' },
        ],
      },
      'Ben revealed Dragon’s Egg and Mystical Lamp.',
    ],
    [
      { kind: 'turned-up', seat: 0, phase: 'inspection', items: [{ slot: 0, item: 'dragons-egg' }] },
      'You revealed Dragon’s Egg.',
    ],
    [{ kind: 'stash-dealt', seat: 0, size: 1, items: ['older-wand'] }, 'You were dealt Older Wand.'],
    [{ kind: 'discard-started', item: 'crystal-ball' }, 'The discard starts with Crystal Ball.'],
    [{ kind: 'deck-reshuffled', items: 40 }, 'The discard was shuffled into a new deck of 40 items.'],
    [{ kind: 'drawn', seat: 1, from: 'discard', item: 'dragons-egg' }, 'Ben drew Dragon’s Egg from the discard.'],
    [{ kind: 'drawn', seat: 0, from: 'deck', item: 'dragons-egg' }, 'You drew Dragon’s Egg from the deck.'],
    [{ kind: 'drawn', seat: 1, from: 'deck', item: null }, 'Ben drew from the deck.'],
    [
      { kind: 'played', seat: 1, item: 'older-wand', slot: 0, from: 'stash', replaced: null },
      'Ben played Older Wand over a hidden item.',
    ],
    [
      { kind: 'played', seat: 0, item: 'magic-boomerang', slot: 0, from: 'magic-boomerang', replaced: 'dragons-egg' },
      'You played the returning Magic Boomerang over Dragon’s Egg.',
    ],
    [
      { kind: 'played', seat: 1, item: 'older-wand', slot: 0, from: 'sacred-chalice', replaced: null },
      'Ben played Older Wand out of that stash over a hidden item.',
    ],
    [{ kind: 'effect-ignored', seat: 1, item: 'dark-lotus' }, 'Ben ignored what Dark Lotus does.'],
    [{ ...gold, seat: 1, change: -5, cause: 'dark-lotus' }, 'Ben lost 5 gold (Dark Lotus).'],
    [{ ...gold, seat: 1, change: -25, cause: 'fines' }, 'Ben paid 25 gold (fine markers).'],
    [{ ...gold, seat: 0, change: 4, cause: 'ninx' }, 'You gained 4 gold (Ninx).'],
    [{ ...infamy, seat: 1, change: 6, cause: 'hypnotic-toad' }, 'Ben gained 6 infamy (Hypnotic Toad).'],
    [
      { ...infamy, infamy: 2, markers: 1, seat: 0, change: 3, cause: 'count' },
      'You gained 3 infamy, with a fine marker (the goods in store).',
    ],
    [
      { ...infamy, infamy: 10, markers: 2, seat: 0, change: 60, cause: 'count' },
      'You gained 60 infamy, with 2 fine markers (the goods in store).',
    ],
    [
      { ...infamy, seat: 0, change: 10, cause: 'penalty' },
      'You gained 10 infamy (calling the inspection without the smallest sum).',
    ],
    [{ kind: 'put-on-deck', item: 'dark-lotus' }, 'Dark Lotus went from the discard onto the deck.'],
    [{ kind: 'peeked', seat: 0, slot: 1, item: 'older-wand' }, 'You looked at a hidden item: Older Wand.'],
    [{ kind: 'peeked', seat: 1, slot: 1, item: null }, 'Ben looked at a hidden item.'],
    [
      { kind: 'doll-placed', seat: 1, owner: 0, slot: 1, covered: 'dragons-egg' },
      'Ben covered a hidden item of yours with a Haunted Doll: Dragon’s Egg.',
    ],
    [{ kind: 'dafana-declined', seat: 1 }, 'Ben declined Lady Dafana’s offer.'],
    [{ kind: 'discarded', seat: 1, item: 'dragons-egg', from: 'stash' }, 'Ben discarded Dragon’s Egg.'],
    [
      { kind: 'taken-from-discard', seat: 1, item: 'dark-lotus', position: 3 },
      'Ben took Dark Lotus out of the discard.',
    ],
    [{ kind: 'lamp-chosen', seat: 1, item: 'dark-lotus', position: 0 }, 'Ben chose Dark Lotus.'],
    [{ kind: 'stash-looked-at', seat: 1, owner: 0, items: null }, 'Ben looked into your stash.'],
    [
      { kind: 'stash-looked-at', seat: 0, owner: 1, items: ['older-wand', 'dark-lotus'] },
      'You looked into the stash of Ben: Older Wand and Dark Lotus.',
    ],
    [{ kind: 'taken-from-stash', seat: 1, owner: 2, item: null }, 'Ben took an item out of the stash of Cyd.'],
    [{ kind: 'taken-from-stash', seat: 1, owner: 0, item: 'dark-lotus' }, 'Ben took Dark Lotus out of your stash.'],
    [
      { kind: 'swapped', seat: 0, slot: 0, with: 1, theirSlot: 2 },
      'You swapped a hidden item for a revealed one of Ben.',
    ],
    [{ kind: 'triggered', seat: 1 }, 'Ben called the inspection: one more turn for all others.'],
    [{ kind: 'inspection-started', triggered: 1 }, 'The inspectors arrive.'],
    [{ kind: 'inspection-started', triggered: null }, 'The inspectors arrive by themselves.'],
    [{ kind: 'removed', seat: 0, slot: 1 }, 'You set a hidden item aside, unseen.'],
    [{ kind: 'counted', sums: [8, -4] }, 'Infamy in store: you +8 and Ben −4.'],
    [{ kind: 'bribed', seat: 1, points: 0 }, 'Ben paid no bribe.'],
    [{ kind: 'match-ended', winners: [0] }, 'The match is over.'],
  ];

  it.each(ALONE)('%j', (event, sentence) => expect(told(event)).toEqual([sentence]));

  const SILENT: readonly AlleyEvent[] = [
    { kind: 'storehouses-dealt', deck: 90 },
    { kind: 'reveal-chosen', seat: 1, slots: null },
    { kind: 'stash-dealt', seat: 1, size: 2, items: null },
    { kind: 'turn-started', seat: 1, tracker: 2 },
    { kind: 'slid', seat: 1, direction: 'vertically', rows: 2, columns: 3, from: [] },
    { kind: 'replaced-turned-up', seat: 1, item: null },
    { kind: 'discarded', seat: 1, item: 'dragons-egg', from: 'storehouse' },
    { kind: 'markers-removed', seat: 1 },
    { ...infamy, seat: 1, change: -4, cause: 'bribe' },
  ];

  it.each(SILENT)('or not, where it goes without saying: %j', (event) => expect(told(event)).toEqual([]));

  const LINES: readonly (readonly [string, readonly AlleyEvent[]])[] = [
    [
      'Ben sold a set of Dragon’s Egg. Ben gained 20 gold (the set). You gained 2 infamy (Dragon’s Egg). You gained 15 gold (Dragon’s Egg).',
      [
        { kind: 'sold', seat: 1, as: 'dragons-egg', slots: [0, 1, 2], items: Array<ItemId>(3).fill('dragons-egg') },
        { ...gold, seat: 1, change: 20, cause: 'set' },
        { ...infamy, seat: 0, change: 2, cause: 'dragons-egg' },
        { ...gold, seat: 0, change: 15, cause: 'dragons-egg' },
      ],
    ],
    [
      'You sold a set of Dark Lotus, with Facsimilous Feline as the third. You gained 15 gold, halved by a Sword (the set).',
      [
        {
          kind: 'sold',
          seat: 0,
          as: 'dark-lotus',
          slots: [0, 1, 2],
          items: ['dark-lotus', 'facsimilous-feline', 'dark-lotus'],
        },
        { ...gold, seat: 0, change: 15, cause: 'set', halved: true },
      ],
    ],
    [
      'Ben played Skeletomicon over a hidden item. Ben gained 3 infamy, with a fine marker (Skeletomicon). The hidden item was Magic Boomerang. Magic Boomerang comes back.',
      [
        { kind: 'played', seat: 1, item: 'skeletomicon', slot: 0, from: 'stash', replaced: null },
        { ...infamy, seat: 1, change: 3, infamy: 1, markers: 1, cause: 'skeletomicon' },
        { kind: 'replaced-turned-up', seat: 1, item: 'magic-boomerang' },
        { kind: 'returning', seat: 1, item: 'magic-boomerang' },
      ],
    ],
    [
      'You played Older Wand over a hidden item. You took the hidden item, Invisible Ring, into the stash.',
      [
        { kind: 'played', seat: 0, item: 'older-wand', slot: 0, from: 'stash', replaced: null },
        { kind: 'taken-up', seat: 0, item: 'invisible-ring' },
      ],
    ],
    [
      'You paid 3 gold (Lady Dafana). You lost 2 infamy (Lady Dafana). Ben took the hidden item into the stash.',
      [
        { ...gold, seat: 0, change: -3, cause: 'dafana' },
        { ...infamy, seat: 0, change: -2, cause: 'dafana' },
        { kind: 'taken-up', seat: 1, item: null },
      ],
    ],
    [
      'You discarded Invisible Ring. You lost 2 infamy (Invisible Ring).',
      [
        { kind: 'discarded', seat: 0, item: 'invisible-ring', from: 'stash' },
        { ...infamy, seat: 0, change: -2, cause: 'invisible-ring' },
      ],
    ],
    [
      'Ben played Older Wand over Bottled Fairy. Ben lost 3 infamy (Bottled Fairy).',
      [
        { kind: 'played', seat: 1, item: 'older-wand', slot: 0, from: 'stash', replaced: 'bottled-fairy' },
        { ...infamy, seat: 1, change: -3, cause: 'bottled-fairy' },
      ],
    ],
    [
      'Ben activated Mystical Lamp. The Lamp showed Dragon’s Egg and Older Wand.',
      [
        { kind: 'activated', seat: 1, item: 'mystical-lamp' },
        { kind: 'lamp-shown', seat: 1, item: 'dragons-egg' },
        { kind: 'lamp-shown', seat: 1, item: 'older-wand' },
      ],
    ],
    [
      'Ben chose Older Wand. Dragon’s Egg went to the discard.',
      [
        { kind: 'lamp-chosen', seat: 1, item: 'older-wand', position: 1 },
        { kind: 'discarded', seat: 1, item: 'dragons-egg', from: 'lamp' },
      ],
    ],
    [
      'You bought off 3 infamy. You paid 6 gold (a bribe).',
      [
        { kind: 'bribed', seat: 0, points: 3 },
        { ...gold, seat: 0, change: -6, cause: 'bribe' },
        { ...infamy, seat: 0, change: -3, cause: 'bribe' },
      ],
    ],
    [
      'Ben paid 3 gold (Lady Dafana). Ben lost 2 infamy (Lady Dafana).',
      [
        { ...gold, seat: 1, change: -3, cause: 'dafana' },
        { ...infamy, seat: 1, change: -2, cause: 'dafana' },
      ],
    ],
  ];

  it.each(LINES)('with what follows on the same line: %s', (sentence, events) =>
    expect(told(...events)).toEqual([sentence]),
  );
});

describe('souk with Arcane Alley', () => {
  const file = (document: unknown): string => {
    const path = join(newFolder(), 'document.json');
    writeFileSync(path, JSON.stringify(document));
    return path;
  };
  const run = (...args: readonly string[]) => souk(args, { games: GAMES });

  it('takes wizards and house rules as flags', async () => {
    const { code, out, err } = await run(
      'play',
      'arcane-alley',
      ...['--hot-seat', '0', '--bot', 'random', '--players', '2', '--seed', 'flags'],
      ...['--wizards', 'explicit', '--assignment', file(['byros', null])],
      ...['--house-rules', file({ numbers: { lotusGold: 9 } })],
    );
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('Nadir Byros');
  });

  it('says what is missing when wizards are to be assigned and nobody says which', async () => {
    const { code, err } = await run('simulate', 'arcane-alley', '--games', '1', '--wizards', 'explicit');
    expect(code).toBe(2);
    expect(err).toBe(
      'souk simulate: --assignment: expected a wizard or null for every seat, since wizards are "explicit"\n',
    );
  });

  it('has the words of every item, in whatever letters its rule is typed', () => {
    expect(ruleText('arcane-alley', 'AA-CARD-DRAGONS-EGG', 'en')).toMatch(/^Sold: choose another player/);
    expect(ruleText('arcane-alley', 'aa-card-dark-lotus', 'en')).toMatch(/^Played: lose 5/);
  });
});
