import { useText } from '@souk/table-kit/components/Text';
import { Page } from '../Page.js';
import { JoinByCode } from './JoinByCode.js';
import { SignInOffer } from './SignInOffer.js';
import './online.css';

/** Where an address with a short code in it leads. */
export default function JoinPlace({ code }: { readonly code: string }) {
  const t = useText();
  return (
    <Page title={t('code.title')} isAtMarket>
      <SignInOffer />
      <JoinByCode first={code} />
    </Page>
  );
}
