import type { PersonRef } from '@souk/protocol';
import type { ReactNode } from 'react';
import { AvatarPicture } from './avatars/Avatar.js';
import { useChosenAvatar } from './faces.js';

interface ChosenPortraitProps {
  readonly person: PersonRef;
  /** What is shown of who has chosen none. */
  readonly children: ReactNode;
}

/** The portrait that a person has chosen, as large as its place on a board. */
export function ChosenPortrait({ person, children }: ChosenPortraitProps) {
  const chosen = useChosenAvatar(person.id);
  return chosen === null || chosen === undefined ? children : <AvatarPicture avatar={chosen} size="whole" />;
}
