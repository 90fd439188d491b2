import type { BotGame } from '@souk/bots';
import {
  type ArenaPlan,
  type ArenaQuestion,
  type ArenaSummary,
  BOT_FORMS,
  checkAnswerable,
  dealsWithin,
  type Estimate,
  noteOnTime,
  poolOf,
  QUESTION_FORMS,
  questionsFrom,
  type Rating,
  runArena,
  seatings,
  seatsFor,
} from '@souk/lab';
import { padEnd, padStart, wrap } from '@souk/terminal-kit';
import { type Arguments, isOn, textOf } from '../arguments.js';
import { catalogueOf, type GameEntry } from '../games.js';
import { botHelp, botNames, WORKERS, workersAsked } from '../lab-arguments.js';
import { gameNamed, noMoreThan, optionsAsked, SEED, seedAsked } from '../match-arguments.js';
import { Progress } from '../progress.js';
import type { Context } from '../shell.js';
import type { Translator } from '../text/index.js';
import { asUsage, expected, UsageError, wholeNumber } from '../usage.js';
import { type Command, DONE, INTERRUPTED, NOT_HELD } from './command.js';

const USUAL_GAMES = 400;
const MOST_GAMES = 10_000_000;
/** How long a tournament goes on in search of a decision if no limit is set. */
const PATIENCE = 20_000;
const DECIDED = 'decided';
const NOTE_WIDTH = 80;

interface Tournament {
  readonly plan: ArenaPlan;
  readonly questions: readonly ArenaQuestion[];
  readonly games: number;
  /** The fewest games before it may stop early; undefined if it may not. */
  readonly least: number | undefined;
}

function botsAsked(game: BotGame, args: Arguments): readonly string[] {
  const text = textOf(args, 'bots');
  if (text === undefined) throw new UsageError(({ say }) => say('usage.bots', { forms: BOT_FORMS.join(', ') }));
  const bots = botNames(game, text);
  const twice = bots.find((name, i) => bots.indexOf(name) < i);
  if (twice !== undefined) throw expected('--bots', ({ say }) => say('usage.botsDiffer'), twice);
  return bots;
}

/** What is to be decided, as far as the bots can decide it at such a table. */
function questionsAsked(bots: readonly string[], seats: number, args: Arguments): readonly ArenaQuestion[] {
  const text = textOf(args, 'question');
  if (text === undefined) return [];
  return asUsage(
    () => {
      const questions = questionsFrom(text, bots);
      checkAnswerable(questions, bots.length, seats);
      return questions;
    },
    (message) => `--${message}`,
  );
}

function tournamentAsked(entry: GameEntry, args: Arguments, { entropy }: Context): Tournament {
  const { game } = entry;
  const bots = botsAsked(entry, args);
  const seatsText = textOf(args, 'seats');
  const seats =
    seatsText === undefined
      ? seatsFor(game, bots.length)
      : wholeNumber('--seats', seatsText, Math.max(game.minSeats, 1), game.maxSeats);
  const until = textOf(args, 'until');
  if (until !== undefined && until !== DECIDED) throw expected('--until', `"${DECIDED}"`, until);
  const questions = questionsAsked(bots, seats, args);
  if (until !== undefined && questions.length === 0) throw new UsageError(({ say }) => say('usage.untilQuestion'));
  const usual = until === undefined ? USUAL_GAMES : PATIENCE;
  const games = wholeNumber('--games', textOf(args, 'games') ?? String(usual), 1, MOST_GAMES);
  if (until === undefined && textOf(args, 'least') !== undefined) {
    throw new UsageError(({ say }) => say('usage.leastUntil'));
  }
  const least = wholeNumber('--least', textOf(args, 'least') ?? String(Math.min(USUAL_GAMES, games)), 1, games);
  const options = optionsAsked(game, seats, args);
  const plan = { game: game.id, options, seats, bots, seed: seedAsked(args) ?? entropy() };
  return { plan, questions, games, least: until === undefined ? undefined : least };
}

const DIGITS = 1e6;
const rounded = (value: number): number => Math.round(value * DIGITS) / DIGITS;
const roundedRating = ({ value, low, high }: Rating): Rating => ({
  value: rounded(value),
  low: low === null ? null : rounded(low),
  high: high === null ? null : rounded(high),
});
const roundedEstimate = ({ value, low, high }: Estimate): Estimate => ({
  value: rounded(value),
  low: rounded(low),
  high: rounded(high),
});

/** One JSON object a line: the tournament, every bot, every pair, every question. */
function jsonLines({ plan, least }: Tournament, summary: ArenaSummary, interrupted: boolean): string[] {
  const { deals, games, bots, pairs, answers } = summary;
  const { game, options, seats, seed } = plan;
  const interval = least === undefined ? 'clustered by deal' : 'confidence sequence over deals';
  return [
    { kind: 'arena', game, seats, options, seed, bots: plan.bots, deals, games, interrupted },
    ...bots.map(({ bot, wins, rating, times }) => ({
      kind: 'bot',
      bot,
      wins: roundedEstimate(wins),
      rating: roundedRating(rating),
      milliseconds: { decisions: times.decisions, mean: rounded(times.mean), worst: rounded(times.worst) },
    })),
    ...pairs.map((pair) => ({ kind: 'pair', bot: pair.bot, other: pair.other, ...roundedEstimate(pair) })),
    ...answers.map(({ name, bar, holds, ...estimate }) => ({
      kind: 'question',
      name: `arena/${game}/${seats}/${name}`,
      ...roundedEstimate(estimate),
      bar,
      holds,
      games,
      interval,
    })),
  ].map((line) => JSON.stringify(line));
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const interval = ({ low, high }: Estimate, { say }: Translator): string =>
  say('lab.to', { low: percent(low), high: percent(high) });
const between = ({ low, high }: Rating, { say }: Translator): string =>
  low === null || high === null ? '–' : say('lab.to', { low: low.toFixed(1), high: high.toFixed(1) });

function report(
  entry: GameEntry,
  { plan, least }: Tournament,
  summary: ArenaSummary,
  interrupted: boolean,
  translator: Translator,
): string[] {
  const { say } = translator;
  const { deals, games, bots, pairs, answers } = summary;
  const width = Math.max(14, ...plan.bots.map((bot) => bot.length)) + 1;
  const note = noteOnTime(entry, plan.bots);
  const turns = seatings(plan.bots.length, plan.seats).length;
  const botRow = ({ bot, wins, rating, times }: (typeof bots)[number]): string =>
    padEnd(bot, width) +
    padStart(percent(wins.value), 8) +
    padStart(interval(wins, translator), 20) +
    padStart(rating.value.toFixed(1), 8) +
    padStart(between(rating, translator), 15) +
    padStart(times.mean.toFixed(2), 10) +
    padStart(times.worst.toFixed(1), 9);
  return [
    say('arena.title', {
      game: entry.game.name,
      games,
      seats: plan.seats,
      interrupted: interrupted ? say('lab.interrupted') : '',
      deals,
      turns,
    }),
    say('lab.seed', { seed: plan.seed }),
    '',
    padEnd('', width) +
      padStart(say('arena.win'), 8) +
      padStart(say('lab.interval'), 20) +
      padStart(say('arena.rating'), 8) +
      padStart('95 %', 15) +
      padStart(say('arena.mean'), 10) +
      padStart(say('arena.worst'), 9),
    ...bots.map(botRow),
    ...(pairs.length === 0 ? [] : ['', say('arena.pairs')]),
    ...pairs.map((pair) => {
      const { bot, other } = pair;
      return say('arena.pair', { bot, other, share: percent(pair.value), interval: interval(pair, translator) });
    }),
    ...(answers.length === 0 ? [] : ['', say(least === undefined ? 'arena.questions' : 'arena.questionsEachDeal')]),
    ...answers.map(({ name, holds, ...estimate }, i) => {
      const found =
        plan.bots.length > 0 && name.includes(' within ')
          ? say('arena.worstTime', { ms: estimate.value.toFixed(1) })
          : `${percent(estimate.value)} (${interval(estimate, translator)})`;
      return `  ${i + 1}. ${name}: ${say(`arena.holds.${holds}`)}; ${found}`;
    }),
    ...(note === undefined ? [] : ['', ...wrap(note, NOTE_WIDTH, '')]),
  ];
}

export const arena: Command = {
  name: 'arena',
  usage: ({ say }) => say('arena.usage'),
  summary: ({ say }) => say('arena.summary'),
  details: (translator) => `${botHelp(translator)}\n${translator.say('arena.details', { forms: QUESTION_FORMS })}`,
  flags: [
    { flag: 'bots', value: 'a,b', help: ({ say }) => say('arena.flag.bots') },
    { flag: 'seats', value: ({ say }) => say('value.n'), help: ({ say }) => say('arena.flag.seats') },
    {
      flag: 'games',
      value: ({ say }) => say('value.n'),
      help: ({ say }) => say('arena.flag.games', { usual: USUAL_GAMES, patience: PATIENCE }),
    },
    { flag: 'question', value: ({ say }) => say('value.text'), help: ({ say }) => say('arena.flag.question') },
    { flag: 'until', value: DECIDED, help: ({ say }) => say('arena.flag.until') },
    {
      flag: 'least',
      value: ({ say }) => say('value.n'),
      help: ({ say }) => say('arena.flag.least', { usual: USUAL_GAMES }),
    },
    SEED,
    WORKERS,
    { flag: 'json', value: undefined, help: ({ say }) => say('arena.flag.json') },
  ],
  takesGameOptions: true,
  async run(args, context) {
    noMoreThan(1, args);
    const asJson = isOn(args, 'json');
    const entry = gameNamed(context.games, args.positionals[0]);
    const tournament = tournamentAsked(entry, args, context);
    const { plan, questions, games, least } = tournament;
    const catalogue = catalogueOf(entry);
    const { deals, perDeal } = dealsWithin(plan, games);
    const pool = poolOf(Math.min(workersAsked(args), deals), catalogue);
    const progress = new Progress(context, deals * perDeal);
    let interrupted = false;
    const forget = context.onInterrupt(() => {
      interrupted = true;
    });
    try {
      const limits = least === undefined ? { games } : { games, untilDecidedAfter: least };
      const found = await runArena(pool, catalogue, plan, questions, limits, {
        onGames: (done) => progress.show(done),
        stopped: () => interrupted,
      });
      progress.clear();
      const summary = found.summary();
      const lines = asJson
        ? jsonLines(tournament, summary, interrupted)
        : report(entry, tournament, summary, interrupted, context);
      context.stdout.write(`${lines.join('\n')}\n`);
      if (interrupted) return INTERRUPTED;
      return summary.answers.every(({ holds }) => holds === true) ? DONE : NOT_HELD;
    } finally {
      forget();
      await pool.close();
    }
  },
};
