import { kindsInHand } from '../../cards/identity.js';
import type { CardSpec } from '../../cards/spec.js';

export const seeingDoubles: CardSpec = {
  id: 'seeing-doubles',
  name: 'Seeing Doubles',
  value: 5,
  copies: 1,
  text: 'This card is a copy of another card in your hand; when you show this card, show that one too.',
  branches: [],
  copyText: {
    showsFound: true,
    finds: (state, owner, place) => kindsInHand(state.hands[owner], place),
  },
};
