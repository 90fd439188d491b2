import { Icon } from '@souk/table-kit/components/Icon';
import { Link } from '@souk/table-kit/components/Link';
import { useText } from '@souk/table-kit/components/Text';
import { useLocation } from '@souk/table-kit/router';
import { MARKET } from './places.js';
import './places.css';

/** The way to all places: links in a row, which on a phone lie below, in reach of the thumb. */
export function Places() {
  const t = useText();
  const here = useLocation();
  return (
    <nav className="places" aria-label={t('home.places')}>
      {MARKET.map(({ to, label, icon, isOwn = false }) => (
        <Link
          key={to}
          to={to}
          className={isOwn ? 'place is-own' : 'place'}
          aria-current={here === to ? 'page' : undefined}
        >
          <Icon name={icon} />
          {t(label)}
        </Link>
      ))}
    </nav>
  );
}
