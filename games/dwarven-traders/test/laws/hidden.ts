import type { State } from '../../src/rules/index.js';

/** DT-SETUP-7: the order of the undealt cards, and the chances to come. */
export const hidden = ({ random, unused }: State): string[] => [
  JSON.stringify(random),
  unused.length > 1 ? JSON.stringify(unused) : '',
];
