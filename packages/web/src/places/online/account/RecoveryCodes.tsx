import { useText } from '@souk/table-kit/components/Text';
import { useStore } from '@souk/table-kit/store';
import { type SubmitEvent, useEffect, useState } from 'react';
import { host } from '../../../online/host.js';
import { makeRecoveryCodes, newCodes } from '../../../online/person.js';
import { Problem } from '../Problem.js';
import { NewCodes } from './NewCodes.js';
import { PassphraseField } from './PassphraseField.js';
import { useAccountForm } from './useAccountForm.js';

/** What an account is recovered with if its passphrase is lost: how many codes are left, and new ones. */
export function RecoveryCodes() {
  const t = useText();
  const codes = useStore(newCodes);
  const [left, setLeft] = useState<number>();
  const [passphrase, setPassphrase] = useState('');
  const { problem, busy, formProps, send } = useAccountForm();
  // biome-ignore lint/correctness/useExhaustiveDependencies: new codes change how many are left
  useEffect(() => {
    host.request('recoveryCodes').then(
      (found) => setLeft(found.left),
      () => {},
    );
  }, [codes]);
  const make = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const act = async (): Promise<void> => {
      await makeRecoveryCodes(passphrase);
      setPassphrase('');
    };
    send({ form: event.currentTarget, asked: 'passphrase', typed: { current: passphrase }, act });
  };
  return (
    <section className="card settings account" aria-labelledby="recovery">
      <h2 id="recovery">{t('recovery.title')}</h2>
      <p className="soft">{t('recovery.help')}</p>
      {left !== undefined && <p>{t('recovery.left', { n: left })}</p>}
      <NewCodes />
      <form className="settings" onSubmit={make} {...formProps}>
        <PassphraseField label={t('account.passphrase')} value={passphrase} onChange={setPassphrase} />
        <span className="field-help">{t('recovery.makeHelp')}</span>
        <div className="row">
          <button type="submit" className="button" disabled={busy}>
            {t('recovery.make')}
          </button>
        </div>
      </form>
      <Problem text={problem} />
    </section>
  );
}
