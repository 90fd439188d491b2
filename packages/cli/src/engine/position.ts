import { type AnyGame, InputError } from '@souk/kernel';
import type { GameEntry } from '../games.js';
import { Session } from './session.js';

/** Whether positions of this game say by themselves which game they are of. */
const namesItself = ({ positionSchema }: AnyGame): boolean =>
  'properties' in positionSchema && Object.hasOwn(positionSchema.properties, 'game');

/**
 * A session from a whole position. Which game it is of is said beside it, in it (`game`), by the form that
 * it names (`"format":"<game>/<version>"`), or else it is of the game that is on the table already.
 */
export function positionIn(
  position: object | undefined,
  named: string | undefined,
  games: readonly GameEntry[],
  current: AnyGame | undefined,
): Session {
  const fields: { readonly [name: string]: unknown } = { ...position };
  const format = typeof fields.format === 'string' ? fields.format.split('/')[0] : undefined;
  const id = named ?? fields.game ?? format ?? current?.id;
  const game = games.find((known) => known.game.id === id)?.game;
  if (game === undefined) {
    throw new InputError('game', `one of ${games.map((known) => known.game.id).join(', ')}`, id ?? null);
  }
  const { game: _said, ...rest } = fields;
  return new Session(game, game.fromJSON(namesItself(game) ? fields : rest));
}
