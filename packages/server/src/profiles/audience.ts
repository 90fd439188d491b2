import type { Audience } from '@souk/protocol';
import type { ProfileRow } from '../store/rows.js';

/** What holds for an account that has chosen nothing. */
export const DEFAULT_PROFILE: ProfileRow = {
  avatar: null,
  curve: 'all',
  records: 'all',
  rivals: 'all',
  presence: 'followed',
  challenges: 'all',
};

/** Whether somebody is among those whom an account has chosen; `isFollowed`: whether the account follows them. */
export const includes = (audience: Audience, isFollowed: boolean): boolean =>
  audience === 'all' || (audience === 'followed' && isFollowed);
