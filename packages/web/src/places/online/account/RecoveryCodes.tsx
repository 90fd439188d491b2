import { useText } from '@souk/table-kit/components/Text';
import { useStore } from '@souk/table-kit/store';
import { type FormEvent, useEffect, useState } from 'react';
import { host } from '../../../online/host.js';
import { makeRecoveryCodes, newCodes } from '../../../online/person.js';
import { useAct } from '../../../online/useAct.js';
import { Problem } from '../Problem.js';
import { PassphraseField } from './PassphraseField.js';

/** What an account is recovered with if its passphrase is lost: how many codes are left, and new ones. */
export function RecoveryCodes() {
  const t = useText();
  const codes = useStore(newCodes);
  const [left, setLeft] = useState<number>();
  const [passphrase, setPassphrase] = useState('');
  const { problem, busy, run } = useAct();
  // biome-ignore lint/correctness/useExhaustiveDependencies: new codes change how many are left
  useEffect(() => {
    host.request('recoveryCodes').then(
      (found) => setLeft(found.left),
      () => {},
    );
  }, [codes]);
  const make = (event: FormEvent): void => {
    event.preventDefault();
    run('passphrase', async () => {
      await makeRecoveryCodes(passphrase);
      setPassphrase('');
    });
  };
  return (
    <section className="card settings account" aria-labelledby="recovery">
      <h2 id="recovery">{t('recovery.title')}</h2>
      <p className="soft">{t('recovery.help')}</p>
      {left !== undefined && <p>{t('recovery.left', { n: left })}</p>}
      <NewCodes />
      <form className="settings" onSubmit={make}>
        <PassphraseField label={t('account.passphrase')} value={passphrase} onChange={setPassphrase} />
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

/** Codes that were just made, until they are noted. */
export function NewCodes() {
  const t = useText();
  const codes = useStore(newCodes);
  if (codes === undefined) return null;
  return (
    <div className="field new-codes" role="status">
      <span className="field-label">{t('recovery.new')}</span>
      <span className="field-help">{t('recovery.newHelp')}</span>
      <ol className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="row">
        <button type="button" className="button is-main" onClick={() => newCodes.set(undefined)}>
          {t('recovery.noted')}
        </button>
      </div>
    </div>
  );
}
