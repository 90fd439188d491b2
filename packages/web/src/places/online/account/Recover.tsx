import { useText } from '@souk/table-kit/components/Text';
import { settings } from '@souk/table-kit/settings';
import { type FormEvent, useState } from 'react';
import { recover } from '../../../online/person.js';
import { useAct } from '../../../online/useAct.js';
import { Problem } from '../Problem.js';
import { PassphraseField } from './PassphraseField.js';

/** The way back into an account whose passphrase is lost. */
export function Recover() {
  const t = useText();
  const [name, setName] = useState(settings.get().name);
  const [code, setCode] = useState('');
  const [passphrase, setPassphrase] = useState('');
  const { problem, busy, run } = useAct();
  const enter = (event: FormEvent): void => {
    event.preventDefault();
    run('recover', () => recover(name, code, passphrase));
  };
  return (
    <section className="card settings account" aria-labelledby="recover">
      <h2 id="recover">{t('recover.title')}</h2>
      <p className="soft">{t('recover.help')}</p>
      <form className="settings" onSubmit={enter}>
        <div className="field-pair">
          <label className="field">
            <span className="field-label">{t('account.name')}</span>
            <input
              type="text"
              required
              value={name}
              maxLength={24}
              autoComplete="username"
              onChange={({ target }) => setName(target.value)}
            />
          </label>
          <label className="field">
            <span className="field-label">{t('recover.code')}</span>
            <input
              type="text"
              required
              value={code}
              maxLength={64}
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => setCode(target.value)}
            />
          </label>
        </div>
        <PassphraseField label={t('passphrase.new')} value={passphrase} onChange={setPassphrase} kind="new" />
        <span className="field-help">{t('account.passphraseHelp')}</span>
        <div className="row">
          <button type="submit" className="button is-main" disabled={busy}>
            {t('recover.enter')}
          </button>
        </div>
      </form>
      <Problem text={problem} />
    </section>
  );
}
