import type { AnyGame, InputError } from '@souk/kernel';
import { textNamed, translate } from '@souk/table-kit/components/Text';
import type { Chosen } from './option-shapes.js';
import { optionText } from './option-text.js';

const count = (value: unknown): number => (Array.isArray(value) ? value.length : 0);

/** Why a match of so many seats cannot begin like this, said of the option that it lies in: in a game's own words, where it has some. */
export function startProblem(error: InputError, { id, options }: AnyGame, seats: number, chosen: Chosen): string {
  const name = /^options\.(\w+)/.exec(error.path)?.[1] ?? '';
  const option = options[name];
  if (option === undefined) return translate('wrong.start', { detail: error.message });
  const own = textNamed(`option.${id}.${name}.wrong`, { seats, more: seats + 1, n: count(chosen[name]) });
  if (own !== undefined) return own;
  const { label, help } = optionText(id, name, option);
  return translate('wrong.option', { option: label, expected: help, detail: error.message });
}
