import {
  type CardSide,
  type DwarvenTradersTypes,
  GEMS,
  type GemName,
  HIGHEST_PRICE,
  type LaidCard,
  LOWEST_PRICE,
  type Move,
  TRADING_CARDS,
  type TraderView,
  type View,
} from '@souk/games/dwarven-traders';
import { telling } from '@souk/games/dwarven-traders/telling';
import type { Language } from '@souk/i18n';
import { elementAt } from '@souk/kernel';
import {
  type Face,
  PLAIN,
  padEnd,
  padStart,
  ruled,
  type Scene,
  sayerOf,
  shortened,
  signed,
  type Tint,
} from '@souk/terminal-kit';
import { nameIn, TOLD, toldIn } from './names.js';
import { type Translator, translatorIn } from './text/index.js';

/** Gems differ in shape and letter as well as in colour. */
const SIGNS: { readonly [Gem in GemName]: { readonly shape: string; readonly tint: Tint } } = {
  ruby: { shape: '◆', tint: 'red' },
  sapphire: { shape: '●', tint: 'blueBright' },
  emerald: { shape: '▲', tint: 'green' },
  topaz: { shape: '■', tint: 'yellow' },
};

/** What a gem looks like depends on the language alone, and on whether there is colour. */
type Look = Pick<Scene, 'style' | 'language'>;

const sign = (gem: GemName, look: Look): string =>
  look.style.paint(SIGNS[gem].shape + translatorIn(look).say(`letter.${gem}`), SIGNS[gem].tint, 'bold');
const word = (gem: GemName, { style, language }: Look): string =>
  style.paint(nameIn(language, { thing: 'gem', id: gem }), SIGNS[gem].tint);
const signAndWord = (gem: GemName, look: Look): string => `${sign(gem, look)} ${word(gem, look)}`;

const isSolo = (view: View): boolean => view.seats === 1;

const PRICES = Array.from({ length: HIGHEST_PRICE - LOWEST_PRICE + 1 }, (_, i) => LOWEST_PRICE + i);
const GEM_WIDTH = 11;
const PRICE_WIDTH = 4;
const POOL_WIDTH = 5;
const PRICES_WIDTH = GEM_WIDTH + PRICES.length * PRICE_WIDTH + POOL_WIDTH;

function pricesPart(view: View, scene: Scene): string[] {
  const { style } = scene;
  const { say } = translatorIn(scene);
  const head = PRICES.map((price) => padStart(signed(price), PRICE_WIDTH)).join('') + padStart(say('pool'), POOL_WIDTH);
  const track = (gem: GemName): string =>
    PRICES.map((price) =>
      padStart(
        price === view.prices[gem] ? style.paint(SIGNS[gem].shape, SIGNS[gem].tint, 'bold') : style.paint('·', 'dim'),
        PRICE_WIDTH,
      ),
    ).join('');
  return [
    style.paint(padEnd(say('prices'), GEM_WIDTH) + head, 'dim'),
    ...GEMS.map(
      (gem) => padEnd(signAndWord(gem, scene), GEM_WIDTH) + track(gem) + padStart(String(view.pool[gem]), POOL_WIDTH),
    ),
    ...(isSolo(view) && view.row.length > 0 ? [deckLine(view, scene)] : []),
  ];
}

function deckLine({ unused, discards }: View, scene: Scene): string {
  const { say } = translatorIn(scene);
  const used = discards.length === 0 ? '' : say('deck.used', { cards: discards.join(' ') });
  return scene.style.paint(say('deck.unused', { n: unused }) + used, 'dim');
}

const NAME_WIDTH = 13;
const SPACE_WIDTH = 5;
const POINTS_WIDTH = 7;

function tradersPart(view: View, scene: Scene): string[] {
  const { style, names } = scene;
  const { say } = translatorIn(scene);
  const line = (name: string, trader: TraderView, store: string, isTurn: boolean): string =>
    (isTurn ? style.paint('▸', 'bold') : ' ') +
    padEnd(
      isTurn ? style.paint(shortened(name, NAME_WIDTH - 1), 'bold') : shortened(name, NAME_WIDTH - 1),
      NAME_WIDTH,
    ) +
    padStart(String(trader.score), SPACE_WIDTH) +
    padStart(String(trader.points), POINTS_WIDTH) +
    `  ${store}`;
  const store = ({ store: gems }: TraderView): string => gems.map((gem) => sign(gem, scene)).join(' ') || '–';
  const head =
    padEnd(` ${say('traders')}`, NAME_WIDTH + 1) +
    padStart(say('space'), SPACE_WIDTH) +
    padStart(say(isSolo(view) ? 'won' : 'points'), POINTS_WIDTH);
  return [
    style.paint(`${head}  ${say('store')}`, 'dim'),
    ...view.players.map((player, seat) => line(names.of(seat), player, store(player), view.decision?.seat === seat)),
    line(say('smuggler'), view.smuggler, isSolo(view) ? store(view.smuggler) : `(${sign(view.marker, scene)})`, false),
  ];
}

const sideOf = ({ options }: View, { card, side }: LaidCard): CardSide =>
  elementAt(options.cards ?? TRADING_CARDS, card - 1)[side];
const behind = ({ card, side }: LaidCard): LaidCard => ({ card, side: side === 'front' ? 'back' : 'front' });

const LABEL_GAP = 2;
/** The narrowest column that has room for the names of gems. */
const NAMED_CARD_WIDTH = 16;

function cardsPart(view: View, scene: Scene): string[] {
  const { style, width } = scene;
  const { say } = translatorIn(scene);
  if (view.row.length === 0) return [style.paint(say('cards.none'), 'dim')];
  const [mine, sell, behindIt] = [say('mine'), say('sell'), say('behind')];
  const labelWidth = Math.max(mine.length, sell.length, behindIt.length) + LABEL_GAP;
  const columnWidth = Math.floor((width - labelWidth) / view.row.length);
  const row = (label: string, cell: (card: LaidCard, slot: number) => string): string =>
    style.paint(padEnd(label, labelWidth), 'dim') +
    view.row
      .map((card, slot) => padEnd(cell(card, slot), columnWidth))
      .join('')
      .trimEnd();
  const named = columnWidth < NAMED_CARD_WIDTH ? sign : signAndWord;
  const sold = (card: CardSide): string => (view.options.freeSale ? say('anyGem') : named(card.sell, scene));
  const short = (card: CardSide): string =>
    `${sign(card.mine, scene)}${signed(-card.mineSteps)} ${view.options.freeSale ? say('any') : sign(card.sell, scene)}${signed(card.sellSteps)}`;
  return [
    row('', (_, slot) => style.paint(say('card', { n: slot + 1 }), 'bold')),
    row(mine, (card) => `${named(sideOf(view, card).mine, scene)} ${signed(-sideOf(view, card).mineSteps)}`),
    row(sell, (card) => `${sold(sideOf(view, card))} ${signed(sideOf(view, card).sellSteps)}`),
    row(behindIt, (card) => short(sideOf(view, behind(card)))),
  ];
}

const SEPARATOR = ' │ ';
const SIDE_BY_SIDE = 78;

function drawTable(view: View, scene: Scene): string[] {
  const { style, width } = scene;
  const rule = style.paint('─'.repeat(width), 'dim');
  const { round: number, rounds } = view;
  const { say } = translatorIn(scene);
  const round = isSolo(view) ? say('round.solo', { round: number }) : say('round.of', { round: number, rounds });
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

type Sayings = {
  readonly [K in Move['kind']]: (
    move: Extract<Move, { kind: K }>,
    view: View,
    scene: Scene,
    translator: Translator,
  ) => string;
};

/** What a sale of the gem pays now. */
const paid = (gem: GemName, view: View): string => signed(view.prices[gem]);

const MOVES: Sayings = {
  'choose-gem': ({ gem }, _view, scene, { say }) => say('move.choose-gem', { gem: signAndWord(gem, scene) }),
  mine: ({ slot }, view, scene, { say }) =>
    say('move.mine', { n: slot + 1, gem: signAndWord(sideOf(view, elementAt(view.row, slot)).mine, scene) }),
  sell: ({ slot, gem }, view, scene, { say }) =>
    say('move.sell', { n: slot + 1, gem: signAndWord(gem, scene), price: paid(gem, view) }),
  both: ({ slot, gem }, view, scene, { say }) => {
    const mined = sign(sideOf(view, elementAt(view.row, slot)).mine, scene);
    return say('move.both', { n: slot + 1, mined, gem: sign(gem, scene), price: paid(gem, view) });
  },
  trade: ({ with: other, give, take }, _view, scene, { say }) => {
    const partner = other === 'smuggler' ? say('smuggler.whom') : scene.names.whom(other);
    const taken = gemOrNothing(take, scene);
    if (give === null) return say('move.take', { gem: taken, partner });
    return say('move.trade', { given: gemOrNothing(give, scene), partner, taken });
  },
  'no-trade': (_move, _view, _scene, { say }) => say('move.no-trade'),
};

function sayMove<K extends Move['kind']>(move: Extract<Move, { kind: K }>, view: View, scene: Scene): string {
  const say: Sayings[K] = MOVES[move.kind as K];
  return say(move, view, scene, translatorIn(scene));
}

const gemOrNothing = (gem: GemName | null, look: Look): string =>
  gem === null ? translatorIn(look).say('nothing') : signAndWord(gem, look);

const sayEvent = sayerOf(telling, TOLD, (thing, scene) =>
  thing.thing === 'gem' ? signAndWord(thing.id, scene) : nameIn(scene.language, thing),
);

function legend(language: Language): readonly string[] {
  const look: Look = { style: PLAIN, language };
  const { say } = translatorIn(look);
  return [
    say('legend.gems', { gems: GEMS.map((gem) => signAndWord(gem, look)).join(', ') }),
    say('legend.cards'),
    say('legend.sale'),
    say('legend.marker'),
  ];
}

export const terminal: Face<DwarvenTradersTypes> = {
  tagline: (language) => translatorIn({ language }).say('tagline'),
  legend,
  hidesHands: false,
  drawTable,
  sayMove: (move, view, scene) => sayMove(move, view, scene),
  sayKind: (kind, language) => translatorIn({ language }).say(`kind.${kind}`),
  sayPrompt: ({ kind }, _view, { language }) => toldIn(language, `dt.prompt.${kind}`),
  sayReason: ({ feature }, { language }) => toldIn(language, `dt.because.${feature}`),
  sayEvent,
};
