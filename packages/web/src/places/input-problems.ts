import type { AnyGame, InputError } from '@souk/kernel';
import { translate } from '@souk/table-kit/components/Text';
import { optionText } from './option-text.js';

/** Why a match cannot begin like this, said of the option that it lies in. */
export function startProblem(error: InputError, { id, options }: AnyGame): string {
  const name = /^options\.(\w+)/.exec(error.path)?.[1] ?? '';
  const option = options[name];
  if (option === undefined) return translate('wrong.start', { detail: error.message });
  const { label, help } = optionText(id, name, option);
  return translate('wrong.option', { option: label, expected: help, detail: error.message });
}
