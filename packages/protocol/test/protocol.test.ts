import { InputError } from '@souk/kernel';
import { openApi } from '@souk/protocol/openapi';
import { ROUTES, type Route } from '@souk/protocol/routes';
import { CLIENT_MESSAGES, ERROR_STATUS, ErrorCode, SERVER_MESSAGES } from '@souk/protocol/schemas';
import { parseClientMessage, parserOf, textParserOf } from '@souk/protocol/validate';
import Type from 'typebox';
import { describe, expect, test } from 'vitest';

const MATCH = 'AAAAAAAAAAAAAAAAAAAAAA';

describe('A client message', () => {
  test.each([
    { type: 'watch', match: MATCH },
    { type: 'watch', match: MATCH, since: 12 },
    { type: 'move', match: MATCH, id: 'a1', answers: 3, move: { kind: 'pass' } },
    { type: 'lobby', on: true },
  ])('is read as it is: %j', (message) => {
    expect(parseClientMessage(message)).toEqual(message);
  });

  test.each([
    [undefined, /type: expected one of "watch"/],
    [[], /type: expected one of/],
    [{ type: 'toString' }, /type: expected one of .*, got "toString"/],
    [{ type: 'move' }, /expected the field "match", "id", "answers", "move"/],
    [{ type: 'watch', match: 'short' }, /match: expected 22 letters and digits/],
    [{ type: 'watch', match: MATCH, since: -1 }, /since: expected it to be >= 0/],
    [{ type: 'watch', match: MATCH, extra: 1 }, /expected no such field/],
    [{ type: 'chat', match: MATCH, id: 'a', text: 'x'.repeat(301) }, /text: expected it to not have more than 300/],
    [{ type: 'lobby', on: 'yes' }, /on: expected it to be boolean/],
  ])('that is none is refused with what was expected: %j', (message, problem) => {
    expect(() => parseClientMessage(message)).toThrow(problem);
    expect(() => parseClientMessage(message)).toThrow(InputError);
  });
});

describe('A schema', () => {
  test('says where in a document something is wrong', () => {
    const parse = parserOf(Type.Object({ seats: Type.Array(Type.Object({ level: Type.Integer({ maximum: 5 }) })) }));
    expect(() => parse({ seats: [{ level: 3 }, { level: 9 }] }, 'body')).toThrow(/^body\.seats\.1\.level: expected/);
  });

  test('reads numbers from the text of an address', () => {
    const parse = textParserOf(Type.Object({ since: Type.Optional(Type.Integer()) }));
    expect(parse({ since: '12' })).toEqual({ since: 12 });
    expect(() => parse({ since: 'x' })).toThrow(/since/);
  });

  test('of every message names the type that it is listed under', () => {
    for (const [type, { properties }] of Object.entries({ ...CLIENT_MESSAGES, ...SERVER_MESSAGES })) {
      expect(properties.type).toMatchObject({ const: type });
    }
  });

  test('of error codes has a status for each', () => {
    const parse = parserOf(ErrorCode);
    expect(Object.keys(ERROR_STATUS).map((code) => parse(code))).toEqual(Object.keys(ERROR_STATUS));
    expect(JSON.parse(JSON.stringify(ErrorCode)).enum).toHaveLength(Object.keys(ERROR_STATUS).length);
  });
});

describe('The OpenAPI document', () => {
  const document = JSON.parse(JSON.stringify(openApi('1.2.3')));

  test('has every route, with its parameters, body and answer', () => {
    const routes: Route[] = Object.values(ROUTES);
    for (const { path, method } of routes) expect(document.paths[path]).toHaveProperty(method.toLowerCase());
    const move = document.paths['/matches/{id}/moves'].post;
    expect(move.parameters).toMatchObject([{ name: 'id', in: 'path', required: true }]);
    expect(move.requestBody.content['application/json'].schema.required).toEqual(['id', 'answers', 'move']);
    expect(move.security).toEqual([{ token: [] }, { cookie: [] }]);
  });

  test('describes every parameter that its paths name', () => {
    for (const [path, operations] of Object.entries<Record<string, { parameters: { name: string; in: string }[] }>>(
      document.paths,
    )) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      for (const { parameters } of Object.values(operations)) {
        expect(parameters.filter((each) => each.in === 'path').map(({ name }) => name)).toEqual(named);
      }
    }
  });

  test('has the messages of live play', () => {
    expect(Object.keys(document.components.schemas)).toEqual(
      expect.arrayContaining(['ClientMessage-move', 'ServerMessage-update']),
    );
  });
});
