import Type, { type TSchema } from 'typebox';
import type { Endpoint } from '../endpoints.js';
import { Exactly, Id } from '../schemas/common.js';

/** Who may call a route: any client, or a person (by cookie or bearer token). */
export type Caller = 'public' | 'person';

/** A resource of the host. */
export interface Route extends Endpoint {
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

export interface Routes {
  readonly [name: string]: Route;
}

export const ById = Exactly({ id: Id });
export const Cursor = Type.Optional(Type.String({ maxLength: 64, description: '`next` of the page before' }));
export const Nothing = Exactly({});
