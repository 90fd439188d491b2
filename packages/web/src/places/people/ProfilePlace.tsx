import type { Face, Profile } from '@souk/protocol';
import { useText } from '@souk/table-kit/components/Text';
import { useStore } from '@souk/table-kit/store';
import { useCallback } from 'react';
import { host } from '../../online/host.js';
import { person } from '../../online/person.js';
import { isAway, problemText } from '../../online/problems.js';
import { readFace } from '../../people/faces.js';
import { Page } from '../Page.js';
import { AccountOffer } from './AccountOffer.js';
import { type Circle, loadCircle } from './FollowedPeople.js';
import { HostAway } from './HostAway.js';
import { ProfilePage } from './ProfilePage.js';
import { useLoaded } from './useLoaded.js';
import '../online/online.css';
import './people.css';

/** An account has a page. Of a guest there is nothing but the name; undefined: nobody is known by this id. */
type Found = { readonly profile: Profile; readonly circle: Circle | undefined } | { readonly guest: Face } | undefined;

/** What an address has that nobody can have as an id is nobody's. */
const isId = (id: string): boolean => /^[\w-]{22}$/.test(id);

async function find(id: string): Promise<Found> {
  const face = isId(id) ? await readFace(id) : undefined;
  if (face === undefined) return undefined;
  if (!face.account) return { guest: face };
  // Both at once, so that nothing comes later and pushes the rest about.
  const [profile, circle] = await Promise.all([
    host.request('profile', { params: { id } }),
    id === person.get()?.id ? loadCircle().catch(() => undefined) : undefined,
  ]);
  return { profile, circle };
}

/** What the page of the person of this browser is called in addresses, whoever that is. */
const OWN = 'me';

/** The page of a person; a guest is shown what an account would keep. */
export default function ProfilePlace({ id }: { readonly id: string }) {
  const known = useStore(person);
  const wanted = id === OWN ? known?.id : id;
  const isGuest = known?.account !== true;
  if (wanted === undefined || (isGuest && wanted === known?.id)) return <AccountOffer name={known?.name} />;
  return <SomebodysPlace key={`${wanted} ${known?.id}`} id={wanted} />;
}

function SomebodysPlace({ id }: { readonly id: string }) {
  const t = useText();
  const { value, error, reload } = useLoaded(useCallback(async () => ({ found: await find(id) }), [id]));
  if (error !== undefined)
    return (
      <Page title={t(isAway(error) ? 'people.away.title' : 'profile.title')}>
        <section className="card">
          <HostAway problem={problemText(error, 'profile')} onAgain={reload} />
        </section>
      </Page>
    );
  if (value === undefined) return <p className="loading">{t('people.opening')}</p>;
  const { found } = value;
  if (found === undefined)
    return (
      <Page title={t('people.none.title')}>
        <p>{t('people.none')}</p>
      </Page>
    );
  if ('guest' in found)
    return (
      <Page title={t('people.guest.title', { name: found.guest.name })}>
        <p>{t('people.guest')}</p>
      </Page>
    );
  return <ProfilePage {...found} onChanged={reload} />;
}
