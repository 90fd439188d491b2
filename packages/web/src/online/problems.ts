import { RefusedError, UnreachableError } from '@souk/client';
import { textNamed, translate } from '@souk/table-kit/components/Text';
import { NameProblem, SignedOutProblem } from './person.js';

/** Whether nothing was answered at all: the host is away, or there is no way to it. */
export const isAway = (error: unknown): boolean => error instanceof UnreachableError;

/** Why the host did not do what was asked, in words; `asked` is what it was asked for. */
export function problemText(error: unknown, asked: string): string {
  if (error instanceof NameProblem) return translate(`problem.name.${error.kind}`);
  if (error instanceof SignedOutProblem) return translate('problem.signedOut');
  if (error instanceof UnreachableError) return translate('problem.noHost');
  if (!(error instanceof RefusedError)) throw error;
  return (
    textNamed(`problem.${asked}.${error.code}`) ??
    textNamed(`problem.${error.code}`) ??
    translate('problem.other', { message: error.message })
  );
}
