import type { Avatar } from '@souk/protocol';
import { AVATARS } from '@souk/protocol/constants';

const isAvatar = (id: string): id is Avatar => AVATARS.some((each) => each === id);

/** FNV-1a: neighbours such as “Bot 1” and “Bot 2” come out far apart. */
function scattered(name: string): number {
  let hash = 0x811c9dc5;
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** The portrait of who has chosen none: the same name always has the same. */
const avatarOfName = (name: string): Avatar => AVATARS[scattered(name) % AVATARS.length] ?? AVATARS[0];

/** The portrait of a person: what they have chosen, if this page can draw it. */
export const avatarOf = (name: string, chosen: string | null | undefined): Avatar =>
  chosen !== null && chosen !== undefined && isAvatar(chosen) ? chosen : avatarOfName(name);
