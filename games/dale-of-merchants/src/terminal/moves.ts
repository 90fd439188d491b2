import type { DeclaredCard, HandCard, Move, SpentCards, StackCard, View } from '@souk/games/dale-of-merchants';
import { elementAt } from '@souk/kernel';
import type { Scene } from '@souk/terminal-kit';
import { listed, signed } from '@souk/terminal-kit';
import { asOther, handCardInWords, idOf, nameOf, printedValue, signAndDeck, signAndName, tallied } from './cards.js';
import { type Translator, translatorIn } from './text/index.js';

type Purchase = Extract<Move, { kind: 'buy' }>;
type Stack = Extract<Move, { kind: 'build' }>;

const declared = (card: DeclaredCard, view: View, scene: Scene): string =>
  handCardInWords(card.card, view, scene) + asOther({ ...card, card: idOf(card.card) }, scene);

const together = (texts: readonly string[]): string => tallied(texts).join(' + ');

const handCards = (cards: readonly HandCard[], view: View, scene: Scene): string =>
  together(cards.map((card) => handCardInWords(card, view, scene)));

/** The card that is bought, and its price (DM-MARKET-1, DM-MARKET-5). */
function ware({ from }: Purchase, { market, marketDiscard }: View): { readonly card: string; readonly price: number } {
  const card = (from === 'market-discard' ? marketDiscard[0] : market[from]) ?? 'junk';
  return { card, price: printedValue(card) + (from === 'market-discard' ? 0 : from) };
}

function sayWare(move: Purchase, view: View, scene: Scene): string {
  const { card, price } = ware(move, view);
  const { say } = translatorIn(scene);
  const key = move.from === 'market-discard' ? 'move.buyDiscarded' : 'move.buy';
  return say(key, { card: nameOf(card, scene), price });
}

function sayPurchase(move: Purchase, view: View, scene: Scene): string {
  const { say } = translatorIn(scene);
  const coins = move.coins === 0 ? '' : ` + ${say('coins', { n: move.coins })}`;
  const thrown =
    move.throwAway.length === 0 ? '' : say('move.throwAway', { cards: handCards(move.throwAway, view, scene) });
  const kept = move.keep === undefined ? '' : say('move.keep', { cards: handCards(move.keep, view, scene) });
  const laid =
    move.lay === undefined
      ? ''
      : typeof move.lay === 'number'
        ? say('move.lay', { slot: move.lay })
        : say('move.rearrange');
  return `${sayWare(move, view, scene)}: ${handCards(move.pay, view, scene)}${coins}${thrown}${kept}${laid}`;
}

/** What is spent, and what it comes to. */
function saySpending({ pay, coins, amount }: SpentCards, view: View, scene: Scene): string {
  const { say } = translatorIn(scene);
  if (amount === 0) return say('move.spendNothing');
  const parts = [
    ...(pay.length === 0 ? [] : [handCards(pay, view, scene)]),
    ...(coins === 0 ? [] : [say('coins', { n: coins })]),
  ];
  return say('move.spend', { cards: parts.join(' + '), n: amount });
}

const nextStack = ({ viewer, players }: View): number =>
  viewer === 'spectator' ? 1 : elementAt(players, viewer).stall.length + 1;

function sayStack({ hand, discard }: Stack, view: View, scene: Scene): string {
  const { say } = translatorIn(scene);
  const said = (card: StackCard): string =>
    declared(card, view, scene) +
    (card.change === 0 ? '' : ` ${signed(card.change)}`) +
    (card.spend === undefined ? '' : ` (${saySpending(card.spend, view, scene)})`);
  const cards = [...hand.map(said), ...discard.map((card) => say('move.discarded', { card: said(card) }))];
  return `${say('move.build', { n: nextStack(view) })}: ${together(cards)}`;
}

/** Two slots may show the same card. */
const inMarket = (slot: number, { market }: View, scene: Scene): string =>
  translatorIn(scene).say('move.inMarket', { card: signAndName(market[slot] ?? 'junk', scene), slot });

type Sayings = {
  readonly [K in Move['kind']]: (
    move: Extract<Move, { kind: K }>,
    view: View,
    scene: Scene,
    translator: Translator,
  ) => string;
};

const SAYINGS: Sayings = {
  buy: sayPurchase,
  technique: (move, view, scene, { say }) => say('move.technique', { card: declared(move, view, scene) }),
  build: sayStack,
  spend: saySpending,
  inventory: ({ cards }, view, scene, { say }) =>
    cards.length === 0 ? say('move.discardNothing') : say('move.discard', { cards: handCards(cards, view, scene) }),
  ability: (move, view, scene, { say }) => say('move.ability', { card: declared(move, view, scene) }),
  decline: (_move, view, _scene, { say }) =>
    say(view.decision?.kind === 'additional-stack' ? 'move.noStack' : 'move.noAction'),
  'end-turn': (_move, _view, _scene, { say }) => say('move.end-turn'),
  'go-on': (_move, _view, _scene, { say }) => say('move.go-on'),
  'this-card': (_move, _view, _scene, { say }) => say('move.this-card'),
  'begin-build': (_move, _view, _scene, { say }) => say('move.begin-build'),
  'throw-away': (_move, _view, _scene, { say }) => say('move.throw-away'),
  store: (_move, _view, _scene, { say }) => say('move.store'),
  'hand-cards': ({ cards }, view, scene) => handCards(cards, view, scene),
  side: ({ side }, _view, _scene, { say }) => say(`move.${side}`),
  source: ({ from, player }, { viewer }, { names }, { say }) =>
    say(`move.from.${from}`, { name: player === viewer ? 'you' : names.whom(player) }),
  'market-source': ({ from }, _view, _scene, { say }) => say(`move.from.${from}`),
  order: ({ card }, view, scene, { say }) =>
    say(view.options.pileOrder === 'full' ? 'move.next' : 'move.onTop', { card: signAndName(card, scene) }),
  card: ({ card }, _view, scene) => signAndName(card, scene),
  'hand-card': ({ card }, view, scene) => handCardInWords(card, view, scene),
  'declared-card': (move, view, scene) => declared(move, view, scene),
  players: ({ players }, _view, { names }, { say }) =>
    players.length === 0
      ? say('move.nobody')
      : listed(
          players.map((player) => names.whom(player)),
          say('and'),
        ),
  player: ({ player }, _view, { names }) => names.whom(player),
  'market-card': ({ slot }, view, scene) => inMarket(slot, view, scene),
  'stall-card': ({ card, player, stack }, _view, scene, { say }) =>
    say('move.stall-card', { card: signAndName(card, scene), name: scene.names.whom(player), n: stack }),
  'build-as': ({ as, change, showing }, _view, scene, { say }) =>
    say('move.build-as', {
      card: nameOf(as, scene),
      change: change === 0 ? '' : ` ${signed(change)}`,
      showing: showing === null ? '' : say('showing', { card: nameOf(showing, scene) }),
    }),
  number: ({ number }) => String(number),
  set: ({ set }, _view, scene) => signAndDeck(set, scene),
  'ban-deck': ({ deck }, _view, scene, { say }) => say('move.ban-deck', { deck: signAndDeck(deck, scene) }),
  'pick-deck': ({ deck }, _view, scene, { say }) => say('move.pick-deck', { deck: signAndDeck(deck, scene) }),
  'vote-deck': ({ deck }, _view, scene, { say }) => say('move.vote-deck', { deck: signAndDeck(deck, scene) }),
  'end-vote': (_move, _view, _scene, { say }) => say('move.end-vote'),
  effect: ({ card }, _view, scene, { say }) => say('move.ability', { card: signAndName(card, scene) }),
};

export function sayMove<K extends Move['kind']>(move: Extract<Move, { kind: K }>, view: View, scene: Scene): string {
  const say: Sayings[K] = SAYINGS[move.kind as K];
  return say(move, view, scene, translatorIn(scene));
}

/** What has many ways to do it stands in a long list once. */
export function groupMove(move: Move, view: View, scene: Scene): string | undefined {
  const { say } = translatorIn(scene);
  switch (move.kind) {
    case 'buy':
      return sayWare(move, view, scene);
    case 'build':
      return say('move.build', { n: nextStack(view) });
    case 'technique':
      return say('move.technique', { card: handCardInWords(move.card, view, scene) });
    case 'ability':
      return say('move.ability', { card: handCardInWords(move.card, view, scene) });
    case 'inventory':
      return move.cards.length === 0 ? undefined : say('move.discardCount', { n: move.cards.length });
    default:
      return undefined;
  }
}

const KINDS: readonly Move['kind'][] = ['build', 'technique', 'ability', 'buy', 'decline', 'end-turn', 'inventory'];
const STEP = 1000;

/** What brings the game forward first; dear wares after cheap ones, few cards before many. */
export function rankMove(move: Move, view: View): number {
  const kind = KINDS.indexOf(move.kind) * STEP;
  if (move.kind === 'buy') {
    const slot = move.from === 'market-discard' ? 0 : move.from + 1;
    return kind + ware(move, view).price * 10 + slot + move.pay.length / 100;
  }
  return move.kind === 'inventory' ? kind + move.cards.length : kind;
}
