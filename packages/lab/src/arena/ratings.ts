import { createRequire } from 'node:module';
import { elementAt } from '@souk/kernel';
import type { Rating as Skill } from 'openskill';
import { bootstrap } from '../statistics/bootstrap.js';
import type { DealResult, GameResult } from './deal.js';

/** Ratings are updated this often at the most: drawing again is what takes time. */
const MOST_UPDATES = 30_000;
const MOST_RESAMPLES = 200;
const FEWEST_RESAMPLES = 40;
/** Drawn again, a single deal is always the same and says nothing about how others would have come out. */
const FEWEST_DEALS = 2;

/** Loaded when bots are rated: it brings hundreds of files, and whatever else the laboratory is used for is not to wait for them. */
let loaded: typeof import('openskill') | undefined;
function openskill(): typeof import('openskill') {
  loaded ??= createRequire(import.meta.url)('openskill') as typeof import('openskill');
  return loaded;
}

/** Skill as openskill (Plackett–Luce, a beginner has 25) sees it. */
export interface Rating {
  readonly value: number;
  /** The 95 % interval; null if there are too few deals to tell. */
  readonly low: number | null;
  readonly high: number | null;
}

/** Nothing is known. */
export const UNRATED: Rating = { value: 25, low: null, high: null };

/** The ratings of all bots, with intervals over deals drawn again. */
export function ratings(bots: number, deals: readonly DealResult[], seed: string): readonly Rating[] {
  const all = deals.map((_, i) => i);
  const values = rateAll(bots, deals, all);
  if (deals.length < FEWEST_DEALS || !deals.some(hasMeeting))
    return values.map((value) => ({ value, low: null, high: null }));
  const games = deals.reduce((sum, deal) => sum + deal.games.length, 0);
  const resamples = Math.max(FEWEST_RESAMPLES, Math.min(MOST_RESAMPLES, Math.floor(MOST_UPDATES / Math.max(1, games))));
  const intervals = bootstrap(deals.length, resamples, `${seed}/ratings`, (drawn) => rateAll(bots, deals, drawn));
  return values.map((value, bot) => {
    const { low, high } = elementAt(intervals, bot);
    return { value, low: Math.min(value, low), high: Math.max(value, high) };
  });
}

/** Ranks teach nothing about bots that sit alone or play themselves. */
const hasMeeting = ({ games }: DealResult): boolean => games.some(({ seated }) => new Set(seated).size > 1);

/** The ratings of all bots after the deals of these numbers, in this order. */
export function rateAll(bots: number, deals: readonly DealResult[], order: readonly number[]): number[] {
  const { rating } = openskill();
  const skills = Array.from({ length: bots }, () => rating());
  for (const deal of order) for (const game of elementAt(deals, deal).games) rateGame(skills, game);
  return skills.map(({ mu }) => mu);
}

/** A bot with several seats learns the mean of what its seats have taught. */
function rateGame(skills: Skill[], { seated, ranks }: GameResult): void {
  const { rate } = openskill();
  const after = rate(
    seated.map((bot) => [elementAt(skills, bot)]),
    { rank: [...ranks] },
  );
  for (const bot of new Set(seated)) {
    const own = after.filter((_, seat) => seated[seat] === bot).flat();
    skills[bot] = {
      mu: own.reduce((sum, { mu }) => sum + mu, 0) / own.length,
      sigma: own.reduce((sum, { sigma }) => sum + sigma, 0) / own.length,
    };
  }
}
