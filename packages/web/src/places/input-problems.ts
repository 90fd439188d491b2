import { type AnyGame, IllegalMove, type InputError } from '@souk/kernel';
import { textNamed, translate } from '@souk/table-kit/components/Text';
import { optionText } from './option-text.js';

/** Why a match cannot begin like this, said of the option that it lies in. */
export function startProblem(error: InputError, { id, options }: AnyGame): string {
  const name = /^options\.(\w+)/.exec(error.path)?.[1] ?? '';
  const option = options[name];
  if (option === undefined) return translate('wrong.start', { detail: error.message });
  const { label, help } = optionText(id, name, option);
  return translate('wrong.option', { option: label, expected: help, detail: error.message });
}

/** Why a file or a link cannot be opened as a record. */
export function recordProblem(error: InputError | IllegalMove): string {
  if (error instanceof IllegalMove) return translate('wrong.record.move', { detail: error.message });
  if (error.path === 'link') return translate('wrong.record.link');
  if (error.path === 'record') return translate('wrong.record.json');
  return translate('wrong.record.part', { part: error.path, detail: error.message });
}

/** What speaks against the fairness of a record: checking it names the part first. */
export function proofProblem(problem: string): string {
  const part = /^(\w+): /.exec(problem)?.[1] ?? '';
  return textNamed(`wrong.proof.${part}`) ?? translate('wrong.proof.other', { detail: problem });
}
