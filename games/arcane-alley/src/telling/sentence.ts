import type { AlleyEvent, ItemId } from '@souk/games/arcane-alley';
import type { Course, SentenceIn } from '@souk/i18n';
import { elementAt } from '@souk/kernel';
import type { de } from './de.js';
import type { en } from './en.js';
import type { Thing } from './things.js';

export type Sentence = SentenceIn<typeof en, typeof de, Thing>;

export const itemThing = (item: ItemId): Thing => ({ thing: 'item', id: item });

/** Events of one kind that come one after the other are told with the first of them: all of them there, none later. */
export function togetherAt<E extends AlleyEvent>(
  { events, at }: Course<AlleyEvent>,
  isOfThem: (event: AlleyEvent) => event is E,
): readonly E[] {
  if (at > 0 && isOfThem(elementAt(events, at - 1))) return [];
  const together: E[] = [];
  for (const event of events.slice(at)) {
    if (!isOfThem(event)) break;
    together.push(event);
  }
  return together;
}
