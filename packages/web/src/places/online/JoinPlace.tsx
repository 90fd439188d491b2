import { useText } from '@souk/table-kit/components/Text';
import { Page } from '../Page.js';
import { JoinByCode } from './JoinByCode.js';
import { WhoAreYou } from './WhoAreYou.js';
import './online.css';

/** Where an address with a short code in it leads. */
export default function JoinPlace({ code }: { readonly code: string }) {
  const t = useText();
  return (
    <Page title={t('code.title')}>
      <WhoAreYou />
      <JoinByCode first={code} />
    </Page>
  );
}
