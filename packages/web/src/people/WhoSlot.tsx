import { lazy, type ReactNode, Suspense } from 'react';
import { lazyPeople } from './lazy.js';
import type { Who } from './WhoCard.js';

const WhoCard = lazyPeople(() => import('./WhoCard.js'));

interface WhoSlotProps {
  readonly who: Who;
  readonly game: string;
}

/** Who sits in a seat that is looked at: loaded when somebody first looks. */
export const WhoSlot = (props: WhoSlotProps) => (
  <Suspense fallback={null}>
    <WhoCard {...props} />
  </Suspense>
);

const WhoButton = lazy(async () => ({ default: (await import('./WhoButton.js')).WhoButton }));

interface WhoNameProps extends WhoSlotProps {
  readonly children: ReactNode;
}

/** A name in a scene, or at the end of a match: few tables have come that far, so what it takes is loaded there. */
export const WhoName = ({ children, ...about }: WhoNameProps) => (
  <Suspense fallback={children}>
    <WhoButton {...about} isInline>
      {children}
    </WhoButton>
  </Suspense>
);
