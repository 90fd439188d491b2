import {
  type Answer,
  httpClientOver,
  type OutgoingRequest,
  RefusedError,
  requestLine,
  UnreachableError,
} from '@souk/client';
import { elementAt } from '@souk/kernel';
import { ENDPOINTS } from '@souk/protocol';
import { ROUTES } from '@souk/protocol/routes';
import { describe, expect, test } from 'vitest';

const ID = 'A'.repeat(22);

describe('A request', () => {
  test('has its parameters in its path, and its query behind it', () => {
    expect(requestLine('setSeat', { params: { id: ID, seat: 2 }, body: { kind: 'open' } })).toEqual({
      method: 'PUT',
      path: `/api/v1/tables/${ID}/seats/2`,
      body: '{"kind":"open"}',
    });
    expect(requestLine('tables', { query: { phase: 'open', after: 'a&b' } })).toEqual({
      method: 'GET',
      path: '/api/v1/tables?phase=open&after=a%26b',
      body: undefined,
    });
    expect(requestLine('tableByCode', { params: { code: '../me' } }).path).toBe('/api/v1/codes/..%2Fme');
  });

  test('that changes something has a body, an empty one at least', () => {
    expect(requestLine('start', { params: { id: ID } }).body).toBe('{}');
    expect(requestLine('signOut').body).toBeUndefined();
    expect(requestLine('tables').path).toBe('/api/v1/tables');
  });

  test('can be made to every route of the host', () => {
    expect(Object.keys(ENDPOINTS)).toEqual(Object.keys(ROUTES));
  });
});

describe('A client', () => {
  const answering = (status: number, text: string) => {
    const requests: OutgoingRequest[] = [];
    const transport = async (request: OutgoingRequest): Promise<Answer> => {
      requests.push(request);
      return { ok: status < 400, status, text: async () => text };
    };
    return { requests, client: httpClientOver(transport, { address: 'http://host.test', token: 'secret' }) };
  };

  test('says where and as whom', async () => {
    const { client, requests } = answering(200, '{"games":[]}');
    expect(await client.request('games')).toEqual({ games: [] });
    await client.request('leave', { params: { id: ID } });
    expect(requests).toMatchObject([
      { address: 'http://host.test', headers: { authorization: 'Bearer secret' } },
      { headers: { authorization: 'Bearer secret', 'content-type': 'application/json' } },
    ]);
    expect(elementAt(requests, 0).headers).not.toHaveProperty('content-type');
  });

  test('knows empty answers', async () => {
    expect(await answering(204, '').client.request('signOut')).toBeUndefined();
  });

  test('tells a refusal by its code', async () => {
    const { client } = answering(409, '{"type":"error","code":"conflict","message":"taken"}');
    const error = await client.request('enter', { body: { name: 'Ann' } }).catch((each: unknown) => each);
    expect(error).toBeInstanceOf(RefusedError);
    expect(error).toMatchObject({ code: 'conflict', message: 'taken' });
  });

  test.each([
    [502, '<html>'],
    [200, '<html>'],
    [500, '{}'],
    [404, ''],
  ])('knows what is no host of Souk: %i %j', async (status, text) => {
    await expect(answering(status, text).client.request('games')).rejects.toThrow(UnreachableError);
  });

  test('knows an answer that has broken off', async () => {
    const text = () => Promise.reject(new TypeError('terminated'));
    const client = httpClientOver(async () => ({ ok: true, status: 200, text }), { address: 'http://host.test' });
    await expect(client.request('exportMe')).rejects.toThrow(UnreachableError);
  });
});
