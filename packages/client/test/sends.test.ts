import { DisconnectedError, RefusedError } from '@souk/client';
import { describe, expect, test } from 'vitest';
import { fakeWorld } from './support/fake-world.js';

const MATCH = 'A'.repeat(22);
const MOVE = { kind: 'pass' };

const state = (seq: number) => ({ type: 'state', match: MATCH, seq });

describe('A send', () => {
  test('is done when the host has said so', async () => {
    const { connection, last, welcome } = fakeWorld();
    welcome();
    const move = connection.move(MATCH, 3, MOVE);
    expect(last().sent).toEqual([{ type: 'move', match: MATCH, id: 'send-1', answers: 3, move: MOVE }]);
    last().says({ type: 'ack', match: MATCH, id: 'send-1', seq: 4 });
    expect(await move).toMatchObject({ seq: 4 });
    const standing = connection.setStanding(MATCH, ['always']);
    last().says({ type: 'done', id: 'send-2' });
    await standing;
  });

  test('that was refused says by which code and why', async () => {
    const { connection, last, welcome } = fakeWorld();
    welcome();
    const undo = connection.undo(MATCH, 3);
    last().says({ type: 'error', code: 'stale', message: 'too late', id: 'send-1', match: MATCH });
    const error = await undo.catch((each: unknown) => each);
    expect(error).toBeInstanceOf(RefusedError);
    expect(error).toMatchObject({ code: 'stale', message: 'too late' });
  });

  test('is repeated under the same name until it is answered, after what was missed was asked for', async () => {
    const { connection, last, welcome, interrupt } = fakeWorld();
    connection.watch(MATCH);
    welcome();
    last().says(state(3));
    const answer = connection.answerUndo(MATCH, 3, true);
    const [, first] = last().sent;
    interrupt();
    expect(last().sent).toEqual([{ type: 'watch', match: MATCH, since: 3 }, first]);
    last().says({ type: 'ack', match: MATCH, id: 'send-1', seq: 4 });
    await answer;
    interrupt();
    expect(last().sent.map(({ type }) => type)).toEqual(['watch']);
  });

  test('waits for the connection if there is none yet', () => {
    const { connection, last, welcome } = fakeWorld();
    void connection.move(MATCH, 3, MOVE);
    expect(last().sent).toEqual([]);
    welcome();
    expect(last().sent).toHaveLength(1);
  });

  test('of something that would be heard twice is not repeated', async () => {
    const { connection, last, welcome, interrupt } = fakeWorld();
    await expect(connection.chat(MATCH, 'too early')).rejects.toThrow(DisconnectedError);
    welcome();
    const said = connection.chat(MATCH, 'hello');
    interrupt();
    await expect(said).rejects.toThrow(DisconnectedError);
    expect(last().sent).toEqual([]);
  });

  test('that is a ping says how long the host took', async () => {
    const { connection, clock, last, welcome } = fakeWorld();
    welcome();
    const ping = connection.ping();
    clock.advance(12);
    last().says({ type: 'pong', id: 'send-1', time: 0 });
    expect(await ping).toBe(12);
  });
});
