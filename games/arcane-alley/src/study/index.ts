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
import { elementAt, type Seat } from '@souk/kernel';
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

/** What has become of an item's copies in one game. */
interface ItemCounts {
  sold: number;
  kept: number;
  fined: number;
  /** The seats that have sold a set of it, as bits. */
  sellers: number;
}

/** Counts of one game, by item. */
class ShopWatcher implements Watcher<ArcaneAlleyTypes> {
  readonly #sheet: Sheet;
  /** By item: how many go into a round's deck, as the table has it: house rules may have changed the printed number. */
  #copies: readonly number[] = [];
  #state: State | undefined;
  #rounds = 1;
  readonly #items = new Map<ItemId, ItemCounts>();
  /** By seat: the items that this inspection found. */
  #found: readonly (readonly ItemId[])[] = [];
  #sets = 0;
  #fines = 0;

  constructor(sheet: Sheet) {
    this.#sheet = sheet;
  }

  begin(state: State): void {
    this.#state = state;
    this.#copies = state.rules.copies;
    this.#rounds = 1;
    this.#items.clear();
    this.#sets = 0;
    this.#fines = 0;
  }

  hear(event: AlleyEvent): void {
    if (event.kind === 'sold') {
      this.#sets++;
      this.#countsOf(event.as).sellers |= 1 << event.seat;
      for (const item of event.items) this.#countsOf(item).sold++;
    } else if (event.kind === 'round-started') this.#rounds = event.round;
    else if (event.kind === 'counted') this.#lookIntoStorehouses();
    else if (event.kind === 'markers-removed') this.#fine(event.seat);
  }

  end(_state: State, { wins }: Ending): void {
    const sheet = this.#sheet;
    sheet.histogram('sets').add(this.#sets);
    sheet.ratio('fines').add(this.#fines);
    for (const [i, id] of ITEM_IDS.entries()) {
      const { sold, kept, fined, sellers } = this.#countsOf(id);
      const dealt = elementAt(this.#copies, i) * this.#rounds;
      // A Doll can be sold, put out again and sold once more (AA-CARD-haunted-doll): it is still one copy.
      sheet.ratio(`item/${id}/sold`).add(Math.min(sold, dealt), dealt);
      sheet.ratio(`item/${id}/kept`).add(kept, dealt);
      sheet.ratio(`item/${id}/fined`).add(fined, dealt);
      this.#noteSellers(`item/${id}/seller`, sellers, wins);
    }
    this.#noteWizards(wins);
  }

  #countsOf(item: ItemId): ItemCounts {
    const counts = this.#items.get(item) ?? { sold: 0, kept: 0, fined: 0, sellers: 0 };
    this.#items.set(item, counts);
    return counts;
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
      this.#sheet.ratio(`wizard/${WIZARD_IDS[wizard]}/win`).add(elementAt(wins, seat));
      this.#sheet.ratio(`wizard/${WIZARD_IDS[wizard]}/gold`).add(elementAt(state.gold, seat));
    }
  }

  /** At the count everything lies open: a spectator sees all that is left. */
  #lookIntoStorehouses(): void {
    if (this.#state === undefined) return;
    const { players } = arcaneAlley.view(this.#state, 'spectator');
    this.#found = players.map(({ storehouse }) => storehouse.slots.flatMap(({ item }) => item ?? []));
    for (const item of this.#found.flat()) this.#countsOf(item).kept++;
  }

  /** What lay in a storehouse whose owner now pays a fine. */
  #fine(seat: Seat): void {
    this.#fines++;
    for (const item of elementAt(this.#found, seat)) this.#countsOf(item).fined++;
  }
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
        // House rules may leave an item without copies: then there is nothing to ask about it.
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
