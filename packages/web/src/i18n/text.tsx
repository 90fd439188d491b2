import { Fragment, type ReactNode } from 'react';
import { useStore } from '../app/store.js';
import { spoken } from './language.js';
import { type Fillings, partsOf } from './message.js';

/** Translates a message into text. */
export type Translate = (key: string, fillings?: { readonly [name: string]: string | number }) => string;

/** The message of a key now; the key itself where there is none, which the tests do not allow. */
export const translate: Translate = (key, fillings = {}) =>
  partsOf(spoken.get().messages[key] ?? key, fillings).join('');

export const hasMessage = (key: string): boolean => Object.hasOwn(spoken.get().messages, key);

/** Translates, and draws anew when the language changes. */
export function useText(): Translate {
  useStore(spoken);
  return translate;
}

interface TextProps {
  readonly k: string;
  readonly with?: Fillings;
}

/** A message whose gaps are filled with elements. */
export function Text({ k, with: fillings = {} }: TextProps): ReactNode {
  const { messages } = useStore(spoken);
  return partsOf(messages[k] ?? k, fillings).map((part, i) => <Fragment key={i}>{part}</Fragment>);
}
