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

interface Parts {
  readonly params?: { readonly [name: string]: string | number } | undefined;
  readonly query?: { readonly [name: string]: string | number | undefined } | undefined;
  readonly body?: object | undefined;
}

/** The route's request with these parts. */
export function requestLine<K extends RouteName>(route: K, ...[given]: Given<K>): RequestLine {
  const { method, path }: Endpoint = ENDPOINTS[route];
  // Every schema of a part describes an object; the compiler knows it of each route, but not of any.
  const { params = {}, query = {}, body } = (given ?? {}) as Parts;
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const asked = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return {
    method,
    path: `${API}${filled}${asked.length === 0 ? '' : `?${asked.join('&')}`}`,
    body: bodyOf(method, body),
  };
}

/** What changes something has a body, an empty one at least. */
function bodyOf(method: Endpoint['method'], body: object | undefined): string | undefined {
  const isBodiless = method === 'GET' || method === 'DELETE';
  return isBodiless && body === undefined ? undefined : JSON.stringify(body ?? {});
}
