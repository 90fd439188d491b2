import type { CardSpec } from '../../cards/spec.js';
import { putOnDeckSecretly } from '../../effects/card-actions.js';
import { drawFromDeckOf } from '../../effects/draws.js';
import { chooseHandCard, choosePlayer } from '../../effects/questions.js';
import { remember, skipRest } from '../../effects/resolve.js';
import { tellBranch } from '../../events.js';
export const ruthlessCompetition: CardSpec = {
  id: 'ruthless-competition',
  name: 'Ruthless Competition',
  value: 4,
  copies: 3,
  plus: true,
  text: "Draw a card from another player's deck, then put a card from your hand on top of that deck.",
  branches: ['exchanged', 'nothing-drawn'],
  technique: [
    {
      ...choosePlayer('Choose the player from whose deck you draw', (state, { seat }, player, events) => {
        remember(state, { count: state.hands[seat].length + 1 });
        drawFromDeckOf(state, seat, player, events);
      }),
      drawn(state, { seat, as, count }, events) {
        const drew = state.hands[seat].length >= count;
        tellBranch(state, as, drew ? 'exchanged' : 'nothing-drawn', events);
        if (!drew) skipRest(state);
      },
    },
    chooseHandCard('Choose the card that you put on that deck', (state, { seat, player }, place, events) =>
      putOnDeckSecretly(state, seat, place, player, events),
    ),
  ],
};
