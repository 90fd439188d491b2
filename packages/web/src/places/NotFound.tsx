import { Link } from '@souk/table-kit/components/Link';
import { useText } from '@souk/table-kit/components/Text';
import { Page } from './Page.js';

/** Where an address leads that names no place. */
export default function NotFound() {
  const t = useText();
  return (
    <Page title={t('nowhere.title')}>
      <div className="card nowhere">
        <p>{t('nowhere.help')}</p>
        <p>
          <Link to="/" className="button is-main">
            {t('toSquare')}
          </Link>
        </p>
      </div>
    </Page>
  );
}
