import type { Kind } from './cards/card.js';
import type { CardSpec, CounterSpec, DeckSpec, Effect, Hooks, PileSpec, Timing } from './cards/spec.js';

/** An effect with the card that has it. */
export interface CardEffect extends Effect {
  readonly kind: Kind;
  /** The first of its steps among those of the card. */
  readonly firstStep: number;
}

/** What the decks of a game bring along beside their cards. */
export interface DeckExtras {
  readonly counters: readonly CounterSpec[];
  readonly piles: readonly PileSpec[];
  readonly effects: readonly CardEffect[];
  readonly hooks: readonly Hooks[];
  /** Whether every turn ends with a window, since hands may hold what can be used there (DM-MORE-4). */
  readonly asksAfterCleanUp: boolean;
}

function effectsOf({ technique = [], effects = [] }: CardSpec, kind: Kind): CardEffect[] {
  let firstStep = technique.length + 1;
  return effects.map((effect) => {
    const placed = { ...effect, kind, firstStep };
    firstStep += effect.steps.length + 1;
    return placed;
  });
}

/** What several decks share is there once. */
const eachOnce = <T>(list: readonly T[]): readonly T[] => [...new Set(list)];

export function makeExtras(decks: readonly DeckSpec[], cards: readonly CardSpec[]): DeckExtras | undefined {
  const effects = cards.flatMap(effectsOf);
  const isPlain = decks.every(
    ({ counters, piles, hooks, coins }) =>
      counters === undefined && piles === undefined && hooks === undefined && coins === undefined,
  );
  if (isPlain && effects.length === 0) return undefined;
  return {
    counters: eachOnce(decks.flatMap(({ counters = [] }) => counters)),
    piles: eachOnce(decks.flatMap(({ piles = [] }) => piles)),
    effects,
    hooks: eachOnce(decks.flatMap(({ hooks = [] }) => hooks)),
    asksAfterCleanUp: effects.some(({ from, when }) => from === 'hand' && when === 'after-clean-up'),
  };
}

const OPTIONAL: readonly Timing[] = ['between-actions', 'after-clean-up'];

export const isOptional = ({ when }: Effect): boolean => OPTIONAL.includes(when);
