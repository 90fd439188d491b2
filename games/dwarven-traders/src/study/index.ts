import {
  type DwarvenTradersEvent,
  type DwarvenTradersTypes,
  dwarvenTraders,
  GEMS,
  HIGHEST_PRICE,
  LOWEST_PRICE,
  type State,
} from '@souk/games/dwarven-traders';
import { elementAt } from '@souk/kernel';
import type { Ending, Ratio, Sheet, Study, Watcher } from '@souk/lab';
import { type Figure, meanPoint, NORMAL, type Panel, sharePoint, WILSON, WILSON_CLUSTERED } from '@souk/lab';

/** Paths are followed this far into a round. */
const MOST_TURNS = 40;
/** The end of a path, where fewer than this part of the rounds still go on, tells more of them than of prices. */
const STILL_GOING = 0.1;
const SMUGGLER = 'smuggler';
const PRICES = Array.from({ length: HIGHEST_PRICE - LOWEST_PRICE + 1 }, (_, i) => LOWEST_PRICE + i);

class MarketWatcher implements Watcher<DwarvenTradersTypes> {
  readonly #sheet: Sheet;
  /** Sales of this game, by price. */
  readonly #sales = new Map<number, number>();
  #state: State | undefined;
  #round = 0;
  #turn = 0;
  /** Where the price of a colour in a turn of a round is written, once it was looked up. */
  readonly #paths: Ratio[] = [];
  /** Steps that prices could not go and that went to the Smuggler instead, by colour. */
  readonly #overflow = new Map<string, number>();

  constructor(sheet: Sheet) {
    this.#sheet = sheet;
  }

  begin(state: State): void {
    this.#state = state;
    this.#round = state.round;
    this.#turn = 0;
    this.#overflow.clear();
    this.#sales.clear();
  }

  hear(event: DwarvenTradersEvent): void {
    if (event.kind === 'round-started') {
      this.#round = event.round;
      this.#turn = 0;
    } else if (event.kind === 'turn-started') this.#notePrices();
    else if (event.kind === 'sold') {
      if (event.trader !== SMUGGLER) add(this.#sales, event.price, 1);
    } else if (event.kind === 'price-moved') add(this.#overflow, event.gem, event.smuggler);
    else if (event.kind === 'round-scored') {
      const place = event.places[event.places.length - 1];
      for (let each = 1; each <= event.places.length; each++) {
        this.#sheet.ratio(`smuggler/round/${event.round}/place/${each}`).add(place === each ? 1 : 0);
      }
    }
  }

  end(_state: State, { outcome, wins }: Ending): void {
    const won = outcome.rivals.some(({ rank }) => rank === 1);
    const shared = won && wins.some((win) => win > 0);
    this.#sheet.ratio('smuggler/alone').add(won && !shared ? 1 : 0);
    this.#sheet.ratio('smuggler/shared').add(shared ? 1 : 0);
    const sales = [...this.#sales.values()].reduce((sum, count) => sum + count, 0);
    for (const price of PRICES) this.#sheet.ratio(`sale/${price}`).add(this.#sales.get(price) ?? 0, sales);
    for (const gem of GEMS) this.#sheet.ratio(`smuggler/steps/${gem}`).add(this.#overflow.get(gem) ?? 0);
  }

  #notePrices(): void {
    this.#turn++;
    if (this.#state === undefined || this.#turn > MOST_TURNS) return;
    const { prices } = this.#state;
    for (let gem = 0; gem < prices.length; gem++) {
      const key = (this.#round * GEMS.length + gem) * (MOST_TURNS + 1) + this.#turn;
      const path = this.#paths[key] ?? this.#sheet.ratio(`price/${this.#round}/${GEMS[gem]}/${this.#turn}`);
      this.#paths[key] = path;
      path.add(elementAt(prices, gem));
    }
  }
}

const add = <K>(sums: Map<K, number>, key: K, more: number): void => {
  sums.set(key, (sums.get(key) ?? 0) + more);
};

/** The mean price of every colour at the start of every turn, as long as enough rounds go on. */
function pricePaths(sheet: Sheet): Figure {
  const pathOf = (round: number, gem: string) => {
    const first = sheet.ratio(`price/${round}/${gem}/1`).data()[0];
    return Array.from({ length: MOST_TURNS }, (_, i) => ({
      turn: i + 1,
      data: sheet.ratio(`price/${round}/${gem}/${i + 1}`).data(),
    }))
      .filter(({ data: [games] }) => games > 0 && games >= STILL_GOING * first)
      .map(({ turn, data }) => meanPoint(turn, data));
  };
  const panels = [1, 2, 3, 4].map(
    (round): Panel => ({
      title: `Round ${round}`,
      series: GEMS.map((gem) => ({ name: gem, points: pathOf(round, gem) })),
    }),
  );
  return {
    id: 'price-paths',
    title: 'Price paths',
    about:
      'The mean price of each colour at the start of each turn, round by round. Prices are carried from one round to the next. A path ends where fewer than a tenth of the rounds still go on.',
    plot: 'lines',
    unit: 'number',
    xLabel: 'turn of the round',
    yLabel: 'price',
    fair: 0,
    method: NORMAL,
    panels: panels.filter(({ series }) => series.some(({ points }) => points.length > 0)),
  };
}

/** Each sale moves the price of the next, so the sales of a game hang together and count as one unit. */
function salePrices(sheet: Sheet): Figure {
  const points = PRICES.map((price) => sharePoint(price, sheet.ratio(`sale/${price}`).data()));
  const total = elementAt(points, 0).n;
  return {
    id: 'sale-prices',
    title: 'What gems are sold for',
    about: `The price at which players sell a gem on their turns; ${total.toLocaleString('en')} sales.`,
    plot: 'columns',
    unit: 'share',
    xLabel: 'price',
    yLabel: 'share of sales',
    method: WILSON_CLUSTERED,
    panels: [
      {
        title: '',
        series: [{ name: 'sales', points: points.filter(({ n }) => n > 0) }],
      },
    ],
  };
}

function smugglerWins(sheet: Sheet, seats: number): Figure {
  return {
    id: 'smuggler-wins',
    title: 'The Smuggler’s wins',
    about:
      'How often the Smuggler wins the game, alone or together with a player. The line is what he would win if all who are ranked were equal.',
    plot: 'dots',
    unit: 'share',
    xLabel: 'share of games',
    yLabel: '',
    fair: 1 / (seats + 1),
    method: WILSON,
    panels: [
      {
        title: '',
        series: [
          {
            name: 'games',
            points: [
              sharePoint('wins alone', sheet.ratio('smuggler/alone').data()),
              sharePoint('shares the win', sheet.ratio('smuggler/shared').data()),
            ],
          },
        ],
      },
    ],
  };
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

function smugglerPlaces(sheet: Sheet, seats: number): Figure {
  const rounds = [1, 2, 3, 4].filter((round) => sheet.ratio(`smuggler/round/${round}/place/1`).data()[0] > 0);
  return {
    id: 'smuggler-places',
    title: 'The Smuggler’s places',
    about: 'The place that the Smuggler takes in each round.',
    plot: 'dots',
    unit: 'share',
    xLabel: 'share of rounds',
    yLabel: '',
    fair: 1 / (seats + 1),
    method: WILSON,
    panels: [
      {
        title: '',
        series: ORDINALS.slice(0, seats + 1).map((name, i) => ({
          name,
          points: rounds.map((round) =>
            sharePoint(`round ${round}`, sheet.ratio(`smuggler/round/${round}/place/${i + 1}`).data()),
          ),
        })),
      },
    ],
  };
}

const smugglerSteps = (sheet: Sheet): Figure => ({
  id: 'smuggler-steps',
  title: 'What feeds the Smuggler',
  about: 'Steps a game that a price could not go because its track ended, and that the Smuggler went instead.',
  plot: 'dots',
  unit: 'number',
  xLabel: 'steps a game',
  yLabel: '',
  method: NORMAL,
  panels: [
    {
      title: '',
      series: [
        { name: 'steps', points: GEMS.map((gem) => meanPoint(gem, sheet.ratio(`smuggler/steps/${gem}`).data())) },
      ],
    },
  ],
});

/** Dwarven Traders: prices, and what the Smuggler makes of them. */
export const study: Study<DwarvenTradersTypes> = {
  game: dwarvenTraders,
  firstPlayer: ({ starter }) => starter,
  watch: (sheet) => new MarketWatcher(sheet),
  figures: (sheet, seats) => [
    pricePaths(sheet),
    salePrices(sheet),
    smugglerWins(sheet, seats),
    smugglerPlaces(sheet, seats),
    smugglerSteps(sheet),
  ],
};
