import { elementAt } from '@souk/kernel';
import { describe, expect, test } from 'vitest';
import { SmallHost, seat, sendFirst, sit, YOU } from './small-host.js';

describe('A session online', () => {
  test('tells of moves in order, remembers them, and knows every moment', () => {
    const { host, session, updates, hear } = sit();
    const steps = [host.move(), host.move(), host.move()];
    hear(steps);
    expect(updates.map(({ kind, after }) => [kind, after.length])).toEqual([
      ['played', 1],
      ['played', 2],
      ['played', 3],
    ]);
    expect(session.past()).toHaveLength(3);
    expect(session.momentAt(0).view).toEqual(host.history().start.view);
    expect(session.momentAt(2).view).toEqual(elementAt(steps, 1).view);
  });

  test('knows what happened before it was opened', () => {
    const host = new SmallHost();
    const steps = [host.move(), host.move()];
    const { session } = sit(host);
    expect(session.past().map(({ events, after }) => [events, after.view])).toEqual(
      steps.map(({ events, view }) => [events, view]),
    );
  });

  test('sends a move with the number that it answers, and nothing else until it is seen', () => {
    const { host, session, sent, hear } = sit();
    hear(host.moveUntil(true));
    const { moves } = elementAt(session.moment.decisions, 0);
    session.send(YOU, elementAt(moves, 0));
    session.send(YOU, elementAt(moves, 1));
    expect(sent.map(({ what }) => what)).toEqual([['move', host.seq, moves[0]]]);
    expect(session.sending).toBe(true);
    hear([host.move()]);
    expect(session.sending).toBe(false);
  });

  test('waits until an acknowledged move is seen', async () => {
    const { host, session, sent, hear } = sit();
    hear(host.moveUntil(true));
    sendFirst(session);
    const step = host.move();
    await elementAt(sent, 0).acknowledge(step.seq);
    expect(session.sending).toBe(true);
    hear([step]);
    expect(session.sending).toBe(false);
  });

  test('has seen a move when a fresh state is beyond it, even if the next decision is its own', async () => {
    const { host, session, sent, histories, hear } = sit();
    hear(host.moveUntil(true));
    sendFirst(session);
    const { seq } = host.move();
    host.moveUntil(true);
    await elementAt(sent, 0).acknowledge(seq);
    session.hear(host.state());
    await elementAt(histories, 0).answer();
    expect(session.moment.decisions).toHaveLength(1);
    expect(session.sending).toBe(false);
  });

  test('is done with a move that is acknowledged after a fresh state has shown it', async () => {
    const { host, session, sent, histories, hear } = sit();
    hear(host.moveUntil(true));
    sendFirst(session);
    const { seq } = host.move();
    host.moveUntil(true);
    session.hear(host.state());
    await elementAt(histories, 0).answer();
    expect(session.sending).toBe(true);
    await elementAt(sent, 0).acknowledge(seq);
    expect(session.sending).toBe(false);
  });

  test('lets who reads keep others waiting for twelve seconds, and for six where a clock runs', () => {
    const { host, session, hear } = sit();
    expect(session.patience()).toBe(12_000);
    hear([{ ...host.move(), clock: { deadline: 1, banks: [0, 0] } }]);
    expect(session.patience()).toBe(6_000);
  });

  test('says that a move cannot be taken back freely once it passes the turn to another person, but not to a bot', () => {
    const bound = (host: SmallHost): boolean[] => {
      const { session, hear } = sit(host);
      hear(host.moveUntil(true));
      return elementAt(session.moment.decisions, 0).moves.map((move) => session.isBinding(YOU, move));
    };
    const withBot = new SmallHost();
    withBot.seats[1] = seat(2);
    expect(new Set(bound(new SmallHost()))).toEqual(new Set([true]));
    expect(new Set(bound(withBot))).toEqual(new Set([false]));
  });

  test('keeps the question while its number stands, so that a half-made choice does', () => {
    const { host, session, hear } = sit();
    hear(host.moveUntil(true));
    const before = session.moment.decisions[0]?.asked;
    session.hear(host.state());
    expect(session.moment.decisions[0]?.asked).toBe(before);
  });

  test('gives the decision back when a move was refused, and says why', async () => {
    const { host, session, sent, hear } = sit();
    hear(host.moveUntil(true));
    sendFirst(session);
    await elementAt(sent, 0).refuse('stale');
    expect(session.sending).toBe(false);
    expect(session.status.get().refused).toBe('stale');
  });

  test('takes a fresh state with the history that led to it', async () => {
    const { host, session, updates, histories, hear } = sit();
    host.move();
    host.move();
    session.hear(host.state());
    hear([host.move()]);
    expect(updates).toEqual([]);
    await elementAt(histories, 0).answer();
    expect(session.past()).toHaveLength(3);
    expect(updates.map(({ kind, after }) => [kind, after.length])).toEqual([
      ['moved', 2],
      ['moved', 3],
    ]);
  });

  test('asks for another fresh state when there was no history to be had, and takes nothing out of turn', async () => {
    const { host, session, updates, histories, hear, refreshes } = sit();
    host.move();
    host.move();
    session.hear(host.state());
    await elementAt(histories, 0).fail();
    expect(refreshes()).toBe(1);
    hear([host.move()]);
    expect(updates).toEqual([]);
    session.hear(host.state());
    await elementAt(histories, 1).answer();
    expect(session.past()).toHaveLength(3);
    expect(updates.map(({ kind, after }) => [kind, after.length])).toEqual([['moved', 3]]);
  });

  test('forgets moves that were taken back', () => {
    const { host, session, updates, hear } = sit();
    hear([host.move(), host.move(), host.undo(1)]);
    expect(session.past()).toHaveLength(1);
    expect(updates.at(-1)).toMatchObject({ kind: 'moved', after: { length: 1 } });
    expect(session.status.get().undone).toBe('done');
  });

  test('asks the others before a move is taken back, and says so', () => {
    const { host, session, sent, hear } = sit();
    expect(session.undoTo).toBeUndefined();
    hear([...host.moveUntil(true), ...host.moveUntil(false)]);
    expect(session.undoTo).toBeDefined();
    expect(session.undoAsks).toBe(true);
    session.undo();
    expect(sent.at(-1)?.what).toEqual(['undo', host.seq]);
    host.asked = { seat: YOU, to: 1, waiting: [1] };
    hear([host.note({ kind: 'undo-asked', seat: YOU, to: 1 })]);
    expect(session.status.get().undo.asked).toEqual({ seat: YOU, to: 1, waiting: [1] });
    expect(session.undoTo).toBeUndefined();
    host.asked = null;
    hear([host.note({ kind: 'undo-answered', seat: 1, agree: false })]);
    expect(session.status.get().undone).toBe('refused');
  });

  test('asks nobody here while a bot plays the seat', () => {
    const { host, session, hear } = sit();
    hear(host.moveUntil(true));
    host.seats[YOU] = seat(3);
    hear([host.note({ kind: 'to-bot', seat: YOU, level: 3, reason: 'left' })]);
    expect(session.moment.decisions).toEqual([]);
    expect(session.sitters[YOU]).toEqual({ kind: 'bot', name: 'Ann', level: 3 });
    host.seats[YOU] = seat();
    hear([host.note({ kind: 'to-person', seat: YOU, person: { id: 'B'.repeat(22), name: 'Ann' } })]);
    expect(session.moment.decisions).toHaveLength(1);
    expect(session.status.get().news.map(({ entry }) => entry.kind)).toEqual(['to-bot', 'to-person']);
  });
});
