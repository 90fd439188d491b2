import { describe, expect, test } from 'vitest';
import { fakeWorld } from '../../client/test/support/fake-world.js';
import { HostConnection } from '../src/online/connection.js';

function pageConnection() {
  const world = fakeWorld();
  let back = (): void => {};
  let gone = (): void => {};
  let isWatched = false;
  const connection = new HostConnection(world.connection, world.clock, (whenBack, whenGone) => {
    isWatched = true;
    back = whenBack;
    gone = whenGone;
    return () => {
      isWatched = false;
    };
  });
  return { ...world, connection, comeBack: () => back(), goAway: () => gone(), isWatched: () => isWatched };
}

describe('The connection of a page', () => {
  test('that breaks says that it was lost, and for a while that it is back', () => {
    const { connection, clock, last, welcome } = pageConnection();
    expect(connection.status.get()).toBe('connecting');
    welcome();
    expect(connection.status.get()).toBe('open');
    last().breakOff();
    expect(connection.status.get()).toBe('lost');
    clock.advance(400);
    expect(connection.status.get()).toBe('lost');
    welcome();
    expect(connection.status.get()).toBe('back');
    clock.advance(4000);
    expect(connection.status.get()).toBe('open');
  });

  test('that could never be made is lost, too', () => {
    const { connection, last } = pageConnection();
    last().breakOff();
    expect(connection.status.get()).toBe('lost');
  });

  test('follows what the browser knows of the network, until it is closed', () => {
    const { connection, sockets, last, welcome, comeBack, goAway, isWatched } = pageConnection();
    welcome();
    goAway();
    expect(connection.status.get()).toBe('lost');
    expect(last().isClosed).toBe(true);
    comeBack();
    comeBack();
    expect(sockets).toHaveLength(2);
    connection.close();
    expect(isWatched()).toBe(false);
  });

  test('is made anew for another person without a word', () => {
    const { connection, sockets, welcome } = pageConnection();
    welcome();
    connection.live.reopen();
    expect(sockets).toHaveLength(2);
    expect(connection.status.get()).toBe('open');
    welcome();
    expect(connection.status.get()).toBe('open');
  });
});
