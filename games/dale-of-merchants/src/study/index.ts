import { type DaleEvent, type DaleTypes, DECKS, daleOfMerchants, type State } from '@souk/games/dale-of-merchants';
import { elementAt } from '@souk/kernel';
import type { Sheet } from '@souk/lab';
import {
  type Ending,
  type Figure,
  meanOf,
  NORMAL,
  type Point,
  type Study,
  sharePoint,
  type Watcher,
  WHOLE_WIN,
  WILSON,
  WILSON_CLUSTERED,
} from '@souk/lab';

const CARDS = DECKS.flatMap((deck) => deck.cards.map((card) => ({ deck, card })));
/** DM-SETUP-5: only these can be bought. */
const FOR_SALE = CARDS.filter(({ card }) => card.value > 1);
const deckOfCard = new Map(CARDS.map(({ deck, card }) => [card.id, deck.id]));

const REASONS = {
  'eighth-stack': 'eighth stack built',
  'no-progress': 'no progress',
  'turn-limit': 'turn limit',
  'all-others-left': 'all others left',
} as const;

/** Who bought what in one game: by card or deck, the number for each seat. */
type Purchases = Map<string, number[]>;

class MarketWatcher implements Watcher<DaleTypes> {
  readonly #sheet: Sheet;
  readonly #seats: number;
  #cards: Purchases = new Map();
  #decks: Purchases = new Map();
  #reason: keyof typeof REASONS = 'eighth-stack';

  constructor(sheet: Sheet, seats: number) {
    this.#sheet = sheet;
    this.#seats = seats;
  }

  begin(): void {
    this.#cards = new Map();
    this.#decks = new Map();
  }

  hear(event: DaleEvent): void {
    if (event.kind === 'bought') {
      this.#count(this.#cards, event.card, event.seat);
      this.#count(this.#decks, deckOfCard.get(event.card) ?? '', event.seat);
    } else if (event.kind === 'match-ended') this.#reason = event.reason;
  }

  end({ rules, turn }: State, { wins }: Ending): void {
    for (const reason of Object.keys(REASONS)) this.#sheet.ratio(`end/${reason}`).add(reason === this.#reason ? 1 : 0);
    this.#sheet.histogram('turns').add(turn);
    for (const deck of rules.decks) {
      this.#note(`deck/${deck.id}`, this.#decks.get(deck.id), wins);
      for (const { id, value } of deck.cards) if (value > 1) this.#note(`card/${id}`, this.#cards.get(id), wins);
    }
  }

  #count(purchases: Purchases, name: string, seat: number): void {
    const counts = purchases.get(name) ?? Array.from({ length: this.#seats }, () => 0);
    counts[seat] = elementAt(counts, seat) + 1;
    purchases.set(name, counts);
  }

  /** How many were bought for each player, and what those who bought the most have won. */
  #note(name: string, counts: readonly number[] = [], wins: readonly number[]): void {
    const most = Math.max(0, ...counts);
    const buyersWins = most === 0 ? [] : wins.filter((_, seat) => counts[seat] === most);
    this.#sheet.ratio(`${name}/bought`).add(
      counts.reduce((sum, count) => sum + count, 0),
      this.#seats,
    );
    if (buyersWins.length === 0) return;
    this.#sheet.ratio(`${name}/buyer`).add(
      buyersWins.reduce((sum, win) => sum + win, 0),
      buyersWins.length,
    );
  }
}

/** A point whose place says how much was bought, and whose height what the buyers have won. */
function boughtAgainstWon(sheet: Sheet, name: string, label: string): Point[] {
  const bought = sheet.ratio(`${name}/bought`).data();
  const buyers = sheet.ratio(`${name}/buyer`).data();
  return buyers[0] === 0 ? [] : [{ ...sharePoint(label, buyers, WHOLE_WIN), at: meanOf(bought) }];
}

const ABOUT =
  'To the right, what is bought more often, for each player and game that it is part of; upwards, what the players win who have bought the most of it. That both go together does not say which is the cause.';

const SCATTER = {
  plot: 'scatter',
  unit: 'share',
  xLabel: 'bought by a player in a game',
  yLabel: 'share of the win of who bought the most',
  method: `${WILSON_CLUSTERED}; ${NORMAL} for what is bought`,
} as const;

const decks = (sheet: Sheet, seats: number): Figure => ({
  ...SCATTER,
  id: 'decks',
  title: 'Decks bought against won',
  about: ABOUT,
  fair: 1 / seats,
  panels: [
    {
      title: '',
      series: DECKS.map(({ id, name }) => ({ name, points: boughtAgainstWon(sheet, `deck/${id}`, name) })).filter(
        ({ points }) => points.length > 0,
      ),
    },
  ],
});

const cards = (sheet: Sheet, seats: number): Figure => ({
  ...SCATTER,
  id: 'cards',
  title: 'Cards bought against won',
  about: ABOUT,
  fair: 1 / seats,
  panels: [
    {
      title: '',
      series: DECKS.map((deck) => ({
        name: deck.name,
        points: FOR_SALE.filter((each) => each.deck === deck).flatMap(({ card }) =>
          boughtAgainstWon(sheet, `card/${card.id}`, card.name),
        ),
      })).filter(({ points }) => points.length > 0),
    },
  ],
});

const endings = (sheet: Sheet): Figure => ({
  id: 'endings',
  title: 'How games end',
  about: 'An eighth stack wins; all other endings are the rules putting an end to it.',
  plot: 'dots',
  unit: 'share',
  xLabel: 'share of games',
  yLabel: '',
  method: WILSON,
  panels: [
    {
      title: '',
      series: [
        {
          name: 'games',
          points: Object.entries(REASONS).map(([reason, text]) =>
            sharePoint(text, sheet.ratio(`end/${reason}`).data()),
          ),
        },
      ],
    },
  ],
});

/** Dale of Merchants: decks and cards bought against won. */
export const study: Study<DaleTypes> = {
  game: daleOfMerchants,
  firstPlayer: ({ firstPlayer }) => firstPlayer,
  watch: (sheet, seats) => new MarketWatcher(sheet, seats),
  figures: (sheet, seats) => [decks(sheet, seats), cards(sheet, seats), endings(sheet)],
};
