import { byros } from './byros.js';
import { corvus } from './corvus.js';
import { dafana } from './dafana.js';
import { glynna } from './glynna.js';
import { meeblemore } from './meeblemore.js';
import { ninx } from './ninx.js';
import type { WizardCard } from './wizard.js';

/** In the order of `WIZARD_IDS`. */
export const WIZARDS: readonly WizardCard[] = [glynna, meeblemore, corvus, dafana, ninx, byros];
