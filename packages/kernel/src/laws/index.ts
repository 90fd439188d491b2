export { LawBroken } from './broken.js';
export { evenly, expectFrequencies, Tally } from './frequencies.js';
export { type LawPlan, type LawReport, playByTheLaws, type Witness } from './game-laws.js';
export { type Audit, type Hidden, legalMoves } from './position-laws.js';
export type { SecrecyPlan, Twin } from './secrecy.js';
