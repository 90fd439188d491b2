import { InputError, type JsonSchema, parseByKind, type Seat } from '@souk/kernel';
import { ROW_SIZE } from './cards.js';
import {
  actionOf,
  BOTH,
  chooseGemCode,
  chosenGem,
  DECLINE,
  isGemCode,
  isTradeCode,
  MINE,
  NOTHING,
  SELL,
  slotOf,
  soldBy,
  tradeCode,
  tradeOf,
  turnCode,
} from './codes.js';
import { GEMS, type GemName, gemName, gemNamed } from './gems.js';
import type { State } from './state.js';
import { TRADER, type Trader, type TraderName, traderName, traderNamed } from './traders.js';

/** Moves as people and programs read them. `slot` counts the cards of the row from the left, from 0. */
export type Move =
  | { readonly kind: 'choose-gem'; readonly gem: GemName }
  | { readonly kind: 'mine'; readonly slot: number }
  | { readonly kind: 'sell'; readonly slot: number; readonly gem: GemName }
  | { readonly kind: 'both'; readonly slot: number; readonly gem: GemName }
  | { readonly kind: 'trade'; readonly with: TraderName; readonly give: GemName | null; readonly take: GemName | null }
  | { readonly kind: 'no-trade' };

export function describeMove(state: State, _seat: Seat, code: number): Move {
  if (isGemCode(code)) return { kind: 'choose-gem', gem: gemName(chosenGem(code)) };
  if (code === DECLINE) return { kind: 'no-trade' };
  if (isTradeCode(code)) {
    const { partner, give, take } = tradeOf(code);
    return { kind: 'trade', with: traderName(state.rules, partner), give: gemOrNull(give), take: gemOrNull(take) };
  }
  const slot = slotOf(code);
  const action = actionOf(code);
  if (action === MINE) return { kind: 'mine', slot };
  return { kind: action >= BOTH ? 'both' : 'sell', slot, gem: gemName(soldBy(action)) };
}

const gemOrNull = (gem: number): GemName | null => (gem === NOTHING ? null : gemName(gem));

const GEM = { enum: GEMS } as const;
const GEM_OR_NULL = { enum: [...GEMS, null] } as const;
const SLOT = { type: 'integer', minimum: 0, maximum: ROW_SIZE - 1 } as const;

const shape = <const K extends string, const P extends { readonly [name: string]: JsonSchema }>(kind: K, fields: P) =>
  ({
    type: 'object',
    properties: { kind: { const: kind }, ...fields },
    required: ['kind', ...Object.keys(fields)] as readonly ('kind' | (keyof P & string))[],
    additionalProperties: false,
  }) as const;

/** The form of every move, by its kind. */
const MOVE_SHAPES = {
  'choose-gem': shape('choose-gem', { gem: GEM }),
  mine: shape('mine', { slot: SLOT }),
  sell: shape('sell', { slot: SLOT, gem: GEM }),
  both: shape('both', { slot: SLOT, gem: GEM }),
  trade: shape('trade', {
    with: TRADER,
    give: GEM_OR_NULL,
    take: GEM_OR_NULL,
  }),
  'no-trade': shape('no-trade', {}),
} as const satisfies { readonly [K in Move['kind']]: JsonSchema };

/** The code of a move; whether it is legal is another question. Throws an `InputError` if it has not the form of any move. */
export function moveCode(state: State, input: unknown): number {
  const move: Move = parseByKind(MOVE_SHAPES, input, 'move');
  switch (move.kind) {
    case 'choose-gem':
      return chooseGemCode(gemNamed(move.gem));
    case 'mine':
      return turnCode(move.slot, MINE);
    case 'sell':
      return turnCode(move.slot, SELL + gemNamed(move.gem));
    case 'both':
      return turnCode(move.slot, BOTH + gemNamed(move.gem));
    case 'no-trade':
      return DECLINE;
    case 'trade':
      return tradeCode(partnerNamed(state, move.with), gemOrNothing(move.give), gemOrNothing(move.take));
  }
}

const gemOrNothing = (name: GemName | null): number => (name === null ? NOTHING : gemNamed(name));

function partnerNamed({ rules }: State, name: TraderName): Trader {
  const partner = traderNamed(rules, name);
  if (name !== 'smuggler' && name >= rules.seats) {
    throw new InputError('move.with', `"smuggler" or a seat from 0 to ${rules.seats - 1}`, name);
  }
  return partner;
}
