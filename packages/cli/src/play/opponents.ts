import { type Budget, type Player, playerAtLevel, randomBot } from '@souk/bots';
import { LANGUAGES } from '@souk/i18n';
import { levelHelp, levelName } from '../game-texts.js';
import type { GameEntry } from '../games.js';
import { type Translator, translatorIn } from '../text/index.js';

/** A player who is not at this keyboard. */
export interface Opponent {
  /** The level, or `random`: what is asked for and what is saved. */
  readonly id: string;
  readonly name: string;
  readonly help: string;
  /** Sits down for one decision: who remembered earlier ones would play on differently after a save or an undo. */
  sit(): { readonly player: Player; readonly budget: Budget };
}

const stranger = ({ say }: Translator): Opponent => ({
  id: randomBot.id,
  name: say('play.stranger'),
  help: say('level.random'),
  sit: () => ({ player: randomBot.sit(), budget: { iterations: 1 } }),
});

/** The opponent if none is asked for. */
export const USUAL_OPPONENT = '3';

/** Everybody to play a game against, the weakest first. */
export const opponentsFor = (entry: GameEntry, translator: Translator): readonly Opponent[] => [
  stranger(translator),
  ...entry.levels.map((level) => ({
    id: String(level.level),
    name: levelName(entry, level, translator),
    help: levelHelp(level, translator),
    sit: () => playerAtLevel(entry, level.level),
  })),
];

/** An opponent by level, or by name in any language. */
export const opponentNamed = (entry: GameEntry, said: string): Opponent | undefined =>
  LANGUAGES.flatMap((language) => opponentsFor(entry, translatorIn(language))).find(
    ({ id, name }) => id === said || name.toLowerCase() === said.toLowerCase(),
  );
