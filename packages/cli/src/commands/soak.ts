import { isOn, textOf } from '../arguments.js';
import { gameNamed, PLAYERS, SEED, seatsAsked, seedAsked } from '../match-arguments.js';
import { Progress } from '../progress.js';
import { type Soaked, soak as soakGame } from '../soak/soaking.js';
import type { Translator } from '../text/index.js';
import { expected, wholeNumber } from '../usage.js';
import { type Command, DONE, NOT_COVERED } from './command.js';

const MOST_GAMES = 1_000_000_000;
const USUAL_GAMES = 1000;
const EFFECTS = 'effects';

function report(game: string, { games, moves, seen, unseen }: Soaked, { say }: Translator): string[] {
  const all = seen.length + unseen.length;
  return [
    say('soak.seen', { game, seen: seen.length, all, games, moves }),
    ...unseen.map((branch) => say('soak.unseen', { branch })),
  ];
}

export const soak: Command = {
  name: 'soak',
  usage: ({ say }) => say('soak.usage'),
  summary: ({ say }) => say('soak.summary'),
  details: ({ say }) => say('soak.details'),
  flags: [
    { flag: 'until-covered', value: EFFECTS, help: ({ say }) => say('soak.flag.untilCovered') },
    {
      flag: 'games',
      value: ({ say }) => say('value.n'),
      help: ({ say }) => say('soak.flag.games', { usual: USUAL_GAMES }),
    },
    PLAYERS,
    SEED,
    { flag: 'json', value: undefined, help: ({ say }) => say('soak.flag.json') },
  ],
  takesGameOptions: false,
  async run(args, context) {
    const asJson = isOn(args, 'json');
    const entries =
      args.positionals.length === 0 ? context.games : args.positionals.map((id) => gameNamed(context.games, id));
    const goal = textOf(args, 'until-covered');
    if (goal !== undefined && goal !== EFFECTS) throw expected('--until-covered', `"${EFFECTS}"`, goal);
    const games = textOf(args, 'games');
    const unlimited = goal === undefined ? USUAL_GAMES : Number.POSITIVE_INFINITY;
    const mostGames = games === undefined ? unlimited : wholeNumber('--games', games, 1, MOST_GAMES);
    const seed = seedAsked(args) ?? context.entropy();
    const plans = entries.map(({ game }) => ({
      game,
      players: seatsAsked(game, args),
      mostGames,
      untilCovered: goal !== undefined,
      seed,
    }));
    let covered = true;
    for (const plan of plans) {
      const progress = new Progress(context, mostGames);
      const soaked = soakGame(plan, (games) => progress.show(games));
      progress.clear();
      covered &&= soaked.unseen.length === 0;
      const { id, name } = plan.game;
      const lines = asJson ? [JSON.stringify({ game: id, seed, ...soaked })] : report(name, soaked, context);
      context.stdout.write(`${lines.join('\n')}\n`);
    }
    return covered || goal === undefined ? DONE : NOT_COVERED;
  },
};
