import { ITEM_IDS, type ItemId, type Move, numbersOf, type PlayerView, type View } from '@souk/games/arcane-alley';
import { elementAt, type Seat } from '@souk/kernel';
import type { Scene, Style } from '@souk/terminal-kit';
import { signed } from '@souk/terminal-kit';
import { makesSet, ownOf, slotName } from './slots.js';
import { infamyOf, plural, powerOf, theOne, wizardName, word } from './words.js';

const numbersIn = ({ options }: View) => numbersOf(options.houseRules);

/** The item that the topmost frame of this name is about, if the viewer may know it. */
function itemOn({ stack }: View, frame: 'slot' | 'play'): ItemId | undefined {
  const named = stack.filter((part) => part.frame === frame).map((part) => part.item);
  return ITEM_IDS.find((id) => id === named[named.length - 1]);
}

/** Whoever decides. Moves are said to nobody else. */
const deciderIn = (view: View): PlayerView => ownOf(view) ?? elementAt(view.players, view.decision?.seats[0] ?? 0);

const itemAt = ({ storehouse }: PlayerView, slot: number): ItemId | null => elementAt(storehouse.slots, slot).item;

/** A slot, with what the viewer knows to lie there. */
function slotAndItem(player: PlayerView, slot: number, style: Style): string {
  const item = itemAt(player, slot);
  return slotName(slot, player) + (item === null ? '' : ` ${word(item, style)}`);
}

/** Where an item goes, and whether that makes a set. */
function onto(item: ItemId, slot: number, view: View, { style }: Scene): string {
  const player = deciderIn(view);
  const set = makesSet(player, item, slot) ? style.paint(' set!', 'bold', 'green') : '';
  return `${word(item, style)} on ${slotName(slot, player)}${set}`;
}

const ENDINGS = ['th', 'st', 'nd', 'rd'];
const ordinal = (n: number): string => `${n}${(n % 100 < 11 || n % 100 > 13 ? ENDINGS[n % 10] : undefined) ?? 'th'}`;

function standing(seat: Seat, { players }: View): string {
  const { gold, infamy } = elementAt(players, seat);
  return `${gold} gold, ${infamy} infamy`;
}

/** The item of which at least two lie there: one of three may be a Feline that stands for it. */
function soldAs(player: PlayerView, slots: readonly number[]): ItemId | undefined {
  const items = slots.flatMap((slot) => itemAt(player, slot) ?? []);
  return items.find((item, at) => items.indexOf(item) < at);
}

const PRICE_OF_A_POINT = 2;

type Sayings = {
  readonly [K in Move['kind']]: (move: Extract<Move, { kind: K }>, view: View, scene: Scene) => string;
};

const SAYINGS: Sayings = {
  'choose-wizard': ({ wizard }) => `${wizardName(wizard)}: ${powerOf(wizard)}`,
  reveal: ({ slots }, view) => slots.map((slot) => slotName(slot, deciderIn(view))).join(' + '),
  draw: ({ from }, view, { style }) => {
    const [top] = from === 'deck' ? view.onDeck : view.discard;
    return `from the ${from}${top === undefined ? '' : `: ${word(top, style)}`}`;
  },
  play: ({ item, slot }, view, scene) => onto(item, slot, view, scene),
  discard: ({ item }, _view, { style }) => `discard ${word(item, style)}`,
  activate: ({ item }, _view, { style }) => `activate ${word(item, style)}`,
  'use-effect': (_move, view, { style }) => `let ${actor(view, style)} act`,
  'ignore-effect': (_move, view, { style }) => `ignore ${actor(view, style)}`,
  'lose-gold': (_move, view) => `lose ${numbersIn(view).cauldronGold} gold`,
  'gain-infamy': (_move, view) => `gain ${numbersIn(view).cauldronInfamy} infamy`,
  peek: ({ slot }, view, { style }) => `peek at ${slotAndItem(deciderIn(view), slot, style)}`,
  sell: ({ slots }, view, { style }) => {
    const player = deciderIn(view);
    const item = soldAs(player, slots);
    const where = slots.map((slot) => slotName(slot, player)).join(' ');
    return `sell ${item === undefined ? 'the set' : plural(item, style)} on ${where}`;
  },
  slide: ({ direction }) =>
    direction === 'horizontally' ? 'to the left: three rows of two' : 'upwards: two rows of three',
  'choose-player': ({ seat }, view, { names }) => `${names.of(seat)} (${standing(seat, view)})`,
  'place-doll': ({ seat, slot }, view, { names, style }) =>
    `${names.of(seat)} ${slotAndItem(elementAt(view.players, seat), slot, style)}`,
  pay: () => 'pay',
  decline: () => 'pay nothing',
  place: ({ slot }, view, scene) => {
    const item = itemOn(view, 'slot');
    return item === undefined ? slotName(slot, deciderIn(view)) : onto(item, slot, view, scene);
  },
  'take-from-discard': ({ position }, view, { style }) =>
    `${word(elementAt(view.discard, position), style)} (${position === 0 ? 'top' : ordinal(position + 1)})`,
  'take-from-lamp': ({ position }, view, { style }) =>
    `${word(elementAt(view.shown, position), style)} (${ordinal(position + 1)})`,
  'take-from-stash': ({ item }, _view, { style }) => `take ${theOne(item, style)}`,
  give: ({ slot }, view, { style }) => `give ${slotAndItem(deciderIn(view), slot, style)}`,
  'swap-for': ({ seat, slot }, view, { names, style }) =>
    `${names.of(seat)} ${slotAndItem(elementAt(view.players, seat), slot, style)}`,
  remove: ({ slot }, view, { style }) => `set aside ${slotAndItem(deciderIn(view), slot, style)}`,
  appraise: ({ slot }, view, { style }) => {
    const item = itemAt(deciderIn(view), slot);
    const gold = item === null ? '' : `: ${signed(infamyOf(view, item))} gold`;
    return slotAndItem(deciderIn(view), slot, style) + gold;
  },
  bribe: ({ points }, view) =>
    points === 0 ? 'no bribe' : `${PRICE_OF_A_POINT * points} gold: infamy ${deciderIn(view).infamy - points}`,
};

/** The item just played, as Meeblemore looks at it. */
function actor(view: View, style: Style): string {
  const item = itemOn(view, 'play');
  return item === undefined ? 'the item' : theOne(item, style);
}

export function sayMove<K extends Move['kind']>(move: Extract<Move, { kind: K }>, view: View, scene: Scene): string {
  const say: Sayings[K] = SAYINGS[move.kind as K];
  return say(move, view, scene);
}
