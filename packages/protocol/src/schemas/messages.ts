import Type, { type Static } from 'typebox';
import { Exactly, GameDocument, Id, orNull, SeatNumber, SendId, Seq, Time } from './common.js';
import { Failure } from './errors.js';
import { Challenges } from './friends.js';
import { PersonRef } from './people.js';
import { Ack, ChatLine, ChatText, State, Update } from './play.js';
import { Table } from './tables.js';

const to = <const K extends string, P extends Type.TProperties>(type: K, properties: P, description: string) =>
  Exactly({ type: Type.Literal(type), ...properties }, description);

/** What a client may send over the WebSocket, by type. */
export const CLIENT_MESSAGES = {
  watch: to(
    'watch',
    { match: Id, since: Type.Optional(Seq) },
    'Follow a table and its match, from own seat if there is one. With `since`, everything after that number comes first, without a gap; a fresh `state` if that number was never reached, or if so much is asked for again and again.',
  ),
  unwatch: to('unwatch', { match: Id }, 'Stop following'),
  move: to('move', { match: Id, id: SendId, answers: Seq, move: GameDocument }, 'Decide'),
  undo: to(
    'undo',
    { match: Id, id: SendId, answers: Seq },
    'Take the last decision back, or ask whether that is allowed',
  ),
  'answer-undo': to(
    'answer-undo',
    { match: Id, id: SendId, answers: Seq, agree: Type.Boolean() },
    'Answer such a question',
  ),
  standing: to(
    'standing',
    { match: Id, id: SendId, answers: Type.Array(Type.String({ maxLength: 40 }), { maxItems: 20 }) },
    'Give answers in advance: these, and no others',
  ),
  chat: to('chat', { match: Id, id: SendId, text: ChatText }, 'Say something'),
  lobby: to(
    'lobby',
    { on: Type.Boolean() },
    'Follow the lists of public tables: those that wait for people, and those that may be watched',
  ),
  friends: to(
    'friends',
    { on: Type.Boolean() },
    'Follow who of the people one follows is there, and who asks one to which table',
  ),
  ping: to('ping', { id: SendId }, 'Checks the connection'),
} as const;

export const ClientMessage = Type.Union(Object.values(CLIENT_MESSAGES));

type Members = { [K in keyof typeof CLIENT_MESSAGES]: Static<(typeof CLIENT_MESSAGES)[K]> };
export type ClientMessage = Members[keyof Members];
export type ClientMessageType = keyof Members;
export type ClientMessageOf<K extends ClientMessageType> = Members[K];

export const Welcome = to(
  'welcome',
  { protocol: Type.Literal('souk/1'), person: orNull(PersonRef), time: Time },
  'The first message',
);
export const Done = to('done', { id: SendId }, 'What was asked by a message that adds nothing to the match is done');
export const Pong = to('pong', { id: SendId, time: Time }, 'The answer to a ping');
export const TableMessage = to('table', { table: Table }, 'A table as it is now');
export const Presence = to(
  'presence',
  { match: Id, seats: Type.Array(SeatNumber), spectators: Type.Integer() },
  'Which seats are connected, and how many watch',
);
export const Lobby = to(
  'lobby',
  {
    tables: Type.Array(Table),
    playing: Type.Array(Table),
    watched: Type.Array(
      Exactly({
        match: Id,
        spectators: Type.Integer({ minimum: 1, description: 'How many watch, but those in seats' }),
      }),
      { description: 'Of these matches those that somebody watches; as it was some seconds ago' },
    ),
  },
  'The public tables that wait for people, but for those whose maker is gone, and the public matches that may be watched; the newest of each',
);
export const Friends = to(
  'friends',
  { online: Type.Array(Id, { description: 'Those who show it' }), challenges: Challenges },
  'Who of the people one follows is there, and who asks one to which table',
);
export const Bye = to('bye', { reason: Type.String() }, 'The last message before the host closes the connection');

/** What the host may send over the WebSocket. */
export const SERVER_MESSAGES = {
  welcome: Welcome,
  table: TableMessage,
  state: State,
  update: Update,
  ack: Ack,
  done: Done,
  error: Failure,
  chat: ChatLine,
  presence: Presence,
  lobby: Lobby,
  friends: Friends,
  pong: Pong,
  bye: Bye,
} as const;

export const ServerMessage = Type.Union(Object.values(SERVER_MESSAGES));

type Sent = { [K in keyof typeof SERVER_MESSAGES]: Static<(typeof SERVER_MESSAGES)[K]> };
export type ServerMessage = Sent[keyof Sent];
export type ServerMessageType = keyof Sent;
export type ServerMessageOf<K extends ServerMessageType> = Sent[K];
