import type { Seat } from '@souk/kernel';
import type { CardSpec } from '../../cards/spec.js';
import { takeTopOfDiscard } from '../../effects/card-actions.js';
import { drawFromDeckOf } from '../../effects/draws.js';
import { hasDeck, hasPile, takeThrownAway } from '../../effects/pile-actions.js';
import { chooseSource, ofOthers, type Source } from '../../effects/sources.js';
import { type EventSink, tellBranch } from '../../events.js';
import { drawMarketCardToHand, hasJunk, hasMarketCards } from '../../piles/piles.js';
import type { State } from '../../state.js';
import { isNight } from '../clock.js';

/** DX-JUNK-2: of decks that are empty, too. */
const canGive = (state: State, player: Seat): boolean =>
  hasDeck(state, player) || (state.rules.options.junkWhenEmpty === 'every-draw' && hasJunk(state));

/** All places that can give a card. */
function sourcesFor(state: State, seat: Seat): readonly Source[] {
  const sources: Source[] = [];
  if (hasMarketCards(state)) sources.push({ from: 'market-deck', player: null });
  if (state.marketDiscard.length > 0) sources.push({ from: 'market-discard', player: null });
  if (!isNight(state, seat)) return sources;
  const decks = ofOthers(state, seat, 'deck').filter(({ player }) => canGive(state, player));
  const piles = ofOthers(state, seat, 'discard').filter(({ player }) => hasPile(state, player));
  return [...sources, ...decks, ...piles];
}

function take(state: State, seat: Seat, source: Source, events: EventSink): void {
  if (source.from === 'market-deck') drawMarketCardToHand(state, seat, events);
  else if (source.player === null) takeThrownAway(state, seat, events);
  else if (source.from === 'deck') drawFromDeckOf(state, seat, source.player, events);
  else takeTopOfDiscard(state, source.player, seat, events);
}

export const capture: CardSpec = {
  id: 'capture',
  name: 'Capture',
  value: 5,
  copies: 1,
  text: "Take the top card of the market deck or of the market's discard pile into your hand; at night also that of another player's deck or discard pile.",
  branches: ['market-deck', 'market-discard', 'deck', 'discard', 'nothing-there'],
  technique: [
    (state, { seat, as }, events) => {
      if (sourcesFor(state, seat).length === 0) tellBranch(state, as, 'nothing-there', events);
    },
    chooseSource(
      'Choose where the card comes from',
      (state, { seat }) => sourcesFor(state, seat),
      (state, { seat, as }, source, events) => {
        tellBranch(state, as, source.from, events);
        take(state, seat, source, events);
      },
    ),
  ],
};
