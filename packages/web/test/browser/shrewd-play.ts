import { playerAtLevel } from '@souk/bots';
import { gameNamed } from '@souk/games/loaded';
import { type Game, type GameTypes, MoveList, seedRandom } from '@souk/kernel';
import type { Page } from 'playwright-core';
import { playedThrough } from '../../src/session/played-through.js';
import type { SavedMatch } from '../../src/session/saved-match.js';
import { confirmOn, nextQuestion, pressAt, questionOn, saved } from './playing.js';

const LEVEL = 3;

interface Played<T extends GameTypes> {
  readonly game: Game<T>;
  spotsOf(move: T['Move'], view: T['View'], among: readonly T['Move'][]): readonly string[];
}

/** What a player who knows the game would do, as the spots to be picked. */
function plan<T extends GameTypes>({ game, spotsOf }: Played<T>, match: SavedMatch): readonly string[] {
  const { state } = playedThrough(game, match);
  const seat = game.toAct(state).find((each) => match.sitters[each]?.kind === 'person');
  const prompt = seat === undefined ? undefined : game.prompt(state, seat);
  if (seat === undefined || prompt === undefined) throw new Error('nothing is asked');
  const list = new MoveList();
  game.moves(state, seat, list);
  const view = game.view(state, seat);
  const { player, budget } = playerAtLevel(gameNamed(game.id), LEVEL);
  const random = seedRandom(`shrewd ${match.moves.length}`);
  const { move } = player.choose({ game, view, seat, moves: list.toArray(), prompt, random, budget });
  const among = list.toArray().map((each) => game.describeMove(state, seat, each));
  return spotsOf(game.describeMove(state, seat, move), view, among);
}

/** A way to use what is on the page. */
export interface Hand {
  pick(page: Page, spot: string): Promise<void>;
  /** Opens the menu that offers a spot. */
  open(page: Page, spot: string): Promise<void>;
  confirm(page: Page): Promise<void>;
}

/** The menu at a card that offers a spot, as long as it is closed. */
export const menuWith = (spot: string): string => `button[data-opens~="${spot}"][aria-expanded="false"]`;

const pointer = (how: 'click' | 'tap'): Hand => ({
  pick: (page, spot) => page.locator(`button[data-choice="${spot}"]`).first()[how](),
  open: (page, spot) => page.locator(menuWith(spot)).first()[how](),
  confirm: (page) => confirmOn(page)[how](),
});

export const HANDS = {
  mouse: pointer('click'),
  finger: pointer('tap'),
  keyboard: {
    pick: (page, spot) => pressAt(page, ({ choice }) => choice === spot),
    open: (page, spot) => pressAt(page, ({ opens }) => opens?.split(' ').includes(spot) === true),
    confirm: (page) => pressAt(page, ({ confirms }) => confirms),
  },
} satisfies { readonly [name: string]: Hand };

/** What goes on without any of what could be chosen is an answer that is not suggested to anybody. */
const GO_ON = 'go-on';

/** Makes the move that has been picked. */
async function settle(page: Page, hand: Hand): Promise<void> {
  const goesOn = page.locator(`button[data-choice="${GO_ON}"]`);
  await confirmOn(page).or(goesOn).first().waitFor();
  await ((await confirmOn(page).count()) > 0 ? hand.confirm(page) : hand.pick(page, GO_ON));
}

/**
 * Plays a match to its end by thinking and not by chance: some games last very long otherwise. Every pick is one of a
 * lit button, and the move is made as soon as the page says that it is.
 */
export async function playShrewdly<T extends GameTypes>(
  page: Page,
  played: Played<T>,
  hand: Hand,
  onQuestion: (page: Page, text: string) => Promise<void>,
): Promise<number> {
  for (let answers = 0; ; answers++) {
    if ((await nextQuestion(page)) === 'over') return answers;
    await onQuestion(page, await questionOn(page));
    const before = await saved(page);
    const isMade = async (): Promise<boolean> => (await saved(page)).moves.length !== before.moves.length;
    for (const spot of plan(played, before)) {
      if (await isMade()) break;
      if ((await page.locator(menuWith(spot)).count()) > 0) await hand.open(page, spot);
      const isLit = (await page.locator(`button[data-choice="${spot}"]`).count()) > 0;
      if (isLit) await hand.pick(page, spot);
    }
    if (!(await isMade())) await settle(page, hand);
  }
}
