import { useText } from '@souk/table-kit/components/Text';
import { settings } from '@souk/table-kit/settings';
import { type SubmitEvent, useState } from 'react';
import { host } from '../../../online/host.js';
import { recover } from '../../../online/person.js';
import { Problem } from '../Problem.js';
import { PassphraseField } from './PassphraseField.js';
import { useAccountForm } from './useAccountForm.js';

interface RecoverProps {
  /** `left`: how many codes are left, if the host has said so. */
  readonly onRecovered: (left: number | undefined) => void;
}

/** The way back into an account whose passphrase is lost. */
export function Recover({ onRecovered }: RecoverProps) {
  const t = useText();
  const [name, setName] = useState(settings.get().name);
  const [code, setCode] = useState('');
  const [passphrase, setPassphrase] = useState('');
  const { problem, busy, formProps, send } = useAccountForm();
  const enter = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const act = async (): Promise<void> => {
      await recover(name, code, passphrase);
      const found = await host.request('recoveryCodes').catch(() => undefined);
      onRecovered(found?.left);
    };
    send({ form: event.currentTarget, asked: 'recover', typed: { name, code, chosen: passphrase }, act });
  };
  return (
    <section className="card settings account" aria-labelledby="recover">
      <h2 id="recover">{t('recover.title')}</h2>
      <p className="soft">{t('recover.help')}</p>
      <form className="settings" onSubmit={enter} {...formProps}>
        <div className="field-pair">
          <label className="field">
            <span className="field-label">{t('account.name')}</span>
            <input
              type="text"
              name="name"
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
              name="code"
              required
              value={code}
              maxLength={64}
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => setCode(target.value)}
            />
          </label>
        </div>
        <PassphraseField label={t('passphrase.new')} value={passphrase} onChange={setPassphrase} kind="chosen" />
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
