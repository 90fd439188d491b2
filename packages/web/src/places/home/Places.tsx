import { Icon } from '@souk/table-kit/components/Icon';
import { Link } from '@souk/table-kit/components/Link';
import { useText } from '@souk/table-kit/components/Text';
import { useLocation } from '@souk/table-kit/router';
import { MARKET } from './places.js';
import './places.css';

/** Whether a place is here; the ranking of each game is the ranking. */
const isAt = (here: string, place: string): boolean => here === place || here.startsWith(`${place}/`);

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
          aria-current={isAt(here, to) ? 'page' : undefined}
        >
          <Icon name={icon} />
          {t(label)}
        </Link>
      ))}
    </nav>
  );
}
