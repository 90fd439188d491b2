import { elementAt } from '@souk/kernel';
import type { Table } from '@souk/protocol';
import { useText } from '@souk/table-kit/components/Text';
import { useState } from 'react';
import { clockText } from '../../online/clock.js';
import { host } from '../../online/host.js';
import { useAct } from '../../online/useAct.js';
import { OptionsInWords } from './OptionsInWords.js';
import { Problem } from './Problem.js';

interface TableTermsProps {
  readonly table: Table;
  readonly own: number | undefined;
  readonly onSalt: (table: Table) => void;
}

/** How it is played at this table, and what keeps the deal honest. */
export function TableTerms({ table, own, onSalt }: TableTermsProps) {
  const t = useText();
  const { settings } = table;
  const salt = own === undefined ? undefined : (elementAt(table.seats, own).salt ?? '');
  return (
    <>
      <ul className="terms">
        <li>{t(`terms.visibility.${settings.visibility}.help`)}</li>
        <li>{clockText(settings.clock, t)}</li>
        {settings.clock.kind !== 'none' && <li>{t(`terms.onTimeout.${settings.onTimeout}.help`)}</li>}
        <li>{t(settings.spectators ? 'terms.spectators.yes' : 'terms.spectators.no')}</li>
        <li>{t(`terms.chat.${settings.chat}.help`)}</li>
        <li>{t(settings.rated ? 'terms.rated.yes' : 'terms.rated.no')}</li>
        <OptionsInWords game={settings.game} options={settings.options} seats={table.seats.length} />
      </ul>
      <details className="fairness">
        <summary>{t('fair.title')}</summary>
        <p>{t('fair.commitment')}</p>
        <code>{table.commitment}</code>
        {salt !== undefined && table.deal === null && <Salt key={salt} id={table.id} salt={salt} onSalt={onSalt} />}
      </details>
    </>
  );
}

interface SaltProps {
  readonly id: string;
  /** What was given so far. */
  readonly salt: string;
  readonly onSalt: (table: Table) => void;
}

/** A word of one's own that is shuffled in. */
function Salt({ id, salt, onSalt }: SaltProps) {
  const t = useText();
  const [word, setWord] = useState(salt);
  const { problem, busy, run } = useAct();
  return (
    <form
      className="field"
      onSubmit={(event) => {
        event.preventDefault();
        run('salt', async () => onSalt(await host.request('salt', { params: { id }, body: { salt: word } })));
      }}
    >
      <label className="field">
        <span className="field-label">{t('fair.salt')}</span>
        <input
          type="text"
          value={word}
          maxLength={64}
          pattern="[ -~]*"
          autoComplete="off"
          onChange={({ target }) => setWord(target.value)}
        />
        <span className="field-help">{t('fair.saltHelp')}</span>
      </label>
      <button type="submit" className="button is-quiet" disabled={busy || word === salt}>
        {t('fair.saltAdd')}
      </button>
      <Problem text={problem} />
    </form>
  );
}
