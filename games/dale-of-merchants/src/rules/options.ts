import { type ChoiceOption, type DocumentOption, InputError, type OptionsOf, type OptionsSpec } from '@souk/kernel';
import type { Box } from './cards/box.js';

const decksSchema = (ids: readonly string[]) =>
  ({ type: 'array', items: { enum: ids }, minItems: 3, maxItems: 5 }) as const;

/** DM-SETUP-1. */
function checkDecks(decks: readonly string[], seats: number, path: string): void {
  if (decks.length !== seats + 1) throw new InputError(path, `${seats + 1} decks for ${seats} players`, decks.length);
  if (new Set(decks).size !== decks.length) throw new InputError(path, 'decks that are all different', decks);
}

function checkSeat(seat: number, seats: number, path: string): void {
  if (seat >= seats) throw new InputError(path, `a seat from 0 to ${seats - 1}`, seat);
}

type Selection = 'host' | 'random' | 'vote' | 'ban-and-pick';
type JunkDraw = 'every-draw' | 'clean-up';
type JunkSupply = 'endless' | 'twenty';
type Refill = 'clean-up' | 'after-techniques';
type CleanUpOrder = 'hand-first' | 'market-first';
type PileOrder = 'top-card' | 'full';

const choice = <C extends string>(option: Omit<ChoiceOption<C>, 'type'>): ChoiceOption<C> => ({
  type: 'choice',
  ...option,
});

const OPTIONS = {
  deckSelection: choice<Selection>({
    default: 'host',
    choices: [
      { value: 'host', label: 'The host names them' },
      { value: 'random', label: 'Chance' },
      { value: 'vote', label: 'A vote' },
      { value: 'ban-and-pick', label: 'Ban and pick' },
    ],
    label: 'Deck selection',
    help: 'How the animalfolk decks of the game are chosen',
  }),
  decks: {
    type: 'document',
    default: null,
    label: 'Decks',
    help: 'One deck more than there are players; if none is chosen, chance names them',
    onlyWith: { option: 'deckSelection', value: 'host' },
    schema: decksSchema([]),
    check: checkDecks,
  } satisfies DocumentOption<readonly string[]> as DocumentOption<readonly string[]>,
  tournamentStart: {
    type: 'boolean',
    default: false,
    label: 'Tournament start',
    help: 'In turn order the players start with 0, 1, 2 and 3 coins',
  },
  firstPlayer: {
    type: 'seat',
    default: 'random',
    label: 'First player',
    help: 'Who starts; chance decides if no seat is named',
  },
  lastWinner: {
    type: 'document',
    default: null,
    label: 'Last winner',
    help: 'In a rematch the seat that won; chance then picks the first player among the others',
    schema: { type: 'integer', minimum: 0, maximum: 3 },
    check: checkSeat,
  } satisfies DocumentOption<number> as DocumentOption<number>,
  junkWhenEmpty: choice<JunkDraw>({
    default: 'every-draw',
    choices: [
      { value: 'every-draw', label: 'For every draw' },
      { value: 'clean-up', label: 'Only when filling the hand' },
    ],
    label: 'Junk for an empty deck',
    help: 'When a player with neither deck nor discard pile gets junk instead',
  }),
  junkSupply: choice<JunkSupply>({
    default: 'endless',
    choices: [
      { value: 'endless', label: 'Endless' },
      { value: 'twenty', label: 'Twenty cards' },
    ],
    label: 'Junk supply',
    help: 'How many junk cards there are',
  }),
  marketRefill: choice<Refill>({
    default: 'clean-up',
    choices: [
      { value: 'clean-up', label: 'At clean-up' },
      { value: 'after-techniques', label: 'Also after each technique' },
    ],
    label: 'Market refill',
    help: 'When the market is filled up',
  }),
  cleanUpOrder: choice<CleanUpOrder>({
    default: 'hand-first',
    choices: [
      { value: 'hand-first', label: 'Hand, then market' },
      { value: 'market-first', label: 'Market, then hand' },
    ],
    label: 'Clean-up order',
    help: 'What is filled up first at the end of a turn',
  }),
  pileOrder: choice<PileOrder>({
    default: 'top-card',
    choices: [
      { value: 'top-card', label: 'Top card only' },
      { value: 'full', label: 'Full order' },
    ],
    label: 'Order on piles',
    help: 'What is asked when several cards go to a pile at once',
  }),
} as const satisfies OptionsSpec;

export type Options = OptionsOf<typeof OPTIONS>;

/** The options of a game with the decks of this box. */
export const optionsOf = ({ ids }: Box): typeof OPTIONS => ({
  ...OPTIONS,
  decks: { ...OPTIONS.decks, schema: decksSchema(ids) },
});
