import type { GemName } from './gems.js';
import type { TraderName } from './traders.js';
import type { PublicPart } from './view.js';

/** How many gems are compared. */
const COMPARED = 2;

/**
 * DT-ROUND-4: the gems that a trader has to show in a tie, the dearest first, as all can see them just before the final sale.
 * In the multi-player game the Smuggler's marker is the one gem that he holds.
 */
export function gemsInTie(open: PublicPart, trader: TraderName): readonly GemName[] {
  const { prices, players, smuggler, marker, seats } = open;
  if (trader === 'smuggler' && seats > 1) return [marker];
  const { store } = trader === 'smuggler' ? smuggler : players[trader];
  return [...store].sort((one, other) => prices[other] - prices[one]).slice(0, COMPARED);
}
