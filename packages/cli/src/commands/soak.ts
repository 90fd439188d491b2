import { isOn, textOf } from '../arguments.js';
import { gameNamed, PLAYERS, SEED, seatsAsked, seedAsked } from '../match-arguments.js';
import { Progress } from '../progress.js';
import { type Soaked, soak as soakGame } from '../soak/soaking.js';
import { expected, wholeNumber } from '../usage.js';
import { type Command, DONE, NOT_COVERED } from './command.js';

const MOST_GAMES = 1_000_000_000;
const USUAL_GAMES = 1000;
const EFFECTS = 'effects';

function report(name: string, { games, moves, seen, unseen }: Soaked): string[] {
  const all = seen.length + unseen.length;
  return [
    `${name}: ${seen.length} of ${all} branches seen in ${games} games with ${moves} moves`,
    ...unseen.map((branch) => `  not seen: ${branch}`),
  ];
}

export const soak: Command = {
  name: 'soak',
  usage: '[game…] [--until-covered effects] [--games n] [--players n] [--seed text] [--json]',
  summary: 'play random games until every effect has been seen to happen',
  details: [
    'Plays all games, or those named, with random options and every number of players, and',
    'reports which branches of the effects were taken. With --until-covered it goes on until',
    'all were, however many games that takes; --games sets a limit, and exit code 1 says that',
    'it was not enough.',
  ],
  flags: [
    { flag: 'until-covered', value: EFFECTS, help: 'Stop when every branch has been taken' },
    {
      flag: 'games',
      value: 'n',
      help: `How many games of each at the most (default: ${USUAL_GAMES}; no limit with --until-covered)`,
    },
    PLAYERS,
    SEED,
    { flag: 'json', value: undefined, help: 'Print one JSON object a line for each game' },
  ],
  takesGameOptions: false,
  async run(args, shell) {
    const asJson = isOn(args, 'json');
    const entries =
      args.positionals.length === 0 ? shell.games : args.positionals.map((id) => gameNamed(shell.games, id));
    const goal = textOf(args, 'until-covered');
    if (goal !== undefined && goal !== EFFECTS) throw expected('--until-covered', `"${EFFECTS}"`, goal);
    const games = textOf(args, 'games');
    const unlimited = goal === undefined ? USUAL_GAMES : Number.POSITIVE_INFINITY;
    const mostGames = games === undefined ? unlimited : wholeNumber('--games', games, 1, MOST_GAMES);
    const seed = seedAsked(args) ?? shell.entropy();
    const plans = entries.map(({ game }) => ({
      game,
      players: seatsAsked(game, args),
      mostGames,
      untilCovered: goal !== undefined,
      seed,
    }));
    let covered = true;
    for (const plan of plans) {
      const progress = new Progress(shell, mostGames);
      const soaked = soakGame(plan, (games) => progress.show(games));
      progress.clear();
      covered &&= soaked.unseen.length === 0;
      const { id, name } = plan.game;
      const lines = asJson ? [JSON.stringify({ game: id, seed, ...soaked })] : report(name, soaked);
      shell.stdout.write(`${lines.join('\n')}\n`);
    }
    return covered || goal === undefined ? DONE : NOT_COVERED;
  },
};
