import {
  type CardSide,
  type DwarvenTradersEvent,
  type DwarvenTradersTypes,
  GEMS,
  type GemName,
  HIGHEST_PRICE,
  type LaidCard,
  LOWEST_PRICE,
  type Move,
  TRADING_CARDS,
  type TraderName,
  type TraderView,
  type View,
} from '@souk/games/dwarven-traders';
import type { Face, Saying, Scene, Style, Tint } from '@souk/terminal-kit';
import { listed, padEnd, padStart, ruled, shortened, signed } from '@souk/terminal-kit';

/** Gems differ in shape and letter as well as in colour. */
const SIGNS: { readonly [Gem in GemName]: { readonly shape: string; readonly letter: string; readonly tint: Tint } } = {
  ruby: { shape: '◆', letter: 'R', tint: 'red' },
  sapphire: { shape: '●', letter: 'S', tint: 'blueBright' },
  emerald: { shape: '▲', letter: 'E', tint: 'green' },
  topaz: { shape: '■', letter: 'T', tint: 'yellow' },
};

const sign = (gem: GemName, { paint }: Style): string =>
  paint(SIGNS[gem].shape + SIGNS[gem].letter, SIGNS[gem].tint, 'bold');
const word = (gem: GemName, { paint }: Style): string => paint(gem, SIGNS[gem].tint);
const signAndWord = (gem: GemName, style: Style): string => `${sign(gem, style)} ${word(gem, style)}`;

const isSolo = (view: View): boolean => view.seats === 1;

const PRICES = Array.from({ length: HIGHEST_PRICE - LOWEST_PRICE + 1 }, (_, i) => LOWEST_PRICE + i);
const GEM_WIDTH = 11;
const PRICE_WIDTH = 4;
const POOL_WIDTH = 5;
const PRICES_WIDTH = GEM_WIDTH + PRICES.length * PRICE_WIDTH + POOL_WIDTH;

function pricesPart(view: View, { style }: Scene): string[] {
  const head = PRICES.map((price) => padStart(signed(price), PRICE_WIDTH)).join('') + padStart('pool', POOL_WIDTH);
  const track = (gem: GemName): string =>
    PRICES.map((price) =>
      padStart(
        price === view.prices[gem] ? style.paint(SIGNS[gem].shape, SIGNS[gem].tint, 'bold') : style.paint('·', 'dim'),
        PRICE_WIDTH,
      ),
    ).join('');
  return [
    style.paint(padEnd('PRICES', GEM_WIDTH) + head, 'dim'),
    ...GEMS.map(
      (gem) => padEnd(signAndWord(gem, style), GEM_WIDTH) + track(gem) + padStart(String(view.pool[gem]), POOL_WIDTH),
    ),
    ...(isSolo(view) && view.row.length > 0 ? [deckLine(view, style)] : []),
  ];
}

const deckLine = ({ unused, discards }: View, { paint }: Style): string =>
  paint(`unused deck ${unused}${discards.length === 0 ? '' : ` · used up ${discards.join(' ')}`}`, 'dim');

const NAME_WIDTH = 13;
const SPACE_WIDTH = 6;
const POINTS_WIDTH = 5;

function tradersPart(view: View, { style, names }: Scene): string[] {
  const line = (name: string, trader: TraderView, store: string, isTurn: boolean): string =>
    (isTurn ? style.paint('▸', 'bold') : ' ') +
    padEnd(
      isTurn ? style.paint(shortened(name, NAME_WIDTH - 1), 'bold') : shortened(name, NAME_WIDTH - 1),
      NAME_WIDTH,
    ) +
    padStart(String(trader.score), SPACE_WIDTH) +
    padStart(String(trader.points), POINTS_WIDTH) +
    `  ${store}`;
  const store = ({ store: gems }: TraderView): string => gems.map((gem) => sign(gem, style)).join(' ') || '–';
  const head =
    padEnd(' TRADERS', NAME_WIDTH + 1) +
    padStart('space', SPACE_WIDTH) +
    padStart(isSolo(view) ? 'won' : 'VP', POINTS_WIDTH);
  return [
    style.paint(`${head}  store`, 'dim'),
    ...view.players.map((player, seat) => line(names.of(seat), player, store(player), view.decision?.seat === seat)),
    line('Smuggler', view.smuggler, isSolo(view) ? store(view.smuggler) : `(${sign(view.marker, style)})`, false),
  ];
}

const sideOf = ({ options }: View, { card, side }: LaidCard): CardSide =>
  (options.cards ?? TRADING_CARDS)[card - 1][side];
const behind = ({ card, side }: LaidCard): LaidCard => ({ card, side: side === 'front' ? 'back' : 'front' });

const LABEL_WIDTH = 8;
/** The narrowest column that has room for the names of gems. */
const NAMED_CARD_WIDTH = 16;

function cardsPart(view: View, { style, width }: Scene): string[] {
  if (view.row.length === 0) return [style.paint('The cards are dealt when all have chosen a gem.', 'dim')];
  const columnWidth = Math.floor((width - LABEL_WIDTH) / view.row.length);
  const row = (label: string, cell: (card: LaidCard, slot: number) => string): string =>
    style.paint(padEnd(label, LABEL_WIDTH), 'dim') +
    view.row
      .map((card, slot) => padEnd(cell(card, slot), columnWidth))
      .join('')
      .trimEnd();
  const named = columnWidth < NAMED_CARD_WIDTH ? sign : signAndWord;
  const sold = ({ sell }: CardSide): string => (view.options.freeSale ? 'any gem' : named(sell, style));
  const short = ({ mine, mineSteps, sell, sellSteps }: CardSide): string =>
    `${sign(mine, style)}${signed(-mineSteps)} ${view.options.freeSale ? 'any' : sign(sell, style)}${signed(sellSteps)}`;
  return [
    row('', (_, slot) => style.paint(`card ${slot + 1}`, 'bold')),
    row('mine', (card) => `${named(sideOf(view, card).mine, style)} ${signed(-sideOf(view, card).mineSteps)}`),
    row('sell', (card) => `${sold(sideOf(view, card))} ${signed(sideOf(view, card).sellSteps)}`),
    row('behind', (card) => short(sideOf(view, behind(card)))),
  ];
}

const SEPARATOR = ' │ ';
const SIDE_BY_SIDE = 78;

function drawTable(view: View, scene: Scene): string[] {
  const { style, width } = scene;
  const rule = style.paint('─'.repeat(width), 'dim');
  const round = isSolo(view) ? `round ${view.round}, two won rounds win` : `round ${view.round} of ${view.rounds}`;
  const left = pricesPart(view, scene);
  const right = tradersPart(view, scene);
  const rows = Math.max(left.length, right.length);
  const upper =
    width < SIDE_BY_SIDE
      ? [...left, '', ...right]
      : Array.from(
          { length: rows },
          (_, i) => padEnd(left[i] ?? '', PRICES_WIDTH) + style.paint(SEPARATOR, 'dim') + (right[i] ?? ''),
        );
  return [ruled(` Dwarven Traders, ${round} `, style, width), ...upper, rule, ...cardsPart(view, scene), rule];
}

/** What a sale of the gem pays now. */
const paid = (gem: GemName, view: View): string => `for ${signed(view.prices[gem])}`;

function sayMove(move: Move, view: View, { style, names }: Scene): string {
  switch (move.kind) {
    case 'choose-gem':
      return `take ${signAndWord(move.gem, style)}`;
    case 'mine':
      return `card ${move.slot + 1}: mine ${signAndWord(sideOf(view, view.row[move.slot]).mine, style)}`;
    case 'sell':
      return `card ${move.slot + 1}: sell ${signAndWord(move.gem, style)} ${paid(move.gem, view)}`;
    case 'both': {
      const { mine } = sideOf(view, view.row[move.slot]);
      return `card ${move.slot + 1}: mine ${sign(mine, style)}, sell ${sign(move.gem, style)} ${paid(move.gem, view)}`;
    }
    case 'trade': {
      const partner = move.with === 'smuggler' ? 'the Smuggler' : names.whom(move.with);
      if (move.give === null) return `take ${gemOrNothing(move.take, style)} from ${partner}`;
      return `give ${gemOrNothing(move.give, style)} to ${partner} for ${gemOrNothing(move.take, style)}`;
    }
    case 'no-trade':
      return 'no extra trade';
  }
}

const gemOrNothing = (gem: GemName | null, style: Style): string =>
  gem === null ? 'nothing' : signAndWord(gem, style);

/** The Smuggler speaks of himself in the third person. */
const subject = (trader: TraderName, verb: string, { names }: Scene): string =>
  trader === 'smuggler' ? `The Smuggler ${verb}` : names.says(trader, verb);

type Sayings = {
  readonly [K in DwarvenTradersEvent['kind']]: (
    event: Extract<DwarvenTradersEvent, { kind: K }>,
    scene: Scene,
  ) => Saying | undefined;
};

const SAYINGS: Sayings = {
  'round-started': ({ round, starter }, scene) => `Round ${round}: ${subject(starter, 'starts', scene)}`,
  'gem-chosen': ({ trader, gem }, scene) =>
    `${subject(trader, 'takes', scene)} ${signAndWord(gem, scene.style)} to start with`,
  'cards-dealt': () => 'Four cards are dealt',
  'turn-started': () => undefined,
  'trade-offered': () => undefined,
  mined: ({ trader, gem, slot }, scene) =>
    `${subject(trader, 'mines', scene)} ${signAndWord(gem, scene.style)} with card ${slot + 1}`,
  sold: ({ trader, gem, slot, price, score }, scene) =>
    `${subject(trader, 'sells', scene)} ${signAndWord(gem, scene.style)} with card ${slot + 1} for ${signed(price)}, to space ${score}`,
  'price-moved': ({ gem, price }, { style }) => ({ and: `${sign(gem, style)} at ${signed(price)}` }),
  'smuggler-moved': ({ steps, score }) => ({ and: `the Smuggler moves ${steps} to ${score}` }),
  'card-flipped': () => undefined,
  'card-replaced': ({ slot, discarded }) => ({ and: `card ${slot + 1} is replaced (number ${discarded} is used up)` }),
  'unused-deck-shuffled': ({ cards }) => `The ${cards} unused cards are shuffled`,
  traded: ({ trader, with: partner, gave, took }, scene) => {
    const other = partner === 'smuggler' ? 'the Smuggler' : scene.names.whom(partner);
    if (gave === null) return `${subject(trader, 'takes', scene)} ${gemOrNothing(took, scene.style)} from ${other}`;
    const given = `${subject(trader, 'gives', scene)} ${gemOrNothing(gave, scene.style)} to ${other}`;
    return `${given} for ${gemOrNothing(took, scene.style)}`;
  },
  'trade-declined': ({ trader }, scene) => `${subject(trader, 'declines', scene)} an extra trade`,
  'round-ended': ({ round, trader }, scene) =>
    `${subject(trader, 'has', scene)} no action left: round ${round} is over`,
  'store-sold': ({ trader, gems, sum, score }, scene) =>
    `${subject(trader, 'sells', scene)} ${listed(gems.map((gem) => word(gem, scene.style)))} at the end for ${signed(sum)}, to space ${score}`,
  'round-scored': ({ points }, { names }) => {
    const traders = points.map(
      (won, trader) => `${trader === points.length - 1 ? 'Smuggler' : names.of(trader)} ${won}`,
    );
    return `Points of the round: ${traders.join(', ')}`;
  },
  'match-ended': () => 'The match is over',
};

function sayEvent<K extends DwarvenTradersEvent['kind']>(
  event: Extract<DwarvenTradersEvent, { kind: K }>,
  scene: Scene,
): Saying | undefined {
  const say: Sayings[K] = SAYINGS[event.kind as K];
  return say(event, scene);
}

export const terminal: Face<DwarvenTradersTypes> = {
  tagline: () => 'mine and sell gems, ahead of the Smuggler',
  legend: () => [
    'Gems: ◆R ruby, ●S sapphire, ▲E emerald, ■T topaz. A store holds two.',
    'Each card shows the gem that it mines and how far that colour then falls, the gem that it sells and how far that colour then rises; “behind” is its other side, which is turned up by using it.',
    'A sale moves you by the price before the change. A step off the price track moves the Smuggler instead.',
    'The gem in brackets is the Smuggler’s marker on the score track.',
  ],
  hidesHands: false,
  drawTable,
  sayMove,
  sayEvent: (event, scene) => sayEvent(event, scene),
};
