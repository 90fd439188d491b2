import Type, { type Static } from 'typebox';
import { Exactly, GameId, Id, orNull, Time } from './common.js';
import { Face } from './profiles.js';

/** A person whom one follows. */
export const Followed = Exactly({
  person: Face,
  since: Time,
  followsYou: Type.Boolean(),
  online: orNull(Type.Boolean({ description: 'Null: the person does not show it to you' })),
});
export type Followed = Static<typeof Followed>;

export const FollowedList = Exactly({ people: Type.Array(Followed), followers: Type.Integer({ minimum: 0 }) });
export type FollowedList = Static<typeof FollowedList>;

export const Follow = Exactly({ person: Id, following: Type.Boolean() });

export const NewChallenge = Exactly({ person: Id });

/** An invitation to a table that waits for people. It is gone when the table starts, is closed or is full of others. */
export const Challenge = Exactly({
  table: Id,
  game: GameId,
  seats: Type.Integer(),
  rated: Type.Boolean(),
  time: Time,
  from: Face,
  to: Face,
  declined: Type.Boolean(),
});
export type Challenge = Static<typeof Challenge>;

export const Challenges = Exactly({
  received: Type.Array(Challenge, { description: 'Not yet answered, the latest first' }),
  sent: Type.Array(Challenge),
});
export type Challenges = Static<typeof Challenges>;

export const AnswerChallenge = Exactly({ accept: Type.Boolean() });
