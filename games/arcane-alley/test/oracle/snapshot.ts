import type { Outcome, Viewer } from '@souk/kernel';
import type { Position, PublicPart, View } from '../../src/rules/index.js';
import type { Place } from './storehouse.js';
import { type Player, type Question, sorted, type Table } from './table.js';

type RealPlayer = Position['players'][number];

const byNumber = (numbers: Iterable<number>): number[] => [...numbers].sort((a, b) => a - b);

const place = (card: Place) =>
  card === null
    ? { face: 'none', item: null, returned: 0, seenBy: [] }
    : { face: card.up ? 'up' : 'down', item: card.item, returned: card.returned, seenBy: byNumber(card.seenBy) };

const oraclePlayer = (t: Table, { seat, storehouse, stash, ...player }: Player) => ({
  gold: player.gold,
  infamy: player.infamy,
  markers: player.markers,
  wizard: player.wizard,
  storehouse: { rows: storehouse.rows.length, columns: storehouse.columns, slots: storehouse.places.map(place) },
  stash: sorted(stash),
  knownToAll: sorted(t.holds[t.players.length][seat]),
  chosen: player.chosen,
  sum: player.sum,
});

const realPlayer = ({ stash, ...player }: RealPlayer) => ({
  gold: player.gold,
  infamy: player.infamy,
  markers: player.markers,
  wizard: player.wizard,
  storehouse: player.storehouse,
  stash: stash === null ? null : sorted(stash),
  knownToAll: sorted(player.knownToAll),
  chosen: player.chosen,
  sum: player.sum,
});

/** The whole table of the oracle, as positions have it. */
export const oraclePosition = (t: Table) => ({
  round: t.round,
  starter: t.starter,
  tracker: t.tracker,
  triggered: t.triggered,
  players: t.players.map((player) => oraclePlayer(t, player)),
  discard: t.discard,
  onDeck: t.deck.slice(0, t.onDeck),
  deck: t.deck.slice(t.onDeck),
  aside: sorted(t.aside),
  shown: t.shown,
  removed: t.removed === null ? null : place(t.removed),
});

/** What of a position is compared: all but options, chance, the open frames and the books on recycled items. */
export const realPosition = (position: PublicPart & { readonly deck?: Position['deck'] }) => ({
  round: position.round,
  starter: position.starter,
  tracker: position.tracker,
  triggered: position.triggered,
  players: position.players.map(realPlayer),
  discard: position.discard,
  onDeck: position.onDeck,
  deck: position.deck,
  aside: sorted(position.aside),
  shown: position.shown,
  removed: position.removed,
});

/** AA-INFO-3: what a viewer sees in a place. */
function seen(card: Place, viewer: Viewer) {
  if (card === null) return { face: 'none', item: null, returned: 0 };
  const known = card.up || (viewer !== 'spectator' && card.seenBy.has(viewer));
  return { face: card.up ? 'up' : 'down', item: known ? card.item : null, returned: card.returned };
}

/** AA-INFO-1 to AA-INFO-7: what a viewer may know of the oracle's table. */
export function oracleView(t: Table, viewer: Viewer, question: Question | undefined) {
  const observer = viewer === 'spectator' ? t.players.length : viewer;
  const { deck: _, players, ...open } = oraclePosition(t);
  return {
    ...open,
    removed: open.removed === null ? null : seen(t.removed, viewer),
    deckSize: t.deck.length,
    decision: question === undefined ? null : { kind: question.kind, seats: byNumber(question.answers.keys()) },
    players: players.map(({ storehouse, stash, chosen, ...player }, seat) => ({
      ...player,
      rows: storehouse.rows,
      columns: storehouse.columns,
      slots: t.players[seat].storehouse.places.map((card) => seen(card, viewer)),
      stash: seat === viewer ? stash : null,
      chosen: seat === viewer ? chosen : null,
      holdsAtLeast: seat === viewer ? stash : sorted(t.holds[observer][seat]),
      stashSize: stash.length,
      hasChosen: chosen !== null,
    })),
  };
}

export function realView(view: View) {
  const { deck: _, players, ...open } = realPosition(view);
  return {
    ...open,
    deckSize: view.deckSize,
    decision: view.decision === null ? null : { kind: view.decision.kind, seats: byNumber(view.decision.seats) },
    players: players.map(({ storehouse, stash, chosen, ...player }, seat) => ({
      ...player,
      ...storehouse,
      stash,
      chosen,
      holdsAtLeast: sorted(view.players[seat].holdsAtLeast),
      stashSize: view.players[seat].stashSize,
      hasChosen: view.players[seat].hasChosen,
    })),
  };
}

/** AA-END-1. */
export function oracleOutcome(t: Table): Pick<Outcome, 'ranks' | 'winners'> {
  const isBetter = (one: Player, other: Player): boolean =>
    one.gold > other.gold || (one.gold === other.gold && one.infamy < other.infamy);
  const ranks = t.players.map((player) => 1 + t.players.filter((other) => isBetter(other, player)).length);
  return { ranks, winners: [...ranks.keys()].filter((seat) => ranks[seat] === 1) };
}
