import { isDeepStrictEqual } from 'node:util';
import type { Outcome } from '@souk/kernel';
import type { Witness as LawWitness } from '@souk/kernel/laws';
import type { DaleEvent, DaleTypes, Place, View } from '../../src/rules/index.js';
import { RememberedHands } from './remembered.js';

type EventOf<K extends DaleEvent['kind']> = Extract<DaleEvent, { readonly kind: K }>;

/** All that lies open on the table, and how many cards lie hidden where. */
interface PublicTable {
  decks: readonly string[];
  turn: number;
  active: number | null;
  turnBonus: number;
  gone: number[];
  winner: number | null;
  hands: number[];
  deckSizes: number[];
  discards: string[][];
  stalls: string[][][];
  coins: number[];
  market: (string | null)[];
  marketDeck: number;
  marketDiscard: string[];
  junk: number | null;
  aside: number;
  playArea: string[];
  banned: string[];
  picked: string[];
  votes: string[][];
}

const byId = (one: string, other: string): number => (one < other ? -1 : 1);

/** What a spectator sees of it. Piles are written bottom first, stacks in the order of ids. */
const tableIn = (view: View): PublicTable => ({
  decks: view.decks,
  turn: view.turn,
  active: view.frames[0]?.effect === 'turn' ? view.frames[0].seat : null,
  turnBonus: view.turnBonus,
  gone: [...view.gone],
  winner: view.winner,
  hands: view.players.map(({ hand }) => hand.length),
  deckSizes: view.players.map(({ deck }) => deck.length),
  discards: view.players.map(({ discard }) => discard.slice().reverse()),
  stalls: view.players.map(({ stall }) => stall.map((stack) => stack.slice().sort(byId))),
  coins: view.players.map(({ coins }) => coins),
  market: [...view.market],
  marketDeck: view.marketDeck.length,
  marketDiscard: view.marketDiscard.slice().reverse(),
  junk: view.junk,
  aside: view.aside.length,
  playArea: view.frames.flatMap(({ card }) => (card === null || card === undefined ? [] : [card])),
  banned: [...(view.selection?.banned ?? [])].sort(byId),
  picked: [...(view.selection?.picked ?? [])].sort(byId),
  votes: view.selection?.votes.map((vote) => [...vote]) ?? [],
});

/** A witness who looked at the table once and has only listened since, moving cards as told. */
class Listener {
  readonly table: PublicTable;
  /** Where a card that is being bought lies in the market's discard pile. */
  #bought: number | undefined;

  constructor(view: View) {
    this.table = tableIn(view);
  }

  hear(event: DaleEvent): void {
    const listen = this.#listeners[event.kind] as ((event: DaleEvent) => void) | undefined;
    listen?.(event);
  }

  /** What is not here changes nothing that lies on the table. */
  readonly #listeners: { readonly [K in DaleEvent['kind']]?: (event: EventOf<K>) => void } = {
    'turn-started': ({ seat, turn }) => Object.assign(this.table, { active: seat, turn, turnBonus: 0 }),
    moved: ({ card, from, to }) => this.#place(this.#take(card, from), to),
    shuffled: ({ pile, cards }) => {
      const { table } = this;
      if (pile.zone === 'deck') {
        table.discards[pile.seat] = [];
        table.deckSizes[pile.seat] = cards;
      } else {
        table.marketDiscard = [];
        table.marketDeck = cards;
      }
    },
    'hands-mixed': ({ seat, with: other }) => {
      const { table } = this;
      table.aside += table.hands[seat] + table.hands[other];
      table.hands[seat] = 0;
      table.hands[other] = 0;
    },
    'market-closed-up': ({ market }) => {
      this.table.market = [...market];
    },
    bought: ({ seat, slot, coins }) => {
      this.table.coins[seat] -= coins;
      this.#bought = slot === null ? this.table.marketDiscard.length - 1 : undefined;
    },
    'stack-built': ({ seat }) => this.table.stalls[seat].push([]),
    effect: ({ card, branch }) => {
      if (card === 'flashy-show' && branch === 'raised') this.table.turnBonus++;
    },
    'deck-banned': ({ deck }) => this.table.banned.push(deck),
    'deck-picked': ({ deck }) => this.table.picked.push(deck),
    'deck-voted': ({ seat, deck }) => this.table.votes[seat].push(deck),
    'decks-chosen': ({ decks }) => Object.assign(this.table, { decks, banned: [], picked: [], votes: [] }),
    dealt: ({ deck, marketDeck, junk, coins }) => {
      const deckSizes = this.table.deckSizes.map(() => deck);
      Object.assign(this.table, { deckSizes, marketDeck, junk, coins: [...coins] });
    },
    left: ({ seat }) => {
      this.table.gone = [...this.table.gone, seat].sort();
    },
    'match-ended': ({ winner }) => {
      Object.assign(this.table, { winner, active: null });
      // DM-EDGE-1, DM-TURN-7: a draw comes after the end of a turn, and no other turn begins.
      if (winner === null) this.table.turnBonus = 0;
    },
  };

  /** Takes a card away from a place; of like cards in a pile the topmost. */
  #take(card: string | null, from: Place): string | null {
    const { table } = this;
    switch (from.zone) {
      case 'hand':
        table.hands[from.seat]--;
        break;
      case 'deck':
        table.deckSizes[from.seat]--;
        break;
      case 'discard':
        remove(table.discards[from.seat], card);
        break;
      case 'aside':
        table.aside--;
        break;
      case 'play-area':
        remove(table.playArea, card);
        break;
      case 'stall':
        remove(table.stalls[from.seat][from.stack - 1], card);
        break;
      case 'market':
        table.market[from.slot] = null;
        break;
      case 'market-deck':
        table.marketDeck--;
        break;
      case 'market-discard':
        remove(table.marketDiscard, card, this.#bought);
        this.#bought = undefined;
        break;
      case 'junk':
        if (table.junk !== null) table.junk--;
        break;
      case 'pile':
      case 'schedule':
        throw new Error('no deck of the first box has such a place');
    }
    return card;
  }

  #place(card: string | null, to: Place): void {
    const { table } = this;
    const seen = card ?? 'a card that nobody sees';
    switch (to.zone) {
      case 'hand':
        table.hands[to.seat]++;
        break;
      case 'deck':
        table.deckSizes[to.seat]++;
        break;
      case 'discard':
        table.discards[to.seat].push(seen);
        break;
      case 'aside':
        table.aside++;
        break;
      case 'play-area':
        table.playArea.push(seen);
        break;
      case 'stall':
        table.stalls[to.seat][to.stack - 1].push(seen);
        table.stalls[to.seat][to.stack - 1].sort(byId);
        break;
      case 'market':
        table.market[to.slot] = seen;
        break;
      case 'market-deck':
        table.marketDeck++;
        break;
      case 'market-discard':
        table.marketDiscard.push(seen);
        break;
      case 'junk':
        if (table.junk !== null) table.junk++;
        break;
      case 'pile':
      case 'schedule':
        throw new Error('no deck of the first box has such a place');
    }
  }

  /** DM-WIN-4: the winner, then those with the most stacks. */
  recount(): Pick<Outcome, 'scores' | 'ranks'> {
    const { stalls, winner } = this.table;
    const scores = stalls.map((stall) => stall.length);
    const others = scores.filter((_, seat) => seat !== winner).sort((one, other) => other - one);
    const before = winner === null ? 1 : 2;
    return { scores, ranks: scores.map((score, seat) => (seat === winner ? 1 : before + others.indexOf(score))) };
  }
}

function remove(cards: string[], card: string | null, at = cards.lastIndexOf(card ?? '')): void {
  if (at < 0 || cards[at] !== card) throw new Error(`there is no ${card} among ${cards}`);
  cards.splice(at, 1);
}

const differing = (believed: PublicTable, seen: PublicTable): string[] =>
  Object.entries(seen).flatMap(([name, value]) => {
    const belief: unknown = believed[name as keyof PublicTable];
    return isDeepStrictEqual(belief, value) ? [] : [`${name}: ${JSON.stringify(belief)}, not ${JSON.stringify(value)}`];
  });

/** A witness who saw the table once and hears all events knows all that lies open or was shown, and the result. */
export function witness(first: View): LawWitness<DaleTypes> {
  const listener = new Listener(first);
  const hands = new RememberedHands(first);
  return {
    hear(event) {
      listener.hear(event);
      hands.hear(event);
    },
    disagrees(view) {
      const { banned, picked } = listener.table;
      const believed = { ...listener.table, banned: banned.slice().sort(byId), picked: picked.slice().sort(byId) };
      const differences = differing(believed, tableIn(view));
      return differences.length === 0 ? hands.forgottenIn(view) : `it believes ${differences.join('; ')}`;
    },
    recount: () => listener.recount(),
  };
}
