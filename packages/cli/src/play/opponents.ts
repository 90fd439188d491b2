import { type BotGame, type Budget, type Player, playerAtLevel, randomBot } from '@souk/bots';

/** An opponent who is not at this keyboard. */
export interface Opponent {
  /** The level, or `random`: what is asked for and what is saved. */
  readonly id: string;
  readonly name: string;
  readonly help: string;
  /** Sits down for one decision: who remembered earlier ones would play on differently after a save or an undo. */
  sit(): { readonly player: Player; readonly budget: Budget };
}

const stranger: Opponent = {
  id: randomBot.id,
  name: 'Stranger',
  help: randomBot.help,
  sit: () => ({ player: randomBot.sit(), budget: { iterations: 1 } }),
};

/** The opponent if none is asked for. */
export const USUAL_OPPONENT = '3';

/** All opponents in a game, the weakest first. */
export const opponentsFor = (game: BotGame): readonly Opponent[] => [
  stranger,
  ...game.levels.map(({ level, name, help }) => ({
    id: String(level),
    name,
    help,
    sit: () => playerAtLevel(game, level),
  })),
];

/** An opponent by level or by name. */
export const opponentNamed = (game: BotGame, said: string): Opponent | undefined =>
  opponentsFor(game).find(({ id, name }) => id === said || name.toLowerCase() === said.toLowerCase());
