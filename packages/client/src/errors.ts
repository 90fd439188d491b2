import type { ErrorCode, Failure } from '@souk/protocol';

/** The host has refused a request or a send; the message says why in plain English. */
export class RefusedError extends Error {
  readonly code: ErrorCode;

  constructor({ code, message }: Pick<Failure, 'code' | 'message'>) {
    super(message);
    this.name = 'RefusedError';
    this.code = code;
  }
}

/** Nothing answers, or what answers is no host of Souk. */
export class UnreachableError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UnreachableError';
  }
}

/** The connection has ended before a send was answered: the host may have done it or not. */
export class DisconnectedError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'DisconnectedError';
  }
}

export const isFailure = (answer: unknown): answer is Failure =>
  typeof answer === 'object' && answer !== null && 'type' in answer && answer.type === 'error' && 'code' in answer;
