import { playOut } from '@souk/bots';
import { type AnyGame, type GameTypes, seedRandom } from '@souk/kernel';
import { isOn, textOf } from '../arguments.js';
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
import type { Shell } from '../shell.js';
import { Progress } from '../simulate/progress.js';
import { type SeatSummary, type Share, Tally } from '../simulate/statistics.js';
import { padEnd, padStart } from '../text.js';
import { wholeNumber } from '../usage.js';
import { type Command, DONE } from './command.js';

const USUAL_GAMES = 1000;
const MOST_GAMES = 1_000_000_000;

interface Simulation {
  readonly game: AnyGame;
  readonly options: GameTypes['Options'];
  readonly players: number;
  readonly games: number;
  readonly seed: string;
}

/** Game number i depends on the seed and on i alone. */
function simulateAll({ game, options, players, games, seed }: Simulation, shell: Shell): Tally {
  const tally = new Tally(players);
  const progress = new Progress(shell, games);
  for (let i = 0; i < games; i++) {
    const state = game.setup(options, players, seedRandom(`${seed}/${i}`));
    const moves = playOut(game, state, seedRandom(`${seed}/${i}/players`));
    const outcome = game.outcome(state);
    if (outcome !== undefined) tally.add(outcome, moves);
    progress.show(i + 1);
  }
  progress.clear();
  return tally;
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const NAME_WIDTH = 14;

const winsOf = (rivals: readonly SeatSummary[]): number => rivals.reduce((sum, { wins }) => sum + wins.count, 0);

/** A share that has no score to it. */
const bareRow = (name: string, { share, low, high }: Share): string =>
  padEnd(name, NAME_WIDTH) + padStart(percent(share), 9) + padStart(`${percent(low)} to ${percent(high)}`, 22);

function report({ game, games, players, seed }: Simulation, tally: Tally): string[] {
  const { seats, rivals, draws, wonByNobody, moves } = tally.summary();
  const row = (name: string, { wins, score }: SeatSummary): string =>
    padEnd(name, NAME_WIDTH) +
    padStart(percent(wins.share), 9) +
    padStart(`${percent(wins.low)} to ${percent(wins.high)}`, 22) +
    padStart(score.mean.toFixed(2), 9) +
    padStart(score.sd.toFixed(2), 7) +
    padStart(`${score.min} to ${score.max}`, 13);
  return [
    `${game.name}: ${games} games of ${players} at random`,
    `Seed: ${seed}`,
    '',
    padEnd('', NAME_WIDTH) +
      padStart('wins', 9) +
      padStart('95 % interval', 22) +
      padStart('score', 9) +
      padStart('sd', 7) +
      padStart('range', 13),
    ...seats.map((seat, i) => row(`seat ${i}`, seat)),
    ...rivals.map((rival) => row(rival.name, rival)),
    ...(draws.count === 0 ? [] : [bareRow('draw', draws)]),
    ...(wonByNobody.count === draws.count + winsOf(rivals) ? [] : [bareRow('no seat', wonByNobody)]),
    '',
    `Moves per game: ${moves.mean.toFixed(1)} (sd ${moves.sd.toFixed(1)}, ${moves.min} to ${moves.max})`,
  ];
}

export const simulate: Command = {
  name: 'simulate',
  usage: '<game> [--players n] [--games n] [--seed text] [--json] [options of the game]',
  summary: 'let random players play many games, and count',
  details: [
    'A win counts for everybody who shares it. Draws, which nobody wins, have a row of their',
    'own; so have the games that no seat wins, where the other rows do not tell how many.',
    'Game i (from 0) is dealt from the seed "<seed>/<i>": the same seed gives the same figures,',
    'and any game can be looked at again.',
  ],
  flags: [
    PLAYERS,
    { flag: 'games', value: 'n', help: `How many games (default: ${USUAL_GAMES})` },
    SEED,
    { flag: 'json', value: undefined, help: 'Print one JSON object' },
  ],
  takesGameOptions: true,
  async run(args, shell) {
    noMoreThan(1, args);
    const { game } = gameNamed(shell.games, args.positionals[0]);
    const players = seatsAsked(game, args) ?? usualSeats(game);
    const games = wholeNumber('--games', textOf(args, 'games') ?? String(USUAL_GAMES), 1, MOST_GAMES);
    const options = optionsAsked(game, players, args);
    const simulation = { game, options, players, games, seed: seedAsked(args) ?? shell.entropy() };
    const tally = simulateAll(simulation, shell);
    const lines = isOn(args, 'json')
      ? [JSON.stringify({ game: game.id, players, games, seed: simulation.seed, options, ...tally.summary() })]
      : report(simulation, tally);
    shell.stdout.write(`${lines.join('\n')}\n`);
    return DONE;
  },
};
