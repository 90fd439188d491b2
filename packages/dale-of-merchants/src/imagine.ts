import { below, nextBits, type RandomState, shuffle } from '@souk/kernel';
import type { Box } from './box.js';
import { type Card, EVERYBODY, hiddenCard, type Kind, kindOf, likenessOf, sortCards, viewerBit } from './card.js';
import { frameFromJson, kindNamed, withMarks } from './card-json.js';
import { fillPiles } from './extras-json.js';
import { type FilledHand, Fitting } from './fitting.js';
import type { Frame } from './frame.js';
import { declarationsOf } from './identity.js';
import { stateFromOpen } from './position.js';
import { standingOf } from './standing.js';
import type { State } from './state.js';
import type { Table } from './table.js';
import type { CardView, FrameView, View } from './view.js';

/**
 * A state with everything that the view shows. The unknown cards of every pool are dealt to its unknown places at
 * random, every way being equally likely. Nobody but owners knows more of them in that state than the viewer does.
 */
export function imagine(box: Box, view: View, random: RandomState): State {
  const coming = { a: nextBits(random), b: nextBits(random), c: nextBits(random), d: nextBits(random) | 1 };
  const state = stateFromOpen(box, view, coming);
  const { table } = state;
  const pools = view.pools.map((counts) => {
    const kinds = Object.entries(counts).flatMap(([id, count]) =>
      Array<number>(count).fill(kindNamed(table, id, 'view.pools')),
    );
    shuffle(random, kinds);
    return kinds;
  });
  takeCertain(table, view, pools);
  const dealt = dealFilledHands(state, view, pools, random);
  const viewer = viewerBit(view.viewer);

  const place = (card: CardView, owners: number, from: readonly Kind[][] = pools): Card => {
    if (card.card === null) return hiddenCard(from[card.pool ?? 0].pop() ?? table.junk, card.pool ?? 0, owners);
    const kind = kindNamed(table, card.card, 'view');
    if (card.pool !== null) return hiddenCard(kind, card.pool, owners);
    const known = hiddenCard(kind, 0, card.shown ? EVERYBODY : viewer | owners);
    return card.marks === null ? known : withMarks(table, known, card.marks, 'view');
  };
  for (const [seat, { hand, deck }] of view.players.entries()) {
    for (const card of hand) state.hands[seat].push(place(card, 1 << seat, dealt.get(seat)));
    sortCards(state.hands[seat]);
    state.decks[seat] = deck.map((card) => place(card, 0)).reverse();
  }
  if (view.extras !== undefined) fillPiles(state, view.extras.piles, (card: CardView, seat) => place(card, 1 << seat));
  state.marketDeck = view.marketDeck.map((card) => place(card, 0)).reverse();
  const looker = view.frames.length === 0 ? 0 : 1 << view.frames[0].seat;
  for (const card of view.aside) state.aside.push(place(card, looker));
  for (const frame of view.frames) state.frames.push(imagineFrame(state, frame, random));
  if (state.selection === undefined) state.standing = standingOf(state);
  return state;
}

/** Cards that the viewer has not seen but is certain of are no longer to be dealt. */
function takeCertain(table: Table, view: View, pools: Kind[][]): void {
  const zones = [...view.players.flatMap(({ hand, deck }) => [hand, deck]), view.marketDeck, view.aside];
  for (const { card, pool } of zones.flat()) {
    if (card === null || pool === null) continue;
    const at = pools[pool].indexOf(kindNamed(table, card, 'view'));
    pools[pool].splice(at, 1);
  }
}

/** DM-INFO-4: by seat and pool, unknown cards for the hands whose size shows something; the pools keep the others. */
function dealFilledHands(state: State, view: View, pools: Kind[][], random: RandomState): Map<number, Kind[][]> {
  const dealt = new Map<number, Kind[][]>();
  const hands = new Map<FilledHand, number>();
  for (const { seat } of view.filled) {
    const { hand } = view.players[seat];
    const known = hand.flatMap(({ card }) => (card === null ? [] : [kindNamed(state.table, card, 'view')]));
    const unknown = new Map<number, number>();
    for (const { card, pool } of hand) {
      if (card === null && pool !== null) unknown.set(pool, (unknown.get(pool) ?? 0) + 1);
    }
    if (unknown.size > 0) hands.set({ filled: state.fillings[seat], size: hand.length, known, unknown }, seat);
  }
  if (hands.size === 0) return dealt;
  const fitting = new Fitting([...hands.keys()], pools);
  for (const [at, taken] of fitting.draw(random).entries()) {
    const { hand, pool } = fitting.cells[at];
    const seat = hands.get(hand) ?? 0;
    const cards = dealt.get(seat) ?? pools.map((): Kind[] => []);
    for (const [id, count] of taken.entries()) {
      for (let i = 0; i < count; i++) {
        const found = pools[pool].findIndex((kind) => fitting.classOf(kind) === id);
        cards[pool].push(...pools[pool].splice(found, 1));
      }
    }
    dealt.set(seat, cards);
  }
  return dealt;
}

/** A secretly chosen card can be any of the hand, declared in any way. */
function imagineFrame(state: State, view: FrameView, random: RandomState): Frame {
  const chosen = view.chosen === 'hidden' ? null : view.chosen;
  const frame = frameFromJson(state.table, { ...view, chosen }, 'view.frames');
  if (view.chosen !== 'hidden') return frame;
  const hand = state.hands[frame.seat];
  const at = below(random, hand.length);
  const ways = declarationsOf(state, frame.seat, kindOf(hand[at]), at);
  const { as, shown } = ways[below(random, ways.length)];
  return { ...frame, chosen: likenessOf(hand[at]), chosenAs: as, shown };
}
