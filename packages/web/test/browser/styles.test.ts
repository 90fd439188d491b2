import { expect, test } from 'vitest';
import { GAME_IDS } from '../../src/games/games.js';
import { PHONE, visit, withBrowser } from './browser.js';
import { nextQuestion } from './playing.js';

withBrowser();

/** How the areas of a table lie, which shared style and a game's settle together. */
const AREAS = ['.others', '.board', '.prompt', '.table-main', '.spot'];

test.each(GAME_IDS)(
  'who comes from the market square finds the table of %s dressed as who opens it at once',
  async (game) => {
    const seen = await visit('/', PHONE);
    const { page } = seen;
    const dressed = () =>
      page.evaluate(
        (areas) =>
          areas.map((area) => {
            const found = document.querySelector(area);
            if (found === null) return area;
            const { position, display, margin, width } = getComputedStyle(found);
            return { area, position, display, margin, width };
          }),
        AREAS,
      );
    await page.locator(`.stall.is-${game}`).getByRole('button', { name: 'Play now' }).click();
    await nextQuestion(page);
    const arrived = await dressed();
    await page.reload();
    await nextQuestion(page);
    expect(arrived).toEqual(await dressed());
    await seen.close();
  },
);
