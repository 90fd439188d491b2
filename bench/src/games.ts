import type { GameHeuristics } from '@souk/bots';
import type { Targets } from '@souk/games';
import { GAMES, type LoadedGame } from '@souk/games/loaded';

/** A game that is measured. */
export interface MeasuredGame extends LoadedGame {
  readonly heuristics: GameHeuristics;
  readonly targets: Targets;
}

const isMeasured = (game: LoadedGame): game is MeasuredGame =>
  game.targets !== undefined && game.heuristics !== undefined;

export const MEASURED: readonly MeasuredGame[] = GAMES.filter(isMeasured);

export function measuredGame(id: string): MeasuredGame {
  const found = MEASURED.find(({ game }) => game.id === id);
  if (found === undefined) throw new Error(`no game "${id}" with targets and heuristics`);
  return found;
}

/** The quickest game stands for all where it is the host or the laboratory that is measured. */
export const QUICKEST: MeasuredGame = MEASURED.reduce((most, each) =>
  each.targets.movesPerSecond > most.targets.movesPerSecond ? each : most,
);

/** The game that boardgame.io's bot plays against ours: that bot sees everything, so nothing may be hidden for a while. */
export const DUEL_GAME: MeasuredGame = MEASURED.find(({ heuristics }) => heuristics.isOpen !== undefined) ?? QUICKEST;
