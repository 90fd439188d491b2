import type { Witness } from '@souk/kernel/laws';
import type { AlleyEvent, ArcaneAlleyTypes, ItemId, View } from '../../src/rules/index.js';

interface Place {
  face: 'up' | 'down' | 'none';
  item: ItemId | null;
}

interface Seat {
  gold: number;
  infamy: number;
  markers: number;
  stash: number;
  slots: Place[];
}

/** Follows a table by what a spectator is told, with pieces of its own and no rules. */
class Onlooker implements Witness<ArcaneAlleyTypes> {
  readonly seats: Seat[];
  discard: ItemId[];
  onDeck: ItemId[];
  aside: ItemId[];
  deck: number;
  round: number;

  constructor(view: View) {
    this.seats = view.players.map(({ gold, infamy, markers, stashSize, storehouse }) => ({
      gold,
      infamy,
      markers,
      stash: stashSize,
      slots: storehouse.slots.map(({ face, item }) => ({ face, item })),
    }));
    this.discard = [...view.discard];
    this.onDeck = [...view.onDeck];
    this.aside = [...view.aside];
    this.deck = view.deckSize;
    this.round = view.round;
  }

  hear(event: AlleyEvent): void {
    const handler = HANDLERS[event.kind] as ((table: Onlooker, event: AlleyEvent) => void) | undefined;
    handler?.(this, event);
  }

  disagrees(view: View): string | undefined {
    const seen = JSON.stringify({
      seats: view.players.map((player) => ({
        gold: player.gold,
        infamy: player.infamy,
        markers: player.markers,
        stash: player.stashSize,
        slots: player.storehouse.slots.map(({ face, item }) => ({ face, item })),
      })),
      discard: view.discard,
      onDeck: view.onDeck,
      aside: [...view.aside].sort(),
      deck: view.deckSize,
      round: view.round,
    });
    const believed = JSON.stringify({
      seats: this.seats.map(({ gold, infamy, markers, stash, slots }) => ({ gold, infamy, markers, stash, slots })),
      discard: this.discard,
      onDeck: this.onDeck,
      aside: [...this.aside].sort(),
      deck: this.deck,
      round: this.round,
    });
    return seen === believed ? undefined : `\n  ${seen}\n  ${believed}`;
  }

  recount() {
    const scores = this.seats.map(({ gold }) => gold);
    const worth = this.seats.map(({ gold, infamy }) => gold * 100 - infamy);
    return { scores, ranks: worth.map((own) => 1 + worth.filter((other) => other > own).length) };
  }

  takeFromDeck(): void {
    this.deck--;
    this.onDeck.shift();
  }
}

type Handlers = {
  readonly [K in AlleyEvent['kind']]?: (table: Onlooker, event: Extract<AlleyEvent, { kind: K }>) => void;
};

const SLOTS = 9;

const HANDLERS: Handlers = {
  'round-started'(table, { round }) {
    table.round = round;
    table.discard = [];
    table.onDeck = [];
    table.aside = [];
    for (const seat of table.seats) {
      seat.stash = 0;
      seat.slots = Array.from({ length: SLOTS }, () => ({ face: 'down', item: null }));
    }
  },
  'storehouses-dealt'(table, { deck }) {
    table.deck = deck;
  },
  'turned-up'(table, { seat, items }) {
    for (const { slot, item } of items) table.seats[seat].slots[slot] = { face: 'up', item };
  },
  'stash-dealt'(table, { seat, size }) {
    table.seats[seat].stash = size;
    table.deck -= size;
  },
  'discard-started'(table, { item }) {
    table.deck--;
    table.discard = [item];
  },
  'deck-reshuffled'(table, { items }) {
    table.discard = table.discard.slice(0, 1);
    table.deck = items;
  },
  drawn(table, { seat, from }) {
    table.seats[seat].stash++;
    if (from === 'deck') table.takeFromDeck();
    else table.discard.shift();
  },
  played(table, { seat, item, slot, from }) {
    table.seats[seat].slots[slot] = { face: 'up', item };
    if (from === 'stash') table.seats[seat].stash--;
  },
  gold(table, { seat, gold }) {
    table.seats[seat].gold = gold;
  },
  infamy(table, { seat, infamy, markers }) {
    table.seats[seat].infamy = infamy;
    table.seats[seat].markers = markers;
  },
  'put-on-deck'(table, { item }) {
    table.discard.shift();
    table.onDeck.unshift(item);
    table.deck++;
  },
  sold(table, { seat, slots, items }) {
    for (const slot of slots) table.seats[seat].slots[slot] = { face: 'none', item: null };
    table.aside.push(...items);
  },
  slid(table, { seat, from }) {
    table.seats[seat].slots = from.map((slot) => table.seats[seat].slots[slot]);
  },
  'doll-placed'(table, { owner, slot, covered }) {
    table.aside.splice(table.aside.indexOf('haunted-doll'), 1);
    table.seats[owner].slots[slot] = { face: 'up', item: 'haunted-doll' };
    table.discard.unshift(covered);
  },
  'taken-up'(table, { seat }) {
    table.seats[seat].stash++;
  },
  discarded(table, { seat, item, from }) {
    if (from === 'stash') table.seats[seat].stash--;
    table.discard.unshift(item);
  },
  activated(table, { seat, item }) {
    table.seats[seat].stash--;
    table.aside.push(item);
  },
  'taken-from-discard'(table, { position }) {
    table.discard.splice(position, 1);
  },
  'lamp-shown'(table) {
    table.takeFromDeck();
  },
  'taken-from-stash'(table, { owner }) {
    table.seats[owner].stash--;
  },
  swapped(table, { seat, slot, with: other, theirSlot }) {
    const mine = table.seats[seat].slots[slot];
    table.seats[seat].slots[slot] = table.seats[other].slots[theirSlot];
    table.seats[other].slots[theirSlot] = mine;
  },
  removed(table, { seat, slot }) {
    table.seats[seat].slots[slot] = { face: 'none', item: null };
  },
  'markers-removed'(table, { seat }) {
    table.seats[seat].markers = 0;
  },
};

export const witnessOf = (view: View): Witness<ArcaneAlleyTypes> => new Onlooker(view);
