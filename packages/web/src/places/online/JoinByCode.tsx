import { useText } from '@souk/table-kit/components/Text';
import { go } from '@souk/table-kit/router';
import { type FormEvent, useState } from 'react';
import { host } from '../../online/host.js';
import { asPerson } from '../../online/person.js';
import { useAct } from '../../online/useAct.js';
import { NameField } from './NameField.js';
import { Problem } from './Problem.js';
import { useName } from './useName.js';

const LENGTH = 6;

/** What was typed, as codes are written. */
const asCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .slice(0, LENGTH);

/** Finds the table of friends by its short code. */
export function JoinByCode({ first = '' }: { readonly first?: string }) {
  const t = useText();
  const { problem, busy, run } = useAct();
  const name = useName();
  const [code, setCode] = useState(asCode(first));
  const join = (event: FormEvent): void => {
    event.preventDefault();
    const find = () => asPerson(() => host.request('tableByCode', { params: { code } }));
    name.whenKnown(() => run('code', async () => go(`/t/${(await name.asked(find)).id}`)));
  };
  return (
    <form className="card lobby-form" aria-labelledby="by-code" onSubmit={join}>
      <h2 id="by-code">{t('code.title')}</h2>
      <p className="soft">{t('code.help')}</p>
      <label className="field">
        <span className="field-label">{t('invite.code')}</span>
        <input
          type="text"
          className="code-field"
          required
          value={code}
          minLength={LENGTH}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={({ target }) => setCode(asCode(target.value))}
        />
      </label>
      {name.isAsked && <NameField takesFocus />}
      <Problem text={problem} />
      <button type="submit" className="button is-main" disabled={busy}>
        {t('code.join')}
      </button>
    </form>
  );
}
