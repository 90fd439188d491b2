import { daleOfMerchants } from '@souk/games/dale-of-merchants';
import { withBrowser } from '../../../../packages/web/test/browser/browser.js';
import { kindsIn, testInputs } from '../../../../packages/web/test/browser/inputs.js';
import { playShrewdly } from '../../../../packages/web/test/browser/shrewd-play.js';
import { spotsOf } from '../../src/page/spots.js';
import { en } from '../../src/page/text/en.js';

withBrowser();

/** Steps of a turn that go by without a question, the sentence that any question of a technique stands in, and what only decks ask that cannot be chosen yet. */
const NEVER_ASKED = ['after-actions', 'clean-up', 'purchase', 'effect', 'set', 'source'];

testInputs({
  game: daleOfMerchants,
  questions: kindsIn(en, 'dm.prompt.', NEVER_ASKED),
  // Matches of chance last very long.
  match: () => ({
    options: { decks: ['squirrels', 'pandas', 'ocelots'], firstPlayer: 0 },
    seed: 'browser 0',
    sensibly: true,
  }),
  play: (page, { hand }, look) => playShrewdly(page, { game: daleOfMerchants, spotsOf }, hand, look),
  answers: 10,
});
