import { daleOfMerchants } from '@souk/games/dale-of-merchants';
import { spotsOf } from '../../src/games/dale-of-merchants/spots.js';
import { en } from '../../src/games/dale-of-merchants/text/en.js';
import { withBrowser } from './browser.js';
import { kindsIn, testInputs } from './inputs.js';
import { playShrewdly } from './shrewd-play.js';

withBrowser();

/** Steps of a turn that go by without a question, and the sentence that any question of a technique stands in. */
const NEVER_ASKED = ['after-actions', 'clean-up', 'purchase', 'effect'];

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
