import { type AlleyEvent, arcaneAlley, type ItemId } from '@souk/games/arcane-alley';
import { type DaleEvent, daleOfMerchants } from '@souk/games/dale-of-merchants';
import { type DwarvenTradersEvent, dwarvenTraders } from '@souk/games/dwarven-traders';
import { Events, elementAt, type Game, type GameTypes, heardBy, MoveList, newState, type Outcome } from '@souk/kernel';
import { describe, expect, it } from 'vitest';
import { study as alleyStudy } from '../../../games/arcane-alley/src/study/index.js';
import { study as daleStudy } from '../../../games/dale-of-merchants/src/study/index.js';
import { study as tradersStudy } from '../../../games/dwarven-traders/src/study/index.js';
import { Sheet } from '../src/sheet.js';
import { endingOf } from '../src/simulate/common-counts.js';
import { meanOf, shareOf } from '../src/statistics/ratio.js';
import { type Study, WHOLE_WIN } from '../src/study.js';

const wonBy = (winner: number, seats: number, rivals: Outcome['rivals'] = []): Outcome => ({
  ranks: Array.from({ length: seats }, (_, seat) => (seat === winner ? 1 : 2)),
  scores: Array.from({ length: seats }, () => 0),
  winners: winner < 0 ? [] : [winner],
  rivals,
});

/** What a study writes down of a game of which these things are told. */
function sheetAfter<T extends GameTypes>(
  study: Study<T>,
  state: T['State'],
  events: readonly T['Event'][],
  outcome: Outcome,
): Sheet {
  const sheet = new Sheet();
  const watcher = study.watch(sheet, outcome.ranks.length);
  watcher.begin(state);
  for (const event of events) watcher.hear(event);
  watcher.end(state, endingOf(outcome));
  return sheet;
}

/** Makes the first legal move for every seat until `enough` has happened. Says what has. */
function heardUntil<T extends GameTypes>(game: Game<T>, state: T['State'], enough: T['Event']['kind']): T['Event'][] {
  const events = new Events<T['Event']>();
  const list = new MoveList();
  while (!events.told.some(({ event }) => event.kind === enough)) {
    const seat = elementAt(game.toAct(state), 0);
    game.moves(state, seat, list);
    game.play(state, seat, list.at(0), events);
  }
  return heardBy(events.told, 'spectator');
}

describe('the study of Dwarven Traders', () => {
  const state = newState(dwarvenTraders, { seats: 2, options: {}, seed: 'study' });
  const events: DwarvenTradersEvent[] = [
    { kind: 'turn-started', trader: 0 },
    { kind: 'sold', trader: 0, slot: 0, gem: 'ruby', price: 1, score: 6 },
    { kind: 'price-moved', gem: 'ruby', price: 3, smuggler: 2 },
    { kind: 'turn-started', trader: 1 },
    { kind: 'sold', trader: 1, slot: 1, gem: 'topaz', price: -2, score: 3 },
    { kind: 'sold', trader: 'smuggler', slot: 1, gem: 'topaz', price: 3, score: 3 },
    { kind: 'price-moved', gem: 'topaz', price: 0, smuggler: 0 },
    { kind: 'round-scored', round: 1, places: [1, 3, 2], points: [4, 2, 3] },
    { kind: 'round-started', round: 2, starter: 0, scores: [5, 5, 5], choosers: [1, 0] },
    { kind: 'turn-started', trader: 0 },
    { kind: 'price-moved', gem: 'ruby', price: 3, smuggler: 1 },
    { kind: 'round-scored', round: 2, places: [2, 3, 1], points: [3, 2, 4] },
  ];
  const smuggler = [{ name: 'smuggler', rank: 1, score: 9 }];
  const sheet = sheetAfter(tradersStudy, state, events, wonBy(-1, 2, smuggler));

  it('follows prices turn by turn and round by round', () => {
    expect(meanOf(sheet.ratio('price/1/ruby/1').data()).value).toBe(1);
    expect(sheet.ratio('price/1/topaz/2').data()[0]).toBe(1);
    expect(sheet.ratio('price/1/topaz/3').data()[0]).toBe(0);
    expect(sheet.ratio('price/2/ruby/1').data()[0]).toBe(1);
  });

  it('counts what players sell for, not what the Smuggler does', () => {
    const counted = [-3, -2, -1, 0, 1, 2, 3].map((price) => sheet.ratio(`sale/${price}`).data().slice(0, 3));
    expect(counted).toEqual([0, 1, 0, 0, 1, 0, 0].map((sales) => [1, sales, 2]));
  });

  it('takes the sales of a game for one unit: many sales at one price in one game prove little', () => {
    const sale = (price: number): DwarvenTradersEvent => ({
      kind: 'sold',
      trader: 0,
      slot: 0,
      gem: 'ruby',
      price,
      score: 0,
    });
    const sales = new Sheet();
    const watcher = tradersStudy.watch(sales, 2);
    for (const price of [1, 1, 1, 2, 2]) {
      watcher.begin(state);
      for (let i = 0; i < 40; i++) watcher.hear(sale(price));
      watcher.end(state, endingOf(wonBy(0, 2)));
    }
    const figure = tradersStudy.figures(sales, 2).find(({ id }) => id === 'sale-prices');
    const point = figure?.panels[0]?.series[0]?.points.find(({ x }) => x === 1);
    expect(point).toMatchObject({ value: 0.6, n: 200 });
    // Five games, three of them at this price: with 200 independent sales it would be 0.53 to 0.67.
    expect(point?.low).toBeLessThan(0.3);
    expect(point?.high).toBeGreaterThan(0.8);
    expect(figure?.method).toContain('all trials of a game one unit');
  });

  it('counts the Smuggler’s wins, places and steps', () => {
    const shareAt = (name: string) => shareOf(sheet.ratio(name).data()).value;
    expect([shareAt('smuggler/alone'), shareAt('smuggler/shared')]).toEqual([1, 0]);
    expect([shareAt('smuggler/round/1/place/2'), shareAt('smuggler/round/2/place/1')]).toEqual([1, 1]);
    expect(shareAt('smuggler/round/1/place/1')).toBe(0);
    expect(meanOf(sheet.ratio('smuggler/steps/ruby').data()).value).toBe(3);
    expect(meanOf(sheet.ratio('smuggler/steps/topaz').data()).value).toBe(0);
  });

  it('tells a shared win from one alone', () => {
    const both: Outcome = { ranks: [1, 3], scores: [9, 1], winners: [0], rivals: smuggler };
    const shared = sheetAfter(tradersStudy, state, [], both);
    expect(shareOf(shared.ratio('smuggler/shared').data()).value).toBe(1);
    expect(shareOf(shared.ratio('smuggler/alone').data()).value).toBe(0);
  });

  it('knows who comes first', () => {
    const options = { firstPlayer: 1 };
    expect(tradersStudy.firstPlayer(newState(dwarvenTraders, { seats: 3, options, seed: 's' }))).toBe(1);
  });
});

describe('the study of Arcane Alley', () => {
  const options = { wizards: 'explicit', assignment: ['byros', null] };
  const state = newState(arcaneAlley, { seats: 2, options, seed: 'study' });
  /** Everybody has turned up two items: those are what lies open in the storehouses. */
  const turnedUp = heardUntil(arcaneAlley, state, 'stash-dealt').flatMap((event) =>
    event.kind === 'turned-up' ? [{ seat: event.seat, items: event.items.map(({ item }) => item) }] : [],
  );
  const sold = (seat: number, item: ItemId, items: readonly ItemId[]): AlleyEvent => ({
    kind: 'sold',
    seat,
    as: item,
    slots: [0, 1, 2],
    items,
  });
  const events: AlleyEvent[] = [
    sold(0, 'older-wand', ['older-wand', 'older-wand', 'facsimilous-feline']),
    sold(1, 'older-wand', ['older-wand', 'older-wand', 'older-wand']),
    sold(1, 'dark-lotus', ['dark-lotus', 'dark-lotus', 'dark-lotus']),
    { kind: 'counted', sums: [3, 4] },
    { kind: 'gold', seat: 0, change: -25, gold: 0, cause: 'fines', halved: false },
    { kind: 'markers-removed', seat: 0 },
  ];
  const sheet = sheetAfter(alleyStudy, state, events, wonBy(0, 2));
  const copies = (item: ItemId, fate: string) => sheet.ratio(`item/${item}/${fate}`).data()[1];

  it('counts the copies sold, a Feline as a Feline', () => {
    expect(copies('older-wand', 'sold')).toBe(5);
    expect(copies('facsimilous-feline', 'sold')).toBe(1);
    expect(copies('dark-lotus', 'sold')).toBe(3);
    expect(shareOf(sheet.ratio('item/older-wand/sold').data()).value).toBeCloseTo(5 / 13, 10);
  });

  it('counts what is kept, and what of it lies with who is fined', () => {
    expect(turnedUp).toHaveLength(2);
    for (const { seat, items } of turnedUp) {
      for (const item of items) {
        const all = turnedUp.flatMap((each) => each.items).filter((each) => each === item).length;
        expect(copies(item, 'kept')).toBe(all);
        if (seat === 0) expect(copies(item, 'fined')).toBe(items.filter((each) => each === item).length);
      }
    }
    const all = (fate: string) =>
      Object.entries(sheet.data().ratios).reduce(
        (sum, [name, data]) => sum + (name.endsWith(`/${fate}`) ? data[1] : 0),
        0,
      );
    expect([all('kept'), all('fined')]).toEqual([4, 2]);
  });

  describe('under house rules', () => {
    const items = { 'older-wand': { copies: 7 }, 'cursed-mirror': { copies: 0, extra: 0 } };
    const ruled = (seats: number) => {
      const start = newState(arcaneAlley, { seats, options: { houseRules: { items } }, seed: 'study' });
      return sheetAfter(alleyStudy, start, events, wonBy(0, seats));
    };

    it('counts as many copies as there are, not as many as are printed', () => {
      expect(shareOf(ruled(2).ratio('item/older-wand/sold').data()).value).toBeCloseTo(5 / 7, 10);
      expect(shareOf(ruled(5).ratio('item/older-wand/sold').data()).value).toBeCloseTo(5 / 8, 10);
    });

    it('says nothing of an item that there is no copy of', () => {
      const figure = elementAt(alleyStudy.figures(ruled(2), 2), 0);
      for (const { points } of elementAt(figure.panels, 0).series) {
        expect(points.map(({ x }) => x)).not.toContain('Cursed Mirror');
        expect(points.map(({ x }) => x)).toContain('Older Wand');
      }
    });
  });

  it('counts a copy that is sold twice in a round once: shares stay within 1', () => {
    const start = newState(arcaneAlley, { seats: 2, options: {}, seed: 'study' });
    const dolls = sold(0, 'haunted-doll', ['haunted-doll', 'haunted-doll', 'facsimilous-feline']);
    const twice = sheetAfter(alleyStudy, start, [dolls, dolls], wonBy(0, 2));
    expect(shareOf(twice.ratio('item/haunted-doll/sold').data())).toMatchObject({ value: 1, high: 1 });
  });

  it('counts what sellers win', () => {
    const wins = (item: ItemId) => shareOf(sheet.ratio(`item/${item}/seller`).data(), WHOLE_WIN).value;
    expect(wins('older-wand')).toBe(0.5);
    expect(wins('dark-lotus')).toBe(0);
    expect(sheet.ratio('item/crystal-ball/seller').data()[0]).toBe(0);
  });

  it('counts what each wizard wins and earns', () => {
    expect(shareOf(sheet.ratio('wizard/byros/win').data(), WHOLE_WIN).value).toBe(1);
    expect(meanOf(sheet.ratio('wizard/byros/gold').data()).value).toBe(25);
    expect(sheet.ratio('wizard/corvus/win').data()[0]).toBe(0);
  });
});

describe('the study of Dale of Merchants', () => {
  const options = { decks: ['macaws', 'pandas', 'raccoons'] };
  const state = newState(daleOfMerchants, { seats: 2, options, seed: 'study' });
  const bought = (seat: number, card: string): DaleEvent => ({
    kind: 'bought',
    seat,
    card,
    slot: 0,
    price: 2,
    payment: [],
    coins: 0,
    thrown: [],
  });
  const events: DaleEvent[] = [
    bought(0, 'cookies'),
    bought(0, 'cookies'),
    bought(1, 'cookies'),
    bought(1, 'spyglass'),
    bought(1, 'nuisance'),
    { kind: 'match-ended', winner: 1, reason: 'eighth-stack' },
  ];
  const sheet = sheetAfter(daleStudy, state, events, wonBy(1, 2));
  const wins = (name: string) => shareOf(sheet.ratio(`${name}/buyer`).data(), WHOLE_WIN).value;

  it('counts what players buy of cards and decks in the game', () => {
    expect(meanOf(sheet.ratio('card/cookies/bought').data()).value).toBe(1.5);
    expect(meanOf(sheet.ratio('deck/macaws/bought').data()).value).toBe(2);
    expect(meanOf(sheet.ratio('deck/pandas/bought').data()).value).toBe(0);
    expect(sheet.ratio('deck/ocelots/bought').data()[0]).toBe(0);
  });

  it('counts what those win who have bought the most', () => {
    expect(wins('card/cookies')).toBe(0);
    expect(wins('card/spyglass')).toBe(1);
    expect(wins('deck/macaws')).toBe(0.5);
    expect(wins('deck/raccoons')).toBe(1);
    expect(sheet.ratio('deck/pandas/buyer').data()[0]).toBe(0);
  });

  it('counts how games end', () => {
    expect(shareOf(sheet.ratio('end/eighth-stack').data()).value).toBe(1);
    expect(shareOf(sheet.ratio('end/turn-limit').data()).value).toBe(0);
  });
});
