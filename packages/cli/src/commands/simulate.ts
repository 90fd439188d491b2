import { elementAt } from '@souk/kernel';
import {
  blockSize,
  type Figure,
  figuresOf,
  type GameCatalogue,
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
import { rivalName } from '../game-texts.js';
import { catalogueOf, type GameEntry } from '../games.js';
import { botHelp, botNames, jsonIfThere, WORKERS, workersAsked } from '../lab-arguments.js';
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
import type { Context } from '../shell.js';
import type { Translator } from '../text/index.js';
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

function wishOf(entry: GameEntry, args: Arguments, { entropy, env }: Context): Wish {
  const { game } = entry;
  const asked = textOf(args, 'bots');
  const named = asked === undefined ? [RANDOM] : botNames(entry, asked);
  const players = seatsAsked(game, args) ?? (named.length > 1 ? named.length : usualSeats(game));
  if (named.length !== 1 && named.length !== players) {
    throw new UsageError(({ say }) => say('usage.botsForSeats', { seats: players, got: named.length }));
  }
  if (players < game.minSeats || players > game.maxSeats) {
    const told = { min: game.minSeats, max: game.maxSeats, game: game.name, got: players };
    throw new UsageError(({ say }) => say('usage.botsForGame', told));
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

function startOf({ plan, games, checkpoint, kept }: Wish, catalogue: GameCatalogue): Simulation {
  if (kept === undefined) return new Simulation(plan);
  const simulation = asUsage(
    () => Simulation.resume(catalogue, plan, kept),
    (message) => `${checkpoint}: ${message}`,
  );
  if (simulation.games > games) {
    const told = { games: simulation.games, checkpoint: checkpoint ?? '', got: games };
    throw new UsageError(({ say }) => say('usage.gamesPlayed', told));
  }
  return simulation;
}

/** Plays until all is done or Ctrl-C is pressed; says whether that was so. */
async function play(wish: Wish, simulation: Simulation, catalogue: GameCatalogue, workers: number, context: Context) {
  const { games, checkpoint, plan, queue } = wish;
  const blocks = Math.ceil((games - simulation.games) / blockSize(catalogue, plan));
  const pool = queue === undefined ? poolOf(Math.min(workers, blocks), catalogue) : await queuePool(queue, context);
  const progress = new Progress(context, games, simulation.games);
  let interrupted = false;
  const forget = context.onInterrupt(() => {
    interrupted = true;
  });
  const keep = (): void => {
    if (checkpoint !== undefined) writeWhole(checkpoint, `${JSON.stringify(simulation.checkpoint(catalogue))}\n`);
  };
  let next = context.now() + CHECKPOINT_PACE;
  try {
    await simulation.run(pool, catalogue, games, {
      onGames(done) {
        progress.show(done);
        if (checkpoint === undefined || context.now() < next) return;
        keep();
        next = context.now() + CHECKPOINT_PACE;
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
const bareRow = (name: string, { share, low, high }: Share, { say }: Translator): string =>
  padEnd(name, NAME_WIDTH) +
  padStart(percent(share), 9) +
  padStart(say('lab.to', { low: percent(low), high: percent(high) }), 22);

const playedBy = (bots: readonly string[], { say }: Translator): string =>
  bots.every((bot) => bot === RANDOM)
    ? say('simulate.atRandom')
    : say('simulate.by', { bots: listed(bots, say('and')) });

function table(
  { entry, plan }: Wish,
  { games, sheet }: Simulation,
  interrupted: boolean,
  translator: Translator,
): string[] {
  const { say } = translator;
  const { seats, rivals, draws, wonByNobody, moves } = summaryOf(sheet, plan.bots.length);
  const row = (name: string, { wins, score }: SideSummary): string =>
    bareRow(name, wins, translator) +
    padStart(meanText(score, 2), 17) +
    padStart(score.sd.toFixed(2), 7) +
    padStart(say('lab.to', { low: score.min, high: score.max }), 11);
  const note = noteOnTime(entry, plan.bots);
  const played = { game: entry.game.name, games, players: plan.bots.length, how: playedBy(plan.bots, translator) };
  const title = say('simulate.title', played);
  return [
    title + (interrupted ? say('lab.interrupted') : ''),
    say('lab.seed', { seed: plan.seed }),
    '',
    padEnd('', NAME_WIDTH) +
      padStart(say('simulate.wins'), 9) +
      padStart(say('lab.interval'), 22) +
      padStart(say('simulate.score'), 17) +
      padStart(say('simulate.deviation'), 7) +
      padStart(say('simulate.range'), 11),
    ...seats.map((seat, i) => row(say('simulate.seat', { n: i }), seat)),
    ...rivals.map((rival) => row(rivalName(entry, rival.name, translator), rival)),
    ...(draws.count === 0 ? [] : [bareRow(say('simulate.draw'), draws, translator)]),
    ...(wonByNobody.count === draws.count + winsOf(rivals)
      ? []
      : [bareRow(say('simulate.noSeat'), wonByNobody, translator)]),
    '',
    say('simulate.moves', {
      mean: meanText(moves, 1),
      deviation: moves.sd.toFixed(1),
      min: moves.min,
      max: moves.max,
    }),
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
  usage: ({ say }) => say('simulate.usage'),
  summary: ({ say }) => say('simulate.summary'),
  details: (translator) => `${botHelp(translator)}\n${translator.say('simulate.details')}`,
  flags: [
    PLAYERS,
    { flag: 'bots', value: 'a,b', help: ({ say }) => say('simulate.flag.bots') },
    {
      flag: 'games',
      value: ({ say }) => say('value.n'),
      help: ({ say }) => say('simulate.flag.games', { usual: USUAL_GAMES }),
    },
    SEED,
    WORKERS,
    REDIS,
    REDIS_PREFIX,
    { flag: 'checkpoint', value: ({ say }) => say('value.file'), help: ({ say }) => say('simulate.flag.checkpoint') },
    { flag: 'report', value: ({ say }) => say('value.file'), help: ({ say }) => say('simulate.flag.report') },
    { flag: 'csv', value: undefined, help: ({ say }) => say('simulate.flag.csv') },
    { flag: 'json', value: undefined, help: ({ say }) => say('flag.json') },
  ],
  takesGameOptions: true,
  async run(args, context) {
    noMoreThan(1, args);
    const [asJson, asCsv] = [isOn(args, 'json'), isOn(args, 'csv')];
    if (asJson && asCsv) throw new UsageError(({ say }) => say('usage.csvOrJson'));
    const entry = gameNamed(context.games, args.positionals[0]);
    const workers = workersAsked(args);
    const wish = wishOf(entry, args, context);
    const catalogue = catalogueOf(entry);
    const simulation = startOf(wish, catalogue);
    for (const path of [wish.checkpoint, wish.report]) if (path !== undefined) checkWritable(path);
    const interrupted = await play(wish, simulation, catalogue, workers, context);
    const figures = figuresOf(simulation, catalogue);
    const lines = asJson
      ? json(wish, simulation, interrupted, figures)
      : asCsv
        ? csv(figures)
        : table(wish, simulation, interrupted, context);
    context.stdout.write(`${lines.join('\n')}\n`);
    // Figures first: whatever happens to the page, they are not lost.
    if (wish.report !== undefined) writeWhole(wish.report, reportOn(simulation, entry, figures));
    return interrupted ? INTERRUPTED : DONE;
  },
};
