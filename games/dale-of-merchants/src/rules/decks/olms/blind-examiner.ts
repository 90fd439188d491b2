import type { CardSpec } from '../../cards/spec.js';
import { throwMarketTop } from '../../effects/card-actions.js';

export const blindExaminer: CardSpec = {
  id: 'blind-examiner',
  name: 'Blind Examiner',
  value: 1,
  copies: 4,
  text: "Once in your turn you may throw away the top card of the market deck. A payment with this card may buy the top card of the market's discard pile at its printed value, and this card may then be superfluous in it.",
  branches: ['thrown-away'],
  ability: throwMarketTop('blind-examiner'),
  permits: ['buy-discarded', 'untested-alone'],
};
