import { type Analysis, type AnyHeuristics, analyse as analysing, type MoveReport } from '@souk/bots';
import { elementAt, type GameTypes, LEAVE, type Match } from '@souk/kernel';
import { namesFor, type Scene } from '@souk/terminal-kit';
import { storyOf } from '../analysis/story.js';
import { isOn, textOf } from '../arguments.js';
import type { GameEntry } from '../games.js';
import { printer } from '../printer.js';
import { Progress } from '../progress.js';
import { matchOf, recordNamed } from '../record-file.js';
import type { Context } from '../shell.js';
import { UsageError, wholeNumber } from '../usage.js';
import { type Command, DONE } from './command.js';

const USUAL_ITERATIONS = 400;
const MOST_ITERATIONS = 1_000_000;

function heuristicsFor({ game, heuristics }: GameEntry): AnyHeuristics {
  if (heuristics === undefined) {
    throw new UsageError(({ say }) => say('usage.unjudged', { game: game.name }));
  }
  return heuristics;
}

/** Goes through the whole match, showing how far it has come. */
function lookThrough(
  context: Context,
  heuristics: AnyHeuristics,
  match: Match<GameTypes>,
  iterations: number,
  seed: string,
): Analysis {
  const progress = new Progress(context, match.length);
  const judging = analysing(heuristics, match, { iterations, seed });
  for (let step = judging.next(); ; step = judging.next()) {
    if (step.done) {
      progress.clear();
      return step.value;
    }
    progress.show(step.value.number);
  }
}

/** The analysis with moves as readable objects. */
function readable(
  { game }: GameEntry,
  match: Match<GameTypes>,
  { start, moves, seats, turningPoints }: Analysis,
): object {
  const described = (report: MoveReport, state: GameTypes['State']) => {
    const say = (move: number) => (move === LEAVE ? { kind: 'leave' } : game.describeMove(state, report.seat, move));
    const { move, better, ...rest } = report;
    return {
      ...rest,
      move: say(move),
      ...(better === undefined ? {} : { better: { ...better, move: say(better.move) } }),
    };
  };
  const reports = Array.from(match.history(), ({ state }, i) => described(elementAt(moves, i), state));
  return { game: game.id, start, moves: reports, seats, turningPoints };
}

export const analyse: Command = {
  name: 'analyse',
  usage: ({ say }) => say('analyse.usage'),
  summary: ({ say }) => say('analyse.summary'),
  details: ({ say }) => say('analyse.details'),
  flags: [
    {
      flag: 'iterations',
      value: ({ say }) => say('value.n'),
      help: ({ say }) => say('analyse.flag.iterations', { usual: USUAL_ITERATIONS }),
    },
    { flag: 'seed', value: ({ say }) => say('value.text'), help: ({ say }) => say('analyse.flag.seed') },
    { flag: 'json', value: undefined, help: ({ say }) => say('flag.json') },
    { flag: 'no-color', value: undefined, help: ({ say }) => say('flag.noColor') },
  ],
  takesGameOptions: false,
  async run(args, context) {
    const [asJson, isPlain] = [isOn(args, 'json'), isOn(args, 'no-color')];
    const { entry, record } = recordNamed(args, context.games);
    const match = matchOf(entry, record);
    const heuristics = heuristicsFor(entry);
    const asked = textOf(args, 'iterations') ?? String(USUAL_ITERATIONS);
    const iterations = wholeNumber('--iterations', asked, 1, MOST_ITERATIONS);
    const analysis = lookThrough(context, heuristics, match, iterations, textOf(args, 'seed') ?? 'analysis');
    const { print, style, width } = printer(context, isPlain);
    const { language } = context;
    const scene: Scene = { language, names: namesFor(record.seats), style, width };
    print(
      asJson
        ? [JSON.stringify(readable(entry, match, analysis))]
        : [`${entry.game.name}: ${record.seats.join(', ')}`, '', ...storyOf(entry, match, analysis, scene, context)],
    );
    return DONE;
  },
};
