import type { GameTypes } from '@souk/kernel';
import type { Face } from '@souk/table-kit/face';
import type { Session } from '@souk/table-kit/session';
import { lazy, Suspense, useState } from 'react';
import { savedMatch } from '../session/saved-match.js';

const Chances = lazy(() => import('./Chances.js'));

interface MatchChancesProps {
  /** A finished match that this browser has kept. */
  readonly match: string;
  readonly session: Session<GameTypes>;
  readonly face: Face;
  readonly onOpen?: (move: number) => void;
}

/** How the chances changed in a match that is over. The analysis is loaded and begun when this is first shown. */
export function MatchChances({ match, ...rest }: MatchChancesProps) {
  const [saved] = useState(() => savedMatch(match));
  if (saved === undefined || saved.outcome === null || saved.moves.length === 0) return null;
  return (
    <Suspense>
      <Chances saved={saved} {...rest} />
    </Suspense>
  );
}
