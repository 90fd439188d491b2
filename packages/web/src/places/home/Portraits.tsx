import { lazy, Suspense } from 'react';
import { Avatar } from '../../people/avatars/Avatar.js';

/** Asks the host what people have chosen: loaded where there is somebody whom it knows. */
const PersonAvatar = lazy(async () => ({ default: (await import('../../people/PersonAvatar.js')).PersonAvatar }));

/** Somebody whose portrait is shown. */
export interface Pictured {
  readonly name: string;
  /** By which the host knows a person; bots, and who plays at this screen, have none. */
  readonly id?: string;
}

interface PortraitsProps {
  readonly of: readonly Pictured[];
  /** Seats that nobody has taken. */
  readonly free?: number;
}

/** Who sits at a table, as small round pictures, and a sign for every free seat. What they say stands beside them in words. */
export const Portraits = ({ of, free = 0 }: PortraitsProps) => (
  <span className="portraits" aria-hidden="true">
    {of.map((each, i) => (
      <OnePortrait key={i} of={each} />
    ))}
    {Array.from({ length: free }, (_, i) => (
      <span key={`free-${i}`} className="free-seat">
        +
      </span>
    ))}
  </span>
);

function OnePortrait({ of: { id, name } }: { readonly of: Pictured }) {
  const byName = <Avatar name={name} />;
  if (id === undefined) return byName;
  return (
    <Suspense fallback={byName}>
      <PersonAvatar person={{ id, name }} />
    </Suspense>
  );
}
