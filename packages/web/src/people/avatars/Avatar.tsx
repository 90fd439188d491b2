import type { Avatar as AvatarName } from '@souk/protocol';
import { type ComponentType, lazy, Suspense } from 'react';
import { avatarOf } from './avatar-ids.js';
import type { Look } from './drawing.js';
import { KIN_OF, type Kin } from './kin.js';
import { Portrait } from './Portrait.js';
import './avatar.css';

type Drawings = ComponentType<{ readonly avatar: AvatarName }>;

/** Portraits of one kin, loaded when the first of them is shown: few pages show all. */
const drawn = (load: () => Promise<{ readonly [id: string]: Look }>): Drawings =>
  lazy(async () => {
    const looks = await load();
    return {
      default: ({ avatar }: { readonly avatar: AvatarName }) => {
        const look = looks[avatar];
        return look === undefined ? null : <Portrait look={look} />;
      },
    };
  });

const DRAWINGS: { readonly [K in Kin]: Drawings } = {
  wizard: drawn(async () => (await import('./wizards.js')).WIZARDS),
  dwarf: drawn(async () => (await import('./dwarves.js')).DWARVES),
  animal: drawn(async () => (await import('./animals.js')).ANIMALS),
};

interface AvatarProps {
  readonly name: string;
  /** What the person has chosen; whoever has not gets one by name. */
  readonly chosen?: string | null | undefined;
  readonly size?: 'small' | 'medium' | 'large';
}

/** A person's portrait, beside their name: it says nothing that the name does not. Its room is kept until it is there. */
export const Avatar = ({ name, chosen, size = 'small' }: AvatarProps) => (
  <AvatarPicture avatar={avatarOf(name, chosen)} size={size} />
);

interface AvatarPictureProps {
  readonly avatar: AvatarName;
  /** `whole`: as large as what it stands in, which has a rim of its own. */
  readonly size?: 'small' | 'medium' | 'large' | 'whole';
}

export function AvatarPicture({ avatar, size = 'small' }: AvatarPictureProps) {
  const Drawn = DRAWINGS[KIN_OF[avatar]];
  return (
    <span className={`avatar is-${size}`} data-avatar={avatar}>
      <Suspense fallback={null}>
        <Drawn avatar={avatar} />
      </Suspense>
    </span>
  );
}
