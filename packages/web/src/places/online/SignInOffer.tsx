import { useText } from '@souk/table-kit/components/Text';
import { useSettings } from '@souk/table-kit/settings';
import { useStore } from '@souk/table-kit/store';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { cleanName, person } from '../../online/person.js';
import { signInNeed } from '../../online/sign-in-need.js';

/** Few need it: it is loaded when it is first shown. */
const Credentials = lazy(async () => ({ default: (await import('./Account.js')).Credentials }));

/** The form to sign in by, where an account was signed out, or the name that a guest has chosen is an account's. */
export function SignInOffer() {
  const t = useText();
  const known = useStore(person);
  const need = useStore(signInNeed);
  const { name } = useSettings();
  const isNeeded = need?.why === 'signed-out' || (need !== undefined && need.name === cleanName(name));
  const isShown = known === undefined && isNeeded;
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // What has led to it may be asked for far below.
    if (isShown) shown.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown]);
  if (!isShown) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be part of the form, which has one of its own
    <div ref={shown} className="sign-in-offer" role="group" aria-label={t('account.signIn')}>
      {need.why === 'taken' && <p>{t('account.isYours', { name: need.name })}</p>}
      <Suspense fallback={<p>{t('loading')}</p>}>
        <Credentials />
      </Suspense>
    </div>
  );
}
