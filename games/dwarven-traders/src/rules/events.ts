import type { LaidCard } from './cards.js';
import type { GemName } from './gems.js';
import type { TraderName } from './traders.js';

/** What happens at the table, complete: a listener who hears all of it can draw the table after every move. */
export type DwarvenTradersEvent =
  | {
      readonly kind: 'round-started';
      readonly round: number;
      readonly starter: TraderName;
      /** Spaces on the score track by trader, the Smuggler last. Gems are back in the pool, the cards gone. */
      readonly scores: readonly number[];
      /** Who chooses a starting gem, in this order. */
      readonly choosers: readonly TraderName[];
    }
  | { readonly kind: 'gem-chosen'; readonly trader: TraderName; readonly gem: GemName }
  /** `unused` says how many cards the unused deck holds; none but in the solo game. */
  | { readonly kind: 'cards-dealt'; readonly row: readonly LaidCard[]; readonly unused: number }
  | { readonly kind: 'turn-started'; readonly trader: TraderName }
  | { readonly kind: 'mined'; readonly trader: TraderName; readonly slot: number; readonly gem: GemName }
  | {
      readonly kind: 'sold';
      readonly trader: TraderName;
      readonly slot: number;
      readonly gem: GemName;
      readonly price: number;
      readonly score: number;
    }
  /** A price moves; `smuggler` says how many of its steps went to the Smuggler instead. */
  | { readonly kind: 'price-moved'; readonly gem: GemName; readonly price: number; readonly smuggler: number }
  | { readonly kind: 'smuggler-moved'; readonly steps: number; readonly score: number }
  | { readonly kind: 'card-flipped'; readonly slot: number; readonly card: LaidCard }
  | { readonly kind: 'card-replaced'; readonly slot: number; readonly discarded: number; readonly card: LaidCard }
  | { readonly kind: 'unused-deck-shuffled'; readonly cards: number }
  | { readonly kind: 'trade-offered'; readonly trader: TraderName }
  | {
      readonly kind: 'traded';
      readonly trader: TraderName;
      readonly with: TraderName;
      readonly gave: GemName | null;
      readonly took: GemName | null;
    }
  | { readonly kind: 'trade-declined'; readonly trader: TraderName }
  | { readonly kind: 'round-ended'; readonly round: number; readonly trader: TraderName }
  | {
      readonly kind: 'store-sold';
      readonly trader: TraderName;
      readonly gems: readonly GemName[];
      readonly sum: number;
      readonly score: number;
    }
  /** Places and points by trader, the Smuggler last. */
  | {
      readonly kind: 'round-scored';
      readonly round: number;
      readonly places: readonly number[];
      readonly points: readonly number[];
    }
  | { readonly kind: 'match-ended'; readonly winners: readonly number[]; readonly smugglerRank: number };
