import type { CardSpec, Hooks } from '../../cards/spec.js';

export const sofa: CardSpec = {
  id: 'sofa',
  name: 'Sofa',
  value: 5,
  copies: 1,
  text: 'While this lies in your stall, your hand size is one higher.',
  branches: [],
};

/** DX-PASSIVE-4: every one that lies in the player's stall. */
export const SOFA_HOOKS: Hooks = {
  handSize({ stalls, rules }, seat) {
    const kind = rules.kindNamed.get(sofa.id);
    let count = 0;
    for (const stack of stalls[seat]) for (const each of stack) if (each === kind) count++;
    return count;
  },
};
