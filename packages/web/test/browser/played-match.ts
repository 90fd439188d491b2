import { chooseWith, greedyBot } from '@souk/bots';
import { gameNamed } from '@souk/games/loaded';
import {
  type AnyGame,
  below,
  elementAt,
  fromPosition,
  type GameTypes,
  Match,
  MoveList,
  type RandomState,
  type Seat,
  seedRandom,
} from '@souk/kernel';

interface Wanted {
  readonly game: AnyGame;
  readonly seats: number;
  /** How many of the seats are people's, from seat 0 on. */
  readonly persons?: number;
  readonly options?: object;
  readonly seed?: string;
  /** Where it begins, if not with a deal. */
  readonly position?: object;
  /** Whether all play as a bot would, and not by chance: some games last very long by chance. */
  readonly sensibly?: boolean;
  /** It stops at the first decision of seat 0 after so many moves; left out: it is played to its end. */
  readonly least?: number;
  /** It stops as soon as seat 0 is asked a question of this kind. */
  readonly asking?: string;
  /** It is played to its end, and then stops where seat 0 has so many decisions left. */
  readonly left?: number;
  /** It stops at the first decision of seat 0 at which its view is as wanted. A method: it knows its game's view. */
  until?(view: object): boolean;
}

type Moves = [seat: number, code: number, at: number][];
type Choosing = (state: GameTypes['State'], seat: Seat) => number;

/** Any move, by chance. */
function byChance(game: AnyGame, random: RandomState): Choosing {
  const list = new MoveList();
  return (state, seat) => {
    game.moves(state, seat, list);
    return list.at(below(random, list.size));
  };
}

/** As a bot plays that takes what looks best. */
function bySense(game: AnyGame, random: RandomState): Choosing {
  const { heuristics } = gameNamed(game.id);
  if (heuristics === undefined) throw new Error(`bots should know ${game.id}`);
  const player = greedyBot(heuristics).sit();
  return (state, seat) => chooseWith(player, game, state, seat, random, { iterations: 1 });
}

/** Plays until it is to stop. Says what was done, and after how many moves seat 0 had to decide. */
function play({ seats, options = {}, seed = 'browser', ...wanted }: Wanted, game: AnyGame) {
  const { least = Number.POSITIVE_INFINITY, asking, until = () => false, sensibly = false } = wanted;
  const match = new Match(game, { seats, options, seed });
  const choose = (sensibly ? bySense : byChance)(game, seedRandom(`by chance ${seed}`));
  const moves: Moves = [];
  const decisions: number[] = [];
  const isWanted = (): boolean =>
    moves.length >= least ||
    (asking !== undefined && game.prompt(match.state, 0)?.kind === asking) ||
    until(game.view(match.state, 0));
  for (let toAct = game.toAct(match.state); toAct.length > 0; toAct = game.toAct(match.state)) {
    if (toAct.includes(0)) {
      if (isWanted()) break;
      decisions.push(moves.length);
    }
    const seat = elementAt(toAct, 0);
    const code = choose(match.state, seat);
    match.play(seat, code, 1);
    moves.push([seat, code, 1]);
  }
  return { moves, decisions, outcome: game.outcome(match.state) ?? null };
}

/** What is left to be decided is left out. */
function cut({ moves, decisions, outcome }: ReturnType<typeof play>, left: number | undefined) {
  return left === undefined ? { moves, outcome } : { moves: moves.slice(0, decisions.at(-left)), outcome: null };
}

/** A match that the browser has kept, played by chance unless wished otherwise. People sit at the first seats, friendly bots at all others. */
export function playedMatch(wanted: Wanted) {
  const { seats, persons = 1, options = {}, seed = 'browser', position } = wanted;
  const game = position === undefined ? wanted.game : fromPosition(wanted.game, position);
  const { moves, outcome } = cut(play(wanted, game), wanted.left);
  return {
    game: game.id,
    rulesVersion: game.rulesVersion,
    options,
    sitters: Array.from({ length: seats }, (_, i) =>
      i < persons
        ? { kind: 'person', name: i === 0 ? 'Zahra' : `Guest ${i}` }
        : { kind: 'bot', level: 1, name: `Bot ${i}` },
    ),
    seed,
    nonce: 'n',
    moves,
    undos: [],
    started: 1,
    updated: 1,
    outcome,
    ...(position === undefined ? {} : { position }),
  };
}
