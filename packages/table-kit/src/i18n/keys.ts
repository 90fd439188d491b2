import type { GapsIn } from '@souk/i18n';
import type { de } from './de.js';
import type { en } from './en.js';

// Catalogues are known to the compiler alone: none of them is loaded by this. What brings further ones (a game's face, its
// lesson, the pages of a host) adds them to these two interfaces, beside the catalogues themselves.

type GeneralEnglish = typeof en;
type GeneralGerman = typeof de;

export interface English extends GeneralEnglish {}

export interface German extends GeneralGerman {}

/** What can be said in every language. */
export type MessageKey = keyof English;

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
