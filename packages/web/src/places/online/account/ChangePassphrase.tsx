import { useText } from '@souk/table-kit/components/Text';
import { type FormEvent, useState } from 'react';
import { host } from '../../../online/host.js';
import { useAct } from '../../../online/useAct.js';
import { Problem } from '../Problem.js';
import { PassphraseField } from './PassphraseField.js';

/** Another passphrase; other devices are signed out unless they are to stay. */
export function ChangePassphrase({ onChanged }: { readonly onChanged: () => void }) {
  const t = useText();
  const [current, setCurrent] = useState('');
  const [passphrase, setPassphrase] = useState('');
  const [keepSessions, setKeepSessions] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const { problem, busy, run } = useAct();
  const change = (event: FormEvent): void => {
    event.preventDefault();
    setIsDone(false);
    run('passphrase', async () => {
      await host.request('changePassphrase', { body: { current, passphrase, keepSessions } });
      setCurrent('');
      setPassphrase('');
      setIsDone(true);
      onChanged();
    });
  };
  return (
    <section className="card settings account" aria-labelledby="passphrase">
      <h2 id="passphrase">{t('passphrase.title')}</h2>
      <form className="settings" onSubmit={change}>
        <div className="field-pair">
          <PassphraseField label={t('passphrase.current')} value={current} onChange={setCurrent} />
          <PassphraseField label={t('passphrase.new')} value={passphrase} onChange={setPassphrase} kind="new" />
        </div>
        <span className="field-help">{t('account.passphraseHelp')}</span>
        <label className="switch">
          <input type="checkbox" checked={keepSessions} onChange={({ target }) => setKeepSessions(target.checked)} />
          <span className="field">
            <span className="field-label">{t('passphrase.keep')}</span>
            <span className="field-help">{t('passphrase.keepHelp')}</span>
          </span>
        </label>
        <div className="row">
          <button type="submit" className="button is-main" disabled={busy}>
            {t('passphrase.change')}
          </button>
          <span role="status">{isDone && t('passphrase.changed')}</span>
        </div>
      </form>
      <Problem text={problem} />
    </section>
  );
}
