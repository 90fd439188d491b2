import { noTrade, sell } from './moves.js';
import { type Setting, type TestTable, table } from './table.js';

/** A card that moves no price. */
const STILL = 'R-0 S+0';

export interface Ending extends Omit<Setting, 'pool' | 'own' | 'row' | 'decision'> {
  /** Who takes the last turn of the round. */
  readonly closer?: number;
}

/**
 * A round that ends with everybody and everything as the setting says: the closer sells a sapphire for 0
 * with a card that moves no price, and then nothing is left to mine or, as nobody else has sapphire, to sell.
 */
export function endOfRound(ending: Ending): TestTable {
  const { closer = 0, seats = 2 } = ending;
  const players = Array.from({ length: seats }, (_, seat) => {
    const player = ending.players?.[seat] ?? {};
    return seat === closer ? { ...player, store: [...(player.store ?? []), 'sapphire' as const] } : player;
  });
  const game = table({
    ...ending,
    players,
    prices: { ...ending.prices, sapphire: 0 },
    pool: { ruby: 0, sapphire: 0, emerald: 0, topaz: 0 },
    own: Array.from({ length: 12 }, () => `${STILL} | ${STILL}`),
    decision: { kind: 'turn', seat: closer },
  });
  game.play(sell(0, 'sapphire'));
  return game.view.decision?.kind === 'extra-trade' ? game.play(noTrade) : game;
}
