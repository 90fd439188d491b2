import { createHash } from 'node:crypto';
import { createInterface } from 'node:readline';
import { PassThrough } from 'node:stream';
import { arcaneAlley } from '@souk/games/arcane-alley';
import { daleOfMerchants } from '@souk/games/dale-of-merchants';
import { dwarvenTraders } from '@souk/games/dwarven-traders';
import { type AnyGame, elementAt, type GameTypes } from '@souk/kernel';
import type { ServerMessage } from '@souk/protocol';
import type { Runtime } from '@souk/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { scaled } from '../../../kernel/test/support/scale.js';
import { openLogger } from '../../src/logging/logger.js';
import { type RedealtPair, redealtPair } from '../proofs/redealt.js';
import { Client } from '../support/client.js';
import { ON_CLUSTER } from '../support/cluster.js';
import { openHost } from '../support/host.js';
import { beginMatch, guest, request, type TestPerson } from '../support/person.js';
import { firstOf, streamOf } from '../support/stream.js';

const SEED = process.env.SOUK_LAW_SEED ?? 'nothing told';
/** Pairs of deals for each game. What is told is made by the same code on PostgreSQL and Redis: a few show that nothing is added. */
const PAIRS = scaled(ON_CLUSTER ? 4 : 18);
/** Pairs that share a host: what is heard of them is kept until it has been compared. */
const PAIRS_PER_HOST = 100;

/** Time and chance that are the same for two hosts: whatever differs then comes from the deal. */
class FixedRuntime implements Runtime {
  #time = 1_700_000_000_000;
  #draws = 0;
  readonly now = (): number => this.#time;
  readonly monotonic = (): number => this.#time;
  readonly after = (): (() => void) => () => {};
  readonly entropy = (bytes: number): Buffer => {
    this.#draws++;
    return createHash('sha256').update(`entropy ${this.#draws}`).digest().subarray(0, bytes);
  };
  pass(milliseconds: number): void {
    this.#time += milliseconds;
  }
}

/** What one viewer gets to know of one match, word for word. */
type Transcript = readonly string[];

/** People and their connections at one host. */
interface Connections {
  readonly people: readonly TestPerson[];
  readonly clients: readonly Client[];
  /** A client without a name. */
  readonly anonymous: Client;
  readonly address: string;
}

/** What a viewer hears of a match, in one of its two deals. */
async function hear(
  pair: RedealtPair,
  connections: Connections,
): Promise<{ readonly id: string; readonly transcript: Transcript }> {
  const { game, seats, options, viewer, steps, refused } = pair;
  const { people, clients, anonymous } = connections;
  const { id } = await beginMatch(people.slice(0, seats), { game: game.id, options });
  const own = viewer === 'spectator' ? anonymous : elementAt(clients, viewer);
  const from = own.frames.length;
  const answers = await asked(id, pair, connections);
  await own.watch(id);
  for (const move of refused) {
    const send = own.sendId();
    own.send({ type: 'move', match: id, id: send, answers: 0, move });
    expect((await own.answerTo(send)).type).toBe('error');
  }
  for (const [seq, { seat, move }] of steps.entries()) {
    const client = elementAt(clients, seat);
    const send = client.sendId();
    client.send({ type: 'move', match: id, id: send, answers: seq, move });
    const answer = await client.answerTo(send);
    expect(answer.type, JSON.stringify(answer)).toBe('ack');
  }
  // What was missed is told once more; the answer to a ping shows that nothing else is on its way.
  own.send({ type: 'watch', match: id, since: 0 });
  if (steps.length > 0) {
    for (let told = 0; told < 2; told++) await own.nextState(id, ({ seq }) => seq === steps.length);
  }
  own.send({ type: 'unwatch', match: id });
  own.send({ type: 'ping', id: 'last' });
  await own.nextOf('pong');
  return { id, transcript: [...own.frames.slice(from), ...answers, ...(await asked(id, pair, connections))] };
}

const isOf = (type: ServerMessage['type']) => (line: string) => line.startsWith(`{"type":"${type}"`);

/** What is streamed to the viewer: how the match stands now, and what has happened since it began. */
async function streamed(
  id: string,
  { viewer, steps }: RedealtPair,
  { people, address }: Connections,
): Promise<Transcript> {
  const token = viewer === 'spectator' ? undefined : elementAt(people, viewer).token;
  const now = await firstOf(await streamOf(address, id, { token }), 1, isOf('state'));
  if (steps.length === 0) return now;
  const since = await streamOf(address, id, { token, since: 0 });
  return [...now, ...(await firstOf(since, steps.length, isOf('update')))];
}

/** What the viewer is answered over HTTP. */
async function asked(id: string, { viewer }: RedealtPair, { people, address }: Connections): Promise<Transcript> {
  const token = viewer === 'spectator' ? undefined : elementAt(people, viewer).token;
  const caller = { address, token };
  const params = { id };
  const answers: string[] = [];
  for (const ask of [
    () => request(caller, 'match', { params }),
    () => request(caller, 'table', { params }),
    () => request(caller, 'history', { params }),
    () => request(caller, 'record', { params }),
    () => request(caller, 'chat', { params }),
    () => request(caller, 'standing', { params }),
    () => request(caller, 'undo', { params, body: { id: 'no-such-number', answers: 99 } }),
    () => request(caller, 'move', { params, body: { id: 'nonsense', answers: 0, move: { kind: 'nonsense' } } }),
  ]) {
    const { status, body } = await ask();
    answers.push(JSON.stringify([answers.length, status, body]));
  }
  return answers;
}

/** What was heard of all pairs, and what the host has written about itself meanwhile. */
interface Heard {
  readonly transcripts: readonly Transcript[];
  readonly log: Transcript;
  readonly metrics: Transcript;
}

/**
 * How long something took, how busy the process and its connections to the database were at this instant, and how much
 * memory there is, comes from the machine and not from the deal.
 */
const MEASURED =
  /"ms":\d+|"pid":\d+|"time":"[^"]+"|"address":"[^"]+"|^souk_(memory_bytes|event_loop_utilization|database_(busy|waiting)) .*/;

const withoutMeasures = (lines: readonly string[]): string[] =>
  lines.map((line) => line.replaceAll(new RegExp(MEASURED, 'g'), ''));

/** Plays all pairs of a game in one of their two deals, at a host of its own, where matches begin in the middle. */
async function hearAll(game: AnyGame, pairs: readonly RedealtPair[], deal: 'truth' | 'redealt'): Promise<Heard> {
  const setup = vi.spyOn(game, 'setup');
  const runtime = new FixedRuntime();
  const written = new PassThrough();
  const log: string[] = [];
  createInterface({ input: written }).on('line', (line) => log.push(line));
  const dependencies = { runtime, logger: openLogger('debug', written) };
  const { address, close } = await openHost({ maxMessages: 1_000_000, spectatorPause: 0 }, dependencies);
  const people: TestPerson[] = [];
  const clients: Client[] = [];
  // One after the other, so that the same chance makes the same people.
  for (const name of ['Ada', 'Bea', 'Cem', 'Dag', 'Eva', 'Fay']) people.push(await guest(address, name));
  for (const person of people) clients.push(await person.connect());
  const connections = { address, people, clients, anonymous: await Client.open(address) };
  const heard: Awaited<ReturnType<typeof hear>>[] = [];
  const starts = new Map<string, GameTypes['State']>();
  for (const pair of pairs) {
    runtime.pass(1000);
    // The same match is set up again whenever it is told again: the same chance must give the same start.
    setup.mockImplementation((_options, _seats, random) => {
      const key = JSON.stringify(random);
      const start = starts.get(key) ?? pair[deal];
      starts.set(key, start);
      return game.clone(start);
    });
    heard.push(await hear(pair, connections));
  }
  for (const client of [...clients, connections.anonymous]) await client.close();
  const metrics = await (await fetch(`${address}/metrics`)).text();
  const logged = [...log];
  // Last of all: whether a stream counts as answered depends on whether it or its reader ends first.
  const transcripts: Transcript[] = [];
  for (const [i, { id, transcript }] of heard.entries()) {
    transcripts.push([...transcript, ...(await streamed(id, elementAt(pairs, i), connections))]);
  }
  await close();
  vi.restoreAllMocks();
  return { transcripts, log: withoutMeasures(logged), metrics: withoutMeasures(metrics.split('\n').sort()) };
}

/**
 * What a view says of others' knowledge. Every seat can work it out from what was told to all; but the match that a
 * viewer imagines begins at this moment, and there the others know only what the viewer does: which pools they could tell
 * apart is no part of the viewer's own view, so that the two matches may differ in what they conclude later. The secrecy law
 * compares it in twins of the truth, in which the others do have their past.
 */
const KNOWN_TO_ALL: { readonly [game: string]: RegExp } = { [daleOfMerchants.id]: /"shown":(true|false),/g };

const withoutKnowledge = (game: AnyGame, transcript: Transcript): Transcript => {
  const known = KNOWN_TO_ALL[game.id];
  return known === undefined ? transcript : transcript.map((text) => text.replaceAll(known, ''));
};

/** Where two transcripts part, in a few words. */
function differenceOf(one: Transcript, other: Transcript): string | undefined {
  const at = one.findIndex((text, i) => text !== other[i]);
  if (at < 0) return one.length === other.length ? undefined : `${other.length - one.length} more messages`;
  const [text, twin] = [elementAt(one, at), other[at] ?? ''];
  const place = [...text].findIndex((letter, i) => letter !== twin[i]);
  const cut = (whole: string): string => whole.slice(Math.max(0, place - 80), place + 80);
  return `message ${at}, ${text.slice(0, 60)}…:\n  ${cut(text)}\n  ${cut(twin)}`;
}

/** Compares some pairs of a game; says how many messages and answers that were. */
async function compare(game: AnyGame, first: number, count: number): Promise<number> {
  const pairs = Array.from({ length: count }, (_, i) => redealtPair(game, SEED, first + i));
  expect(pairs.some(({ truth, redealt }) => game.hash(truth) !== game.hash(redealt))).toBe(true);
  const heard = await hearAll(game, pairs, 'truth');
  const imagined = await hearAll(game, pairs, 'redealt');
  for (const [i, { viewer, steps, seats }] of pairs.entries()) {
    const shown = ({ transcripts }: Heard): Transcript => withoutKnowledge(game, elementAt(transcripts, i));
    const difference = differenceOf(shown(heard), shown(imagined));
    expect(difference, `pair ${first + i}: ${viewer} of ${seats}, ${steps.length} steps`).toBeUndefined();
  }
  expect(heard.log.length).toBeGreaterThan(pairs.length);
  expect(differenceOf(heard.log, imagined.log), 'what is logged').toBeUndefined();
  expect(differenceOf(heard.metrics, imagined.metrics), 'what is measured').toBeUndefined();
  return heard.transcripts.flat().length;
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe.each([dwarvenTraders, arcaneAlley, daleOfMerchants] as readonly AnyGame[])('$name', (game) => {
  it(`tells a viewer the same of ${PAIRS} moments and of what the viewer takes them for`, {
    timeout: 3_600_000,
  }, async () => {
    for (let first = 0; first < PAIRS; first += PAIRS_PER_HOST) {
      expect(await compare(game, first, Math.min(PAIRS_PER_HOST, PAIRS - first))).toBeGreaterThan(0);
    }
  });
});
