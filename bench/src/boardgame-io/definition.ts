import { type Game, type GameTypes, MoveList, type Outcome, type Seat } from '@souk/kernel';

/** The part of boardgame.io 0.50 that is used here. */
export interface Context {
  readonly currentPlayer: string;
}

export interface Definition<G> {
  readonly name?: string;
  readonly setup: () => G;
  readonly moves: {
    readonly [name: string]: (context: { readonly G: G; readonly ctx: Context }, code: number) => void;
  };
  readonly turn: {
    readonly order: {
      readonly first: (context: { readonly G: G }) => number;
      readonly next: (context: { readonly G: G }) => number;
    };
    readonly endIf: (context: { readonly G: G; readonly ctx: Context }) => boolean;
  };
  readonly endIf: (context: { readonly G: G }) => object | undefined;
  readonly playerView?: (context: { readonly G: G; readonly playerID: string | null }) => PlayerView;
}

/** What one of the audience is sent: the same as our own server sends. */
export interface PlayerView {
  readonly view: object;
  /** The legal moves of a seat that is to decide. */
  readonly decision: readonly number[] | null;
}

/** A result in the form that boardgame.io's bot reads. */
function resultOf(outcome: Outcome | undefined): object | undefined {
  if (outcome === undefined) return undefined;
  const { winners } = outcome;
  return winners.length === 1 ? { winner: String(winners[0]) } : winners.length > 1 ? { draw: true } : {};
}

/** One of our games as boardgame.io sees it: its state is G, its only move plays one of our codes. */
export function definition<T extends GameTypes>(game: Game<T>, fresh: () => T['State']): Definition<T['State']> {
  const toAct = (state: T['State']): number => game.toAct(state)[0] ?? 0;
  return {
    setup: fresh,
    moves: {
      play: ({ G, ctx }, code) => {
        game.play(G, Number(ctx.currentPlayer), code);
      },
    },
    turn: {
      order: { first: ({ G }) => toAct(G), next: ({ G }) => toAct(G) },
      endIf: ({ G, ctx }) => toAct(G) !== Number(ctx.currentPlayer),
    },
    endIf: ({ G }) => resultOf(game.outcome(G)),
  };
}

/** The same with the secrets of every seat kept from the others, as a server needs it. */
export function hostedDefinition<T extends GameTypes>(
  game: Game<T>,
  fresh: () => T['State'],
): Definition<T['State']> & { readonly name: string } {
  const list = new MoveList();
  const decision = (state: T['State'], seat: Seat): readonly number[] | null => {
    if (!game.toAct(state).includes(seat)) return null;
    game.moves(state, seat, list);
    return Array.from({ length: list.size }, (_, i) => list.at(i));
  };
  return {
    ...definition(game, fresh),
    name: game.id,
    playerView: ({ G, playerID }) => ({
      view: game.view(G, playerID === null ? 'spectator' : Number(playerID)),
      decision: playerID === null ? null : decision(G, Number(playerID)),
    }),
  };
}
