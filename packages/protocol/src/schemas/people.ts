import Type, { type Static } from 'typebox';
import { ChosenPassphrase, Exactly, GameId, Id, KnownName, Name, orNull, Passphrase, Time } from './common.js';
import { LABEL } from './forms.js';
import { Avatar } from './profiles.js';

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
  avatar: orNull(Avatar),
  ratings: Type.Array(Rating),
});
export type Person = Static<typeof Person>;

/** A person and the token that proves it: shown once, stored only as a hash. */
export const SignedIn = Exactly({
  person: Person,
  token: Type.String({ description: 'Also set as an HttpOnly cookie. Programs send it as a bearer token.' }),
});
export type SignedIn = Static<typeof SignedIn>;

export const TokenLabel = Type.String({ minLength: 1, maxLength: 40, pattern: LABEL });
export const NewToken = Exactly({ label: TokenLabel });

/** What the client calls the device that it runs on: the label of the token that it gets. */
const Device = Type.Optional(TokenLabel);

export const NewGuest = Exactly({ name: Name, device: Device });
export const Rename = Exactly({ name: Name });
export const NewAccount = Exactly({ name: Name, passphrase: ChosenPassphrase, device: Device });
export const Credentials = Exactly({ name: KnownName, passphrase: Passphrase, device: Device });

const RecoveryCode = Type.String({
  minLength: 1,
  maxLength: 64,
  description: 'A code that was not used before. Hyphens, spaces and case do not matter.',
});

export const Recovery = Exactly({ name: KnownName, code: RecoveryCode, passphrase: ChosenPassphrase, device: Device });

export const NewPassphrase = Exactly({
  current: Type.String({ maxLength: 200, description: 'The passphrase up to now' }),
  passphrase: ChosenPassphrase,
  keepSessions: Type.Optional(
    Type.Boolean({ description: 'Whether other devices and programs stay signed in; otherwise their tokens are void' }),
  ),
});

/** What is asked again before something that cannot be undone, or hands out a secret. */
export const Confirmation = Exactly({
  passphrase: Type.Optional(Type.String({ maxLength: 200, description: 'Needed of an account; guests have none' })),
});

export const RecoveryCodes = Exactly({
  codes: Type.Array(Type.String(), { description: 'Shown once, stored only as hashes. Each signs in once.' }),
});
export type RecoveryCodes = Static<typeof RecoveryCodes>;

export const RecoveryCodesLeft = Exactly({ left: Type.Integer({ minimum: 0 }) });
export type RecoveryCodesLeft = Static<typeof RecoveryCodesLeft>;

/** A new account: who it is, and what it is recovered with. */
export const Registered = Exactly({ ...SignedIn.properties, codes: RecoveryCodes.properties.codes });
export type Registered = Static<typeof Registered>;

/** A token as its owner sees it listed: never the token itself. */
export const TokenInfo = Exactly({ id: Id, label: TokenLabel, created: Time, used: Time, current: Type.Boolean() });
export type TokenInfo = Static<typeof TokenInfo>;

export const NewTokenMade = Exactly({ id: Id, token: Type.String() });
export type NewTokenMade = Static<typeof NewTokenMade>;

export const MutedPeople = Exactly({ people: Type.Array(PersonRef) });
export type MutedPeople = Static<typeof MutedPeople>;

export const Mute = Exactly({ person: Id, muted: Type.Boolean() });
