import { useText } from '@souk/table-kit/components/Text';
import { type SubmitEvent, useState } from 'react';
import { host } from '../../../online/host.js';
import { Problem } from '../Problem.js';
import { PassphraseField } from './PassphraseField.js';
import { useAccountForm } from './useAccountForm.js';

/** Another passphrase; other devices are signed out unless they are to stay. */
export function ChangePassphrase({ onChanged }: { readonly onChanged: () => void }) {
  const t = useText();
  const [current, setCurrent] = useState('');
  const [passphrase, setPassphrase] = useState('');
  const [keepSessions, setKeepSessions] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const { problem, busy, formProps, send } = useAccountForm();
  const change = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setIsDone(false);
    const act = async (): Promise<void> => {
      await host.request('changePassphrase', { body: { current, passphrase, keepSessions } });
      setCurrent('');
      setPassphrase('');
      setIsDone(true);
      onChanged();
    };
    send({ form: event.currentTarget, asked: 'passphrase', typed: { current, chosen: passphrase }, act });
  };
  return (
    <section className="card settings account" aria-labelledby="passphrase">
      <h2 id="passphrase">{t('passphrase.title')}</h2>
      <form className="settings" onSubmit={change} {...formProps}>
        <div className="field-pair">
          <PassphraseField label={t('passphrase.current')} value={current} onChange={setCurrent} />
          <PassphraseField label={t('passphrase.new')} value={passphrase} onChange={setPassphrase} kind="chosen" />
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
