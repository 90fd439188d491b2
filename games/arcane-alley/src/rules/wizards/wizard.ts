import type { Numbers } from '../house-rules.js';
import type { WizardId } from '../vocabulary.js';

/** A wizard: name and text in our words. What the power does stands beside it, called where the rules have its time. */
export interface WizardCard {
  readonly id: WizardId;
  readonly name: string;
  text(numbers: Numbers): string;
}
