import type { de as deAlleyLesson } from '../games/arcane-alley/lesson/de.js';
import type { en as enAlleyLesson } from '../games/arcane-alley/lesson/en.js';
import type { de as deAlley } from '../games/arcane-alley/text/de.js';
import type { en as enAlley } from '../games/arcane-alley/text/en.js';
import type { de as deDaleLesson } from '../games/dale-of-merchants/lesson/de.js';
import type { en as enDaleLesson } from '../games/dale-of-merchants/lesson/en.js';
import type { de as deDale } from '../games/dale-of-merchants/text/de.js';
import type { en as enDale } from '../games/dale-of-merchants/text/en.js';
import type { de as deTradersLesson } from '../games/dwarven-traders/lesson/de.js';
import type { en as enTradersLesson } from '../games/dwarven-traders/lesson/en.js';
import type { de as deTraders } from '../games/dwarven-traders/text/de.js';
import type { en as enTraders } from '../games/dwarven-traders/text/en.js';
import type { de as deOnline } from '../online/text/de.js';
import type { en as enOnline } from '../online/text/en.js';
import type { de as deGeneral } from './de.js';
import type { en as enGeneral } from './en.js';
import type { GapsIn } from './message.js';

// Every catalogue of the page, for the compiler alone: none of them is loaded by this.

export type English = typeof enGeneral &
  typeof enOnline &
  typeof enAlley &
  typeof enAlleyLesson &
  typeof enDale &
  typeof enDaleLesson &
  typeof enTraders &
  typeof enTradersLesson;

export type German = typeof deGeneral &
  typeof deOnline &
  typeof deAlley &
  typeof deAlleyLesson &
  typeof deDale &
  typeof deDaleLesson &
  typeof deTraders &
  typeof deTradersLesson;

/** What can be said in every language. */
export type MessageKey = keyof English;

/** A catalogue in another language: the same keys, no more and no fewer. */
export type Translation<C> = { readonly [K in keyof C]: string };

/** The gaps of a message, whichever language it is said in. */
export type GapsOf<K extends MessageKey> = GapsIn<English[K]> | GapsIn<German[K]>;

/** What can be said as it is. */
export type PlainKey = { [K in MessageKey]: [GapsOf<K>] extends [never] ? K : never }[MessageKey];

/** What can be said with a word of help. */
export type HelpedKey = { [K in PlainKey]: `${K}.help` extends PlainKey ? K : never }[PlainKey];

/** What a lesson speaks of at a step: there is a title to it. */
export type LessonTopic = Extract<
  { [K in MessageKey]: K extends `${infer Topic}.title` ? Topic : never }[MessageKey],
  MessageKey & `${string}.lesson.${string}`
>;

/** What must be handed in to say something: all its gaps by name; nothing if it has none. */
export type Needed<K extends MessageKey, F> = [GapsOf<K>] extends [never]
  ? { readonly [name: string]: never }
  : { readonly [G in GapsOf<K>]: F };
