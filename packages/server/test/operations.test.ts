import { Writable } from 'node:stream';
import { readRecord } from '@souk/kernel';
import { API } from '@souk/protocol';
import { describe, expect, test } from 'vitest';
import { checkMetricsReader } from '../src/http/metrics-access.js';
import { openLogger } from '../src/logging/logger.js';
import { Refusal } from '../src/refusal.js';
import { ManualClock } from './support/clock.js';
import { ON_CLUSTER } from './support/cluster.js';
import { openHost, temporaryFolder } from './support/host.js';
import { beginMatch, guests, rawRequest, request } from './support/person.js';
import { playToEnd } from './support/play.js';
import { all } from './support/tuples.js';

describe('The operator of a host', () => {
  test('can ask whether it lives and is ready, and what it is doing', async () => {
    const { address } = await openHost();
    expect(await (await fetch(`${address}/healthz`)).json()).toEqual({ status: 'ok' });
    const ready = { status: 'ready', ...(ON_CLUSTER ? { redis: 'up' } : {}) };
    await expect.poll(async () => (await fetch(`${address}/readyz`)).json()).toEqual(ready);
    const people = await guests(address, 'Ann', 'Ben');
    const { id } = await beginMatch(people);
    const client = await people[0].connect();
    await client.watch(id);
    const metrics = await (await fetch(`${address}/metrics`)).text();
    expect(metrics).toMatch(/^souk_connections 1$/m);
    expect(metrics).toMatch(/^souk_rooms 1$/m);
    expect(metrics).toMatch(/^# TYPE souk_requests_total counter$/m);
    expect(metrics).toMatch(/^souk_messages_total\{type="watch"\} 1$/m);
  });

  test('gets its figures as Prometheus reads them, with what has not happened yet, and of this host alone', async () => {
    const [busy, idle] = [await openHost(), await openHost()];
    await guests(busy.address, 'Ann');
    const [ours, others] = await all([busy, idle], async ({ address }) => {
      const response = await fetch(`${address}/metrics`);
      expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
      return await response.text();
    });
    expect(ours).toMatch(/^souk_requests_total\{status="201"\} 1$/m);
    expect(others).not.toMatch(/^souk_requests_total\{/m);
    expect(others).toMatch(
      /^# HELP souk_missed_news_total \S.*\n# TYPE souk_missed_news_total counter\nsouk_missed_news_total 0$/m,
    );
    const bounds = [...others.matchAll(/^souk_store_seconds_bucket\{le="(.+)"\} 0$/gm)].map(([, bound]) => bound);
    expect(bounds.join(' ')).toBe('0.001 0.0025 0.005 0.01 0.025 0.05 0.1 0.25 0.5 1 2.5 +Inf');
  });

  test('alone reads the figures: on the machine itself, unless a token says who may', async () => {
    const TOKEN = 'figures-for-prometheus';
    const [closed, open] = [await openHost({ proxy: 'yes' }), await openHost({ metricsToken: TOKEN })];
    const statusOf = async ({ address }: { address: string }, headers: { [name: string]: string } = {}) =>
      (await fetch(`${address}/metrics`, { headers })).status;
    expect(await statusOf(closed)).toBe(200);
    for (const name of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via']) {
      expect(await statusOf(closed, { [name]: '127.0.0.1' }), name).toBe(403);
    }
    expect(await statusOf(open)).toBe(401);
    expect(await statusOf(open, { authorization: 'Bearer figures-for-prometheuS' })).toBe(401);
    expect(await statusOf(open, { authorization: `Bearer ${TOKEN}`, 'x-forwarded-for': '192.0.2.7' })).toBe(200);
    await expect(openHost({ metricsToken: 'short' })).rejects.toThrow('--metrics-token: expected at least 16');
  });

  test('does not show the figures to other machines', () => {
    const from = (remoteAddress: string) => () => checkMetricsReader({ headers: {}, socket: { remoteAddress } }, '');
    for (const here of ['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1']) expect(from(here)).not.toThrow();
    for (const elsewhere of ['192.0.2.7', '10.0.0.1', '::ffff:10.0.0.1', '::2', '2001:db8::127.0.0.1', '']) {
      expect(from(elsewhere), elsewhere).toThrow(Refusal);
    }
  });

  test('finds matches that nobody watches only on disk after a while, and can open them again', async () => {
    const runtime = new ManualClock();
    const { address } = await openHost({ idleMinutes: 5 }, { runtime });
    const [ann, ben] = await guests(address, 'Ann', 'Ben');
    const { id } = await beginMatch([ann, ben]);
    const rooms = async (): Promise<string | undefined> =>
      (await (await fetch(`${address}/metrics`)).text()).match(/^souk_rooms (\d+)$/m)?.[1];
    expect(await rooms()).toBe('1');
    runtime.advance(6 * 60_000);
    while ((await rooms()) !== '0');
    expect(await ann.do('match', { params: { id } })).toMatchObject({ seat: 0, seq: 0 });
  });

  test('gets the OpenAPI document with every route', async () => {
    const { address } = await openHost();
    const { body } = await rawRequest({ address }, 'GET', '/openapi.json');
    expect(body).toMatchObject({ openapi: '3.1.0', paths: { '/matches/{id}/moves': {} } });
    const texts = [1, 2].map(async () => (await fetch(`${address}${API}/openapi.json`)).text());
    const [once, again] = await Promise.all(texts);
    expect(again).toBe(once);
  });

  test('stops it in good order: connections are told, and everything is there afterwards', async () => {
    const data = temporaryFolder();
    const host = await openHost({ data });
    const people = await guests(host.address, 'Ann', 'Ben');
    const { id } = await beginMatch(people);
    const client = await people[0].connect();
    await client.watch(id);
    const closing = host.close();
    expect(await client.nextOf('bye')).toMatchObject({ reason: 'the host is stopping' });
    expect((await client.closed()).code).toBe(1001);
    await closing;
    const { address } = await openHost({ data });
    expect(await people[1].at(address).do('match', { params: { id } })).toMatchObject({ seat: 1 });
  });

  test('finds no secret in the log, however much is logged', async () => {
    const lines: string[] = [];
    const destination = new Writable({
      write(chunk, _, done) {
        lines.push(String(chunk));
        done();
      },
    });
    const { address } = await openHost({}, { logger: openLogger('debug', destination) });
    const people = await guests(address, 'Ann', 'Ben');
    const table = await beginMatch(people);
    const clients = await all(people, (person) => person.connect());
    await all(clients, async (client) => playToEnd(client, table.id, await client.watch(table.id)));
    await request({ address }, 'signIn', { body: { name: 'Ann', passphrase: 'not so secret after all' } });
    const { reveal } = readRecord(await people[0].do('record', { params: { id: table.id } }));
    const log = lines.join('');
    expect(log).toContain('"route":"/api/v1/tables/:id/start"');
    for (const secret of [
      reveal?.seed ?? '',
      reveal?.nonce ?? '',
      ...people.map(({ token }) => token),
      'not so secret',
      table.code,
      table.id,
    ]) {
      expect(log).not.toContain(secret);
    }
  });
});
