import { type DaleEvent, daleOfMerchants, type View } from '@souk/games/dale-of-merchants';
import { elementAt } from '@souk/kernel';
import { describe, expect, test } from 'vitest';
import { TEMPOS } from '../../../packages/table-kit/src/motion.js';
import { gapsOf } from '../../../packages/table-kit/src/pacing.js';
import { randomPlay } from '../../../packages/web/test/random-play.js';
import { flights, pace, places, step } from '../src/page/stepping.js';

const DECKS = { decks: ['chameleons', 'squirrels', 'raccoons', 'pandas'] };
const { before: VIEW } = elementAt([...randomPlay(daleOfMerchants, { seats: 3, seed: 'dale', most: 1 })], 0);

type Moved = Extract<DaleEvent, { kind: 'moved' }>;
type Place = Moved['from'];

const hand: Place = { zone: 'hand', seat: 0 };
const aside: Place = { zone: 'aside', seat: 0 };
const discard: Place = { zone: 'discard', seat: 0 };
const market = (slot: number): Place => ({ zone: 'market', slot });
const moved = (card: string, from: Place, to: Place): DaleEvent => ({ kind: 'moved', card, from, to });

const inHand = (card: string) => ({ card, pool: null, shown: false, marks: null });
const TABLE: View = {
  ...VIEW,
  viewer: 0,
  market: ['acorn', 'spyglass', 'nuisance', null, 'charm'],
  players: VIEW.players.map((player, seat) =>
    seat === 0 ? { ...player, hand: ['junk', 'reflection'].map(inHand), discard: ['cookies'] } : player,
  ),
};

/** A purchase: both cards are laid down, discarded, and Acorn comes into the hand. */
const PURCHASE: readonly DaleEvent[] = [
  moved('junk', hand, aside),
  moved('reflection', hand, aside),
  moved('junk', aside, discard),
  moved('reflection', aside, discard),
  moved('acorn', market(0), hand),
  { kind: 'market-closed-up', market: ['spyglass', 'nuisance', 'charm', null, null] },
];

function shown(events: readonly DaleEvent[], from: View = TABLE) {
  const views = [from];
  const flown = events.map((event) => {
    const view = elementAt(views, views.length - 1);
    views.push(step(view, event));
    return flights(event, view).map(({ from: start, to }) => [start, to]);
  });
  return { flown, after: elementAt(views, views.length - 1), views };
}

describe('an own purchase', () => {
  test('flies from the hand to the discard pile, then into the hand, and the market moves up', () => {
    expect(shown(PURCHASE).flown).toEqual([
      [[places.handCard('junk'), places.discard(0)]],
      [[places.handCard('reflection'), places.discard(0)]],
      [],
      [],
      [[places.market(0), places.handCard('acorn')]],
      [
        [places.market(1), places.market(0)],
        [places.market(2), places.market(1)],
        [places.market(4), places.market(2)],
      ],
    ]);
  });

  test('cards lie on the pile as soon as they are there, and once each', () => {
    const { after, views } = shown(PURCHASE);
    expect(elementAt(elementAt(views, 2).players, 0).discard).toEqual(['reflection', 'junk', 'cookies']);
    expect(elementAt(after.players, 0).discard).toEqual(['reflection', 'junk', 'cookies']);
    expect(after.aside).toEqual([]);
  });

  test('what is thrown away goes on from there', () => {
    const thrown = [moved('junk', hand, aside), moved('junk', aside, { zone: 'junk' })];
    const { flown, after } = shown(thrown);
    expect(flown.at(-1)).toEqual([[places.discard(0), places.marketDeck]]);
    expect(elementAt(after.players, 0).discard).toEqual(['cookies']);
  });

  test('each flight takes 520 ms, and cards that are paid leave 90 ms apart', () => {
    const { full } = TEMPOS;
    expect(full.flight).toBe(520);
    const paid = PURCHASE.slice(0, 2).map((event) => ({ flights: flights(event, TABLE), pace: pace(event) }));
    expect(gapsOf(paid, full, full.own)).toEqual([90, 90]);
  });
});

test('every own card that leaves the hand for a pile is seen flying, in whole matches', () => {
  let left = 0;
  for (const { seat, before, events } of randomPlay(daleOfMerchants, { seats: 3, seed: 'flights', options: DECKS })) {
    let view = before;
    for (const event of events) {
      const isOwn = event.kind === 'moved' && event.from.zone === 'hand' && event.from.seat === seat;
      if (isOwn && event.to.zone !== 'hand') {
        expect(flights(event, view)).toHaveLength(1);
        left++;
      }
      view = step(view, event);
    }
  }
  expect(left).toBeGreaterThan(50);
});

test('after every move the view that was shown has the cards where they are', () => {
  for (const { before, events, after } of randomPlay(daleOfMerchants, { seats: 3, seed: 'steps', options: DECKS })) {
    // Cards that wait aside for their order are drawn in a row, and not on the pile; where one becomes a deck the true view follows.
    const becomesDeck = events.some(({ kind }) => kind === 'shuffled');
    if (after.aside.length > 0 || before.aside.length > 0 || becomesDeck) continue;
    const shownAfter = events.reduce(step, before);
    expect(shownAfter.players.map(({ discard: pile }) => pile.length)).toEqual(
      after.players.map(({ discard: pile }) => pile.length),
    );
    expect(shownAfter.market).toEqual(after.market);
  }
});
