import { IllegalMove, type InputError } from '@souk/kernel';
import { textNamed, translate } from '@souk/table-kit/components/Text';

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
