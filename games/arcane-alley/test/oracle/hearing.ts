import { type AddressedEvent, heardBy, type Viewer } from '@souk/kernel';
import type { AlleyEvent, Position } from '../../src/rules/index.js';

/** Whether the event names what it hides from those who may not know; undefined: it hides nothing. */
function naming(event: AlleyEvent): boolean | undefined {
  switch (event.kind) {
    case 'reveal-chosen':
      return event.slots !== null;
    case 'stash-dealt':
    case 'stash-looked-at':
      return event.items !== null;
    case 'drawn':
    case 'peeked':
    case 'taken-up':
    case 'taken-from-stash':
      return event.item !== null;
    default:
      return undefined;
  }
}

/** AA-INFO-1, AA-ITEM-14: the seats that may hear it all. */
function earsFor(event: AlleyEvent): readonly number[] {
  switch (event.kind) {
    case 'stash-looked-at':
    case 'taken-from-stash':
      return [event.seat, event.owner];
    case 'reveal-chosen':
    case 'stash-dealt':
    case 'drawn':
    case 'peeked':
    case 'taken-up':
      return [event.seat];
    default:
      return [];
  }
}

/** AA-INFO-2: for each thing told, whether it is a draw of an item that all see or know on the deck. */
function publicDraws(told: readonly AddressedEvent<AlleyEvent>[], before: Position): boolean[] {
  let known = before.onDeck.length;
  return told.map(({ event }) => {
    if (event.kind === 'put-on-deck') known++;
    const isDraw = event.kind === 'drawn' && event.from === 'deck';
    if (!isDraw && event.kind !== 'lamp-shown') return event.kind === 'drawn';
    return known > 0 && known-- > 0 && isDraw;
  });
}

/** The seats that had seen the hidden items of a seat before they were replaced, wherever they lay then. */
const mayHaveSeen = ({ players, stack }: Position, viewer: Viewer): boolean => {
  const parts = [
    ...players.flatMap(({ storehouse }) => storehouse.slots),
    ...stack.flatMap(({ replaced }) => replaced ?? []),
  ];
  return viewer !== 'spectator' && parts.some(({ seenBy = [] }) => seenBy.includes(viewer));
};

/** What a viewer hears that is not for these ears, or does not hear though it is; undefined: all is well. */
export function misheard(
  told: readonly AddressedEvent<AlleyEvent>[],
  before: Position,
  viewer: Viewer,
): AlleyEvent | undefined {
  const open = publicDraws(told, before);
  return heardBy(told, viewer).find((event, i) => {
    const named = naming(event);
    if (named === undefined) return false;
    const isMeant = open[i] || (viewer !== 'spectator' && earsFor(event).includes(viewer));
    if (event.kind === 'taken-up' && !isMeant) return named && !mayHaveSeen(before, viewer);
    return named !== isMeant;
  });
}
