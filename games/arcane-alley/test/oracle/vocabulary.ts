import type { HouseRules, ItemId, Move, Numbers, WizardId } from '../../src/rules/index.js';

export type { HouseRules, ItemId, Move, WizardId };
export type NumberName = keyof Numbers;
