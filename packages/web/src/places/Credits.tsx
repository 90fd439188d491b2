import { useText } from '../i18n/text.js';
import { Page } from './Page.js';

export default function Credits(_props: { readonly match?: string; readonly game?: string }) {
  const t = useText();
  return <Page title={t('credits.title')}>{null}</Page>;
}
