import Type from 'typebox';
import { ENDPOINTS } from '../endpoints.js';
import { Exactly } from '../schemas/common.js';
import {
  Credentials,
  Mute,
  MutedPeople,
  NewAccount,
  NewGuest,
  NewToken,
  NewTokenMade,
  Person,
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
    summary: 'Make an account; who is a guest keeps matches and seats',
    body: NewAccount,
    answer: SignedIn,
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
  signOut: { ...ENDPOINTS.signOut, caller: 'person', summary: 'Sign out: the token used is void', status: 204 },
  me: { ...ENDPOINTS.me, caller: 'person', summary: 'Who am I?', answer: Person },
  rename: { ...ENDPOINTS.rename, caller: 'person', summary: 'Change own name', body: Rename, answer: Person },
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
