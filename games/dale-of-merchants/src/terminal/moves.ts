import type { DeclaredCard, HandCard, Move, StackCard, View } from '@souk/games/dale-of-merchants';
import { elementAt } from '@souk/kernel';
import type { Scene } from '@souk/terminal-kit';
import { counted, listed, signed } from '@souk/terminal-kit';
import { asOther, handCardInWords, idOf, nameOf, printedValue, signAndDeck, signAndName, tallied } from './cards.js';

type Purchase = Extract<Move, { kind: 'buy' }>;
type Stack = Extract<Move, { kind: 'build' }>;

const declared = (card: DeclaredCard, view: View, { style }: Scene): string =>
  handCardInWords(card.card, view, style) + asOther({ ...card, card: idOf(card.card) }, style);

const together = (texts: readonly string[]): string => tallied(texts).join(' + ');

const handCards = (cards: readonly HandCard[], view: View, { style }: Scene): string =>
  together(cards.map((card) => handCardInWords(card, view, style)));

/** The card that is bought, and its price (DM-MARKET-1, DM-MARKET-5). */
function ware({ from }: Purchase, { market, marketDiscard }: View): { readonly card: string; readonly price: number } {
  const card = (from === 'market-discard' ? marketDiscard[0] : market[from]) ?? 'junk';
  return { card, price: printedValue(card) + (from === 'market-discard' ? 0 : from) };
}

function sayWare(move: Purchase, view: View, { style }: Scene): string {
  const { card, price } = ware(move, view);
  return `buy ${nameOf(card, style)}${move.from === 'market-discard' ? ' from the discards' : ''} for ${price}`;
}

function sayPurchase(move: Purchase, view: View, scene: Scene): string {
  const coins = move.coins === 0 ? '' : ` + ${counted(move.coins, 'coin')}`;
  const thrown = move.throwAway.length === 0 ? '' : `; throw away ${handCards(move.throwAway, view, scene)}`;
  return `${sayWare(move, view, scene)}: ${handCards(move.pay, view, scene)}${coins}${thrown}`;
}

const nextStack = ({ viewer, players }: View): number =>
  viewer === 'spectator' ? 1 : elementAt(players, viewer).stall.length + 1;

function sayStack({ hand, discard }: Stack, view: View, scene: Scene): string {
  const said = (card: StackCard): string =>
    declared(card, view, scene) + (card.change === 0 ? '' : ` ${signed(card.change)}`);
  const cards = [...hand.map(said), ...discard.map((card) => `discarded ${said(card)}`)];
  return `build stack ${nextStack(view)}: ${together(cards)}`;
}

/** Two slots may show the same card. */
const inMarket = (slot: number, { market }: View, { style }: Scene): string =>
  `${signAndName(market[slot] ?? 'junk', style)} at +${slot}`;

export function sayMove(move: Move, view: View, scene: Scene): string {
  const { style, names } = scene;
  switch (move.kind) {
    case 'buy':
      return sayPurchase(move, view, scene);
    case 'technique':
      return `play ${declared(move, view, scene)}`;
    case 'build':
      return sayStack(move, view, scene);
    case 'inventory':
      return move.cards.length === 0 ? 'discard nothing' : `discard ${handCards(move.cards, view, scene)}`;
    case 'ability':
      return `use ${declared(move, view, scene)}`;
    case 'decline':
      return view.decision?.kind === 'additional-stack' ? 'build no further stack' : 'no further action';
    case 'end-turn':
      return 'end the turn';
    case 'order':
      return `${signAndName(move.card, style)} ${view.options.pileOrder === 'full' ? 'next' : 'on top'}`;
    case 'card':
      return signAndName(move.card, style);
    case 'hand-card':
      return handCardInWords(move.card, view, style);
    case 'declared-card':
      return declared(move, view, scene);
    case 'players':
      return move.players.length === 0 ? 'nobody' : listed(move.players.map((player) => names.whom(player)));
    case 'player':
      return names.whom(move.player);
    case 'market-card':
      return inMarket(move.slot, view, scene);
    case 'stall-card':
      return `${signAndName(move.card, style)} from ${names.whom(move.player)}’s stack ${move.stack}`;
    case 'build-as': {
      const shown = move.showing === null ? '' : ` (showing ${nameOf(move.showing, style)})`;
      return `as ${nameOf(move.as, style)}${move.change === 0 ? '' : ` ${signed(move.change)}`}${shown}`;
    }
    case 'number':
      return String(move.number);
    case 'ban-deck':
      return `ban ${signAndDeck(move.deck, style)}`;
    case 'pick-deck':
      return `pick ${signAndDeck(move.deck, style)}`;
    case 'vote-deck':
      return `vote for ${signAndDeck(move.deck, style)}`;
    case 'end-vote':
      return 'name no further deck';
    case 'effect':
      return `use ${signAndName(move.card, style)}`;
  }
}

/** What has many ways to do it stands in a long list once. */
export function groupMove(move: Move, view: View, scene: Scene): string | undefined {
  switch (move.kind) {
    case 'buy':
      return sayWare(move, view, scene);
    case 'build':
      return `build stack ${nextStack(view)}`;
    case 'technique':
      return `play ${handCardInWords(move.card, view, scene.style)}`;
    case 'ability':
      return `use ${handCardInWords(move.card, view, scene.style)}`;
    case 'inventory':
      return move.cards.length === 0 ? undefined : `discard ${counted(move.cards.length, 'card')}`;
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
