import type { View as AlleyView } from '@souk/games/arcane-alley';
import type { View as DaleView } from '@souk/games/dale-of-merchants';
import type { View as TradersView } from '@souk/games/dwarven-traders';
import { elementAt, type GameTypes } from '@souk/kernel';
import { describe, expect, test } from 'vitest';
import type { LessonTopic } from '../../table-kit/src/i18n/keys.js';
import { LEARNER } from '../../table-kit/src/lesson.js';
import { GAME_IDS, rulesOf } from '../src/games/games.js';
import { lessonOf } from '../src/games/lessons.js';
import { LessonSession } from '../src/lessons/lesson-session.js';
import { runTo } from '../src/lessons/run.js';

const NAMES = ['Zahra', 'Hild', 'Olo'];

const open = async (game: string) => ({ rules: await rulesOf(game), lesson: await lessonOf(game) });

describe.each(GAME_IDS)('the lesson of %s', (game) => {
  test('plays through by the rules, and whatever a step accepts leads to its end', async () => {
    const { rules, lesson } = await open(game);
    const last = lesson.steps.length - 1;
    for (const [index, { awaits }] of lesson.steps.slice(0, last).entries()) {
      const choices = runTo(rules, lesson, index).awaited();
      expect(choices.length > 0, `step ${index}`).toBe(awaits !== undefined);
      for (const choice of awaits === undefined ? [undefined] : choices) {
        const run = runTo(rules, lesson, index);
        run.takeStep(choice);
        while (run.index < last) run.takeStep();
        expect(run.index).toBe(last);
      }
    }
  });

  test('has words in both languages for every step, and none too many', async () => {
    const { lesson } = await open(game);
    const wanted: string[] = lesson.steps.flatMap(({ says }) => [`${says}.title`, says]);
    for (const texts of [await lesson.texts.en(), await lesson.texts.de()]) {
      expect(Object.keys(texts).sort()).toEqual(wanted.sort());
    }
  });

  test('can be played at a table: moves, others’ moves and what is passed over come one after the other', async () => {
    const { rules, lesson } = await open(game);
    const session = new LessonSession(rules, lesson, NAMES);
    let updates = 0;
    session.subscribe(() => {
      updates++;
      session.goOn();
    });
    for (let index = 0; index < lesson.steps.length - 1; index++) {
      expect(session.shown.get()).toBe(index);
      take(session);
    }
    expect(session.shown.get()).toBe(lesson.steps.length - 1);
    expect(updates).toBeGreaterThan(lesson.steps.length);
    expect(session.past()).toHaveLength(session.moment.length);
  });

  test('goes back a step, and begins again', async () => {
    const { rules, lesson } = await open(game);
    const session = new LessonSession(rules, lesson, NAMES, 4);
    session.subscribe(() => session.goOn());
    const { length } = session.moment;
    session.goTo(3);
    expect(session.shown.get()).toBe(3);
    expect(session.moment.length).toBeLessThanOrEqual(length);
    session.goTo(0);
    expect(session.moment.length).toBe(0);
  });
});

/** The match as the learner sees it when a step begins. */
async function viewAt<V>(game: string, says: LessonTopic): Promise<V> {
  const { rules, lesson } = await open(game);
  const index = lesson.steps.findIndex((step) => step.says === says);
  return rules.view(runTo(rules, lesson, index).match.state, LEARNER) as V;
}

test('Arcane Alley: what the lesson tells of gold and infamy is so', async () => {
  const sold = await viewAt<AlleyView>('arcane-alley', 'aa.lesson.sold');
  expect(sold.players[0]?.gold).toBe(25 + 12);
  const last = await viewAt<AlleyView>('arcane-alley', 'aa.lesson.last');
  expect(last.triggered).toBe(1);
  const bribe = await viewAt<AlleyView>('arcane-alley', 'aa.lesson.bribe');
  expect(bribe.players.map(({ gold }) => gold)).toEqual([25 + 12 + 9, 0, 25]);
  expect(bribe.players.map(({ infamy }) => infamy)).toEqual([1 + 5, 32 + 10 - 25, 20]);
});

test('Dwarven Traders: what the lesson tells of prices and spaces is so', async () => {
  const prices = await viewAt<TradersView>('dwarven-traders', 'dt.lesson.prices');
  expect(prices.prices.emerald).toBe(2);
  const smuggler = await viewAt<TradersView>('dwarven-traders', 'dt.lesson.smuggler');
  expect([smuggler.players[0]?.score, smuggler.prices.emerald, smuggler.smuggler.score]).toEqual([7, 3, 6]);
  const loss = await viewAt<TradersView>('dwarven-traders', 'dt.lesson.loss');
  expect([loss.prices.ruby, loss.prices.sapphire]).toEqual([-1, 3]);
  const trade = await viewAt<TradersView>('dwarven-traders', 'dt.lesson.trade');
  expect(trade.players[0]?.store).toEqual([]);
  const round = await viewAt<TradersView>('dwarven-traders', 'dt.lesson.round');
  expect(round.round).toBe(2);
});

test('Dale of Merchants: what the lesson tells of stacks and cards is so', async () => {
  const hand = ({ players }: DaleView): (string | null)[] => elementAt(players, 0).hand.map(({ card }) => card);
  expect(hand(await viewAt<DaleView>('dale-of-merchants', 'dm.lesson.cleanUp'))).toContain('prepaid-good');
  expect(hand(await viewAt<DaleView>('dale-of-merchants', 'dm.lesson.plus'))).toContain('favourite-toy');
  const second = await viewAt<DaleView>('dale-of-merchants', 'dm.lesson.second');
  expect(hand(second)).toContain('prepaid-good');
  expect(second.players[0]?.stall).toHaveLength(1);
  expect((await viewAt<DaleView>('dale-of-merchants', 'dm.lesson.inventory')).players[0]?.stall).toHaveLength(2);
});

/** Does what the step that is shown asks. */
function take(session: LessonSession<GameTypes>): void {
  const [decision] = session.moment.decisions;
  if (decision === undefined) session.readOn();
  else session.send(decision.seat, elementAt(decision.moves, 0));
}
