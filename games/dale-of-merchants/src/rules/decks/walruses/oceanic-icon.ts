import type { CardSpec, Hooks } from '../../cards/spec.js';

export const oceanicIcon: CardSpec = {
  id: 'oceanic-icon',
  name: 'Oceanic Icon',
  value: 5,
  copies: 1,
  text: 'While this lies in your last stack, your next one may come to one less or one more.',
  branches: [],
};

/** Each one that lies in the builder's highest stack lets the next one miss its number by one more. */
export const OCEANIC_HOOKS: Hooks = {
  stackSlack({ stalls, rules }, seat) {
    const stall = stalls[seat];
    const icon = rules.kindNamed.get(oceanicIcon.id);
    return stall.length === 0 ? 0 : stall[stall.length - 1].filter((kind) => kind === icon).length;
  },
};
