import { ENDPOINTS } from '../endpoints.js';
import { Exactly, Id } from '../schemas/common.js';
import { AnswerChallenge, Challenge, Challenges, Follow, FollowedList, NewChallenge } from '../schemas/friends.js';
import { Table } from '../schemas/tables.js';
import { ById, type Routes } from './route.js';

/** Whom one follows, and who is asked to which table. For accounts only. */
export const FRIEND_ROUTES = {
  follows: {
    ...ENDPOINTS.follows,
    caller: 'person',
    summary: 'Whom one follows, and who of them is there now',
    answer: FollowedList,
  },
  follow: {
    ...ENDPOINTS.follow,
    caller: 'person',
    summary: 'Follow an account, or no longer',
    body: Follow,
    status: 204,
  },
  challenges: {
    ...ENDPOINTS.challenges,
    caller: 'person',
    summary: 'Who has asked one to which table, and whom one has asked',
    answer: Challenges,
  },
  answerChallenge: {
    ...ENDPOINTS.answerChallenge,
    caller: 'person',
    summary: 'Sit down at the table that one was asked to, or decline; `id` is that of the table',
    params: ById,
    body: AnswerChallenge,
    answer: Table,
  },
  challenge: {
    ...ENDPOINTS.challenge,
    caller: 'person',
    summary: 'Ask an account to the table at which one sits, while it waits for people',
    params: ById,
    body: NewChallenge,
    answer: Challenge,
    status: 201,
  },
  withdrawChallenge: {
    ...ENDPOINTS.withdrawChallenge,
    caller: 'person',
    summary: 'Take back what one has asked',
    params: Exactly({ id: Id, person: Id }),
    status: 204,
  },
} as const satisfies Routes;
