import Type, { type Static } from 'typebox';
import { Exactly, GameId, Id, KnownName, Name, Passphrase, Time } from './common.js';
import { LABEL } from './forms.js';

/** A person as all others may know them. */
export const PersonRef = Exactly({ id: Id, name: KnownName });
export type PersonRef = Static<typeof PersonRef>;

/** How strong a person is at one game, from rated matches (openskill: mean and uncertainty). */
export const Rating = Exactly({
  game: GameId,
  mu: Type.Number(),
  sigma: Type.Number(),
  matches: Type.Integer({ minimum: 0 }),
});
export type Rating = Static<typeof Rating>;

export const Person = Exactly({
  id: Id,
  name: KnownName,
  account: Type.Boolean({ description: 'Whether the name is kept by a passphrase; otherwise a guest' }),
  since: Time,
  ratings: Type.Array(Rating),
});
export type Person = Static<typeof Person>;

/** A person and the token that proves it: shown once, stored only as a hash. */
export const SignedIn = Exactly({
  person: Person,
  token: Type.String({ description: 'Also set as an HttpOnly cookie. Programs send it as a bearer token.' }),
});
export type SignedIn = Static<typeof SignedIn>;

export const NewGuest = Exactly({ name: Name });
export const Rename = Exactly({ name: Name });
export const NewAccount = Exactly({ name: Name, passphrase: Passphrase });
export const Credentials = Exactly({ name: KnownName, passphrase: Passphrase });

export const TokenLabel = Type.String({ minLength: 1, maxLength: 40, pattern: LABEL });
export const NewToken = Exactly({ label: TokenLabel });

/** A token as its owner sees it listed: never the token itself. */
export const TokenInfo = Exactly({ id: Id, label: TokenLabel, created: Time, used: Time, current: Type.Boolean() });
export type TokenInfo = Static<typeof TokenInfo>;

export const NewTokenMade = Exactly({ id: Id, token: Type.String() });
export type NewTokenMade = Static<typeof NewTokenMade>;

export const MutedPeople = Exactly({ people: Type.Array(PersonRef) });
export type MutedPeople = Static<typeof MutedPeople>;

export const Mute = Exactly({ person: Id, muted: Type.Boolean() });
