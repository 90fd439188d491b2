import type { AnyGame } from '@souk/kernel';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { DESKTOP, expectNoComplaints, PHONE, violations, visit } from './browser.js';
import { closeLook } from './close-look.js';
import { sampled } from './combinations.js';
import { type AskedMoment, momentsOf } from './moments.js';
import {
  byKeyboard,
  byPointer,
  type Choose,
  makeMove,
  nextQuestion,
  openMatch,
  questionOn,
  variety,
} from './playing.js';
import { HANDS, type Hand } from './shrewd-play.js';
import { isWhole, type MatchToEnd, matchToEnd } from './whole-matches.js';

type Look = (page: Page, question: string) => Promise<void>;

/** A way to play, and what is looked at whenever something is asked. */
export interface Input {
  readonly name: 'mouse' | 'keyboard' | 'touch';
  readonly size: BrowserContextOptions;
  readonly hand: Hand;
  chooser(): Choose;
  looker(): Look;
  /** At which moments a move is made: every kind of question is answered by mouse, and by keyboard or by touch. */
  among(moments: readonly AskedMoment[]): readonly AskedMoment[];
}

/** A player who has many choices takes one of the first: every one more is another press of Tab. */
const FEW = 3;

const expectNoWiderThanThePhone = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

const INPUTS: readonly Input[] = [
  {
    name: 'mouse',
    size: DESKTOP,
    hand: HANDS.mouse,
    chooser: () => byPointer(variety(), 'click'),
    looker: closeLook,
    among: (moments) => moments,
  },
  {
    name: 'keyboard',
    size: DESKTOP,
    hand: HANDS.keyboard,
    chooser() {
      const choose = byKeyboard(variety());
      return (page, count) => choose(page, Math.min(FEW, count));
    },
    looker: () => async () => {},
    among: (moments) => sampled(moments, 0),
  },
  {
    name: 'touch',
    size: PHONE,
    hand: HANDS.finger,
    chooser: () => byPointer(variety(), 'tap'),
    looker: () => expectNoWiderThanThePhone,
    among: (moments) => sampled(moments, 1),
  },
];

interface Played {
  readonly game: AnyGame;
  /** The messages of its page that ask something, without what is never asked. */
  readonly questions: readonly string[];
  /** What is played to the end with an input. */
  match(input: Input['name']): Omit<MatchToEnd, 'game' | 'persons'>;
  /** Answers until the match is over. Says how often. */
  play(page: Page, input: Input, look: Look): Promise<number>;
  /** What the end of a match shows. */
  atEnd?(page: Page, input: Input['name']): Promise<void>;
  /** How many answers a whole match takes at least. */
  readonly answers: number;
}

/** Plays a game with every kind of input: one match to its end, and one move at every kind of question. */
export function testInputs({ game, questions, match, play, atEnd, answers }: Played): void {
  const moments = momentsOf(game);

  test('the moments show every kind of question', () => {
    expect(moments.map(({ kind }) => kind).sort()).toEqual([...questions].sort());
    for (const { kind, match: kept } of moments) expect(kept.outcome, kind).toBeNull();
  });

  describe.each(INPUTS)('by $name', (input) => {
    const whole = isWhole(input.name, game);
    const look = input.looker();

    test(`${whole ? 'a whole match' : 'the end of a match'}, and axe finds nothing`, async () => {
      const kept = matchToEnd(input.name, { game, ...match(input.name) });
      const seen = await visit('/table/kept', input.size, { match: kept });
      expect(await play(seen.page, input, look)).toBeGreaterThanOrEqual(whole ? answers : 1);
      expect(await violations(seen.page)).toEqual([]);
      await atEnd?.(seen.page, input.name);
      expectNoComplaints(seen);
      await seen.close();
    }, 300_000);

    const answered = input.among(moments);

    test(`a move at ${answered.length} kinds of question`, async () => {
      const seen = await visit('/', input.size);
      const { page } = seen;
      const choose = input.chooser();
      for (const { kind, match: kept } of answered) {
        await openMatch(page, kept, kind);
        expect(await nextQuestion(page), kind).toBe('asked');
        await look(page, await questionOn(page));
        await makeMove(page, choose);
        await nextQuestion(page);
      }
      expectNoComplaints(seen);
      await seen.close();
    }, 300_000);
  });
}

/** The kinds of question for which a catalogue has a message. */
export const kindsIn = (catalogue: object, prefix: string, never: readonly string[] = []): readonly string[] =>
  Object.keys(catalogue)
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length))
    .filter((kind) => !never.includes(kind));
