import type { AlleyEvent, ArcaneAlleyTypes, ItemId, View } from '@souk/games/arcane-alley';
import { type Thing, telling } from '@souk/games/arcane-alley/telling';
import { tellerOf } from '@souk/table-kit/components/Told';
import type { Chip, Sentence } from '@souk/table-kit/face';
import { spoken } from '@souk/table-kit/i18n/language';
import type { Decision } from '@souk/table-kit/session';
import { sentenceNamed } from '@souk/table-kit/speaking';
import { pictureOf } from './art/items.js';
import { itemName } from './naming.js';
import { places } from './stepping.js';

export const itemChip = (item: ItemId, text = itemName(item)): Chip => {
  return {
    text,
    node: (
      <span className="chip aa-chip">
        <img src={pictureOf(item)} alt="" />
        {text}
      </span>
    ),
  };
};

/** An item as something is done with it: in some languages it is called otherwise then. */
export const objectChip = (item: ItemId): Chip =>
  itemChip(item, telling.nameOf({ thing: 'item', id: item }, spoken.get().messages, true));

const chipOf = (thing: Thing, name: string): Chip =>
  thing.thing === 'item' ? itemChip(thing.id, name) : { text: name };

type Kind = AlleyEvent['kind'];
type Happened<K extends Kind> = Extract<AlleyEvent, { kind: K }>;
type Places = { readonly [K in Kind]?: (event: Happened<K>) => readonly string[] };

/** What on the table an event is about. */
const PLACES: Places = {
  'wizard-taken': ({ seat }) => [places.player(seat)],
  'turned-up': ({ seat, items }) => items.map(({ slot }) => places.slot(seat, slot)),
  'stash-dealt': ({ items }) => (items ?? []).map(places.hand),
  'discard-started': () => [places.discard],
  'deck-reshuffled': () => [places.deck],
  drawn: ({ seat, from }) => [from === 'deck' ? places.deck : places.discard, places.player(seat)],
  played: ({ seat, slot }) => [places.slot(seat, slot)],
  gold: ({ seat }) => [places.gold(seat)],
  infamy: ({ seat }) => [places.player(seat)],
  'put-on-deck': () => [places.deck],
  peeked: ({ seat, slot }) => [places.slot(seat, slot)],
  sold: ({ seat, slots }) => slots.map((slot) => places.slot(seat, slot)),
  'doll-placed': ({ owner, slot }) => [places.slot(owner, slot)],
  'taken-up': ({ seat }) => [places.player(seat)],
  discarded: () => [places.discard],
  activated: ({ seat }) => [places.player(seat)],
  'taken-from-discard': () => [places.discard],
  'stash-looked-at': ({ owner }) => [places.player(owner)],
  'taken-from-stash': ({ owner }) => [places.player(owner)],
  swapped: ({ seat, slot, with: owner, theirSlot }) => [places.slot(seat, slot), places.slot(owner, theirSlot)],
  triggered: ({ seat }) => [places.player(seat)],
  removed: ({ seat, slot }) => [places.slot(seat, slot)],
  bribed: ({ seat }) => [places.player(seat)],
};

function placesOf<K extends Kind>(event: Happened<K>): readonly string[] {
  const about: Places[K] = PLACES[event.kind as K];
  return about?.(event) ?? [];
}

export const { tell, deed } = tellerOf(telling, chipOf, (event) => placesOf(event));

export function chapter(event: AlleyEvent): Sentence | undefined {
  if (event.kind === 'round-started') return { k: 'aa.chapter.round', with: { round: event.round } };
  if (event.kind === 'inspection-started') return { k: 'aa.chapter.inspection' };
  return undefined;
}

/** The item that a question is about, where there is one. */
export function itemAsked({ stack }: View): ItemId | undefined {
  const top = stack.at(-1);
  return top !== undefined && 'item' in top && typeof top.item === 'string' ? (top.item as ItemId) : undefined;
}

/** A question, with the item that it is about where there is one. */
export function ask({ prompt, moves }: Decision<ArcaneAlleyTypes>, view: View): Sentence {
  if (prompt.kind === 'act') {
    const activates = moves.find(({ kind }) => kind === 'activate');
    if (activates?.kind === 'activate') return { k: 'aa.ask.activate', with: { item: objectChip(activates.item) } };
  }
  if (prompt.kind === 'slot') {
    const item = itemAsked(view);
    return { k: 'aa.prompt.slot', with: { item: item === undefined ? '' : itemChip(item) } };
  }
  return sentenceNamed(`aa.prompt.${prompt.kind}`, prompt.text);
}

/** What the decider would gain or lose, as far as it is certain. */
export function gains(events: readonly AlleyEvent[], kind: 'gold' | 'infamy', seat: number): number {
  return events.reduce((sum, event) => (event.kind === kind && event.seat === seat ? sum + event.change : sum), 0);
}
