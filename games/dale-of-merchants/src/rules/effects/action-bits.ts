/** Kinds of actions to which others may react (DX-OWL-1), as bits. */
export const TECHNIQUE_ACTION = 1;
export const MARKET_ACTION = 2;
export const STACK_ACTION = 4;
