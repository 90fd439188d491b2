import { Icon } from '@souk/table-kit/components/Icon';
import { Link } from '@souk/table-kit/components/Link';
import { useText } from '@souk/table-kit/components/Text';
import type { PlainKey } from '@souk/table-kit/i18n/keys';
import './who-card.css';

/** What an account would bring a guest just there, in a sentence, and the way to one. */
export function SmallOffer({ says }: { readonly says: PlainKey }) {
  const t = useText();
  return (
    <p className="small-offer">
      <span>{t(says)}</span>
      <Link to="/account?new" className="button">
        <Icon name="person" />
        {t('offer.button')}
      </Link>
    </p>
  );
}
