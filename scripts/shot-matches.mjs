// Matches for the pictures of `npm run shots`: at any moment, and over.
import { chooseWith, greedyBot } from '@souk/bots';
import { findGame } from '@souk/games/loaded';
import { below, fromPosition, Match, MoveList, newState, seedRandom } from '@souk/kernel';

const NAMES = ['Zahra', 'Hild', 'Olo', 'Vasko', 'Mira', 'Sable'];

/** @typedef {import('@souk/kernel').AnyGame} AnyGame */
/** @typedef {(match: Match<import('@souk/kernel').GameTypes>, seat: number) => number} Choosing */

/** Any move, by chance. @param {string} seed @returns {Choosing} */
function byChance(seed) {
  const random = seedRandom(seed);
  const list = new MoveList();
  return ({ game, state }, seat) => {
    game.moves(state, seat, list);
    return list.at(below(random, list.size));
  };
}

/** As a bot plays, so that there is something to be seen. @param {AnyGame} game @returns {Choosing} */
export function sensibly(game) {
  const heuristics = findGame(game.id)?.heuristics;
  if (heuristics === undefined) throw new Error(`bots should know ${game.id}`);
  const player = greedyBot(heuristics).sit();
  const random = seedRandom('shots');
  return (match, seat) => chooseWith(player, game, match.state, seat, random, { iterations: 1 });
}

/**
 * A match played until it is the first seat's decision, after at least some moves.
 * @param {AnyGame} game @param {number} seats @param {number} least @param {object} [options] @param {Choosing} [choose]
 */
export function played(game, seats, least, options = {}, choose = byChance(`shots ${seats} ${least}`)) {
  return playedUntil(game, seats, options, choose, ({ toAct, moves }) => moves >= least && toAct.includes(0));
}

/**
 * A match played until it is as wanted: before a decision, with what the last move has told.
 * @typedef {{ toAct: readonly number[], moves: number, told: readonly string[], asked: string | undefined }} Standing
 * @param {AnyGame} game @param {number} seats @param {object} options @param {Choosing} choose @param {(standing: Standing) => boolean} isWanted
 */
function playedUntil(game, seats, options, choose, isWanted) {
  const seed = 'shots';
  const match = new Match(game, { seats, options, seed });
  /** @type {[number, number, number][]} */
  const moves = [];
  /** @type {string[]} */
  let told = [];
  for (let toAct = game.toAct(match.state); toAct.length > 0; toAct = game.toAct(match.state)) {
    if (isWanted({ toAct, moves: moves.length, told, asked: game.prompt(match.state, 0)?.kind })) break;
    const [seat] = toAct;
    const code = choose(match, seat);
    told = match.play(seat, code, 1).map(({ event }) => event.kind);
    moves.push([seat, code, 1]);
  }
  const sitters = Array.from({ length: seats }, (_, i) =>
    i === 0 ? { kind: 'person', name: NAMES[0] } : { kind: 'bot', level: 3, name: NAMES[i] },
  );
  const outcome = game.outcome(match.state) ?? null;
  return { game: game.id, rulesVersion: game.rulesVersion, options, sitters, seed, nonce: 'n', moves, outcome };
}

/**
 * A match that begins with another deal than the usual one, played to its end.
 * @param {AnyGame} game @param {number} seats @param {(dealt: any) => object} change
 */
function playedFrom(game, seats, change) {
  const position = change(game.toJSON(newState(game, { seats, options: {}, seed: 'shots' })));
  const match = playedUntil(fromPosition(game, position), seats, {}, byChance(`shots ${seats}`), () => false);
  return { ...match, position };
}

/** A match that the first seat wins, if there is one to be found soon: it plays as a bot does, the other by chance. @param {AnyGame} game @returns {object[]} */
export function won(game) {
  const well = sensibly(game);
  for (let i = 0; i < 20; i++) {
    const badly = byChance(`won ${i}`);
    const match = played(game, 2, 10_000, {}, (position, seat) => (seat === 0 ? well : badly)(position, seat));
    if (String(match.outcome?.winners) === '0') return [match];
  }
  return [];
}

/** A match that several have won, if there is one to be found soon. @param {AnyGame} game @returns {object[]} */
export function shared(game) {
  for (let i = 0; i < 400; i++) {
    const match = played(game, 2, 10_000, {}, byChance(`shared ${i}`));
    if ((match.outcome?.winners.length ?? 0) > 1) return [match];
  }
  return [];
}

/**
 * @typedef {{ played: (seats: number, least: number, options?: object) => object, sensible: (seats: number, least: number) => object, until: (seats: number, isWanted: (standing: Standing) => boolean, options?: object) => object, asked: (kind: string, seats: number, least: number, options?: object) => object, from: (seats: number, change: (dealt: any) => object) => object }} Playing
 */

/** A game in mid-match, for scenes: moves by chance, or by a bot's judgement. @param {AnyGame} game @returns {Playing} */
export const playing = (game) => ({
  played: (seats, least, options) => played(game, seats, least, options),
  sensible: (seats, least) => played(game, seats, least, {}, sensibly(game)),
  until: (seats, isWanted, options = {}) => playedUntil(game, seats, options, sensibly(game), isWanted),
  from: (seats, change) => playedFrom(game, seats, change),
  asked: (kind, seats, least, options = {}) =>
    playedUntil(
      game,
      seats,
      options,
      byChance(`shots ${kind} ${seats} ${least}`),
      ({ toAct, moves, asked }) => moves >= least && toAct.includes(0) && asked === kind,
    ),
});
