import type { Static, TSchema } from 'typebox';
import type { ROUTES, RouteName } from './index.js';

/** A document that is handed over to be read. Documents of a game are left as they are. */
type Frozen<T> = object extends T
  ? T
  : T extends readonly (infer E)[]
    ? readonly Frozen<E>[]
    : T extends object
      ? { readonly [K in keyof T]: Frozen<T[K]> }
      : T;

/** What a route's schema for a part describes; undefined if it has none. */
type Described<K extends RouteName, P extends string> = (typeof ROUTES)[K] extends {
  readonly [X in P]: infer S extends TSchema;
}
  ? Static<S>
  : undefined;

/** A part of a request: left out where the route has none, or where nothing in it is required. */
type Part<K extends RouteName, P extends 'params' | 'query' | 'body'> = [Described<K, P>] extends [undefined]
  ? { readonly [X in P]?: undefined }
  : object extends Described<K, P>
    ? { readonly [X in P]?: Frozen<Described<K, P>> }
    : { readonly [X in P]: Frozen<Described<K, P>> };

/** The parts of a request to a route, by its schemas. */
export type RequestOf<K extends RouteName> = Part<K, 'params'> & Part<K, 'query'> & Part<K, 'body'>;

/** What a route answers; undefined if its answer is empty. */
export type AnswerOf<K extends RouteName> = Described<K, 'answer'>;
