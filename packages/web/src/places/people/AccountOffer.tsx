import { Icon } from '@souk/table-kit/components/Icon';
import { Link } from '@souk/table-kit/components/Link';
import { useText } from '@souk/table-kit/components/Text';
import { useSettings } from '@souk/table-kit/settings';
import { Avatar } from '../../people/avatars/Avatar.js';
import { Page } from '../Page.js';

const GIFTS = ['curve', 'records', 'rivals', 'friends', 'avatar'] as const;

/** What a guest, or who has not needed a name yet, would have of an account. */
export function AccountOffer({ name }: { readonly name: string | undefined }) {
  const t = useText();
  const settings = useSettings();
  const called = name ?? settings.name;
  return (
    <Page title={called === '' ? t('you') : called}>
      <section className="card account-gift" aria-labelledby="offer">
        <Avatar name={called} size="large" />
        <div className="account-gift-words">
          <h2 id="offer">{t('offer.title')}</h2>
          <p>{t('offer.intro')}</p>
          <ul>
            {GIFTS.map((gift) => (
              <li key={gift}>
                <Icon name="next" />
                {t(`offer.${gift}`)}
              </li>
            ))}
          </ul>
          <div className="account-gift-ways">
            <Link to="/account?new" className="button is-main">
              {t('offer.button')}
            </Link>
            <Link to="/settings" className="button">
              <Icon name="gear" />
              {t('settings.title')}
            </Link>
          </div>
        </div>
      </section>
    </Page>
  );
}
