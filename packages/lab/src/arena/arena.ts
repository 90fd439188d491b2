import { elementAt } from '@souk/kernel';
import { ConfidenceSequence } from '../statistics/betting.js';
import { clustered, type Estimate } from '../statistics/shares.js';
import { addTimes, type DealResult, NO_TIME, type Times } from './deal.js';
import type { ArenaPlan } from './plan.js';
import { type ArenaQuestion, checkAnswerable } from './questions.js';
import { type Rating, ratings, UNRATED } from './ratings.js';
import { beatsIn, winsIn } from './scores.js';

/** What a tournament says to a question. */
export interface ArenaAnswer extends Estimate {
  readonly name: string;
  readonly bar: number;
  /** Whether the whole interval is on the right side of the bar: true yes, false no, null not decided. */
  readonly holds: boolean | null;
}

export interface BotSummary {
  readonly bot: string;
  /** Mean share of the win for every seat taken. */
  readonly wins: Estimate;
  readonly rating: Rating;
  /** Mean and worst milliseconds of a decision. */
  readonly times: { readonly decisions: number; readonly mean: number; readonly worst: number };
}

export interface PairSummary extends Estimate {
  readonly bot: string;
  readonly other: string;
}

export interface ArenaSummary {
  readonly deals: number;
  readonly games: number;
  readonly bots: readonly BotSummary[];
  /** How often a bot is placed before another, ties counting half. Each pair once. */
  readonly pairs: readonly PairSummary[];
  readonly answers: readonly ArenaAnswer[];
}

/** A question, and what all looks at its deals so far leave of it. */
interface Asked {
  readonly question: ArenaQuestion;
  readonly sequence: ConfidenceSequence;
}

/** Every deal is played in all seatings, so who meets at all meets in each. */
function meetings(share: number | undefined, question: string): number {
  if (share === undefined) throw new Error(`no answer to "${question}": the two have not met in this deal`);
  return share;
}

/** What a deal says to a question, from 0 to 1. */
function scoreOf(question: ArenaQuestion, deal: DealResult): number {
  if (question.kind === 'beats') return meetings(beatsIn(deal, question.bot, question.other), question.name);
  return question.kind === 'wins' ? winsIn(deal, question.bot) : 0.5;
}

/**
 * Gathers what deals bring, in their order. All games of a deal are one unit: what luck gives to one rotation
 * it gives to the others, so only different deals are independent of each other.
 */
export class Arena {
  readonly #plan: ArenaPlan;
  readonly #asked: readonly Asked[];
  /** Whether one looks again and again and stops when all is decided: then intervals must allow for that. */
  readonly #sequential: boolean;
  readonly #deals: DealResult[] = [];
  #games = 0;
  #times: Times[];

  constructor(plan: ArenaPlan, questions: readonly ArenaQuestion[], sequential: boolean) {
    checkAnswerable(questions, plan.bots.length, plan.seats);
    this.#plan = plan;
    this.#asked = questions.map((question) => ({ question, sequence: new ConfidenceSequence() }));
    this.#sequential = sequential;
    this.#times = plan.bots.map(() => NO_TIME);
  }

  get games(): number {
    return this.#games;
  }

  add(deal: DealResult): void {
    this.#deals.push(deal);
    this.#games += deal.games.length;
    this.#times = this.#times.map((times, bot) => addTimes(times, elementAt(deal.times, bot)));
    if (this.#sequential) for (const { question, sequence } of this.#asked) sequence.add(scoreOf(question, deal));
  }

  /** Whether every question that is about chances has an answer. */
  get decided(): boolean {
    return this.#asked.every((asked) => this.#answer(asked).holds !== null);
  }

  summary(): ArenaSummary {
    const { bots, seed } = this.#plan;
    const deals = this.#deals;
    const skills = deals.length === 0 ? [] : ratings(bots.length, deals, seed);
    const pairs = bots.flatMap((bot, i) =>
      bots.slice(i + 1).flatMap((other, j) => {
        const values = deals.flatMap((deal) => beatsIn(deal, i, i + 1 + j) ?? []);
        return values.length === 0 ? [] : [{ bot, other, ...clustered(values) }];
      }),
    );
    return {
      deals: deals.length,
      games: this.#games,
      bots: bots.map((bot, i) => {
        const { decisions, total, worst } = elementAt(this.#times, i);
        return {
          bot,
          wins: clustered(deals.map((deal) => winsIn(deal, i))),
          rating: skills[i] ?? UNRATED,
          times: { decisions, mean: decisions === 0 ? 0 : total / decisions, worst },
        };
      }),
      pairs,
      answers: this.#asked.map((asked) => this.#answer(asked)),
    };
  }

  #answer({ question, sequence }: Asked): ArenaAnswer {
    const { name, bar } = question;
    if (question.kind === 'within') {
      const { worst } = elementAt(this.#times, question.bot);
      return { name, value: worst, low: worst, high: worst, bar, holds: worst <= bar };
    }
    const estimate = this.#sequential
      ? sequence.estimate()
      : clustered(this.#deals.map((deal) => scoreOf(question, deal)));
    return { name, ...estimate, bar, holds: estimate.low >= bar ? true : estimate.high < bar ? false : null };
  }
}
