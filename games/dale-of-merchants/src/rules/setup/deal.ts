import { shuffle } from '@souk/kernel';
import { hiddenCard } from '../cards/card.js';
import { HAND_SIZE } from '../cards/identity.js';
import { freshExtras } from '../effects/extras.js';
import type { EventSink } from '../events.js';
import { ACTION, turnFrame } from '../frames.js';
import { hide } from '../knowledge/pools.js';
import { rulesFor } from '../match-rules.js';
import { drawToHand, fillMarket } from '../piles/piles.js';
import { isInGame, type State } from '../state.js';
import { afterCleanUp } from '../turn/progress.js';
import { nextSeat, startTurn } from '../turn/turn.js';

/** DM-SETUP-2: a starting deck has this many cards. */
const STARTING_DECK = 10;

/** DM-SETUP-2 to DM-SETUP-7, with decks of the box. */
export function deal(state: State, decks: readonly number[], events?: EventSink): void {
  const { box, options, seats } = state.rules;
  const rules = rulesFor(box, options, seats, decks);
  state.rules = rules;
  state.extras = freshExtras(rules);
  events?.reveal({ kind: 'decks-chosen', decks: rules.decks.map((deck) => deck.id) });
  const { starters } = rules;
  for (let seat = 0; seat < seats; seat++) {
    const deck = hide(starters, seat);
    while (deck.length < STARTING_DECK) deck.push(hiddenCard(rules.junk, seat, 0));
    shuffle(state.random, deck);
    state.decks[seat] = deck;
  }
  state.junk = rules.junkCards === 0 ? 0 : rules.junkCards - seats * (STARTING_DECK - starters.length);
  state.marketDeck = hide(rules.supply, seats);
  shuffle(state.random, state.marketDeck);
  if (options.tournamentStart) {
    state.coins = state.coins.map((_, seat) => (seat - state.firstPlayer + seats) % seats);
  }
  events?.emit({
    kind: 'dealt',
    deck: STARTING_DECK,
    marketDeck: state.marketDeck.length,
    junk: rules.junkCards === 0 ? null : state.junk,
    coins: state.coins,
  });
  fillMarket(state, events);
  for (let seat = 0; seat < seats; seat++) {
    for (let i = 0; i < HAND_SIZE; i++) drawToHand(state, seat, false, events);
  }
  state.lastCleanUp = afterCleanUp(state);
  state.cardsChanged = 0;
  state.changedUnseen = false;
  if (state.extras !== undefined) state.extras.came = 0;
  const first = isInGame(state, state.firstPlayer) ? state.firstPlayer : nextSeat(state, state.firstPlayer);
  state.frames.push(turnFrame(first, ACTION));
  startTurn(state, first, 1, events);
}
