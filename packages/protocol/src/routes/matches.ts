import Type from 'typebox';
import { ENDPOINTS } from '../endpoints.js';
import { Exactly, Seq } from '../schemas/common.js';
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
} from '../schemas/play.js';
import { ById, type Routes } from './route.js';

/** What is played at a table. */
export const MATCH_ROUTES = {
  match: {
    ...ENDPOINTS.match,
    caller: 'public',
    summary: 'How a match stands, as the caller may know it',
    params: ById,
    answer: State,
  },
  history: {
    ...ENDPOINTS.history,
    caller: 'public',
    summary: 'All that has happened in a match, as the caller may know it',
    params: ById,
    answer: History,
  },
  stream: {
    ...ENDPOINTS.stream,
    caller: 'public',
    summary: 'The same messages as over the WebSocket, one a line, until the match is over',
    params: ById,
    query: Exactly({ since: Type.Optional(Seq) }),
    type: 'application/x-ndjson',
  },
  move: { ...ENDPOINTS.move, caller: 'person', summary: 'Decide', params: ById, body: SendMove, answer: Ack },
  undo: {
    ...ENDPOINTS.undo,
    caller: 'person',
    summary: 'Take the last decision back, or ask for it',
    params: ById,
    body: SendUndo,
    answer: Ack,
  },
  answerUndo: {
    ...ENDPOINTS.answerUndo,
    caller: 'person',
    summary: 'Agree, or not',
    params: ById,
    body: SendUndoAnswer,
    answer: Ack,
  },
  standing: {
    ...ENDPOINTS.standing,
    caller: 'person',
    summary: 'Own standing answers',
    params: ById,
    answer: SetStanding,
  },
  setStanding: {
    ...ENDPOINTS.setStanding,
    caller: 'person',
    summary: 'Give answers in advance',
    params: ById,
    body: SetStanding,
    answer: SetStanding,
  },
  chat: { ...ENDPOINTS.chat, caller: 'person', summary: 'What was said', params: ById, answer: ChatList },
  say: {
    ...ENDPOINTS.say,
    caller: 'person',
    summary: 'Say something',
    params: ById,
    body: SendChat,
    answer: ChatLine,
    status: 201,
  },
  record: {
    ...ENDPOINTS.record,
    caller: 'public',
    summary: 'The record of a finished match, seed included: `souk verify` checks it',
    params: ById,
    answer: Type.Unsafe<object>({ type: 'object', description: 'souk-record/1' }),
  },
} as const satisfies Routes;
