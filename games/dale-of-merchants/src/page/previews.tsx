import type { DaleEvent, DeclaredCard, HandCard, Move, View } from '@souk/games/dale-of-merchants';
import { elementAt } from '@souk/kernel';
import { Say } from '@souk/table-kit/components/Say';
import type { Chip, Sentence, Speaker } from '@souk/table-kit/face';
import { plainText } from '@souk/table-kit/speaking';
import { asked } from './asked.js';
import { cardNamed, deckName, drawnOf, idOf } from './cards.js';
import { cardChip, listed, usedChip, whom } from './telling.js';

type Of<K extends Move['kind']> = Extract<Move, { kind: K }>;

const handChips = (cards: readonly HandCard[]): Chip => listed(cards.map((card) => cardChip(idOf(card))));

const declared = ({ card, as, showing }: DeclaredCard): Chip => usedChip({ card: idOf(card), as, showing });

function bought({ from, pay, coins }: Of<'buy'>, view: View): Sentence {
  const card = (from === 'market-discard' ? view.marketDiscard[0] : view.market[from]) ?? '';
  const price = cardNamed(card).card.value + (from === 'market-discard' ? 0 : from);
  const fillings = { card: cardChip(card), price, coins, payment: handChips(pay) };
  if (coins === 0) return { k: 'dm.preview.buy', with: fillings };
  return { k: pay.length === 0 ? 'dm.preview.buyForCoins' : 'dm.preview.buyWithCoins', with: fillings };
}

const builtAs = ({ as, showing }: Of<'build-as'>, view: View): Chip => usedChip({ card: drawnOf(view), as, showing });

const comingFrom = (move: Of<'source'> | Of<'market-source'>, speaker: Speaker): Sentence =>
  move.kind === 'source'
    ? { k: `dm.preview.from.${move.from}`, with: { whom: whom(move.player, speaker) } }
    : { k: `dm.preview.from.${move.from}` };

const choosing = (card: Chip): Sentence => ({ k: 'dm.preview.card', with: { card } });

/** What a move does itself, with all that it names. */
function directEffect(move: Move, view: View, speaker: Speaker): Sentence {
  switch (move.kind) {
    case 'buy':
      return bought(move, view);
    case 'build': {
      const cards = listed([...move.hand, ...move.discard].map(declared));
      return { k: 'dm.preview.build', with: { stack: elementAt(view.players, asked(view)).stall.length + 1, cards } };
    }
    case 'build-as':
      return { k: 'dm.preview.build-as', with: { card: builtAs(move, view) } };
    case 'inventory':
      return move.cards.length === 0
        ? { k: 'dm.preview.inventoryNone' }
        : { k: 'dm.preview.inventory', with: { cards: handChips(move.cards) } };
    case 'technique':
    case 'ability':
      return { k: `dm.preview.${move.kind}`, with: { card: declared(move) } };
    case 'effect':
      return { k: 'dm.preview.ability', with: { card: cardChip(move.card) } };
    case 'order':
      return { k: 'dm.preview.order', with: { card: cardChip(move.card) } };
    case 'hand-card':
      return choosing(cardChip(idOf(move.card)));
    case 'declared-card':
      return choosing(declared(move));
    case 'card':
      return choosing(cardChip(move.card));
    case 'market-card':
      return choosing(cardChip(view.market[move.slot] ?? ''));
    case 'stall-card':
      return { k: 'dm.preview.stall-card', with: { card: cardChip(move.card), whom: whom(move.player, speaker) } };
    case 'player':
      return chosen([move.player], speaker);
    case 'players':
      return chosen(move.players, speaker);
    case 'number':
      return { k: 'dm.preview.number', with: { n: move.number } };
    case 'set':
      return { k: 'dm.preview.set', with: { deck: deckName(move.set) } };
    case 'ban-deck':
    case 'pick-deck':
    case 'vote-deck':
      return { k: `dm.preview.${move.kind}`, with: { deck: deckName(move.deck) } };
    case 'decline':
      return { k: view.decision?.kind === 'additional-stack' ? 'dm.preview.noStack' : 'dm.preview.noAction' };
    case 'hand-cards':
      return { k: 'dm.preview.hand-cards', with: { cards: handChips(move.cards) } };
    case 'spend':
      return { k: 'dm.preview.spend', with: { cards: handChips(move.pay), n: move.coins } };
    case 'side':
      return { k: `dm.preview.${move.side}` };
    case 'source':
    case 'market-source':
      return comingFrom(move, speaker);
    case 'begin-build':
    case 'go-on':
    case 'store':
    case 'this-card':
    case 'throw-away':
    case 'end-turn':
    case 'end-vote':
      return { k: `dm.preview.${move.kind}` };
  }
}

const chosen = (players: readonly number[], speaker: Speaker): Sentence =>
  players.length === 0
    ? { k: 'dm.preview.nobody' }
    : { k: 'dm.preview.players', with: { players: players.map((player) => whom(player, speaker)).join(', ') } };

/** Cards that certainly go somewhere by it, as far as the direct effect does not say so. */
function moved(
  events: readonly DaleEvent[],
  goes: (event: Extract<DaleEvent, { kind: 'moved' }>) => boolean,
): string[] {
  return events.flatMap((event) => (event.kind === 'moved' && event.card !== null && goes(event) ? event.card : []));
}

type Following = 'dm.preview.gaining' | 'dm.preview.throwing';

const followedBy = (sentence: Sentence, k: Following, cards: readonly string[]): Sentence =>
  cards.length === 0
    ? sentence
    : {
        k,
        with: {
          what: { text: plainText(sentence), node: <Say sentence={sentence} /> },
          cards: listed(cards.map((card) => cardChip(card))),
        },
      };

/** The card that a move names: who chooses it may also get it. */
function takenBy(move: Move, view: View): string | undefined {
  switch (move.kind) {
    case 'card':
    case 'stall-card':
      return move.card;
    case 'market-card':
      return view.market[move.slot] ?? undefined;
    default:
      return undefined;
  }
}

const taking = (move: Move, card: string, speaker: Speaker): Sentence =>
  move.kind === 'stall-card'
    ? { k: 'dm.preview.takingFrom', with: { card: cardChip(card), whom: whom(move.player, speaker) } }
    : { k: 'dm.preview.taking', with: { card: cardChip(card) } };

/** What a move would do: what is used up for it, and what it gains and throws away as far as it is certain. */
export function preview(move: Move, events: readonly DaleEvent[], view: View, speaker: Speaker): Sentence {
  const seat = asked(view);
  const taken = takenBy(move, view);
  const gained = moved(events, ({ to }) => to.zone === 'hand' && to.seat === seat);
  const thrown = moved(events, ({ to }) => to.zone === 'market-discard');
  const isTaken = taken !== undefined && gained.includes(taken);
  const direct = isTaken ? taking(move, taken, speaker) : directEffect(move, view, speaker);
  const further = isTaken ? gained.toSpliced(gained.indexOf(taken), 1) : gained;
  const done = followedBy(direct, 'dm.preview.gaining', move.kind === 'buy' ? [] : further);
  return followedBy(done, 'dm.preview.throwing', thrown);
}
