import { below, nextBits, type RandomState, shuffle } from '@souk/kernel';
import type { Box } from './box.js';
import { type Card, EVERYBODY, hiddenCard, kindOf, likenessOf, sortCards, viewerBit } from './card.js';
import { frameFromJson, kindNamed, withMarks } from './card-json.js';
import { fillPiles } from './extras-json.js';
import type { Frame } from './frame.js';
import { declarationsOf } from './identity.js';
import { stateFromOpen } from './position.js';
import { standingOf } from './standing.js';
import type { State } from './state.js';
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
  const viewer = viewerBit(view.viewer);

  const place = (card: CardView, owners: number): Card => {
    if (card.card === null) return hiddenCard(pools[card.pool ?? 0].pop() ?? table.junk, card.pool ?? 0, owners);
    const kind = kindNamed(table, card.card, 'view');
    if (card.pool !== null) return hiddenCard(kind, card.pool, owners);
    const known = hiddenCard(kind, 0, card.shown ? EVERYBODY : viewer | owners);
    return card.marks === null ? known : withMarks(table, known, card.marks, 'view');
  };
  for (const [seat, { hand, deck }] of view.players.entries()) {
    for (const card of hand) state.hands[seat].push(place(card, 1 << seat));
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
