import type { Table } from '@souk/protocol';
import { useText } from '@souk/table-kit/components/Text';
import { useEffect, useState } from 'react';
import { host } from '../../online/host.js';
import { type StrengthAfter, strengthAfter } from '../../online/strength-after.js';
import { decimal, signedDecimal } from '../../people/numbers.js';

/** The host counts a match after it has told that it is over: pauses between asking, in milliseconds. */
const PAUSES = [300, 1000, 3000, 9000];

/** What a rated match has made of the strength of the account that looks. */
export function StrengthNote({ table, account }: { readonly table: Table; readonly account: string }) {
  const t = useText();
  const strength = useStrength(table.id, account);
  if (strength === undefined) return null;
  const { mu, change } = strength;
  return (
    <p className="ending-note" role="status">
      {t('ending.strength', { mu: decimal(mu), change: signedDecimal(change) })}
    </p>
  );
}

function useStrength(match: string, id: string): StrengthAfter | undefined {
  const [strength, setStrength] = useState<StrengthAfter>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLeft = false;
    const ask = async (tries: number): Promise<void> => {
      // It is a word at the side: where the host cannot be asked nothing is said.
      const page = await host.request('profile', { params: { id } }).catch(() => undefined);
      const found = page === undefined ? undefined : strengthAfter(page, match);
      if (isLeft) return;
      if (found !== undefined) setStrength(found ?? undefined);
      else if (tries < PAUSES.length) timer = setTimeout(() => void ask(tries + 1), PAUSES[tries]);
    };
    void ask(0);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [match, id]);
  return strength;
}
