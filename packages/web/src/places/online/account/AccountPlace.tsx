import { useText } from '@souk/table-kit/components/Text';
import { useStore } from '@souk/table-kit/store';
import { useEffect, useState } from 'react';
import { person, refreshPerson } from '../../../online/person.js';
import { signInNeed } from '../../../online/sign-in-need.js';
import { Page } from '../../Page.js';
import Account from '../Account.js';
import { ChangePassphrase } from './ChangePassphrase.js';
import { Devices } from './Devices.js';
import { OwnData } from './OwnData.js';
import { Recover } from './Recover.js';
import { RecoveryCodes } from './RecoveryCodes.js';

/** Everything that people can do with their account: sign in, passphrase, recovery, devices, own data. */
export default function AccountPlace() {
  const t = useText();
  const known = useStore(person);
  const [wasDeleted, setWasDeleted] = useState(false);
  const [version, setVersion] = useState(0);
  useEffect(() => {
    void refreshPerson();
  }, []);
  const isSignedOut = useStore(signInNeed)?.why === 'signed-out';
  useEffect(() => {
    // It is said at the top; what was asked for may have been at the bottom.
    if (isSignedOut) window.scrollTo(0, 0);
  }, [isSignedOut]);
  const hasAccount = known?.account === true;
  const devices = known !== undefined && <Devices key={known.id} version={version} />;
  return (
    <Page title={t('account.title')}>
      {wasDeleted && known === undefined && <p role="status">{t('data.deleted')}</p>}
      <div className="settings-columns">
        <div className="setup-column">
          <Account isWhole />
          {hasAccount ? <ChangePassphrase onChanged={() => setVersion(version + 1)} /> : <Recover />}
          {hasAccount && devices}
        </div>
        <div className="setup-column">
          {hasAccount ? <RecoveryCodes /> : devices}
          {known !== undefined && (
            <OwnData key={known.id} hasAccount={hasAccount} onDeleted={() => setWasDeleted(true)} />
          )}
        </div>
      </div>
    </Page>
  );
}
