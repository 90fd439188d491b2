import { below, type GameTypes, MoveList, newState, pick, type RandomState, type Seat, seedRandom } from '@souk/kernel';
import type { GameHeuristics } from '../heuristics.js';
import { expectShares, Network } from '../network.js';
import { playToQuiet, quickMove } from '../quick-play.js';
import { sharesAtEnd } from '../shares.js';
import type { TrainingPlan } from './plan.js';
import { type Position, Trainer } from './trainer.js';

/** Told now and then: games so far, and the mean cross-entropy of expectations against endings since the last time. */
export type Report = (games: number, loss: number) => void;

const REPORT_EVERY = 500;
const WEIGHT_DECAY = 1e-4;
/** Games further back than this are not gone over again. */
const KEPT = 2000;
/** No more moves than this are tried in a decision: those that the first opinion likes best. */
const TRIED = 12;
const list = new MoveList();
const shares: number[] = [];

/** Moves worth a try, by first opinion. */
function shortList(heuristics: GameHeuristics, state: GameTypes['State'], seat: Seat): number[] {
  heuristics.game.moves(state, seat, list);
  const moves = list.toArray();
  if (moves.length <= TRIED) return moves;
  const rated = moves.map((move) => [move, heuristics.prior(state, seat, move)] as const);
  return rated
    .sort((one, other) => other[1] - one[1])
    .slice(0, TRIED)
    .map(([move]) => move);
}

/** The best move by the network as it is, tried in one imagined state: learners see no more than players. */
function bestMove(
  heuristics: GameHeuristics,
  network: Network,
  state: GameTypes['State'],
  seat: Seat,
  random: RandomState,
): number {
  const { game } = heuristics;
  const moves = shortList(heuristics, state, seat);
  if (moves.length === 1) return moves[0];
  const imagined = game.imagine(game.view(state, seat), random);
  let best = moves[0];
  let top = -1;
  for (const move of moves) {
    const after = game.clone(imagined);
    game.play(after, seat, move);
    playToQuiet(heuristics, after, random);
    if (!sharesAtEnd(game, after, shares)) expectShares(heuristics, network, after, shares);
    if (shares[seat] > top) {
      top = shares[seat];
      best = move;
    }
  }
  return best;
}

function positionOf(heuristics: GameHeuristics, state: GameTypes['State']): Position {
  return Array.from({ length: heuristics.contenders(state) }, (_, contender) => {
    const features: number[] = [];
    heuristics.measure(state, contender, features);
    return features;
  });
}

/** How a game is played while learning. */
type Way = (state: GameTypes['State'], seat: Seat) => number;

/** A game that was played: the quiet positions in it, and how it ended. */
interface Played {
  readonly positions: readonly Position[];
  readonly end: readonly number[];
}

/** Plays one game with itself. */
function playOne(heuristics: GameHeuristics, way: Way, plan: TrainingPlan, random: RandomState, seed: string): Played {
  const { game } = heuristics;
  const seats = pick(random, plan.seats);
  const options = plan.options?.(random, seats) ?? {};
  const state = newState(game, { seats, options, seed });
  const positions: Position[] = [];
  for (let acting = game.toAct(state); acting.length > 0; acting = game.toAct(state)) {
    const [seat] = acting;
    if (heuristics.quiet(state)) positions.push(positionOf(heuristics, state));
    if (below(random, 100) < plan.epsilon) {
      game.moves(state, seat, list);
      game.play(state, seat, list.at(below(random, list.size)));
    } else game.play(state, seat, way(state, seat));
  }
  const end: number[] = [];
  sharesAtEnd(game, state, end);
  return { positions, end };
}

/** Teaches backwards from the end: every position should expect what the next one does, mixed with how it ended. */
function learnFrom(trainer: Trainer, { positions, end }: Played, lambda: number): number {
  let target: readonly number[] = end;
  let loss = 0;
  for (const position of positions.toReversed()) {
    const expected = trainer.shares(position);
    loss -= end.reduce((sum, share, i) => sum + share * Math.log(Math.max(expected[i], 1e-9)), 0);
    trainer.learn(position, target, 1 / positions.length);
    target = target.map((share, i) => lambda * share + (1 - lambda) * expected[i]);
  }
  return loss / Math.max(1, positions.length);
}

/** Temporal differences by self-play, from the hand-set weights on. */
export function train(heuristics: GameHeuristics, plan: TrainingPlan, report?: Report): Trainer {
  const inputs = heuristics.features.map(({ id }) => id);
  const direct = heuristics.features.map(({ weight }) => weight / heuristics.spread);
  const trainer = new Trainer(inputs, plan.hidden, direct, `${plan.seed}/network`);
  const network = new Network(trainer.live);
  const random = seedRandom(`${plan.seed}/self-play`);
  const quickly: Way = (state, seat) => quickMove(heuristics, state, seat, random);
  const well: Way = (state, seat) => bestMove(heuristics, network, state, seat, random);
  const again = seedRandom(`${plan.seed}/again`);
  const kept: Played[] = [];
  const games = plan.warmUp + plan.games;
  let loss = 0;
  for (let i = 1; i <= games; i++) {
    const isWarm = i > plan.warmUp;
    const lambda = isWarm ? plan.lambda : 1;
    // Half-way the steps begin to shrink, so that the last games settle what the first have found.
    const rate = plan.learningRate * Math.min(1, 2 * (1 - i / games) + 0.05);
    const played = playOne(heuristics, isWarm ? well : quickly, plan, random, `${plan.seed}/${i}`);
    loss += learnFrom(trainer, played, lambda);
    trainer.step(rate, WEIGHT_DECAY);
    if (plan.replayRatio > 0) kept[(i - 1) % KEPT] = played;
    for (let more = 0; more < plan.replayRatio; more++) {
      learnFrom(trainer, kept[below(again, Math.min(i, KEPT))], lambda);
      trainer.step(rate, WEIGHT_DECAY);
    }
    if (i % REPORT_EVERY === 0) {
      report?.(i, loss / REPORT_EVERY);
      loss = 0;
    }
  }
  return trainer;
}
