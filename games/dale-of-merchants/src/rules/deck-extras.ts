import type { Kind, Kinds } from './cards/card.js';
import type { CardSpec, CounterSpec, DeckSpec, Effect, HiddenTrigger, Hooks, PileSpec, Timing } from './cards/spec.js';

/** An effect with the card that has it. */
export interface CardEffect extends Effect {
  readonly kind: Kind;
  /** The first of its steps among those of the card, and the place where they end. */
  readonly firstStep: number;
  readonly end: number;
}

/** What the decks of a game bring along beside their cards. */
export interface DeckExtras {
  readonly counters: readonly CounterSpec[];
  readonly piles: readonly PileSpec[];
  readonly effects: readonly CardEffect[];
  readonly hooks: readonly Hooks[];
  /** Whether a scheduled card can interrupt the forming of a new deck. */
  readonly interruptsDraws: boolean;
  /** The numbers of effects that wait hidden in hands, in the order in which a player's fire (DX-OWL-1). */
  readonly hidden: readonly number[];
  /** The kinds that do something when they come into a hand. */
  readonly arriving: Kinds;
  /** The kinds that can be used in the end phase, from the hand or the discard pile (DX-PASSIVE-2). */
  readonly endKinds: readonly Kind[];
  /** Whether scheduled techniques can be finished (DX-FINISH-1), or stop a build for their part. */
  readonly finishes: boolean;
  readonly comesBeforeStacks: boolean;
}

function effectsOf({ technique = [], effects = [] }: CardSpec, kind: Kind): CardEffect[] {
  let firstStep = technique.length + 1;
  return effects.map((effect) => {
    const end = firstStep + effect.steps.length;
    const placed = { ...effect, kind, firstStep, end };
    firstStep = end + 1;
    return placed;
  });
}

/** What several decks share is there once. */
const eachOnce = <T>(list: readonly T[]): readonly T[] => [...new Set(list)];

/** DX-OWL-1: in which order hidden cards of one player fire. */
const HIDDEN_ORDER: readonly Timing[] = [
  'came-to-hand',
  'shuffled',
  'technique-action',
  'market-action',
  'stack-action',
] satisfies readonly HiddenTrigger[];

function hiddenIn(effects: readonly CardEffect[]): number[] {
  const numbers = [...effects.keys()].filter((number) => HIDDEN_ORDER.includes(effects[number].when));
  const rank = (number: number): number => HIDDEN_ORDER.indexOf(effects[number].when);
  return numbers.sort((one, other) => rank(one) - rank(other));
}

export function makeExtras(decks: readonly DeckSpec[], cards: readonly CardSpec[]): DeckExtras | undefined {
  const effects = cards.flatMap(effectsOf);
  const isPlain = decks.every(
    ({ series = 1, counters, piles, hooks, coins }) =>
      series === 1 && counters === undefined && piles === undefined && hooks === undefined && coins === undefined,
  );
  if (isPlain && effects.length === 0) return undefined;
  const comes = (when: Timing): readonly CardEffect[] => effects.filter((effect) => effect.when === when);
  return {
    counters: eachOnce(decks.flatMap(({ counters = [] }) => counters)),
    piles: eachOnce(decks.flatMap(({ piles = [] }) => piles)),
    effects,
    hooks: eachOnce(decks.flatMap(({ hooks = [] }) => hooks)),
    interruptsDraws: comes('new-deck').length > 0,
    hidden: hiddenIn(effects),
    arriving: comes('came-to-hand').reduce((kinds, { kind }) => kinds | (1 << kind), 0),
    endKinds: [...cards.keys()].filter(
      (kind) =>
        cards[kind].ability?.endPhase === true || comes('after-clean-up').some((effect) => effect.kind === kind),
    ),
    finishes: comes('between-actions').some(({ from }) => from === 'schedule'),
    comesBeforeStacks: comes('before-stack').length > 0,
  };
}
