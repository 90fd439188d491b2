import { documentOption, type OptionsOf, type OptionsSpec } from '@souk/kernel';
import { CARDS_SCHEMA, type CardList, checkCards } from './cards.js';

export const OPTIONS = {
  firstPlayer: {
    type: 'seat',
    default: 'random',
    label: 'First player',
    help: 'Who starts round one; chance decides if no seat is named',
  },
  carryScores: {
    type: 'boolean',
    default: false,
    label: 'Carry scores',
    help: 'Pawns and Smuggler stay where they are between rounds',
  },
  smugglerStart: {
    type: 'choice',
    default: 5,
    choices: [
      { value: 5, label: 'Apprentice: starts on 5' },
      { value: 8, label: 'Trader: starts on 8' },
      { value: 10, label: 'Old hand: starts on 10' },
      { value: 12, label: 'Kingpin: starts on 12' },
    ],
    mostSeats: 1,
    label: 'Smuggler’s start',
    help: 'Solo only: the space on which the Smuggler starts',
  },
  freeSale: {
    type: 'boolean',
    default: false,
    label: 'Free sale',
    help: 'A sale may be of any gem in store, not only of the colour on the card',
  },
  cards: documentOption<CardList>({
    label: 'Trading cards',
    help: 'Twelve trading cards of your own',
    schema: CARDS_SCHEMA,
    check: checkCards,
  }),
} as const satisfies OptionsSpec;

export type Options = OptionsOf<typeof OPTIONS>;
