import Type, { type Static } from 'typebox';
import { Exactly, Id, OneOf, SendId } from './common.js';

/** What can go wrong, and the HTTP status that says so. */
export const ERROR_STATUS = {
  'bad-request': 400,
  unauthorised: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  stale: 409,
  'illegal-move': 422,
  'too-large': 413,
  'too-many': 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

export const ErrorCode = OneOf([
  'bad-request',
  'unauthorised',
  'forbidden',
  'not-found',
  'conflict',
  'stale',
  'illegal-move',
  'too-large',
  'too-many',
  'internal',
  'unavailable',
]);

/** Over HTTP this is the body, over the WebSocket a message; `id` is that of the send which failed. */
export const Failure = Exactly({
  type: Type.Literal('error'),
  code: ErrorCode,
  message: Type.String({ description: 'What was wrong and what is expected, in plain words' }),
  id: Type.Optional(SendId),
  match: Type.Optional(Id),
});
export type Failure = Static<typeof Failure>;
