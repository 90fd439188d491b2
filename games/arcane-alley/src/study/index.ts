import {
  type AlleyEvent,
  type ArcaneAlleyTypes,
  arcaneAlley,
  ITEM_IDS,
  ITEMS,
  type ItemId,
  type State,
  WIZARD_IDS,
  WIZARDS,
} from '@souk/games/arcane-alley';
import type { Seat } from '@souk/kernel';
import type { Sheet } from '@souk/lab';
import {
  type Ending,
  type Figure,
  meanPoint,
  NORMAL,
  type Study,
  sharePoint,
  type Watcher,
  WHOLE_WIN,
  WILSON,
  WILSON_CLUSTERED,
} from '@souk/lab';

const indexOf = new Map<string, number>(ITEM_IDS.map((id, i) => [id, i]));
const zeros = (): number[] => ITEM_IDS.map(() => 0);

/** Counts of one game, by item. */
class ShopWatcher implements Watcher<ArcaneAlleyTypes> {
  readonly #sheet: Sheet;
  /** By item: how many go into a round's deck, as the table has it: house rules may have changed the printed number. */
  #copies: readonly number[] = zeros();
  #state: State | undefined;
  #rounds = 1;
  #sold = zeros();
  #kept = zeros();
  #fined = zeros();
  /** By item: the seats that have sold a set of it, as bits. */
  #sellers = zeros();
  /** By seat: the items that this inspection found. */
  #found: number[][] = [];
  #sets = 0;
  #fines = 0;

  constructor(sheet: Sheet) {
    this.#sheet = sheet;
  }

  begin(state: State): void {
    this.#state = state;
    this.#copies = state.rules.copies;
    this.#rounds = 1;
    this.#sold = zeros();
    this.#kept = zeros();
    this.#fined = zeros();
    this.#sellers = zeros();
    this.#sets = 0;
    this.#fines = 0;
  }

  hear(event: AlleyEvent): void {
    if (event.kind === 'sold') {
      this.#sets++;
      this.#sellers[numberOf(event.as)] |= 1 << event.seat;
      for (const item of event.items) this.#sold[numberOf(item)]++;
    } else if (event.kind === 'round-started') this.#rounds = event.round;
    else if (event.kind === 'counted') this.#lookIntoStorehouses();
    else if (event.kind === 'markers-removed') this.#fine(event.seat);
  }

  end(_state: State, { wins }: Ending): void {
    const sheet = this.#sheet;
    sheet.histogram('sets').add(this.#sets);
    sheet.ratio('fines').add(this.#fines);
    for (const [i, id] of ITEM_IDS.entries()) {
      const dealt = this.#copies[i] * this.#rounds;
      // A Doll can be sold, put out again and sold once more (AA-CARD-haunted-doll): it is still one copy.
      sheet.ratio(`item/${id}/sold`).add(Math.min(this.#sold[i], dealt), dealt);
      sheet.ratio(`item/${id}/kept`).add(this.#kept[i], dealt);
      sheet.ratio(`item/${id}/fined`).add(this.#fined[i], dealt);
      this.#noteSellers(`item/${id}/seller`, this.#sellers[i], wins);
    }
    this.#noteWizards(wins);
  }

  #noteSellers(name: string, sellers: number, wins: readonly number[]): void {
    let won = 0;
    let count = 0;
    for (const [seat, win] of wins.entries()) {
      if (((sellers >> seat) & 1) === 0) continue;
      count++;
      won += win;
    }
    if (count > 0) this.#sheet.ratio(name).add(won, count);
  }

  #noteWizards(wins: readonly number[]): void {
    const state = this.#state;
    if (state === undefined) return;
    for (const [wizard, seat] of state.wizardSeats.entries()) {
      if (seat < 0) continue;
      this.#sheet.ratio(`wizard/${WIZARD_IDS[wizard]}/win`).add(wins[seat]);
      this.#sheet.ratio(`wizard/${WIZARD_IDS[wizard]}/gold`).add(state.gold[seat]);
    }
  }

  /** At the count everything lies open: a spectator sees all that is left. */
  #lookIntoStorehouses(): void {
    if (this.#state === undefined) return;
    this.#found = arcaneAlley.view(this.#state, 'spectator').players.map(({ storehouse }) => {
      const counts = zeros();
      for (const { item } of storehouse.slots) if (item !== null) counts[numberOf(item)]++;
      return counts;
    });
    for (const counts of this.#found) addTo(this.#kept, counts);
  }

  /** What lay in a storehouse whose owner now pays a fine. */
  #fine(seat: Seat): void {
    this.#fines++;
    addTo(this.#fined, this.#found[seat]);
  }
}

const numberOf = (item: ItemId): number => indexOf.get(item) ?? 0;

function addTo(sums: number[], counts: readonly number[]): void {
  for (const [i, count] of counts.entries()) sums[i] += count;
}

const itemsFate = (sheet: Sheet): Figure => ({
  id: 'items',
  title: 'What becomes of items',
  about:
    'Of all copies that go into a round’s deck: how many are sold in sets, how many are still in a storehouse when infamy is counted (kept), and how many of these lie with somebody who is fined at that inspection.',
  plot: 'dots',
  unit: 'share',
  xLabel: 'share of copies, for each round',
  yLabel: '',
  method: WILSON_CLUSTERED,
  panels: [
    {
      title: '',
      series: (['sold', 'kept', 'fined'] as const).map((fate) => ({
        name: fate,
        // Whoever rules that there are no copies of an item has nothing to ask about it.
        points: ITEMS.map(({ id, name }) => sharePoint(name, sheet.ratio(`item/${id}/${fate}`).data())).filter(
          ({ n }) => n > 0,
        ),
      })),
    },
  ],
});

const sellers = (sheet: Sheet, seats: number): Figure => ({
  id: 'sellers',
  title: 'Who sells it, wins',
  about:
    'The share of the win of players who have sold at least one set of an item in the game. To the right of the line, selling it goes with winning; that alone does not say that it is the cause.',
  plot: 'dots',
  unit: 'share',
  xLabel: 'share of the win',
  yLabel: '',
  fair: 1 / seats,
  method: WILSON_CLUSTERED,
  panels: [
    {
      title: '',
      series: [
        {
          name: 'sellers',
          points: ITEMS.map(({ id, name }) =>
            sharePoint(name, sheet.ratio(`item/${id}/seller`).data(), WHOLE_WIN),
          ).filter(({ n }) => n > 0),
        },
      ],
    },
  ],
});

function wizards(sheet: Sheet, seats: number): Figure[] {
  const known = WIZARDS.filter(({ id }) => sheet.ratio(`wizard/${id}/win`).data()[0] > 0);
  if (known.length === 0) return [];
  return [
    {
      id: 'wizards',
      title: 'What each wizard wins',
      about: 'The share of the win of the players whom a wizard serves. The line is the fair share.',
      plot: 'dots',
      unit: 'share',
      xLabel: 'share of the win',
      yLabel: '',
      fair: 1 / seats,
      method: WILSON,
      panels: [
        {
          title: '',
          series: [
            {
              name: 'wins',
              points: known.map(({ id, name }) => sharePoint(name, sheet.ratio(`wizard/${id}/win`).data(), WHOLE_WIN)),
            },
          ],
        },
      ],
    },
    {
      id: 'wizard-gold',
      title: 'What each wizard earns',
      about: 'Mean gold at the end of the game of the players whom a wizard serves.',
      plot: 'dots',
      unit: 'number',
      xLabel: 'gold',
      yLabel: '',
      method: NORMAL,
      panels: [
        {
          title: '',
          series: [
            {
              name: 'gold',
              points: known.map(({ id, name }) => meanPoint(name, sheet.ratio(`wizard/${id}/gold`).data())),
            },
          ],
        },
      ],
    },
  ];
}

/** Arcane Alley: items sold, kept and fined, and the wizards. */
export const study: Study<ArcaneAlleyTypes> = {
  game: arcaneAlley,
  firstPlayer: ({ starter }) => starter,
  watch: (sheet) => new ShopWatcher(sheet),
  figures: (sheet, seats) => [itemsFate(sheet), sellers(sheet, seats), ...wizards(sheet, seats)],
};
