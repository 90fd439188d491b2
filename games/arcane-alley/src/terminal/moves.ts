import { ITEM_IDS, type ItemId, type Move, numbersOf, type PlayerView, type View } from '@souk/games/arcane-alley';
import type { Language } from '@souk/i18n';
import { elementAt, type Seat } from '@souk/kernel';
import type { Scene } from '@souk/terminal-kit';
import { signed } from '@souk/terminal-kit';
import { makesSet, ownOf, slotName } from './slots.js';
import { type Translator, translatorIn } from './text/index.js';
import { infamyOf, plural, powerOf, theOne, wizardName, word } from './words.js';

const numbersIn = ({ options }: View) => numbersOf(options.houseRules);

/** The item that the topmost frame of this name is about, if the viewer may know it. */
function itemOn({ stack }: View, frame: 'slot' | 'play'): ItemId | undefined {
  const named = stack.filter((part) => part.frame === frame).map((part) => part.item);
  return ITEM_IDS.find((id) => id === named[named.length - 1]);
}

/** The player who decides. Moves are said to no one else. */
const deciderIn = (view: View): PlayerView => ownOf(view) ?? elementAt(view.players, view.decision?.seats[0] ?? 0);

const itemAt = ({ storehouse }: PlayerView, slot: number): ItemId | null => elementAt(storehouse.slots, slot).item;

/** A slot, with what the viewer knows to lie there. */
function slotAndItem(player: PlayerView, slot: number, scene: Scene): string {
  const item = itemAt(player, slot);
  return slotName(slot, player) + (item === null ? '' : ` ${word(item, scene)}`);
}

/** Where an item goes, and whether that makes a set. */
function onto(item: ItemId, slot: number, view: View, scene: Scene): string {
  const player = deciderIn(view);
  const { say } = translatorIn(scene);
  const set = makesSet(player, item, slot) ? scene.style.paint(say('set'), 'bold', 'green') : '';
  return say('move.onto', { item: word(item, scene), slot: slotName(slot, player), set });
}

const ENDINGS = ['th', 'st', 'nd', 'rd'];

const ORDINALS: { readonly [L in Language]: (n: number) => string } = {
  en: (n) => `${n}${(n % 100 < 11 || n % 100 > 13 ? ENDINGS[n % 10] : undefined) ?? 'th'}`,
  de: (n) => `${n}.`,
};

/** An item by its place in a row. */
const nth = (item: ItemId, n: number, scene: Scene): string =>
  translatorIn(scene).say('move.nth', { item: word(item, scene), nth: ORDINALS[scene.language](n) });

/** The item of which at least two lie there: one of three may be a Feline that stands for it. */
function soldAs(player: PlayerView, slots: readonly number[]): ItemId | undefined {
  const items = slots.flatMap((slot) => itemAt(player, slot) ?? []);
  return items.find((item, at) => items.indexOf(item) < at);
}

const PRICE_OF_A_POINT = 2;

type Sayings = {
  readonly [K in Move['kind']]: (
    move: Extract<Move, { kind: K }>,
    view: View,
    scene: Scene,
    translator: Translator,
  ) => string;
};

/** A slot of a storehouse, and whose it is. */
const slotOf = (seat: Seat, slot: number, view: View, scene: Scene): string =>
  `${scene.names.of(seat)} ${slotAndItem(elementAt(view.players, seat), slot, scene)}`;

const SAYINGS: Sayings = {
  'choose-wizard': ({ wizard }, _view, scene) => `${wizardName(wizard)}: ${powerOf(wizard, scene)}`,
  reveal: ({ slots }, view) => slots.map((slot) => slotName(slot, deciderIn(view))).join(' + '),
  draw: ({ from }, view, scene, { say }) => {
    const [top] = from === 'deck' ? view.onDeck : view.discard;
    return `${say(`move.draw.${from}`)}${top === undefined ? '' : `: ${word(top, scene)}`}`;
  },
  play: ({ item, slot }, view, scene) => onto(item, slot, view, scene),
  discard: ({ item }, _view, scene, { say }) => say('move.discard', { item: word(item, scene) }),
  activate: ({ item }, _view, scene, { say }) => say('move.activate', { item: word(item, scene) }),
  'use-effect': (_move, view, scene, { say }) => say('move.use-effect', { item: actor(view, scene) }),
  'ignore-effect': (_move, view, scene, { say }) => say('move.ignore-effect', { item: actor(view, scene) }),
  'lose-gold': (_move, view, _scene, { say }) => say('move.lose-gold', { n: numbersIn(view).cauldronGold }),
  'gain-infamy': (_move, view, _scene, { say }) => say('move.gain-infamy', { n: numbersIn(view).cauldronInfamy }),
  peek: ({ slot }, view, scene, { say }) => say('move.peek', { slot: slotAndItem(deciderIn(view), slot, scene) }),
  sell: ({ slots }, view, scene, { say }) => {
    const player = deciderIn(view);
    const item = soldAs(player, slots);
    const items = item === undefined ? say('move.theSet') : plural(item, scene);
    return say('move.sell', { items, slots: slots.map((slot) => slotName(slot, player)).join(' ') });
  },
  slide: ({ direction }, _view, _scene, { say }) => say(`move.slide.${direction}`),
  'choose-player': ({ seat }, { players }, { names }, { say }) =>
    say('move.choose-player', {
      name: names.of(seat),
      gold: elementAt(players, seat).gold,
      infamy: elementAt(players, seat).infamy,
    }),
  'place-doll': ({ seat, slot }, view, scene) => slotOf(seat, slot, view, scene),
  pay: (_move, _view, _scene, { say }) => say('move.pay'),
  decline: (_move, _view, _scene, { say }) => say('move.decline'),
  place: ({ slot }, view, scene) => {
    const item = itemOn(view, 'slot');
    return item === undefined ? slotName(slot, deciderIn(view)) : onto(item, slot, view, scene);
  },
  'take-from-discard': ({ position }, { discard }, scene, { say }) =>
    position === 0
      ? say('move.top', { item: word(elementAt(discard, position), scene) })
      : nth(elementAt(discard, position), position + 1, scene),
  'take-from-lamp': ({ position }, { shown }, scene) => nth(elementAt(shown, position), position + 1, scene),
  'take-from-stash': ({ item }, _view, scene, { say }) => say('move.take', { item: theOne(item, scene) }),
  give: ({ slot }, view, scene, { say }) => say('move.give', { slot: slotAndItem(deciderIn(view), slot, scene) }),
  'swap-for': ({ seat, slot }, view, scene) => slotOf(seat, slot, view, scene),
  remove: ({ slot }, view, scene, { say }) => say('move.remove', { slot: slotAndItem(deciderIn(view), slot, scene) }),
  appraise: ({ slot }, view, scene, { say }) => {
    const item = itemAt(deciderIn(view), slot);
    const said = slotAndItem(deciderIn(view), slot, scene);
    return item === null ? said : say('move.appraise', { slot: said, gold: signed(infamyOf(view, item)) });
  },
  bribe: ({ points }, view, _scene, { say }) =>
    points === 0
      ? say('move.noBribe')
      : say('move.bribe', { gold: PRICE_OF_A_POINT * points, infamy: deciderIn(view).infamy - points }),
};

/** The item just played, as Meeblemore looks at it. */
function actor(view: View, scene: Scene): string {
  const item = itemOn(view, 'play');
  return item === undefined ? translatorIn(scene).say('someItem') : theOne(item, scene);
}

export function sayMove<K extends Move['kind']>(move: Extract<Move, { kind: K }>, view: View, scene: Scene): string {
  const say: Sayings[K] = SAYINGS[move.kind as K];
  return say(move, view, scene, translatorIn(scene));
}
