import type { GameTypes } from '@souk/kernel';
import { useEffect, useState } from 'react';
import type { EndingFace } from '../ending.js';
import type { Face } from '../face.js';
import type { EndSceneProps } from './end/EndScene.js';

interface LoadedEnd {
  readonly ending: EndingFace;
  readonly Scene: (props: EndSceneProps) => React.ReactNode;
}

/** The scene and what the game has for it come when a match is over: until then nobody needs them. */
function useLoaded(face: Face<GameTypes>, isOver: boolean): LoadedEnd | undefined {
  const [loaded, setLoaded] = useState<LoadedEnd>();
  const [problem, setProblem] = useState<unknown>();
  useEffect(() => {
    if (!isOver) return;
    let left = false;
    Promise.all([face.ending(), import('./end/EndScene.js')]).then(
      ([ending, { EndScene: Scene }]) => !left && setLoaded({ ending, Scene }),
      (error: unknown) => !left && setProblem(error),
    );
    return () => {
      left = true;
    };
  }, [face, isOver]);
  if (problem !== undefined) throw problem;
  return loaded;
}

interface UsedEnd {
  /** What takes the place of the board; undefined while it is played, or looked at. */
  readonly scene: LoadedEnd | undefined;
  /** Whether the table is looked at although the match is over. */
  readonly isAside: boolean;
  /** Whether the scene has been seen before. */
  readonly isSeen: boolean;
  /** From the scene to the table, and back. */
  turn(): void;
}

/** The end of a match in the place of the board, which can still be looked at. */
export function useEnd(face: Face<GameTypes>, isOver: boolean): UsedEnd {
  const loaded = useLoaded(face, isOver);
  const [isAside, putAside] = useState(false);
  // Who comes back to a match that is over, or to the scene, finds its last picture.
  const [isSeen, setSeen] = useState(isOver);
  const turn = (): void => {
    setSeen(true);
    putAside(!isAside);
  };
  const isHere = isOver && loaded !== undefined;
  return { scene: isHere && !isAside ? loaded : undefined, isAside: isHere && isAside, isSeen, turn };
}
