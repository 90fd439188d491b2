import type { CardSpec, Hooks } from '../../cards/spec.js';

export const warmEmbrace: CardSpec = {
  id: 'warm-embrace',
  name: 'Warm Embrace',
  value: 5,
  copies: 1,
  text: 'While this card lies in your stall, each stack you build may contain one junk card more.',
  branches: [],
};

/** DX-PASSIVE-4: every one that lies in the player's stall. */
export const WARM_HOOKS: Hooks = {
  junkInStack({ stalls, rules }, seat) {
    const kind = rules.kindNamed.get(warmEmbrace.id);
    let count = 0;
    for (const stack of stalls[seat]) for (const each of stack) if (each === kind) count++;
    return count;
  },
};
