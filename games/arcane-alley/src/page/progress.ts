import type { AlleyEvent, ItemId, Move, View } from '@souk/games/arcane-alley';
import { elementAt } from '@souk/kernel';
import type { Progress, Sentence, Speaker } from '@souk/table-kit/face';
import type { Picking } from '@souk/table-kit/picks';
import { callSoon, joined, withCall } from './calling.js';
import { headlineOf, outcomeOf } from './intent.js';
import { isItem } from './naming.js';
import { placeOf } from './slots.js';
import { itemChip } from './telling.js';

/** What stands on the button of a move that is chosen; of all others it is the usual word. */
const ACTS = ['reveal', 'sell', 'draw', 'play', 'discard', 'activate'] as const;

const actOf = ({ kind }: Move): Sentence => {
  const act = ACTS.find((each) => each === kind);
  return act === undefined ? { k: 'table.confirm' } : { k: `aa.act.${act}` };
};

/** Several slots that are picked one after the other. */
function collecting(kind: 'reveal' | 'sell', of: number, picking: Picking<Move>): Progress {
  const done = picking.chosen === undefined ? picking.taken.size : of;
  return {
    headline: { k: `aa.pick.${kind}`, with: { of } },
    count: { k: 'aa.pick.of', with: { done, of } },
    tally: { done, of },
    detail: picking.chosen === undefined ? { k: `aa.pick.${kind}On` } : undefined,
    action:
      picking.chosen === undefined ? { k: `aa.act.${kind}More`, with: { n: of - done } } : { k: `aa.act.${kind}` },
  };
}

const pickedItem = (picked: readonly string[]): ItemId | undefined =>
  picked.flatMap((spot) => (spot.startsWith('hand:') ? [spot.slice('hand:'.length)] : [])).find(isItem);

const pickedSlot = (picked: readonly string[]): number | undefined => {
  const slot = picked.find((spot) => spot.startsWith('slot:'));
  return slot === undefined ? undefined : Number(slot.slice(slot.lastIndexOf(':') + 1));
};

/** An item of the stash and where it goes, in whichever order they are picked. */
function acting({ picked, left }: Picking<Move>, view: View): Progress | undefined {
  const item = pickedItem(picked);
  const slot = pickedSlot(picked);
  if (item !== undefined) {
    const canActivate = left.some(({ move }) => move.kind === 'activate');
    const to: Sentence = { k: canActivate ? 'aa.pick.itemToOr' : 'aa.pick.itemTo' };
    const calls = callSoon(view);
    return {
      headline: { k: 'aa.pick.item', with: { item: itemChip(item) } },
      detail: calls === undefined ? to : joined(to, calls),
    };
  }
  if (slot === undefined) return undefined;
  return { headline: { k: 'aa.pick.slot', with: placeOf(slot, view) }, detail: { k: 'aa.pick.slotOf' } };
}

/** What the prompt says while a move is put together. */
export function progress(
  picking: Picking<Move>,
  events: readonly AlleyEvent[],
  view: View,
  speaker: Speaker,
): Progress | undefined {
  const { chosen, left } = picking;
  const { move } = chosen ?? elementAt(left, 0);
  if (move.kind === 'reveal' || move.kind === 'sell') {
    const said = collecting(move.kind, move.slots.length, picking);
    return chosen === undefined ? said : { ...said, detail: outcomeOf(move, events, view) };
  }
  if (chosen === undefined) return acting(picking, view);
  return {
    headline: headlineOf(move, view, speaker),
    detail: withCall(outcomeOf(move, events, view), events, view, speaker),
    action: actOf(move),
  };
}

/** A set is sold by its button alone: whichever it is, it is more than one item. */
export const isWeighty = ({ kind }: Move): boolean => kind === 'sell';
