import { Suspense } from 'react';
import { lazyPeople } from './lazy.js';
import type { Who } from './WhoCard.js';

const WhoCard = lazyPeople(() => import('./WhoCard.js'));

/** Who sits in a seat that is looked at: loaded when somebody first looks. */
export const WhoSlot = ({ who, game }: { readonly who: Who; readonly game: string }) => (
  <Suspense fallback={null}>
    <WhoCard who={who} game={game} />
  </Suspense>
);
