import { useText } from '@souk/table-kit/components/Text';
import { useStore } from '@souk/table-kit/store';
import { useEffect, useState } from 'react';
import { person, refreshPerson } from '../../../online/person.js';
import { signInNeed } from '../../../online/sign-in-need.js';
import { Page } from '../../Page.js';
import Account from '../Account.js';
import { ChangePassphrase } from './ChangePassphrase.js';
import { Devices } from './Devices.js';
import { Notice } from './Notice.js';
import { OwnData } from './OwnData.js';
import { Recover } from './Recover.js';
import { RecoveryCodes } from './RecoveryCodes.js';

/** What has just become of the account of this person; undefined after a deletion, when there is none. */
interface News {
  readonly person: string | undefined;
  readonly text: string;
}

/** Everything that people can do with their account: sign in, passphrase, recovery, devices, own data. */
export default function AccountPlace() {
  const t = useText();
  const known = useStore(person);
  const [news, setNews] = useState<News>();
  const [version, setVersion] = useState(0);
  useEffect(() => {
    void refreshPerson();
  }, []);
  // Another person is at the page now: the news is not theirs.
  if (news !== undefined && news.person !== known?.id) setNews(undefined);
  const tell = (...texts: readonly string[]): void => setNews({ person: person.get()?.id, text: texts.join(' ') });
  const recovered = (left: number | undefined): void =>
    tell(t('recover.done'), ...(left === undefined ? [] : [t('recovery.left', { n: left })]));
  const isSignedOut = useStore(signInNeed)?.why === 'signed-out';
  useEffect(() => {
    // It is said at the top; what was asked for may have been at the bottom.
    if (isSignedOut) window.scrollTo(0, 0);
  }, [isSignedOut]);
  const hasAccount = known?.account === true;
  const devices = known !== undefined && <Devices key={`devices of ${known.id}`} version={version} />;
  return (
    <Page title={t('account.title')}>
      {news !== undefined && <Notice text={news.text} />}
      <div className="settings-columns">
        <div className="setup-column">
          <Account isWhole />
          {hasAccount ? (
            <ChangePassphrase onChanged={() => setVersion(version + 1)} />
          ) : (
            <Recover onRecovered={recovered} />
          )}
          {hasAccount && devices}
        </div>
        <div className="setup-column">
          {hasAccount ? <RecoveryCodes /> : devices}
          {known !== undefined && (
            <OwnData key={known.id} hasAccount={hasAccount} onDeleted={() => tell(t('data.deleted'))} />
          )}
        </div>
      </div>
    </Page>
  );
}
