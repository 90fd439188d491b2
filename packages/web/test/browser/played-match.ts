import { type AnyGame, below, Match, MoveList, seedRandom, startingAt } from '@souk/kernel';

interface Wanted {
  readonly game: AnyGame;
  readonly seats: number;
  /** How many of the seats are people's, from seat 0 on. */
  readonly persons?: number;
  readonly options?: object;
  readonly seed?: string;
  /** Where it begins, if not with a deal. */
  readonly position?: object;
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

/** Plays by chance until it is to stop. Says what was done, and after how many moves seat 0 had to decide. */
function playByChance({ seats, options = {}, seed = 'browser', ...wanted }: Wanted, game: AnyGame) {
  const { least = Number.POSITIVE_INFINITY, asking, until = () => false } = wanted;
  const match = new Match(game, { seats, options, seed });
  const random = seedRandom(`by chance ${seed}`);
  const list = new MoveList();
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
    const [seat] = toAct;
    game.moves(match.state, seat, list);
    const code = list.at(below(random, list.size));
    match.play(seat, code, 1);
    moves.push([seat, code, 1]);
  }
  return { moves, decisions, outcome: game.outcome(match.state) ?? null };
}

/** What is left to be decided is left out. */
function cut({ moves, decisions, outcome }: ReturnType<typeof playByChance>, left: number | undefined) {
  return left === undefined ? { moves, outcome } : { moves: moves.slice(0, decisions.at(-left)), outcome: null };
}

/** A match that the browser has kept, played by chance. People sit at the first seats, friendly bots at all others. */
export function playedMatch(wanted: Wanted) {
  const { seats, persons = 1, options = {}, seed = 'browser', position } = wanted;
  const game = position === undefined ? wanted.game : startingAt(wanted.game, position);
  const { moves, outcome } = cut(playByChance(wanted, game), wanted.left);
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
