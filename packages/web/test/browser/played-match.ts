import { type AnyGame, below, Match, MoveList, seedRandom } from '@souk/kernel';

interface Wanted {
  readonly game: AnyGame;
  readonly seats: number;
  readonly options?: object;
  readonly seed?: string;
  /** It stops at the first decision of seat 0 after so many moves; left out: it is played to its end. */
  readonly least?: number;
  /** It stops at the first decision of seat 0 at which its view is as wanted. A method: it knows its game's view. */
  until?(view: object): boolean;
}

/** A match that the browser has kept, played by chance. A person sits at seat 0, friendly bots at all others. */
export function playedMatch({
  game,
  seats,
  options = {},
  seed = 'browser',
  least = Number.POSITIVE_INFINITY,
  until = () => false,
}: Wanted) {
  const match = new Match(game, { seats, options, seed });
  const random = seedRandom(`by chance ${seed}`);
  const list = new MoveList();
  const moves: [number, number, number][] = [];
  for (let toAct = game.toAct(match.state); toAct.length > 0; toAct = game.toAct(match.state)) {
    if (toAct.includes(0) && (moves.length >= least || until(game.view(match.state, 0)))) break;
    const [seat] = toAct;
    game.moves(match.state, seat, list);
    const code = list.at(below(random, list.size));
    match.play(seat, code, 1);
    moves.push([seat, code, 1]);
  }
  return {
    game: game.id,
    rulesVersion: game.rulesVersion,
    options,
    sitters: Array.from({ length: seats }, (_, i) =>
      i === 0 ? { kind: 'person', name: 'Zahra' } : { kind: 'bot', level: 1, name: `Bot ${i}` },
    ),
    seed,
    nonce: 'n',
    moves,
    undos: [],
    started: 1,
    updated: 1,
    outcome: game.outcome(match.state) ?? null,
  };
}
