import { type DwarvenTradersEvent, dwarvenTraders, type View } from '@souk/games/dwarven-traders';
import { below, Match, MoveList, newState, seedRandom } from '@souk/kernel';
import { describe, expect, it } from 'vitest';
import { retell, tell } from '../../../packages/cli/src/telling.js';
import { namesFor, type Scene } from '../../../packages/terminal-kit/src/face.js';
import { COLOURED, PLAIN } from '../../../packages/terminal-kit/src/style.js';
import { unpainted, widthOf } from '../../../packages/terminal-kit/src/text.js';
import { terminal as face } from '../src/terminal/index.js';

const NAMES = ['Ana', 'Ben', 'Cyd', 'Dov'];
const scene: Scene = { language: 'en', style: PLAIN, width: 80, names: namesFor(NAMES, 0) };
const inColour: Scene = { ...scene, style: COLOURED };

const say = (event: DwarvenTradersEvent): string | undefined => face.sayEvent({ events: [event], at: 0 }, scene)?.text;

/** Every view of some random games, the last one of each included. */
function viewsOf(seats: number, options: object): View[] {
  const views: View[] = [];
  for (let i = 0; i < 5; i++) {
    const state = newState(dwarvenTraders, { seats, options, seed: `face/${i}` });
    const random = seedRandom(`face/${i}`);
    const list = new MoveList();
    for (let [seat] = dwarvenTraders.toAct(state); seat !== undefined; [seat] = dwarvenTraders.toAct(state)) {
      views.push(dwarvenTraders.view(state, seat));
      dwarvenTraders.moves(state, seat, list);
      dwarvenTraders.play(state, seat, list.at(below(random, list.size)));
    }
    views.push(dwarvenTraders.view(state, 'spectator'));
  }
  return views;
}

describe('the table of Dwarven Traders', () => {
  const TABLES = [
    { seats: 1, options: {} },
    { seats: 2, options: { freeSale: true } },
    { seats: 4, options: {} },
  ];

  it.each(TABLES)('fits 80 columns and 14 lines with $seats seats', ({ seats, options }) => {
    for (const view of viewsOf(seats, options)) {
      const lines = face.drawTable(view, inColour);
      expect(lines.length).toBeLessThanOrEqual(14);
      expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(80);
    }
  });

  it('fits a narrow screen, one part below the other', () => {
    for (const view of viewsOf(3, {})) {
      const lines = face.drawTable(view, { ...scene, width: 60 });
      expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(60);
    }
  });

  it('is the same with and without colour', () => {
    for (const view of viewsOf(3, {})) {
      expect(face.drawTable(view, inColour).map(unpainted)).toEqual(face.drawTable(view, scene));
    }
  });

  it('shows prices, pool, pawns, stores and marker', () => {
    const state = newState(dwarvenTraders, { seats: 2, options: { firstPlayer: 0 }, seed: 'table' });
    state.prices[0] = -3;
    state.prices[3] = 3;
    dwarvenTraders.play(state, 0, dwarvenTraders.readMove(state, 0, { kind: 'choose-gem', gem: 'ruby' }));
    const text = face.drawTable(dwarvenTraders.view(state, 0), scene).join('\n');
    expect(text).toMatch(/◆R ruby {7}◆( {3}·){6} /);
    expect(text).toMatch(/■T topaz {6}(· {3}){6}■/);
    expect(text).toMatch(/ You +5 +0 {2}◆R$/m);
    expect(text).toMatch(/▸Ben +5 +0 {2}–$/m);
    expect(text).toMatch(/Smuggler +5 +0 {2}\(.[RSET]\)$/m);
  });

  it('gives every gem a letter and a shape of its own', () => {
    const [view] = viewsOf(2, {});
    const signs = face.drawTable(view, scene).flatMap((line) => /^([◆●▲■])([RSET]) /u.exec(line)?.slice(1) ?? []);
    expect(signs).toEqual(['◆', 'R', '●', 'S', '▲', 'E', '■', 'T']);
  });
});

describe('moves of Dwarven Traders are said', () => {
  const view = viewsOf(3, {}).find(({ row }) => row.length > 0) as View;

  it('as choices', () => {
    expect(face.sayMove({ kind: 'choose-gem', gem: 'topaz' }, view, scene)).toBe('take ■T topaz');
    expect(face.sayMove({ kind: 'mine', slot: 1 }, view, scene)).toMatch(/^card 2: mine [◆●▲■][RSET] \w+$/u);
    expect(
      face.sayMove({ kind: 'sell', slot: 0, gem: 'ruby' }, { ...view, prices: { ...view.prices, ruby: -2 } }, scene),
    ).toBe('card 1: sell ◆R ruby for −2');
    expect(
      face.sayMove({ kind: 'both', slot: 3, gem: 'ruby' }, { ...view, prices: { ...view.prices, ruby: 3 } }, scene),
    ).toMatch(/^card 4: mine [●▲■][SET], sell ◆R for \+3$|^card 4: mine ◆R, sell ◆R for \+3$/u);
    expect(face.sayMove({ kind: 'trade', with: 1, give: 'ruby', take: null }, view, scene)).toBe(
      'give ◆R ruby to Ben for nothing',
    );
    expect(face.sayMove({ kind: 'trade', with: 1, give: null, take: 'ruby' }, view, scene)).toBe(
      'take ◆R ruby from Ben',
    );
    expect(face.sayMove({ kind: 'trade', with: 'smuggler', give: 'ruby', take: 'topaz' }, view, scene)).toBe(
      'give ◆R ruby to the Smuggler for ■T topaz',
    );
    expect(face.sayMove({ kind: 'no-trade' }, view, scene)).toBe('no extra trade');
  });

  it('so that no two of them sound the same', () => {
    const state = newState(dwarvenTraders, { seats: 3, options: { freeSale: true }, seed: 'distinct' });
    const random = seedRandom('distinct');
    const list = new MoveList();
    for (let [seat] = dwarvenTraders.toAct(state); seat !== undefined; [seat] = dwarvenTraders.toAct(state)) {
      dwarvenTraders.moves(state, seat, list);
      const here = dwarvenTraders.view(state, seat);
      const texts = list
        .toArray()
        .map((code) => face.sayMove(dwarvenTraders.describeMove(state, seat, code), here, scene));
      expect(new Set(texts).size).toBe(texts.length);
      dwarvenTraders.play(state, seat, list.at(below(random, list.size)));
    }
  });
});

describe('events of Dwarven Traders are told', () => {
  it('in sentences, to the reader as “you”', () => {
    expect(say({ kind: 'round-started', round: 2, starter: 1, scores: [], choosers: [] })).toBe('Ben starts round 2.');
    expect(say({ kind: 'mined', trader: 0, slot: 1, gem: 'ruby' })).toBe('You mined a ◆R ruby with card 2.');
    expect(say({ kind: 'sold', trader: 1, slot: 0, gem: 'topaz', price: -1, score: 4 })).toBe(
      'Ben sold a ■T topaz with card 1 for −1 and is now on space 4.',
    );
    expect(say({ kind: 'traded', trader: 1, with: 0, gave: null, took: 'ruby' })).toBe('Ben took a ◆R ruby from you.');
    expect(say({ kind: 'traded', trader: 0, with: 'smuggler', gave: 'ruby', took: null })).toBe(
      'You gave a ◆R ruby to the Smuggler for nothing.',
    );
    expect(say({ kind: 'trade-declined', trader: 1 })).toBe('Ben declined the extra trade.');
    expect(say({ kind: 'round-ended', round: 3, trader: 'smuggler' })).toBe(
      'The Smuggler can neither mine nor sell with any of the four cards: round 3 is over.',
    );
    expect(say({ kind: 'store-sold', trader: 0, gems: ['ruby', 'topaz'], sum: 4, score: 9 })).toBe(
      'You sold a ◆R ruby and a ■T topaz at the end of the round for +4 and are now on space 9.',
    );
    expect(say({ kind: 'round-scored', round: 1, places: [1, 2, 3], points: [4, 3, 2] })).toBe(
      'Points of the round: you 4, Ben 3 and the Smuggler 2.',
    );
    expect(say({ kind: 'card-flipped', slot: 0, card: { card: 1, side: 'back' } })).toBeUndefined();
  });

  it('in German, to the reader as “du”', () => {
    const german: Scene = { ...scene, language: 'de', names: namesFor(NAMES, 0, 'de') };
    const sage = (event: DwarvenTradersEvent): string | undefined =>
      face.sayEvent({ events: [event], at: 0 }, german)?.text;
    expect(sage({ kind: 'sold', trader: 0, slot: 0, gem: 'topaz', price: 2, score: 4 })).toBe(
      'Du hast mit Karte 1 einen ■T Topas für +2 verkauft und stehst jetzt auf Feld 4.',
    );
    expect(sage({ kind: 'traded', trader: 'smuggler', with: 0, gave: 'ruby', took: 'topaz' })).toBe(
      'Der Schmuggler hat mit dir getauscht: einen ◆R Rubin gegen einen ■T Topas.',
    );
    expect(sage({ kind: 'traded', trader: 1, with: 'smuggler', gave: null, took: 'topaz' })).toBe(
      'Ben hat einen ■T Topas vom Schmuggler genommen.',
    );
  });

  it('with what follows from an action on the same line', () => {
    const match = new Match(dwarvenTraders, { seats: 2, options: { firstPlayer: 0 }, seed: 'line' });
    for (const [seat, gem] of [
      [0, 'ruby'],
      [1, 'topaz'],
    ] as const) {
      match.play(seat, dwarvenTraders.readMove(match.state, seat, { kind: 'choose-gem', gem }));
    }
    match.play(0, dwarvenTraders.readMove(match.state, 0, { kind: 'mine', slot: 0 }));
    const told = retell(match);
    const sentences = tell(face, told[2], 0, scene);
    expect(sentences).toHaveLength(1);
    expect(sentences[0]).toMatch(/^You mined an? .* with card 1\. The price of [◆●▲■][RSET] \w+ is now [0−+\d]+\.$/u);
  });
});
