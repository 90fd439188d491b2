import { IllegalMove, InputError } from '../errors.js';
import type { Game, GameTypes } from '../game.js';
import { MoveList } from '../moves.js';
import { below, pick, type RandomState } from '../random.js';
import { type Seat, type Viewer, viewersOf } from '../seats.js';
import { hold, LawBroken, same } from './broken.js';

/** What is wrong with the components of a state, as a sentence; undefined if nothing is. */
export type Audit<T extends GameTypes> = (state: T['State']) => string | undefined;

export const legalMoves = <T extends GameTypes>(game: Game<T>, state: T['State'], seat: Seat): number[] => {
  const list = new MoveList();
  game.moves(state, seat, list);
  return list.toArray();
};

export const described = <T extends GameTypes>(game: Game<T>, state: T['State'], seat: Seat): string[] =>
  legalMoves(game, state, seat)
    .map((code) => JSON.stringify(game.describeMove(state, seat, code)))
    .sort();

/** A seat that owes a decision has moves to choose from, each once, and a question to answer; nobody else has. */
export function decisionLaw<T extends GameTypes>(game: Game<T>, state: T['State']): void {
  const law = 'decisions';
  const toAct = game.toAct(state);
  for (let seat = 0; seat < game.seatsOf(state); seat++) {
    const moves = legalMoves(game, state, seat);
    const asked = toAct.includes(seat);
    hold(law, asked === moves.length > 0, () => `seat ${seat}: to act ${asked}, but ${moves.length} moves`);
    hold(
      law,
      asked === (game.prompt(state, seat) !== undefined),
      () => `seat ${seat}: to act ${asked}, prompt otherwise`,
    );
    hold(law, new Set(moves).size === moves.length, () => `seat ${seat}: a move is listed twice`);
  }
  hold(law, toAct.length > 0 === (game.outcome(state) === undefined), () => 'an outcome exactly when nobody is to act');
}

/**
 * The things that a viewer must not know in a state, each written down in any way: a hand, the order of a deck.
 * A thing stays at its place in the list, and is the empty text where only one thing can be.
 */
export type Hidden<T extends GameTypes> = (state: T['State'], viewer: Viewer) => readonly string[];

const DRAWS = 60;

/** Imagining is no peeking: among many draws every hidden thing departs from the truth in some. */
export function peekingLaw<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  hidden: Hidden<T>,
  random: RandomState,
): void {
  for (const viewer of viewersOf(game.seatsOf(state))) {
    const truth = hidden(state, viewer);
    const view = game.view(state, viewer);
    let seenThrough = truth.map((_, i) => i).filter((i) => truth[i] !== '');
    for (let draw = 0; draw < DRAWS && seenThrough.length > 0; draw++) {
      const imagined = hidden(game.imagine(view, random), viewer);
      seenThrough = seenThrough.filter((i) => imagined[i] === truth[i]);
    }
    hold('peeking', seenThrough.length === 0, () => `${viewer} always imagines the truth: ${truth[seenThrough[0]]}`);
  }
}

/** A game that says that all viewers see the same shows each of them just that. */
export function openViewLaw<T extends GameTypes>(game: Game<T>, state: T['State']): void {
  for (const viewer of viewersOf(game.seatsOf(state))) {
    same('open view', game.view(state, viewer), { viewer, ...game.openView?.(state) }, `what ${viewer} and all see`);
  }
}

/** Every listed move is accepted, and is the same after having been read aloud. */
export function acceptanceLaw<T extends GameTypes>(game: Game<T>, state: T['State']): void {
  for (const seat of game.toAct(state)) {
    const texts = described(game, state, seat);
    hold('acceptance', new Set(texts).size === texts.length, () => `seat ${seat}: two moves read the same`);
    for (const code of legalMoves(game, state, seat)) {
      const move = JSON.parse(JSON.stringify(game.describeMove(state, seat, code)));
      const read = game.readMove(state, seat, move);
      hold('acceptance', read === code, () => `${JSON.stringify(move)} is ${code}, read back as ${read}`);
      game.play(game.clone(state), seat, code);
    }
  }
}

const NEVER_MOVES = [Number.NaN, 0.5, -1, -0.5, 2 ** 31, -(2 ** 31), Number.POSITIVE_INFINITY, 2 ** 53];

/** Every other number is rejected as illegal, whichever seat sends it, and nothing has changed. */
export function rejectionLaw<T extends GameTypes>(game: Game<T>, state: T['State'], random: RandomState): void {
  const law = 'rejection';
  const before = JSON.stringify(game.toJSON(state));
  for (let seat = 0; seat < game.seatsOf(state); seat++) {
    const listed = new Set(legalMoves(game, state, seat));
    const range = 2 * Math.max(16, ...[...listed].filter((code) => code < 2 ** 29)) + 2;
    const others = Array.from({ length: 24 }, () => below(random, range)).concat(NEVER_MOVES);
    for (const code of others.filter((other) => !listed.has(other))) {
      rejects(law, () => game.play(state, seat, code), `seat ${seat}, move ${code}`);
    }
    for (const junk of [null, 7, 'mine', [], {}, { kind: 'nonsense' }, { kind: '__proto__' }]) {
      rejects(law, () => game.readMove(state, seat, junk), `seat ${seat}, move ${JSON.stringify(junk)}`);
    }
  }
  hold(law, JSON.stringify(game.toJSON(state)) === before, () => 'a rejected move has changed the state');
}

function rejects(law: string, attempt: () => void, what: string): void {
  try {
    attempt();
  } catch (error) {
    if (error instanceof IllegalMove || error instanceof InputError) return;
    throw error;
  }
  throw new LawBroken(law, `${what} was accepted`);
}

/** A state comes back from its JSON as it was, with the same moves, views and hash. */
export function saveLaw<T extends GameTypes>(game: Game<T>, state: T['State']): T['State'] {
  const law = 'save and load';
  const position = JSON.parse(JSON.stringify(game.toJSON(state)));
  const loaded = game.fromJSON(position);
  same(law, game.toJSON(loaded), game.toJSON(state), 'positions');
  hold(law, game.hash(loaded) === game.hash(state), () => 'hashes differ');
  for (const viewer of viewersOf(game.seatsOf(state))) {
    same(law, game.view(loaded, viewer), game.view(state, viewer), `views of ${viewer}`);
  }
  for (const seat of game.toAct(state)) {
    same(law, described(game, loaded, seat), described(game, state, seat), `moves of seat ${seat}`);
  }
  return loaded;
}

/** A copy is equal, and whatever happens to it leaves the original alone. */
export function cloneLaw<T extends GameTypes>(game: Game<T>, state: T['State'], random: RandomState): void {
  const law = 'clones';
  const before = JSON.stringify(game.toJSON(state));
  const copy = game.clone(state);
  same(law, game.toJSON(copy), game.toJSON(state), 'copy and original');
  for (let k = 0; k < 12 && game.toAct(copy).length > 0; k++) {
    const seat = pick(random, game.toAct(copy));
    game.play(copy, seat, pick(random, legalMoves(game, copy, seat)));
  }
  hold(law, JSON.stringify(game.toJSON(state)) === before, () => 'playing on a copy has changed the original');
}
