import type { DeckSpec } from '../../../src/rules/cards/spec.js';
import { counterOf, setCounter } from '../../../src/rules/effects/extras.js';
import { CLOCK, DAWN, GUESTS, NIGHT } from './clock.js';
import { earlyRiser } from './early-riser.js';
import { matches } from './matches.js';
import { morningDuty } from './morning-duty.js';
import { nastyThreat } from './nasty-threat.js';
import { scaryGunfight } from './scary-gunfight.js';
import { siesta } from './siesta.js';
import { scheduledAgainst } from './threats.js';

/** A clock that goes on with every technique, techniques with a later part, and threats that last for a round. */
export const junglefowls: DeckSpec = {
  id: 'junglefowls',
  name: 'Punctual Junglefowls',
  cards: [earlyRiser, morningDuty, siesta, matches, scaryGunfight, nastyThreat],
  orderMatters: { discard: false, marketDiscard: false },
  counters: [
    { id: CLOCK, start: DAWN, max: NIGHT },
    { id: GUESTS, start: 0, max: 12 },
  ],
  hooks: [
    {
      turnStarts: (state, seat, events) => setCounter(state, CLOCK, seat, DAWN, events),
      techniqueDone: (state, seat, _as, events) =>
        setCounter(state, CLOCK, seat, counterOf(state, CLOCK, seat) + 1, events),
      turnEnds: (state, seat, events) => setCounter(state, GUESTS, seat, 0, events),
      handSize: (state, seat) => counterOf(state, GUESTS, seat),
      price: (state, seat) => 2 * scheduledAgainst(state, seat, scaryGunfight),
      stackTotal: (state, seat) => scheduledAgainst(state, seat, nastyThreat),
    },
  ],
};
