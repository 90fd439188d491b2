import { frameOf } from '@souk/client';
import { elementAt } from '@souk/kernel';
import type { State, Update } from '@souk/protocol';
import { QUICKEST } from '../games.js';
import { any, type GroupPlan, type NewGroup } from './group.js';
import { enter, openLive, soukClient } from './souk-client.js';
import type { Wire } from './wire.js';

/** A move on its way. */
interface Client {
  readonly token: string | undefined;
  readonly wire: Wire;
  sentAt: number;
}

const ACK = Buffer.from('"type":"ack"');
const ERROR = Buffer.from('"type":"error"');
const UPDATE = Buffer.from('"type":"update"');
const STATE = Buffer.from('"type":"state"');
const NO_DECISION = Buffer.from('"decision":null');
const NO_OUTCOME = Buffer.from('"outcome":null');
/** Where a message says what it is. */
const TYPE_ENDS = 40;

const isOf = (type: Buffer, message: Buffer): boolean => message.subarray(0, TYPE_ENDS).includes(type);

/** Players and watchers of our own server. */
export const soukGroup: NewGroup = async (plan) => {
  let match = '';
  const nextMatch = async (): Promise<void> => {
    const before = match;
    match = await newMatch(plan, players);
    for (const { wire } of [...players, ...watchers]) {
      if (before !== '') wire.send(frameOf({ type: 'unwatch', match: before }));
      wire.send(frameOf({ type: 'watch', match }));
    }
  };
  const players = await Promise.all(
    Array.from({ length: plan.seats }, (_, seat) =>
      openPlayer(plan, seat, () => {
        nextMatch().catch(plan.failed);
      }),
    ),
  );
  const watchers = await Promise.all(
    Array.from({ length: plan.watchers }, () => openClient(plan, undefined, () => {})),
  );
  return {
    nextMatch,
    close: () => {
      for (const { wire } of [...players, ...watchers]) wire.close();
    },
  };
};

async function newMatch({ port, from }: GroupPlan, players: readonly Client[]): Promise<string> {
  const guests = players.slice(1);
  const seats = [{ kind: 'you' } as const, ...guests.map(() => ({ kind: 'open' }) as const)];
  const client = soukClient({ port, from, token: elementAt(players, 0).token });
  const { id } = await client.request('newTable', { body: { game: QUICKEST.game.id, seats } });
  for (const { token } of guests) await soukClient({ port, from, token }).request('join', { params: { id } });
  await client.request('start', { params: { id } });
  return id;
}

async function openPlayer(plan: GroupPlan, seat: number, over: () => void): Promise<Client> {
  const token = await enter(plan, `Seat ${seat}`);
  const { pace } = plan;
  const client = await openClient(plan, token, (message) => {
    if (isOf(ACK, message)) pace.acknowledged(client.sentAt);
    else if (isOf(ERROR, message)) plan.failed(new Error(message.toString()));
    else if (isOf(UPDATE, message) || isOf(STATE, message)) {
      if (!message.includes(NO_DECISION)) decide(client, message);
      else if (seat === 0 && message.lastIndexOf(NO_OUTCOME) < 0) over();
    }
  });
  const decide = ({ wire }: Client, message: Buffer): void => {
    const { decision, match, seq } = JSON.parse(message.toString()) as State | Update;
    if (decision === null) return;
    const { answers, moves } = decision;
    const send = frameOf({
      type: 'move',
      match,
      id: `${seat}.${seq}`,
      answers,
      move: elementAt(moves, any(moves.length)),
    });
    pace.turn(() => {
      client.sentAt = performance.now();
      wire.send(send);
    });
  };
  return client;
}

async function openClient(
  { port, from, failed }: GroupPlan,
  token: string | undefined,
  message: (bytes: Buffer) => void,
): Promise<Client> {
  const wire = await openLive({ port, from, token }, { message, closed: (reason) => failed(new Error(reason)) });
  return { token, wire, sentAt: 0 };
}
