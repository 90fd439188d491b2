import { InputError } from '@souk/kernel';
import { seatings } from './plan.js';

/** What a tournament is to decide. Bots by their numbers. */
export type ArenaQuestion =
  /** Is a bot placed before another in at least this part of their games? */
  | {
      readonly kind: 'beats';
      readonly name: string;
      readonly bot: number;
      readonly other: number;
      readonly bar: number;
    }
  /** Has a bot at least this share of the wins, for every seat that it takes? */
  | { readonly kind: 'wins'; readonly name: string; readonly bot: number; readonly bar: number }
  /** Does a bot never take longer than this for a decision? Milliseconds. */
  | { readonly kind: 'within'; readonly name: string; readonly bot: number; readonly bar: number };

export const QUESTION_FORMS = '"a > b 0.9", "a wins 0.6" or "a within 100ms"';

const EVEN = 0.5;

/** Reads questions such as "greedy > random 0.9; greedy within 100ms". Throws an `InputError` if they make no sense. */
export const questionsFrom = (text: string, bots: readonly string[]): readonly ArenaQuestion[] =>
  text.split(';').map((each) => questionFrom(each.trim(), bots));

function questionFrom(text: string, bots: readonly string[]): ArenaQuestion {
  const botNamed = (name: string): number => {
    const bot = bots.indexOf(name);
    if (bot < 0) throw new InputError('question', `one of the bots (${bots.join(', ')})`, name);
    return bot;
  };
  const [, bot = '', verb = '', rest = ''] = /^(\S+)\s+(>|wins|within)\s+(\S.*)$/.exec(text) ?? [];
  const [first = '', second, ...more] = rest.split(/\s+/);
  const name = [bot, verb, rest].join(' ');
  if (verb === '>' && more.length === 0) {
    const other = botNamed(first);
    if (other === botNamed(bot)) throw new InputError('question', 'two different bots', text);
    return { kind: 'beats', name, bot: botNamed(bot), other, bar: second === undefined ? EVEN : shareFrom(second) };
  }
  if (verb === 'wins') return { kind: 'wins', name, bot: botNamed(bot), bar: shareFrom(rest) };
  if (verb === 'within') return { kind: 'within', name, bot: botNamed(bot), bar: millisecondsFrom(rest) };
  throw new InputError('question', QUESTION_FORMS, text);
}

/** Whether two bots ever sit at one table, by the plan of who sits where. */
const meet = (one: number, other: number, bots: number, seats: number): boolean =>
  seatings(bots, seats).some((seated) => seated.includes(one) && seated.includes(other));

/** Throws an `InputError` for a question that no number of games can answer: about bots that never meet. */
export function checkAnswerable(questions: readonly ArenaQuestion[], bots: number, seats: number): void {
  for (const question of questions) {
    if (question.kind !== 'beats' || meet(question.bot, question.other, bots, seats)) continue;
    const table = seats === 1 ? 'a table of one seat' : `tables of ${seats} seats`;
    throw new InputError('question', `bots that meet, which these never do at ${table}`, question.name);
  }
}

function shareFrom(text: string): number {
  const [, digits, percent] = /^(\d+(?:\.\d+)?|\.\d+)(%)?$/.exec(text) ?? [];
  const share = Number(digits) / (percent === undefined ? 1 : 100);
  if (!(share >= 0 && share <= 1)) throw new InputError('question', 'a share from 0 to 1, or a percentage', text);
  return share;
}

function millisecondsFrom(text: string): number {
  const [, digits, unit] = /^(\d+(?:\.\d+)?)\s*(ms|s)$/.exec(text) ?? [];
  if (digits === undefined) throw new InputError('question', 'a time such as 100ms or 1s', text);
  return Number(digits) * (unit === 's' ? 1000 : 1);
}
