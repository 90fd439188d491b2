import { Readable } from 'node:stream';
import type { SignedIn } from '@souk/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieWith, deviceCookieWith, noCookie } from './identity.js';

/** A text that is JSON already. */
export class Json {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** What a handler may do to an answer beyond its content. */
export class Reply {
  readonly #request: FastifyRequest;
  readonly #reply: FastifyReply;

  constructor(request: FastifyRequest, reply: FastifyReply) {
    this.#request = request;
    this.#reply = reply;
  }

  /** `marks`: what the device is to remember of the accounts that were signed in to there. */
  signedIn<S extends SignedIn>(signedIn: S, marks?: string): S {
    const secure = this.#request.protocol === 'https';
    this.#reply.header('set-cookie', cookieWith(signedIn.token, secure));
    if (marks !== undefined) this.#reply.header('set-cookie', deviceCookieWith(marks, secure));
    return signedIn;
  }

  signedOut(): void {
    this.#reply.header('set-cookie', noCookie);
  }

  /** Does something once the answer is on its way. */
  afterwards(act: () => void): void {
    this.#reply.raw.once('finish', act);
  }

  download(name: string): void {
    this.#reply.header('content-disposition', `attachment; filename="${name}"`);
  }

  /** A document that comes piece by piece. Should it fail half-way, it ends there, and no reader takes it for whole. */
  pieces(document: AsyncIterable<string>, closed: () => void): Readable {
    return Readable.from(document).once('close', closed);
  }

  json(text: string): Json {
    return new Json(text);
  }
}
