import { API, ENDPOINTS, type Endpoint, type RequestOf, type RouteName } from '@souk/protocol';

/** A request to the host, ready to be sent: its path begins with a slash and has its query. */
export interface RequestLine {
  readonly method: Endpoint['method'];
  readonly path: string;
  /** The JSON document to send; undefined: none. */
  readonly body: string | undefined;
}

/** What a request brings, as an optional argument where a route requires nothing. */
export type Given<K extends RouteName> =
  object extends RequestOf<K> ? readonly [given?: RequestOf<K>] : readonly [given: RequestOf<K>];

interface Values {
  readonly [name: string]: string | number | undefined;
}

interface Parts {
  readonly params?: Values | undefined;
  readonly query?: Values | undefined;
  readonly body?: object | undefined;
}

/** Where a route is, for these parameters and this query. */
export function pathTo(route: RouteName, params: Values = {}, query: Values = {}): string {
  const path = ENDPOINTS[route].path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const asked = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return `${API}${path}${asked.length === 0 ? '' : `?${asked.join('&')}`}`;
}

/** The route's request with these parts. */
export function requestLine<K extends RouteName>(route: K, ...[given]: Given<K>): RequestLine {
  const { method } = ENDPOINTS[route];
  // Every schema of a part describes an object; the compiler knows it of each route, but not of any.
  const { params, query, body } = (given ?? {}) as Parts;
  return { method, path: pathTo(route, params, query), body: bodyOf(method, body) };
}

/** What changes something has a body, an empty one at least. */
function bodyOf(method: Endpoint['method'], body: object | undefined): string | undefined {
  const isBodiless = method === 'GET' || method === 'DELETE';
  return isBodiless && body === undefined ? undefined : JSON.stringify(body ?? {});
}
