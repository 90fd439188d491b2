import type { AlleyEvent, ItemId, PlayerView, SlotView, StackPart, View } from '@souk/games/arcane-alley';
import { elementAt } from '@souk/kernel';
import type { Flight, Pace } from '@souk/table-kit/face';

type Kind = AlleyEvent['kind'];
type Happened<K extends Kind> = Extract<AlleyEvent, { kind: K }>;

/** Names of places. */
export const places = {
  slot: (seat: number, slot: number) => `slot:${seat}:${slot}`,
  hand: (item: ItemId) => `hand:${item}`,
  stash: (seat: number) => `stash:${seat}`,
  player: (seat: number) => `player:${seat}`,
  gold: (seat: number) => `gold:${seat}`,
  deck: 'deck',
  discard: 'discard',
} as const;

const HOLE: SlotView = { face: 'none', item: null, returned: 0 };
const UNKNOWN: SlotView = { face: 'down', item: null, returned: 0 };
const up = (item: ItemId): SlotView => ({ face: 'up', item, returned: 0 });

function withPlayer(view: View, seat: number, change: (player: PlayerView) => Partial<PlayerView>): View {
  return {
    ...view,
    players: view.players.map((player, each) => (each === seat ? { ...player, ...change(player) } : player)),
  };
}

const withSlots = (view: View, seat: number, change: (slots: readonly SlotView[]) => readonly SlotView[]): View =>
  withPlayer(view, seat, ({ storehouse }) => ({ storehouse: { ...storehouse, slots: change(storehouse.slots) } }));

const withSlot = (view: View, seat: number, slot: number, part: SlotView): View =>
  withSlots(view, seat, (slots) => slots.with(slot, part));

const intoStash = (view: View, seat: number, item: ItemId | null): View =>
  withPlayer(view, seat, ({ stash, stashSize }) => ({
    stashSize: stashSize + 1,
    stash: stash === null || item === null ? stash : [...stash, item],
  }));

const outOfStash = (view: View, seat: number, item: ItemId | null): View =>
  withPlayer(view, seat, ({ stash, stashSize }) => {
    const at = stash === null || item === null ? -1 : stash.indexOf(item);
    return { stashSize: stashSize - 1, stash: at === -1 || stash === null ? stash : stash.filter((_, i) => i !== at) };
  });

/** The table in another phase: what was open before is closed. */
const within = (view: View, frame: StackPart['frame'], seat: number): View => ({
  ...view,
  stack: [{ frame, seat, step: '' }],
});

type Steps = { readonly [K in Kind]?: (view: View, event: Happened<K>) => View };

const STEPS: Steps = {
  'wizard-taken': (view, { seat, wizard }) => withPlayer(view, seat, () => ({ wizard })),
  'round-started': (view, { round, starter }) =>
    within({ ...view, round, starter, triggered: null, discard: [], aside: [] }, 'reveal', starter),
  'turn-started': (view, { seat, tracker }) => within({ ...view, tracker }, 'draw', seat),
  'storehouses-dealt': (view, { deck }) => ({
    ...view,
    deckSize: deck,
    players: view.players.map((player) => ({
      ...player,
      sum: null,
      stash: player.stash === null ? null : [],
      stashSize: 0,
      storehouse: { rows: 3, columns: 3, slots: Array.from({ length: 9 }, () => UNKNOWN) },
    })),
  }),
  'turned-up': (view, { seat, items }) =>
    withSlots(view, seat, (slots) =>
      items.reduce<readonly SlotView[]>((all, { slot, item }) => all.with(slot, up(item)), slots),
    ),
  'stash-dealt': (view, { seat, size, items }) =>
    withPlayer({ ...view, deckSize: view.deckSize - size }, seat, ({ stash }) => ({
      stashSize: size,
      stash: stash === null ? null : items,
    })),
  'discard-started': (view, { item }) => ({ ...view, deckSize: view.deckSize - 1, discard: [item, ...view.discard] }),
  drawn: (view, { seat, from, item }) =>
    intoStash(
      from === 'deck' ? { ...view, deckSize: view.deckSize - 1 } : { ...view, discard: view.discard.slice(1) },
      seat,
      item,
    ),
  played: (view, { seat, item, slot, from }) =>
    withSlot(from === 'stash' ? outOfStash(view, seat, item) : view, seat, slot, up(item)),
  gold: (view, { seat, gold }) => withPlayer(view, seat, () => ({ gold })),
  infamy: (view, { seat, infamy, markers }) => withPlayer(view, seat, () => ({ infamy, markers })),
  peeked: (view, { seat, slot, item }) => withSlot(view, seat, slot, { ...UNKNOWN, item }),
  sold: (view, { seat, slots }) =>
    withSlots(view, seat, (all) => slots.reduce<readonly SlotView[]>((left, slot) => left.with(slot, HOLE), all)),
  slid: (view, { seat, rows, columns, from }) =>
    withPlayer(view, seat, ({ storehouse }) => ({
      storehouse: { rows, columns, slots: from.map((before) => storehouse.slots[before] ?? HOLE) },
    })),
  'doll-placed': (view, { owner, slot }) => withSlot(view, owner, slot, up('haunted-doll')),
  'taken-up': (view, { seat, item }) => intoStash(view, seat, item),
  discarded: (view, { seat, item, from }) => {
    const after = { ...view, discard: [item, ...view.discard] };
    return from === 'stash' ? outOfStash(after, seat, item) : after;
  },
  activated: (view, { seat, item }) => outOfStash({ ...view, aside: [...view.aside, item] }, seat, item),
  'taken-from-discard': (view, { position }) => ({ ...view, discard: view.discard.toSpliced(position, 1) }),
  'put-on-deck': (view, { item }) => ({
    ...view,
    discard: view.discard[0] === item ? view.discard.slice(1) : view.discard,
    deckSize: view.deckSize + 1,
  }),
  'lamp-shown': (view, { item }) => ({ ...view, deckSize: view.deckSize - 1, shown: [...view.shown, item] }),
  'taken-from-stash': (view, { owner, item }) => outOfStash(view, owner, item),
  triggered: (view, { seat }) => ({ ...view, triggered: seat }),
  'inspection-started': (view) => within(view, 'inspection', view.starter),
  removed: (view, { seat, slot }) => withSlot(view, seat, slot, HOLE),
  counted: (view, { sums }) => ({
    ...view,
    players: view.players.map((player, seat) => ({ ...player, sum: elementAt(sums, seat) })),
  }),
  bribed: (view, { seat }) => within(view, 'bribes', seat),
  'markers-removed': (view, { seat }) => withPlayer(view, seat, () => ({ markers: 0 })),
};

function stepped<K extends Kind>(view: View, event: Happened<K>): View {
  const step: Steps[K] = STEPS[event.kind as K];
  return step === undefined ? view : step(view, event);
}

export const step = (view: View, event: AlleyEvent): View => stepped(view, event);

/** Where an item of a stash is seen: in the hand of the viewer, or as the stash of another player. */
const held = (view: View, seat: number, item: ItemId | null): string =>
  elementAt(view.players, seat).stash === null || item === null ? places.stash(seat) : places.hand(item);

const FLIGHTS: { readonly [K in Kind]?: (event: Happened<K>, view: View) => readonly Flight[] } = {
  drawn: ({ seat, from, item }, view) => [
    {
      from: from === 'deck' ? places.deck : places.discard,
      to: held(view, seat, item),
      // A stash of others is a number: what goes there is what left the pile.
      ...(held(view, seat, item) === places.stash(seat) && { looks: 'from' }),
    },
  ],
  played: ({ seat, item, slot, from }, view) => [
    {
      from: from === 'stash' ? held(view, seat, item) : from === 'wizards-watch' ? places.discard : places.player(seat),
      to: places.slot(seat, slot),
    },
  ],
  sold: ({ seat, slots }) =>
    slots.map((slot) => ({ from: places.slot(seat, slot), to: places.gold(seat), looks: 'from', glows: true })),
  discarded: ({ seat, item, from }, view) => [
    {
      from: from === 'stash' ? held(view, seat, item) : from === 'lamp' ? places.deck : places.player(seat),
      to: places.discard,
    },
  ],
  'doll-placed': ({ seat, owner, slot }) => [{ from: places.player(seat), to: places.slot(owner, slot) }],
  'put-on-deck': () => [{ from: places.discard, to: places.deck, looks: 'from' }],
  swapped: ({ seat, slot, with: owner, theirSlot }) => [
    { from: places.slot(owner, theirSlot), to: places.slot(seat, slot), looks: 'from' },
    { from: places.slot(seat, slot), to: places.slot(owner, theirSlot), looks: 'from' },
  ],
};

function flown<K extends Kind>(event: Happened<K>, view: View): readonly Flight[] {
  const fly = FLIGHTS[event.kind as K];
  return fly === undefined ? [] : fly(event, view);
}

export const flights = (event: AlleyEvent, view: View): readonly Flight[] => flown(event, view);

/** For each slot its place among those that are turned up between two looks at a storehouse; -1 for all others. */
export function turnOrder(before: readonly SlotView[], after: readonly SlotView[]): readonly number[] {
  let turned = 0;
  return after.map(({ face }, slot) => (face === 'up' && before[slot]?.face === 'down' ? turned++ : -1));
}

/** With more items than this to turn up, one after the other, it takes longer than any single event. */
const FEW = 2;

const PACES: { readonly [K in Kind]?: Pace } = {
  'reveal-chosen': 'none',
  'turn-started': 'none',
  'markers-removed': 'none',
  'replaced-turned-up': 'short',
  drawn: 'short',
  slid: 'short',
  discarded: 'short',
  'turned-up': 'long',
  sold: 'usual',
  counted: 'long',
  triggered: 'long',
  'inspection-started': 'long',
  'round-started': 'long',
};

export const pace = (event: AlleyEvent): Pace =>
  event.kind === 'turned-up' && event.items.length > FEW ? 'scene' : (PACES[event.kind] ?? 'usual');
