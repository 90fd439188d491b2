import type { PersonRef } from '@souk/protocol';
import { Avatar } from './avatars/Avatar.js';
import { useChosenAvatar } from './faces.js';

interface PersonAvatarProps {
  readonly person: PersonRef;
  readonly size?: 'small' | 'medium' | 'large';
}

/** The portrait of a person whom the host knows. */
export const PersonAvatar = ({ person, size = 'small' }: PersonAvatarProps) => (
  <Avatar name={person.name} chosen={useChosenAvatar(person.id)} size={size} />
);
