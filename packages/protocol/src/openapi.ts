import type { TSchema } from 'typebox';
import { ROUTES, type Route } from './routes/index.js';
import { Failure } from './schemas/errors.js';
import { CLIENT_MESSAGES, SERVER_MESSAGES } from './schemas/messages.js';
import { API, COOKIE, LIVE, PROTOCOL } from './version.js';

const JSON_TYPE = 'application/json';

const parametersOf = (schema: TSchema | undefined, where: 'path' | 'query'): object[] => {
  const { properties = {}, required = [] } = (schema ?? {}) as {
    properties?: Record<string, object>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, each]) => ({
    name,
    in: where,
    required: required.includes(name),
    schema: each,
  }));
};

const content = (schema: TSchema, type = JSON_TYPE): object => ({ [type]: { schema } });

function operationOf(name: string, route: Route): object {
  const { caller, summary, params, query, body, answer, status = 200, type } = route;
  const described = type === undefined ? answer : undefined;
  return {
    operationId: name,
    summary,
    security: caller === 'person' ? [{ token: [] }, { cookie: [] }] : [{}, { token: [] }, { cookie: [] }],
    parameters: [...parametersOf(params, 'path'), ...parametersOf(query, 'query')],
    ...(body === undefined ? {} : { requestBody: { required: true, content: content(body) } }),
    responses: {
      [status]: {
        description: summary,
        ...(described === undefined ? {} : { content: content(described) }),
        ...(type === undefined ? {} : { content: { [type]: {} } }),
      },
      default: { description: 'What was wrong, and what is expected', content: content(Failure) },
    },
  };
}

function pathsOf(routes: { readonly [name: string]: Route }): { [path: string]: { [method: string]: object } } {
  const paths: { [path: string]: { [method: string]: object } } = {};
  for (const [name, route] of Object.entries(routes)) {
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operationOf(name, route) };
  }
  return paths;
}

/** The OpenAPI document of the host, made from the very schemas that validate. */
export const openApi = (version: string): object => ({
  openapi: '3.1.0',
  info: {
    title: 'Souk',
    version,
    description: `Protocol ${PROTOCOL}. Live play is a WebSocket at ${LIVE}; its messages are the schemas ClientMessage-* and ServerMessage-*.`,
  },
  servers: [{ url: API }],
  paths: pathsOf(ROUTES),
  components: {
    securitySchemes: {
      token: { type: 'http', scheme: 'bearer' },
      cookie: { type: 'apiKey', in: 'cookie', name: COOKIE },
    },
    schemas: Object.fromEntries([
      ...Object.entries(CLIENT_MESSAGES).map(([type, schema]) => [`ClientMessage-${type}`, schema]),
      ...Object.entries(SERVER_MESSAGES).map(([type, schema]) => [`ServerMessage-${type}`, schema]),
    ]),
  },
});
