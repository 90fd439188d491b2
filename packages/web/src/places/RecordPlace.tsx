import { useText } from '../i18n/text.js';
import { Page } from './Page.js';

export default function RecordPlace(_props: { readonly match?: string; readonly game?: string }) {
  const t = useText();
  return <Page title={t('records.title')}>{null}</Page>;
}
