import { elementAt } from '@souk/kernel';
import {
  blockSize,
  type Catalogue,
  type Figure,
  figuresOf,
  type MeanSummary,
  noteOnTime,
  poolOf,
  reportOn,
  type Share,
  type SideSummary,
  Simulation,
  type SimulationPlan,
  summaryOf,
} from '@souk/lab';
import type { WorkQueue } from '@souk/lab/shared';
import { listed, padEnd, padStart, wrap } from '@souk/terminal-kit';
import { type Arguments, isOn, textOf } from '../arguments.js';
import { checkWritable, writeWhole } from '../files.js';
import { catalogueOf, type GameEntry } from '../games.js';
import { BOT_HELP, botNames, jsonIfThere, WORKERS, workersAsked } from '../lab-arguments.js';
import {
  gameNamed,
  noMoreThan,
  optionsAsked,
  PLAYERS,
  SEED,
  seatsAsked,
  seedAsked,
  usualSeats,
} from '../match-arguments.js';
import { Progress } from '../progress.js';
import type { Shell } from '../shell.js';
import { asUsage, UsageError, wholeNumber } from '../usage.js';
import { queuePool, REDIS, REDIS_PREFIX, sharedQueueAsked } from '../work-queue.js';
import { type Command, DONE, INTERRUPTED } from './command.js';

const USUAL_GAMES = 1000;
const MOST_GAMES = 1_000_000_000;
/** Milliseconds between two checkpoints. */
const CHECKPOINT_PACE = 10_000;
const RANDOM = 'random';

/** Everything that was asked for. */
interface Wish {
  readonly entry: GameEntry;
  readonly plan: SimulationPlan;
  readonly games: number;
  readonly checkpoint: string | undefined;
  /** What the checkpoint holds; undefined if there is none yet. */
  readonly kept: unknown;
  /** Where a page is to be written. */
  readonly report: string | undefined;
  /** Where workers on any machines take their work from; undefined: the work is done here. */
  readonly queue: WorkQueue | undefined;
}

function wishOf(entry: GameEntry, args: Arguments, { entropy, env }: Shell): Wish {
  const { game } = entry;
  const asked = textOf(args, 'bots');
  const named = asked === undefined ? [RANDOM] : botNames(entry, asked);
  const players = seatsAsked(game, args) ?? (named.length > 1 ? named.length : usualSeats(game));
  if (named.length !== 1 && named.length !== players) {
    throw new UsageError(`--bots: expected one bot for all or one for each of ${players} seats, got ${named.length}`);
  }
  if (players < game.minSeats || players > game.maxSeats) {
    throw new UsageError(`--bots: expected ${game.minSeats} to ${game.maxSeats} for ${game.name}, got ${players}`);
  }
  const bots = Array.from({ length: players }, (_, seat) => elementAt(named, seat % named.length));
  const games = wholeNumber('--games', textOf(args, 'games') ?? String(USUAL_GAMES), 1, MOST_GAMES);
  const options = optionsAsked(game, players, args);
  const checkpoint = textOf(args, 'checkpoint');
  const kept = checkpoint === undefined ? undefined : jsonIfThere(checkpoint);
  const seed = seedAsked(args) ?? seedIn(kept) ?? entropy();
  const queue = sharedQueueAsked(args, env);
  const report = textOf(args, 'report');
  return { entry, plan: { game: game.id, options, bots, seed }, games, checkpoint, kept, report, queue };
}

/** A simulation that goes on goes on with its own seed. */
function seedIn(kept: unknown): string | undefined {
  if (typeof kept !== 'object' || kept === null || !('plan' in kept)) return undefined;
  const { plan } = kept;
  if (typeof plan !== 'object' || plan === null || !('seed' in plan)) return undefined;
  return typeof plan.seed === 'string' ? plan.seed : undefined;
}

function startOf({ plan, games, checkpoint, kept }: Wish, catalogue: Catalogue): Simulation {
  if (kept === undefined) return new Simulation(plan);
  const simulation = asUsage(
    () => Simulation.resume(catalogue, plan, kept),
    (message) => `${checkpoint}: ${message}`,
  );
  if (simulation.games > games) {
    throw new UsageError(
      `--games: expected at least ${simulation.games}, as many as ${checkpoint} has, got "${games}"`,
    );
  }
  return simulation;
}

/** Plays until all is done or the user presses Ctrl-C; says whether that was so. */
async function play(wish: Wish, simulation: Simulation, catalogue: Catalogue, workers: number, shell: Shell) {
  const { games, checkpoint, plan, queue } = wish;
  const blocks = Math.ceil((games - simulation.games) / blockSize(catalogue, plan));
  const pool = queue === undefined ? poolOf(Math.min(workers, blocks), catalogue) : await queuePool(queue, shell);
  const progress = new Progress(shell, games, simulation.games);
  let interrupted = false;
  const forget = shell.onInterrupt(() => {
    interrupted = true;
  });
  const keep = (): void => {
    if (checkpoint !== undefined) writeWhole(checkpoint, `${JSON.stringify(simulation.checkpoint(catalogue))}\n`);
  };
  let next = shell.now() + CHECKPOINT_PACE;
  try {
    await simulation.run(pool, catalogue, games, {
      onGames(done) {
        progress.show(done);
        if (checkpoint === undefined || shell.now() < next) return;
        keep();
        next = shell.now() + CHECKPOINT_PACE;
      },
      stopped: () => interrupted,
    });
    keep();
    return interrupted && simulation.games < games;
  } finally {
    progress.clear();
    forget();
    await pool.close();
  }
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const NAME_WIDTH = 14;
const NOTE_WIDTH = 80;

const winsOf = (rivals: readonly SideSummary[]): number => rivals.reduce((sum, { wins }) => sum + wins.count, 0);

/** A mean, and how far its 95 % interval reaches to either side. */
const meanText = ({ mean, high }: MeanSummary, digits: number): string =>
  `${mean.toFixed(digits)} ± ${high === null ? '–' : (high - mean).toFixed(digits)}`;

/** A share that has no score to it. */
const bareRow = (name: string, { share, low, high }: Share): string =>
  padEnd(name, NAME_WIDTH) + padStart(percent(share), 9) + padStart(`${percent(low)} to ${percent(high)}`, 22);

const playedBy = (bots: readonly string[]): string =>
  bots.every((bot) => bot === RANDOM) ? 'at random' : `by ${listed(bots)}`;

function table({ entry, plan }: Wish, { games, sheet }: Simulation, interrupted: boolean): string[] {
  const { seats, rivals, draws, wonByNobody, moves } = summaryOf(sheet, plan.bots.length);
  const row = (name: string, { wins, score }: SideSummary): string =>
    bareRow(name, wins) +
    padStart(meanText(score, 2), 17) +
    padStart(score.sd.toFixed(2), 7) +
    padStart(`${score.min} to ${score.max}`, 11);
  const note = noteOnTime(entry, plan.bots);
  return [
    `${entry.game.name}: ${games} games of ${plan.bots.length} ${playedBy(plan.bots)}${interrupted ? ', interrupted' : ''}`,
    `Seed: ${plan.seed}`,
    '',
    padEnd('', NAME_WIDTH) +
      padStart('wins', 9) +
      padStart('95 % interval', 22) +
      padStart('score ± 95 %', 17) +
      padStart('sd', 7) +
      padStart('range', 11),
    ...seats.map((seat, i) => row(`seat ${i}`, seat)),
    ...rivals.map((rival) => row(rival.name, rival)),
    ...(draws.count === 0 ? [] : [bareRow('draw', draws)]),
    ...(wonByNobody.count === draws.count + winsOf(rivals) ? [] : [bareRow('no seat', wonByNobody)]),
    '',
    `Moves per game: ${meanText(moves, 1)} (sd ${moves.sd.toFixed(1)}, ${moves.min} to ${moves.max})`,
    ...(note === undefined ? [] : ['', ...wrap(note, NOTE_WIDTH, '')]),
  ];
}

const DIGITS = 1e6;
/** Numbers as they are printed for programs; what lies behind the sixth digit is noise. */
const tidy = (_key: string, value: unknown): unknown =>
  typeof value === 'number' ? Math.round(value * DIGITS) / DIGITS : value;

function json({ entry, plan }: Wish, { games, sheet }: Simulation, interrupted: boolean, figures: readonly Figure[]) {
  const { seed, options, bots } = plan;
  const players = bots.length;
  const repeatable = noteOnTime(entry, bots) === undefined;
  const head = { game: entry.game.id, players, games, seed, bots, options, repeatable, interrupted };
  return [JSON.stringify({ ...head, ...summaryOf(sheet, players), figures }, tidy)];
}

const quoted = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Every point of every figure on a line of its own. */
function csv(figures: readonly Figure[]): string[] {
  const lines = figures.flatMap(({ id, panels }) =>
    panels.flatMap(({ title, series }) =>
      series.flatMap(({ name, points }) =>
        points.map(({ x, at, value, low, high, n }) => [
          id,
          title,
          name,
          x,
          ...[at?.value ?? '', at?.low ?? '', at?.high ?? '', value, low, high].map((each) => tidy('', each)),
          n,
        ]),
      ),
    ),
  );
  return [
    'figure,panel,series,x,at,atLow,atHigh,value,low,high,n',
    ...lines.map((cells) => cells.map((cell) => quoted(String(cell))).join(',')),
  ];
}

export const simulate: Command = {
  name: 'simulate',
  usage: '<game> [--players n] [--bots a[,b…]] [--games n] [--report file] [options]',
  summary: 'let bots play many games, and count',
  details: [
    ...BOT_HELP,
    'A win counts for everybody who shares it. Draws, which nobody wins, have a row of their',
    'own; so have the games that no seat wins, where the other rows do not tell how many.',
    'Game i (from 0) is dealt from the seed "<seed>/<i>": the same seed gives the same figures,',
    'however many threads work on it, and any game can be looked at again. A bot that thinks for',
    'a time (search:200ms) depends on the machine: with one, figures may differ from run to run.',
    'Ctrl-C ends it with what there is. With --checkpoint it can be gone on with later: the same',
    'command goes on where it stopped, also to a larger number of games.',
    'With --redis the games are played by souk worker, on any number of machines, each with its',
    'own --workers; the figures are the same to the last digit.',
  ],
  flags: [
    PLAYERS,
    { flag: 'bots', value: 'a,b', help: 'Who plays: one bot for all seats, or one for each (default: random)' },
    { flag: 'games', value: 'n', help: `How many games (default: ${USUAL_GAMES})` },
    SEED,
    WORKERS,
    REDIS,
    REDIS_PREFIX,
    { flag: 'checkpoint', value: 'file', help: 'Keep what there is in a file, and go on from it if it is there' },
    { flag: 'report', value: 'file', help: 'Write a page with plots (HTML) as well' },
    { flag: 'csv', value: undefined, help: 'Print every figure as a line of comma-separated values' },
    { flag: 'json', value: undefined, help: 'Print one JSON object' },
  ],
  takesGameOptions: true,
  async run(args, shell) {
    noMoreThan(1, args);
    const [asJson, asCsv] = [isOn(args, 'json'), isOn(args, 'csv')];
    if (asJson && asCsv) throw new UsageError('--csv: expected either --csv or --json');
    const entry = gameNamed(shell.games, args.positionals[0]);
    const workers = workersAsked(args);
    const wish = wishOf(entry, args, shell);
    const catalogue = catalogueOf(entry);
    const simulation = startOf(wish, catalogue);
    for (const path of [wish.checkpoint, wish.report]) if (path !== undefined) checkWritable(path);
    const interrupted = await play(wish, simulation, catalogue, workers, shell);
    const figures = figuresOf(simulation, catalogue);
    const lines = asJson
      ? json(wish, simulation, interrupted, figures)
      : asCsv
        ? csv(figures)
        : table(wish, simulation, interrupted);
    shell.stdout.write(`${lines.join('\n')}\n`);
    // Figures first: whatever happens to the page, they are not lost.
    if (wish.report !== undefined) writeWhole(wish.report, reportOn(simulation, entry, figures));
    return interrupted ? INTERRUPTED : DONE;
  },
};
