import Type, { type TSchema } from 'typebox';
import { Code, Exactly, GameId, Id, OneOf, SeatNumber, Seq } from './schemas/common.js';
import { GameList } from './schemas/games.js';
import {
  Credentials,
  Mute,
  MutedPeople,
  NewGuest,
  NewToken,
  NewTokenMade,
  Person,
  Rename,
  SignedIn,
  TokenInfo,
} from './schemas/people.js';
import {
  Ack,
  ChatLine,
  ChatList,
  History,
  SendChat,
  SendMove,
  SendUndo,
  SendUndoAnswer,
  SetStanding,
  State,
} from './schemas/play.js';
import {
  Deal,
  Join,
  Kick,
  NewDeal,
  NewTable,
  Phase,
  QuickMatch,
  SetSalt,
  SetSeat,
  Table,
  TableList,
} from './schemas/tables.js';

/** Who may call a route: anybody, or a person (by cookie or bearer token). */
export type Caller = 'anybody' | 'person';

/** A resource of the host. Paths are relative to `API` and have parameters in braces. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly caller: Caller;
  readonly summary: string;
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly body?: TSchema;
  /** What comes back; none: an empty answer. */
  readonly answer?: TSchema;
  readonly status?: 200 | 201 | 204;
  /** Another form than JSON. */
  readonly type?: 'application/x-ndjson';
}

const ById = Exactly({ id: Id });
const Cursor = Type.Optional(Type.String({ maxLength: 64, description: '`next` of the page before' }));
const Nothing = Exactly({});

/** Every route, by the name of what it does. */
export const ROUTES = {
  games: {
    method: 'GET',
    path: '/games',
    caller: 'anybody',
    summary: 'The games, with options, levels and standing answers',
    answer: GameList,
  },

  enter: {
    method: 'POST',
    path: '/guests',
    caller: 'anybody',
    summary: 'Enter as a guest: a name is enough',
    body: NewGuest,
    answer: SignedIn,
    status: 201,
  },
  register: {
    method: 'POST',
    path: '/accounts',
    caller: 'anybody',
    summary: 'Make an account; who is a guest keeps matches and seats',
    body: Credentials,
    answer: SignedIn,
    status: 201,
  },
  signIn: {
    method: 'POST',
    path: '/sessions',
    caller: 'anybody',
    summary: "Sign in; a guest's matches and seats are adopted by the account",
    body: Credentials,
    answer: SignedIn,
    status: 201,
  },
  signOut: {
    method: 'DELETE',
    path: '/sessions',
    caller: 'person',
    summary: 'Sign out: the token used is void',
    status: 204,
  },
  me: { method: 'GET', path: '/me', caller: 'person', summary: 'Who am I?', answer: Person },
  rename: { method: 'PATCH', path: '/me', caller: 'person', summary: 'Change own name', body: Rename, answer: Person },
  myMatches: {
    method: 'GET',
    path: '/me/matches',
    caller: 'person',
    summary: 'Own tables and matches, the latest first',
    query: Exactly({ phase: Type.Optional(Phase), after: Cursor }),
    answer: TableList,
  },
  mutes: {
    method: 'GET',
    path: '/me/mutes',
    caller: 'person',
    summary: 'Whose chat is not heard',
    answer: MutedPeople,
  },
  mute: {
    method: 'PUT',
    path: '/me/mutes',
    caller: 'person',
    summary: "Hear somebody's chat no longer, or again",
    body: Mute,
    status: 204,
  },
  tokens: {
    method: 'GET',
    path: '/tokens',
    caller: 'person',
    summary: 'Own tokens',
    answer: Exactly({ tokens: Type.Array(TokenInfo) }),
  },
  newToken: {
    method: 'POST',
    path: '/tokens',
    caller: 'person',
    summary: 'A token for a program',
    body: NewToken,
    answer: NewTokenMade,
    status: 201,
  },
  dropToken: {
    method: 'DELETE',
    path: '/tokens/{id}',
    caller: 'person',
    summary: 'Make a token void',
    params: ById,
    status: 204,
  },
  person: { method: 'GET', path: '/people/{id}', caller: 'anybody', summary: 'Somebody', params: ById, answer: Person },

  tables: {
    method: 'GET',
    path: '/tables',
    caller: 'anybody',
    summary: 'Public tables: those that wait for people, or those that are played and may be watched',
    query: Exactly({ phase: Type.Optional(OneOf(['open', 'playing'])), game: Type.Optional(GameId), after: Cursor }),
    answer: TableList,
  },
  newTable: {
    method: 'POST',
    path: '/tables',
    caller: 'person',
    summary: 'Make a table',
    body: NewTable,
    answer: Table,
    status: 201,
  },
  quick: {
    method: 'POST',
    path: '/quick',
    caller: 'person',
    summary: 'Play with whoever is there',
    body: QuickMatch,
    answer: Table,
  },
  table: { method: 'GET', path: '/tables/{id}', caller: 'anybody', summary: 'A table', params: ById, answer: Table },
  tableByCode: {
    method: 'GET',
    path: '/codes/{code}',
    caller: 'person',
    summary: 'The table with this short code',
    params: Exactly({ code: Code }),
    answer: Table,
  },
  join: {
    method: 'POST',
    path: '/tables/{id}/join',
    caller: 'person',
    summary: 'Sit down',
    params: ById,
    body: Join,
    answer: Table,
  },
  leave: {
    method: 'POST',
    path: '/tables/{id}/leave',
    caller: 'person',
    summary: 'Get up: before the start the seat is free, afterwards a bot plays for you',
    params: ById,
    body: Nothing,
    answer: Table,
  },
  comeBack: {
    method: 'POST',
    path: '/tables/{id}/return',
    caller: 'person',
    summary: 'Take own seat back from the bot',
    params: ById,
    body: Nothing,
    answer: Table,
  },
  resign: {
    method: 'POST',
    path: '/tables/{id}/resign',
    caller: 'person',
    summary: 'Give the match up for good',
    params: ById,
    body: Nothing,
    answer: Table,
  },
  kick: {
    method: 'POST',
    path: '/tables/{id}/kick',
    caller: 'person',
    summary: 'The host sends somebody away before the start',
    params: ById,
    body: Kick,
    answer: Table,
  },
  setSeat: {
    method: 'PUT',
    path: '/tables/{id}/seats/{seat}',
    caller: 'person',
    summary: 'The host gives a free seat to a bot, or frees it',
    params: Exactly({ id: Id, seat: SeatNumber }),
    body: SetSeat,
    answer: Table,
  },
  salt: {
    method: 'PUT',
    path: '/tables/{id}/salt',
    caller: 'person',
    summary: "Add to the deal's chance",
    params: ById,
    body: SetSalt,
    answer: Table,
  },
  start: {
    method: 'POST',
    path: '/tables/{id}/start',
    caller: 'person',
    summary: 'The host starts the match',
    params: ById,
    body: Nothing,
    answer: Table,
  },
  close: {
    method: 'DELETE',
    path: '/tables/{id}',
    caller: 'person',
    summary: 'The host closes a table that has not started',
    params: ById,
    status: 204,
  },
  rematch: {
    method: 'POST',
    path: '/tables/{id}/rematch',
    caller: 'person',
    summary: 'The same again: the new table, made by whoever asks first',
    params: ById,
    body: Nothing,
    answer: Table,
  },
  newDeal: {
    method: 'POST',
    path: '/deals',
    caller: 'person',
    summary: 'Several tables with the same deal',
    body: NewDeal,
    answer: Deal,
    status: 201,
  },
  deal: {
    method: 'GET',
    path: '/deals/{id}',
    caller: 'anybody',
    summary: 'Tables with the same deal, compared when all are finished',
    params: ById,
    answer: Deal,
  },

  match: {
    method: 'GET',
    path: '/matches/{id}',
    caller: 'anybody',
    summary: 'How a match stands, for whoever asks',
    params: ById,
    answer: State,
  },
  history: {
    method: 'GET',
    path: '/matches/{id}/history',
    caller: 'anybody',
    summary: 'All that has happened in a match, for whoever asks',
    params: ById,
    answer: History,
  },
  stream: {
    method: 'GET',
    path: '/matches/{id}/stream',
    caller: 'anybody',
    summary: 'The same messages as over the WebSocket, one a line, until the match is over',
    params: ById,
    query: Exactly({ since: Type.Optional(Seq) }),
    type: 'application/x-ndjson',
  },
  move: {
    method: 'POST',
    path: '/matches/{id}/moves',
    caller: 'person',
    summary: 'Decide',
    params: ById,
    body: SendMove,
    answer: Ack,
  },
  undo: {
    method: 'POST',
    path: '/matches/{id}/undo',
    caller: 'person',
    summary: 'Take the last decision back, or ask for it',
    params: ById,
    body: SendUndo,
    answer: Ack,
  },
  answerUndo: {
    method: 'POST',
    path: '/matches/{id}/undo/answer',
    caller: 'person',
    summary: 'Agree, or not',
    params: ById,
    body: SendUndoAnswer,
    answer: Ack,
  },
  standing: {
    method: 'GET',
    path: '/matches/{id}/standing',
    caller: 'person',
    summary: 'Own standing answers',
    params: ById,
    answer: SetStanding,
  },
  setStanding: {
    method: 'PUT',
    path: '/matches/{id}/standing',
    caller: 'person',
    summary: 'Give answers in advance',
    params: ById,
    body: SetStanding,
    answer: SetStanding,
  },
  chat: {
    method: 'GET',
    path: '/matches/{id}/chat',
    caller: 'person',
    summary: 'What was said',
    params: ById,
    answer: ChatList,
  },
  say: {
    method: 'POST',
    path: '/matches/{id}/chat',
    caller: 'person',
    summary: 'Say something',
    params: ById,
    body: SendChat,
    answer: ChatLine,
    status: 201,
  },
  record: {
    method: 'GET',
    path: '/matches/{id}/record',
    caller: 'anybody',
    summary: 'The record of a finished match, seed included: `souk verify` checks it',
    params: ById,
    answer: Type.Unsafe<object>({ type: 'object', description: 'souk-record/1' }),
  },
} as const satisfies { readonly [name: string]: Route };

export type RouteName = keyof typeof ROUTES;
