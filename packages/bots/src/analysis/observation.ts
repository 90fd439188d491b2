import {
  type Game,
  type GameTypes,
  LEAVE,
  type Match,
  MoveList,
  type Outcome,
  type Prompt,
  type Seat,
  UNDO_BARRIER,
} from '@souk/kernel';

/** How a match stands, as those at its table see it. */
export interface Observation {
  /** What each seat may know. */
  readonly views: readonly object[];
  /** Undefined while the match goes on. */
  readonly outcome: Outcome | undefined;
}

/** A move, as an analysis has to know it: plain data, so that it can be told to a worker that knows no matches. */
export interface ObservedMove {
  readonly seat: Seat;
  readonly move: number;
  /** What there was to choose from; undefined if there was no choice. */
  readonly choice: { readonly moves: readonly number[]; readonly prompt: Prompt } | undefined;
  /** Whether nothing was left to chance in it and nothing came to light. */
  readonly open: boolean;
  readonly after: Observation;
}

/** How a match began. */
export const observationAtStart = (match: Match<GameTypes>): Observation => sightOf(match.game, match.stateAt(0));

function sightOf(game: Game, state: GameTypes['State']): Observation {
  const views = Array.from({ length: game.seatsOf(state) }, (_, seat) => game.view(state, seat));
  return { views, outcome: game.toAct(state).length > 0 ? undefined : game.outcome(state) };
}

function choiceOf(game: Game, state: GameTypes['State'], seat: Seat): ObservedMove['choice'] {
  const list = new MoveList();
  game.moves(state, seat, list);
  const prompt = game.prompt(state, seat);
  return list.size > 1 && prompt !== undefined ? { moves: list.toArray(), prompt } : undefined;
}

/** Every move of a match, one after the other. */
export function* observedMoves(match: Match<GameTypes>): Generator<ObservedMove> {
  const { game } = match;
  let at = 0;
  for (const { seat, code, state } of match.history()) {
    at++;
    yield {
      seat,
      move: code,
      choice: code === LEAVE ? undefined : choiceOf(game, state, seat),
      open: (match.markOf(at - 1) & (UNDO_BARRIER.chance | UNDO_BARRIER.revealed)) === 0,
      after: sightOf(game, match.stateAt(at)),
    };
  }
}
