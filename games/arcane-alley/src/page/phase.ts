import type { StackPart, View } from '@souk/games/arcane-alley';

export const PHASES = ['stock', 'sell', 'inspection', 'bribe'] as const;
export type Phase = (typeof PHASES)[number];

/** What lies at the bottom of the stack says the phase; all that is not named here is a player's turn. */
const PHASE_BY_FRAME: { readonly [F in StackPart['frame']]?: Phase } = {
  'choose-wizard': 'stock',
  reveal: 'stock',
  inspection: 'inspection',
  bribes: 'bribe',
};

/** Every match ends with an inspection (AA-INSP-5, AA-END-2): it is the phase, too, when nothing is open any more. */
export function phaseOf({ stack }: Pick<View, 'stack'>): Phase {
  const [bottom] = stack;
  return bottom === undefined ? 'inspection' : (PHASE_BY_FRAME[bottom.frame] ?? 'sell');
}
