import Type from 'typebox';
import { ENDPOINTS } from '../endpoints.js';
import { Exactly } from '../schemas/common.js';
import {
  Confirmation,
  Credentials,
  Mute,
  MutedPeople,
  NewAccount,
  NewGuest,
  NewPassphrase,
  NewToken,
  NewTokenMade,
  Person,
  Recovery,
  RecoveryCodes,
  RecoveryCodesLeft,
  Registered,
  Rename,
  SignedIn,
  TokenInfo,
} from '../schemas/people.js';
import { Phase, TableList } from '../schemas/tables.js';
import { ById, Cursor, type Routes } from './route.js';

/** Who is who: guests, accounts, tokens. */
export const PEOPLE_ROUTES = {
  enter: {
    ...ENDPOINTS.enter,
    caller: 'public',
    summary: 'Enter as a guest: a name is enough',
    body: NewGuest,
    answer: SignedIn,
    status: 201,
  },
  register: {
    ...ENDPOINTS.register,
    caller: 'public',
    summary:
      'Make an account; who is a guest keeps matches and seats. Its recovery codes are shown here, and never again',
    body: NewAccount,
    answer: Registered,
    status: 201,
  },
  signIn: {
    ...ENDPOINTS.signIn,
    caller: 'public',
    summary: "Sign in; a guest's matches and seats are adopted by the account",
    body: Credentials,
    answer: SignedIn,
    status: 201,
  },
  recover: {
    ...ENDPOINTS.recover,
    caller: 'public',
    summary: 'Sign in by a recovery code, with a new passphrase; all tokens of the account are void',
    body: Recovery,
    answer: SignedIn,
    status: 201,
  },
  signOut: { ...ENDPOINTS.signOut, caller: 'person', summary: 'Sign out: the token used is void', status: 204 },
  me: { ...ENDPOINTS.me, caller: 'person', summary: 'Who am I?', answer: Person },
  rename: { ...ENDPOINTS.rename, caller: 'person', summary: 'Change own name', body: Rename, answer: Person },
  changePassphrase: {
    ...ENDPOINTS.changePassphrase,
    caller: 'person',
    summary: 'Change the passphrase of the own account; all other tokens are void unless asked otherwise',
    body: NewPassphrase,
    status: 204,
  },
  recoveryCodes: {
    ...ENDPOINTS.recoveryCodes,
    caller: 'person',
    summary: 'How many recovery codes are left',
    answer: RecoveryCodesLeft,
  },
  newRecoveryCodes: {
    ...ENDPOINTS.newRecoveryCodes,
    caller: 'person',
    summary: 'New recovery codes; those before are void',
    body: Confirmation,
    answer: RecoveryCodes,
    status: 201,
  },
  exportMe: {
    ...ENDPOINTS.exportMe,
    caller: 'person',
    summary:
      'All that is stored of oneself: person, settings, ratings with their history, results, followed and muted people, devices, matches with their records, own chat lines',
    answer: Type.Unsafe<object>({ type: 'object', description: 'souk-export/1' }),
  },
  deleteMe: {
    ...ENDPOINTS.deleteMe,
    caller: 'person',
    summary: 'Delete oneself: seats are given up, and a name “deleted” remains in what others have played and read',
    body: Confirmation,
    status: 204,
  },
  myMatches: {
    ...ENDPOINTS.myMatches,
    caller: 'person',
    summary: 'Own tables and matches, the latest first',
    query: Exactly({ phase: Type.Optional(Phase), after: Cursor }),
    answer: TableList,
  },
  mutes: { ...ENDPOINTS.mutes, caller: 'person', summary: 'Whose chat is not heard', answer: MutedPeople },
  mute: {
    ...ENDPOINTS.mute,
    caller: 'person',
    summary: "Hear a person's chat no longer, or again",
    body: Mute,
    status: 204,
  },
  tokens: {
    ...ENDPOINTS.tokens,
    caller: 'person',
    summary: 'Own tokens',
    answer: Exactly({ tokens: Type.Array(TokenInfo) }),
  },
  newToken: {
    ...ENDPOINTS.newToken,
    caller: 'person',
    summary: 'A token for a program',
    body: NewToken,
    answer: NewTokenMade,
    status: 201,
  },
  dropToken: { ...ENDPOINTS.dropToken, caller: 'person', summary: 'Make a token void', params: ById, status: 204 },
  person: { ...ENDPOINTS.person, caller: 'public', summary: 'A person', params: ById, answer: Person },
} as const satisfies Routes;
