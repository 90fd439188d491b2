import type { Events } from '@souk/kernel';
import type { Direction } from './storehouse/shapes.js';
import type { ItemId, WizardId } from './vocabulary.js';

/** Why a player gains or loses: an item's or a wizard's doing, or a step of the rules. */
export type Cause = ItemId | WizardId | 'set' | 'count' | 'penalty' | 'fines' | 'bribe';

/** Where an item that is played comes from. */
export const PLAY_SOURCES = ['stash', 'magic-boomerang', 'wizards-watch', 'mystical-lamp', 'sacred-chalice'] as const;
export type PlaySource = (typeof PLAY_SOURCES)[number];

/**
 * What happens at the table, complete: a listener who hears all of it can draw the table after every move. An `item`
 * that is null is not for the ears of this listener.
 */
export type AlleyEvent =
  | { readonly kind: 'wizard-taken'; readonly seat: number; readonly wizard: WizardId }
  | { readonly kind: 'round-started'; readonly round: number; readonly starter: number }
  | { readonly kind: 'storehouses-dealt'; readonly deck: number }
  | { readonly kind: 'reveal-chosen'; readonly seat: number; readonly slots: readonly number[] | null }
  | {
      readonly kind: 'turned-up';
      readonly seat: number;
      readonly phase: 'stock' | 'inspection';
      readonly items: readonly { readonly slot: number; readonly item: ItemId }[];
    }
  | {
      readonly kind: 'stash-dealt';
      readonly seat: number;
      readonly size: number;
      readonly items: readonly ItemId[] | null;
    }
  | { readonly kind: 'discard-started'; readonly item: ItemId }
  | { readonly kind: 'turn-started'; readonly seat: number; readonly tracker: number }
  | { readonly kind: 'deck-reshuffled'; readonly items: number }
  | { readonly kind: 'drawn'; readonly seat: number; readonly from: 'deck' | 'discard'; readonly item: ItemId | null }
  | {
      readonly kind: 'played';
      readonly seat: number;
      readonly item: ItemId;
      readonly slot: number;
      readonly from: PlaySource;
      /** The item that had to make room; null: it was hidden. */
      readonly replaced: ItemId | null;
    }
  | { readonly kind: 'effect-ignored'; readonly seat: number; readonly item: ItemId }
  | {
      readonly kind: 'gold';
      readonly seat: number;
      readonly change: number;
      readonly gold: number;
      readonly cause: Cause;
      readonly halved: boolean;
    }
  | {
      readonly kind: 'infamy';
      readonly seat: number;
      readonly change: number;
      readonly infamy: number;
      readonly markers: number;
      readonly cause: Cause;
    }
  | { readonly kind: 'put-on-deck'; readonly item: ItemId }
  | { readonly kind: 'peeked'; readonly seat: number; readonly slot: number; readonly item: ItemId | null }
  | {
      readonly kind: 'sold';
      readonly seat: number;
      /** The item as which the set is sold; a Feline may be among the items. */
      readonly as: ItemId;
      readonly slots: readonly number[];
      readonly items: readonly ItemId[];
    }
  | {
      readonly kind: 'slid';
      readonly seat: number;
      readonly direction: Direction;
      readonly rows: number;
      readonly columns: number;
      /** For each slot now the slot before. */
      readonly from: readonly number[];
    }
  | {
      readonly kind: 'doll-placed';
      readonly seat: number;
      readonly owner: number;
      readonly slot: number;
      readonly covered: ItemId;
    }
  | { readonly kind: 'dafana-declined'; readonly seat: number }
  | { readonly kind: 'replaced-turned-up'; readonly seat: number; readonly item: ItemId | null }
  | { readonly kind: 'returning'; readonly seat: number; readonly item: ItemId }
  | { readonly kind: 'taken-up'; readonly seat: number; readonly item: ItemId | null }
  | {
      readonly kind: 'discarded';
      readonly seat: number;
      readonly item: ItemId;
      readonly from: 'stash' | 'storehouse' | 'lamp';
    }
  | { readonly kind: 'activated'; readonly seat: number; readonly item: ItemId }
  | { readonly kind: 'taken-from-discard'; readonly seat: number; readonly item: ItemId; readonly position: number }
  | { readonly kind: 'lamp-shown'; readonly seat: number; readonly item: ItemId }
  | { readonly kind: 'lamp-chosen'; readonly seat: number; readonly item: ItemId; readonly position: number }
  | {
      readonly kind: 'stash-looked-at';
      readonly seat: number;
      readonly owner: number;
      readonly items: readonly ItemId[] | null;
    }
  | { readonly kind: 'taken-from-stash'; readonly seat: number; readonly owner: number; readonly item: ItemId | null }
  | {
      readonly kind: 'swapped';
      readonly seat: number;
      readonly slot: number;
      readonly with: number;
      readonly theirSlot: number;
    }
  | { readonly kind: 'triggered'; readonly seat: number }
  | { readonly kind: 'inspection-started'; readonly triggered: number | null }
  | { readonly kind: 'removed'; readonly seat: number; readonly slot: number }
  | { readonly kind: 'counted'; readonly sums: readonly number[] }
  | { readonly kind: 'markers-removed'; readonly seat: number }
  | { readonly kind: 'bribed'; readonly seat: number; readonly points: number }
  | { readonly kind: 'match-ended'; readonly winners: readonly number[] };

/** Who listens to what happens; nobody, most of the time, when bots think. */
export type EventSink = Events<AlleyEvent> | undefined;
