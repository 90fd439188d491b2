import { type ChoiceOption, type DocumentOption, InputError, type OptionsOf, type OptionsSpec } from '@souk/kernel';
import { HOUSE_RULES_SCHEMA, type HouseRules } from './house-rules.js';
import { checkHouseRules } from './match-rules.js';
import { MAX_SEATS, WIZARD_IDS, type WizardId } from './vocabulary.js';

export type WizardMode = 'off' | 'random' | 'choose' | 'explicit';

/** A wizard, or none, for every seat. */
export type Assignment = readonly (WizardId | null)[];

function checkAssignment(assignment: Assignment, seats: number, path: string): void {
  if (assignment.length !== seats) throw new InputError(path, `${seats} entries, one for every seat`);
  for (const [seat, wizard] of assignment.entries()) {
    if (wizard !== null && assignment.indexOf(wizard) < seat) {
      throw new InputError(`${path}[${seat}]`, `another wizard: ${wizard} serves seat ${assignment.indexOf(wizard)}`);
    }
  }
}

/** AA-SETUP-3, AA-SETUP-4, AA-END-2. */
export const OPTIONS = {
  wizards: {
    type: 'choice',
    default: 'off',
    choices: [
      { value: 'off', label: 'No wizards (for a first game)' },
      { value: 'random', label: 'A random wizard for everybody' },
      { value: 'choose', label: 'Everybody chooses, in turn order' },
      { value: 'explicit', label: 'You assign them, seat by seat' },
    ],
    label: 'Wizards',
    help: 'Whether the players have wizards, and how they come by them',
  } satisfies ChoiceOption<WizardMode> as ChoiceOption<WizardMode>,
  assignment: {
    type: 'document',
    default: null,
    label: 'Wizard of every seat',
    help: 'For assigned wizards only: a list with a wizard or null for every seat',
    onlyWith: { option: 'wizards', value: 'explicit' },
    schema: {
      type: 'array',
      items: { enum: [...WIZARD_IDS, null] },
      minItems: 2,
      maxItems: MAX_SEATS,
    },
    check: checkAssignment,
  } satisfies DocumentOption<Assignment> as DocumentOption<Assignment>,
  raceTo100: {
    type: 'boolean',
    default: false,
    label: 'Race to 100',
    help: 'The game ends after the first inspection that leaves somebody with 100 gold',
  },
  firstPlayer: {
    type: 'seat',
    default: 'random',
    label: 'First player',
    help: 'Who starts round one; chance decides if no seat is named',
  },
  houseRules: {
    type: 'document',
    default: null,
    label: 'House rules',
    help: 'Numbers and item values of your own, as printed on your cards',
    schema: HOUSE_RULES_SCHEMA,
    check: checkHouseRules,
  } satisfies DocumentOption<HouseRules> as DocumentOption<HouseRules>,
} as const satisfies OptionsSpec;

export type Options = OptionsOf<typeof OPTIONS>;
