import type { DaleEvent, DeclaredCard, HandCard, Move, View } from '@souk/games/dale-of-merchants';
import { elementAt } from '@souk/kernel';
import { Say } from '@souk/table-kit/components/Say';
import type { Chip, Sentence, Speaker } from '@souk/table-kit/face';
import { plainText, seatNamed } from '@souk/table-kit/speaking';
import { asked } from './asked.js';
import { cardNamed, deckName, drawnOf, idOf } from './cards.js';
import { paymentOf } from './payment.js';
import { cardChip, listed, usedChip, whom } from './telling.js';

type Of<K extends Move['kind']> = Extract<Move, { kind: K }>;

const handChips = (cards: readonly HandCard[]): Chip => listed(cards.map((card) => cardChip(idOf(card))));

const declared = ({ card, as, showing }: DeclaredCard): Chip => usedChip({ card: idOf(card), as, showing });

function bought(move: Of<'buy'>, who: Chip, view: View): Sentence {
  const { from, pay, coins } = move;
  const card = (from === 'market-discard' ? view.marketDiscard[0] : view.market[from]) ?? '';
  const price = cardNamed(card).card.value + (from === 'market-discard' ? 0 : from);
  const fillings = { who, card: cardChip(card), price, coins, payment: listed(paymentOf(move, view).map(usedChip)) };
  if (coins === 0) return { k: 'dm.preview.buy', with: fillings };
  return { k: pay.length === 0 ? 'dm.preview.buyForCoins' : 'dm.preview.buyWithCoins', with: fillings };
}

function built({ hand, discard }: Of<'build'>, who: Chip, view: View): Sentence {
  const stack = elementAt(view.players, asked(view)).stall.length + 1;
  return { k: 'dm.preview.build', with: { who, stack, cards: listed([...hand, ...discard].map(declared)) } };
}

const discarded = ({ cards }: Of<'inventory'>, who: Chip): Sentence =>
  cards.length === 0
    ? { k: 'dm.preview.inventoryNone', with: { who } }
    : { k: 'dm.preview.inventory', with: { who, cards: handChips(cards) } };

const builtAs = ({ as, showing }: Of<'build-as'>, view: View): Chip => usedChip({ card: drawnOf(view), as, showing });

const comingFrom = (move: Of<'source'> | Of<'market-source'>, speaker: Speaker): Sentence =>
  move.kind === 'source'
    ? { k: `dm.preview.from.${move.from}`, with: { whom: whom(move.player, speaker) } }
    : { k: `dm.preview.from.${move.from}` };

const choosing = (who: Chip, card: Chip): Sentence => ({ k: 'dm.preview.card', with: { who, card } });

const declining = (who: Chip, { decision }: View): Sentence => ({
  k: decision?.kind === 'additional-stack' ? 'dm.preview.noStack' : 'dm.preview.noAction',
  with: { who },
});

/** What a move does itself, with all that it names. */
function directEffect(move: Move, view: View, speaker: Speaker): Sentence {
  const who = seatNamed(asked(view), speaker);
  switch (move.kind) {
    case 'buy':
      return bought(move, who, view);
    case 'build':
      return built(move, who, view);
    case 'build-as':
      return { k: 'dm.preview.build-as', with: { who, card: builtAs(move, view) } };
    case 'inventory':
      return discarded(move, who);
    case 'technique':
    case 'ability':
      return { k: `dm.preview.${move.kind}`, with: { who, card: declared(move) } };
    case 'effect':
      return { k: 'dm.preview.ability', with: { who, card: cardChip(move.card) } };
    case 'order':
      return { k: 'dm.preview.order', with: { who, card: cardChip(move.card) } };
    case 'hand-card':
      return choosing(who, cardChip(idOf(move.card)));
    case 'declared-card':
      return choosing(who, declared(move));
    case 'card':
      return choosing(who, cardChip(move.card));
    case 'market-card':
      return choosing(who, cardChip(view.market[move.slot] ?? ''));
    case 'stall-card':
      return { k: 'dm.preview.stall-card', with: { who, card: cardChip(move.card), whom: whom(move.player, speaker) } };
    case 'player':
      return chosen([move.player], who, speaker);
    case 'players':
      return chosen(move.players, who, speaker);
    case 'number':
      return { k: 'dm.preview.number', with: { who, n: move.number } };
    case 'set':
      return { k: 'dm.preview.set', with: { who, deck: deckName(move.set) } };
    case 'ban-deck':
    case 'pick-deck':
    case 'vote-deck':
      return { k: `dm.preview.${move.kind}`, with: { who, deck: deckName(move.deck) } };
    case 'decline':
      return declining(who, view);
    case 'hand-cards':
      return { k: 'dm.preview.hand-cards', with: { who, cards: handChips(move.cards) } };
    case 'spend':
      return { k: 'dm.preview.spend', with: { who, cards: handChips(move.pay), n: move.coins } };
    case 'side':
      return move.side === 'left' || move.side === 'right'
        ? { k: `dm.preview.${move.side}` }
        : { k: `dm.preview.${move.side}`, with: { who } };
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
      return { k: `dm.preview.${move.kind}`, with: { who } };
  }
}

const chosen = (players: readonly number[], who: Chip, speaker: Speaker): Sentence =>
  players.length === 0
    ? { k: 'dm.preview.nobody', with: { who } }
    : { k: 'dm.preview.players', with: { who, players: players.map((player) => whom(player, speaker)).join(', ') } };

/** Cards that certainly go somewhere by it, as far as the direct effect does not say so. */
function moved(
  events: readonly DaleEvent[],
  goes: (event: Extract<DaleEvent, { kind: 'moved' }>) => boolean,
): string[] {
  return events.flatMap((event) => (event.kind === 'moved' && event.card !== null && goes(event) ? event.card : []));
}

const asPart = (sentence: Sentence): Chip => ({ text: plainText(sentence), node: <Say sentence={sentence} /> });

const cardsIn = (cards: readonly string[]): Chip => listed(cards.map((card) => cardChip(card)));

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

function taking(move: Move, card: string, who: Chip, speaker: Speaker): Sentence {
  const taken = { who, card: cardChip(card) };
  return move.kind === 'stall-card'
    ? { k: 'dm.preview.takingFrom', with: { ...taken, whom: whom(move.player, speaker) } }
    : { k: 'dm.preview.taking', with: taken };
}

/** What a move would do: what is used up for it, and what it gains and throws away as far as it is certain. */
export function preview(move: Move, events: readonly DaleEvent[], view: View, speaker: Speaker): Sentence {
  const seat = asked(view);
  const taken = takenBy(move, view);
  const gained = moved(events, ({ to }) => to.zone === 'hand' && to.seat === seat);
  const thrown = moved(events, ({ to }) => to.zone === 'market-discard');
  const who = seatNamed(seat, speaker);
  const isTaken = taken !== undefined && gained.includes(taken);
  const direct = isTaken ? taking(move, taken, who, speaker) : directEffect(move, view, speaker);
  const further = isTaken ? gained.toSpliced(gained.indexOf(taken), 1) : gained;
  const done: Sentence =
    move.kind === 'buy' || further.length === 0
      ? direct
      : { k: 'dm.preview.gaining', with: { what: asPart(direct), who, cards: cardsIn(further) } };
  if (thrown.length === 0) return done;
  return { k: 'dm.preview.throwing', with: { what: asPart(done), cards: cardsIn(thrown) } };
}
