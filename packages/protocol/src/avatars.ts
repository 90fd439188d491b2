/** The portraits that an account can choose from. The page draws them; to the host they are words. */
export const AVATARS = [
  'violet-hood',
  'green-hood',
  'blue-hood',
  'rose-scarf',
  'captain',
  'shieldmaiden',
  'dwarf',
  'miner',
  'witch',
  'wizard',
  'queen',
  'genie',
  'panda',
  'tiger',
  'raccoon',
  'parrot',
  'squirrel',
  'chameleon',
  'owl',
  'otter',
  'fox',
  'turtle',
  'lantern',
  'camel',
] as const;

export type Avatar = (typeof AVATARS)[number];
