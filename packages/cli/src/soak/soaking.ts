import {
  type AnyGame,
  below,
  Events,
  type GameTypes,
  heardBy,
  MoveList,
  newState,
  pick,
  type RandomState,
  seedRandom,
} from '@souk/kernel';

/** What a soak has come to. */
export interface Soaked {
  readonly games: number;
  readonly moves: number;
  readonly seen: readonly string[];
  readonly unseen: readonly string[];
}

export interface Soak {
  readonly game: AnyGame;
  /** A fixed number of seats; undefined: every possible one in turn. */
  readonly players: number | undefined;
  readonly mostGames: number;
  readonly untilCovered: boolean;
  readonly seed: string;
}

/** Plays random games with random options and notes which branches of the effects were taken. */
export function soak(plan: Soak, onGame: (games: number) => void): Soaked {
  const { game } = plan;
  const unseen = new Set(game.coverage.branches);
  let games = 0;
  let moves = 0;
  while (games < plan.mostGames && !(plan.untilCovered && unseen.size === 0)) {
    moves += playOne(plan, games, (branch) => unseen.delete(branch));
    games++;
    onGame(games);
  }
  const seen = game.coverage.branches.filter((branch) => !unseen.has(branch));
  return { games, moves, seen, unseen: [...unseen] };
}

/** A game that cannot be played to its end is told with what is needed to see it again. */
function playOne({ game, players, seed }: Soak, index: number, onBranch: (branch: string) => void): number {
  const seats = players ?? game.minSeats + (index % (game.maxSeats - game.minSeats + 1));
  const random = seedRandom(`${seed}/${index}/players`);
  const start = { seats, options: game.coverage.options(random, seats), seed: `${seed}/${index}` };
  const moves: object[] = [];
  try {
    playToEnd(game, newState(game, start), random, moves, onBranch);
  } catch (error) {
    throw new Error(`a match of ${game.id} has failed: ${JSON.stringify({ ...start, moves })}`, { cause: error });
  }
  return moves.length;
}

function playToEnd(
  game: AnyGame,
  state: GameTypes['State'],
  random: RandomState,
  moves: object[],
  onBranch: (branch: string) => void,
): void {
  const list = new MoveList();
  for (let toAct = game.toAct(state); toAct.length > 0; toAct = game.toAct(state)) {
    const seat = pick(random, toAct);
    game.moves(state, seat, list);
    const code = list.at(below(random, list.size));
    moves.push({ seat, move: game.describeMove(state, seat, code) });
    const events = new Events<GameTypes['Event']>();
    game.play(state, seat, code, events);
    for (const event of heardBy(events.told, 'spectator'))
      for (const branch of game.coverage.seenIn(event)) onBranch(branch);
  }
}
