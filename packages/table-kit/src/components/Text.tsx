import { type Fillings, gapsOf, partsOf, textOf } from '@souk/i18n';
import { Fragment, type ReactNode } from 'react';
import type { GapsOf, MessageKey, Needed, PlainKey } from '../i18n/keys.js';
import { spoken } from '../i18n/language.js';
import { useStore } from '../store.js';

/** What fills gaps where only text can be. */
export type TextFillings = { readonly [name: string]: string | number };

/** Translates a message into text. A key that there is not, or a gap that is left open, is an error of type. */
export type Translate = <K extends MessageKey>(
  key: K,
  ...fillings: [GapsOf<K>] extends [never] ? [] : [Needed<K, string | number>]
) => string;

/**
 * A message whose key is put together of what others name: cards, options, reasons. Undefined where the language that is
 * shown has none; then their own words stand.
 */
export function textNamed(key: string, fillings: TextFillings = {}, cases?: Fillings<string>): string | undefined {
  const { messages, language } = spoken.get();
  const message = Object.hasOwn(messages, key) ? messages[key] : undefined;
  return message === undefined ? undefined : textOf(message, fillings, language, cases);
}

/** Whether there is such a message, and it can be said as it is. */
export function isPlainKey(key: string): key is PlainKey {
  const { messages } = spoken.get();
  const message = Object.hasOwn(messages, key) ? messages[key] : undefined;
  return message !== undefined && gapsOf(message).length === 0;
}

/** The message of a key now. */
export const translate: Translate = (key, ...[fillings]) => textNamed(key, fillings) ?? key;

/** Translates, and draws anew when the language changes. */
export function useText(): Translate {
  useStore(spoken);
  return translate;
}

const NOTHING: Fillings<ReactNode> = {};

interface DrawnTextProps {
  readonly message: string;
  readonly fillings: Fillings<ReactNode>;
  /** By what a gap selects words, if not by its filling. */
  readonly cases?: Fillings<string>;
}

/** A message by any key, its gaps filled with elements. */
export function DrawnText({ message, fillings, cases }: DrawnTextProps): ReactNode {
  const { messages, language } = useStore(spoken);
  return partsOf(messages[message] ?? message, fillings, language, cases).map((part, i) => (
    <Fragment key={i}>{part}</Fragment>
  ));
}

type TextProps<K extends MessageKey> = { readonly k: K } & ([GapsOf<K>] extends [never]
  ? { readonly with?: never }
  : { readonly with: Needed<K, ReactNode> });

/** A message whose gaps are filled with elements. */
export const Text = <K extends MessageKey>(props: TextProps<K>): ReactNode => (
  <DrawnText message={props.k} fillings={props.with ?? NOTHING} />
);
