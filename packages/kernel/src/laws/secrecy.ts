import { IllegalMove } from '../errors.js';
import { type AddressedEvent, Events, heardBy, revealsTo } from '../events.js';
import type { Game, GameTypes } from '../game.js';
import { below, pick, type RandomState } from '../random.js';
import { type Seat, type Viewer, viewersOf } from '../seats.js';
import { hold, same } from './broken.js';
import { type Audit, described, legalMoves } from './position-laws.js';

/**
 * Another state that the viewer cannot tell from this one, in which the others know what they know here; undefined if
 * there is none at this moment. It differs in little, so that it takes long until something lawful tells the two apart.
 */
export type Twin<T extends GameTypes> = (
  state: T['State'],
  viewer: Viewer,
  random: RandomState,
) => T['State'] | undefined;

/** How a game is held to secrecy. */
export interface SecrecyPlan<T extends GameTypes> {
  readonly audit: Audit<T>;
  /** Pairs are made of imagined states, and of these where a game gives them. */
  readonly twin?: Twin<T>;
  /**
   * What of a view goes on in an imagined match as it does in the true one; all of it if left out. A view may also say
   * what others know, and an imagined match begins now: the others have no past in it.
   */
  readonly carriedOn?: (view: T['View']) => unknown;
  /** How many moves are made side by side at most; no limit if left out. */
  readonly longest?: number;
}

/** How many pairs of histories have been compared, and how many moves were made in both of one. */
export interface Compared {
  pairs: number;
  steps: number;
}

/** Two states that a viewer cannot tell apart, and how their views are compared. */
interface Pair<T extends GameTypes> {
  readonly game: Game<T>;
  readonly viewer: Viewer;
  readonly truth: T['State'];
  readonly twin: T['State'];
  readonly shown: (view: T['View']) => unknown;
}

const LAW = 'secrecy';

/** Every viewer's imagination is held to the law for one move; one viewer's, and a twin, as long as they look the same. */
export function secrecyLaw<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  plan: SecrecyPlan<T>,
  random: RandomState,
  compared: Compared,
): void {
  const viewers = viewersOf(game.seatsOf(state));
  const chosen = pick(random, viewers);
  for (const viewer of viewers) {
    if (viewer === chosen) pairLaw(game, state, viewer, plan, random, compared);
    else imaginedLaw(game, state, viewer, { ...plan, longest: 1 }, random, compared);
  }
}

/** One viewer at one moment: a twin and an imagined state must not be told from the truth, now and as play goes on. */
export function pairLaw<T extends GameTypes>(
  game: Game<T>,
  truth: T['State'],
  viewer: Viewer,
  plan: SecrecyPlan<T>,
  random: RandomState,
  compared: Compared,
): void {
  imaginedLaw(game, truth, viewer, plan, random, compared);
  const twin = plan.twin?.(truth, viewer, random);
  if (twin !== undefined) compare({ game, viewer, truth, twin, shown: (all) => all }, plan, random, compared);
}

function imaginedLaw<T extends GameTypes>(
  game: Game<T>,
  truth: T['State'],
  viewer: Viewer,
  plan: SecrecyPlan<T>,
  random: RandomState,
  compared: Compared,
): void {
  const view = game.view(truth, viewer);
  const imagined = game.imagine(JSON.parse(JSON.stringify(view)), random);
  same(LAW, game.view(imagined, viewer), view, `views of ${viewer}`);
  const { carriedOn = (all: T['View']): unknown => all } = plan;
  compare({ game, viewer, truth, twin: imagined, shown: carriedOn }, plan, random, compared);
}

function compare<T extends GameTypes>(
  pair: Pair<T>,
  { audit, longest = Number.POSITIVE_INFINITY }: SecrecyPlan<T>,
  random: RandomState,
  compared: Compared,
): void {
  const { game, viewer, truth, twin } = pair;
  const possible = (): void => {
    const flaw = audit(pair.twin);
    hold(LAW, flaw === undefined, () => `what ${viewer} imagines cannot be: ${flaw}`);
  };
  possible();
  looksAlike(pair, 'at first');
  // Half of the time chance goes on alike, which makes for longer histories.
  if (below(random, 2) === 0) Object.assign(twin.random, truth.random);
  compared.pairs++;
  compared.steps += goOnAlike({ ...pair, truth: game.clone(truth), twin: game.clone(twin) }, longest, random);
}

/** The viewer sees the same, is asked the same and can do the same. */
function looksAlike<T extends GameTypes>({ game, viewer, truth, twin, shown }: Pair<T>, when: string): void {
  same(LAW, shown(game.view(twin, viewer)), shown(game.view(truth, viewer)), `views of ${viewer} ${when}`);
  same(LAW, game.toAct(twin), game.toAct(truth), `seats to act, as ${viewer} imagines, ${when}`);
  if (viewer === 'spectator' || !game.toAct(truth).includes(viewer)) return;
  same(LAW, described(game, twin, viewer), described(game, truth, viewer), `moves of seat ${viewer} ${when}`);
  same(LAW, game.prompt(twin, viewer), game.prompt(truth, viewer), `prompts of seat ${viewer} ${when}`);
}

/**
 * Plays on with both side by side, by moves that can be made in both, until something hidden lawfully comes to light for
 * the viewer that is not the same here and there, or no such move is found. Says how many moves were made.
 */
function goOnAlike<T extends GameTypes>(pair: Pair<T>, longest: number, random: RandomState): number {
  let now = pair;
  for (let steps = 0; steps < longest; steps++) {
    const next = stepOf(now, random);
    if (next === undefined) return steps;
    now = next.pair;
    looksAlike(now, `after ${next.what}, move ${steps + 1} side by side,`);
  }
  return longest;
}

/** A pair one move later, and which move that was. */
interface Step<T extends GameTypes> {
  readonly pair: Pair<T>;
  readonly what: string;
}

/** How many moves are tried to find one that shows the viewer nothing different. */
const TRIES = 6;

function stepOf<T extends GameTypes>(pair: Pair<T>, random: RandomState): Step<T> | undefined {
  const { game, viewer } = pair;
  if (game.toAct(pair.truth).length === 0) return undefined;
  const seat = pick(random, game.toAct(pair.truth));
  for (const move of someMoves(game, pair.truth, seat, random)) {
    const what = `${JSON.stringify(move)} (${game.prompt(pair.truth, seat)?.rule})`;
    const next = { ...pair, twin: game.clone(pair.twin) };
    const toldOfTwin = toldOf(game, next.twin, seat, move);
    hold(LAW, toldOfTwin !== undefined || seat !== viewer, () => `${viewer} cannot make ${what} in both`);
    if (toldOfTwin === undefined) continue;
    const truth = game.clone(pair.truth);
    const told = toldOf(game, truth, seat, move) ?? [];
    if (isToldAlike(told, toldOfTwin, viewer, what)) return { pair: { ...next, truth }, what };
  }
  return undefined;
}

/** Some of the legal moves of a seat, and of kinds that are rare as many as of those that are not. */
function someMoves<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  seat: Seat,
  random: RandomState,
): readonly T['Move'][] {
  const legal = legalMoves(game, state, seat);
  const seen = Array.from({ length: 2 * TRIES }, () => game.describeMove(state, seat, pick(random, legal)));
  const kinds = [...new Set(seen.map(({ kind }) => kind))];
  return Array.from({ length: TRIES }, () => {
    const kind = pick(random, kinds);
    return pick(
      random,
      seen.filter((move) => move.kind === kind),
    );
  });
}

/** Makes a move and says what is told of it; undefined if it cannot be made in this state. */
function toldOf<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  seat: Seat,
  move: T['Move'],
): readonly AddressedEvent<T['Event']>[] | undefined {
  const events = new Events<T['Event']>();
  try {
    game.play(state, seat, game.readMove(state, seat, move), events);
  } catch (error) {
    if (error instanceof IllegalMove) return undefined;
    throw error;
  }
  return events.told;
}

/**
 * The same move in two states that a viewer cannot tell apart is told to the viewer in the same words, up to
 * the moment when something hidden lawfully comes to light for that viewer; from there on the two may differ.
 * Says whether all was the same.
 */
function isToldAlike<E>(
  one: readonly AddressedEvent<E>[],
  other: readonly AddressedEvent<E>[],
  viewer: Viewer,
  move: string,
): boolean {
  const [heard, twins] = [heardBy(one, viewer), heardBy(other, viewer)];
  for (let i = 0; i < Math.max(heard.length, twins.length); i++) {
    if (JSON.stringify(heard[i]) === JSON.stringify(twins[i])) continue;
    // Where one of the two ends a question is asked first: that there is something to choose has come to light.
    const reveals = [one[i], other[i]].map((told) => told === undefined || revealsTo(told, viewer));
    if (reveals.every(Boolean)) return false;
    same(LAW, heard[i], twins[i], `events told to ${viewer} of ${move}`);
  }
  return true;
}
