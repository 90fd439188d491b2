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
import { BOT_HELP, botNames, WORKERS, workersAsked } from '../lab-arguments.js';
import { gameNamed, noMoreThan, optionsAsked, SEED, seedAsked } from '../match-arguments.js';
import { Progress } from '../progress.js';
import type { Shell } from '../shell.js';
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
  if (text === undefined) throw new UsageError(`--bots: expected bots to play (${BOT_FORMS.join(', ')})`);
  const bots = botNames(game, text);
  const twice = bots.find((name, i) => bots.indexOf(name) < i);
  if (twice !== undefined) throw expected('--bots', 'bots that are all different', twice);
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

function tournamentAsked(entry: GameEntry, args: Arguments, { entropy }: Shell): Tournament {
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
  if (until !== undefined && questions.length === 0) throw new UsageError('--until: expected a --question to decide');
  const usual = until === undefined ? USUAL_GAMES : PATIENCE;
  const games = wholeNumber('--games', textOf(args, 'games') ?? String(usual), 1, MOST_GAMES);
  if (until === undefined && textOf(args, 'least') !== undefined) {
    throw new UsageError(`--least: expected --until ${DECIDED} with it: without, all games are played`);
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
const interval = ({ low, high }: Estimate): string => `${percent(low)} to ${percent(high)}`;
const between = ({ low, high }: Rating): string =>
  low === null || high === null ? '–' : `${low.toFixed(1)} to ${high.toFixed(1)}`;
const HOLDS = { true: 'yes', false: 'no', null: 'not decided' } as const;

function report(entry: GameEntry, { plan, least }: Tournament, summary: ArenaSummary, interrupted: boolean): string[] {
  const { deals, games, bots, pairs, answers } = summary;
  const width = Math.max(14, ...plan.bots.map((bot) => bot.length)) + 1;
  const note = noteOnTime(entry, plan.bots);
  const turns = seatings(plan.bots.length, plan.seats).length;
  const botRow = ({ bot, wins, rating, times }: (typeof bots)[number]): string =>
    padEnd(bot, width) +
    padStart(percent(wins.value), 8) +
    padStart(interval(wins), 20) +
    padStart(rating.value.toFixed(1), 8) +
    padStart(between(rating), 15) +
    padStart(times.mean.toFixed(2), 10) +
    padStart(times.worst.toFixed(1), 9);
  return [
    `${entry.game.name}: ${games} games of ${plan.seats}${interrupted ? ', interrupted' : ''}; ${deals} deals, each in ${turns} seatings`,
    `Seed: ${plan.seed}`,
    '',
    padEnd('', width) +
      padStart('win', 8) +
      padStart('95 % interval', 20) +
      padStart('rating', 8) +
      padStart('95 %', 15) +
      padStart('ms mean', 10) +
      padStart('worst', 9),
    ...bots.map(botRow),
    ...(pairs.length === 0 ? [] : ['', 'Placed before (ties count half):']),
    ...pairs.map((pair) => `  ${pair.bot} before ${pair.other}: ${percent(pair.value)} (${interval(pair)})`),
    ...(answers.length === 0
      ? []
      : ['', least === undefined ? 'Questions:' : 'Questions, looked at after every deal:']),
    ...answers.map(({ name, holds, ...estimate }, i) => {
      const found =
        plan.bots.length > 0 && name.includes(' within ')
          ? `worst ${estimate.value.toFixed(1)} ms`
          : `${percent(estimate.value)} (${interval(estimate)})`;
      return `  ${i + 1}. ${name}: ${HOLDS[`${holds}`]}; ${found}`;
    }),
    ...(note === undefined ? [] : ['', ...wrap(note, NOTE_WIDTH, '')]),
  ];
}

export const arena: Command = {
  name: 'arena',
  usage: '<game> --bots a,b[,…] [--games n] [--question text] [--until decided] [options]',
  summary: 'let bots play each other, and say which is the better one',
  details: [
    ...BOT_HELP,
    'Every deal is played in every rotation of the seats, so that luck cancels; with more bots',
    'than seats every group of them meets, with fewer they take seats in turn. Deal i (from 0)',
    'is dealt from the seed "<seed>/<i>". Intervals treat all games of a deal as one unit.',
    `Questions, separated by ";": ${QUESTION_FORMS}.`,
    'With --until decided the arena stops as soon as all are decided; the intervals are then',
    'confidence sequences, which hold however often one looks. Exit code 1 says that a question',
    'was not answered with yes.',
  ],
  flags: [
    { flag: 'bots', value: 'a,b', help: 'Who plays, separated by commas' },
    { flag: 'seats', value: 'n', help: 'How many seats the table has (default: one for every bot)' },
    {
      flag: 'games',
      value: 'n',
      help: `How many games at the most: as many whole deals as fit, but one in any case (default: ${USUAL_GAMES}; ${PATIENCE} with --until)`,
    },
    { flag: 'question', value: 'text', help: 'What is to be decided: "greedy > random 0.9"' },
    { flag: 'until', value: DECIDED, help: 'Stop as soon as every question is decided' },
    { flag: 'least', value: 'n', help: `The fewest games before that, with --until only (default: ${USUAL_GAMES})` },
    SEED,
    WORKERS,
    { flag: 'json', value: undefined, help: 'Print JSON lines: the tournament, each bot, pair and question' },
  ],
  takesGameOptions: true,
  async run(args, shell) {
    noMoreThan(1, args);
    const asJson = isOn(args, 'json');
    const entry = gameNamed(shell.games, args.positionals[0]);
    const tournament = tournamentAsked(entry, args, shell);
    const { plan, questions, games, least } = tournament;
    const catalogue = catalogueOf(entry);
    const { deals, perDeal } = dealsWithin(plan, games);
    const pool = poolOf(Math.min(workersAsked(args), deals), catalogue);
    const progress = new Progress(shell, deals * perDeal);
    let interrupted = false;
    const forget = shell.onInterrupt(() => {
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
        : report(entry, tournament, summary, interrupted);
      shell.stdout.write(`${lines.join('\n')}\n`);
      if (interrupted) return INTERRUPTED;
      return summary.answers.every(({ holds }) => holds === true) ? DONE : NOT_HELD;
    } finally {
      forget();
      await pool.close();
    }
  },
};
