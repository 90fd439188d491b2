import { RefusedError } from '@souk/client';
import { type DwarvenTradersTypes, dwarvenTraders } from '@souk/games/dwarven-traders';
import { heardBy, Match, MoveList, type Seat, type Told } from '@souk/kernel';
import type { Ack, Entry, ErrorCode, History, SeatInfo, State, Update as Step } from '@souk/protocol';
import { describe, expect, test } from 'vitest';
import type { Update } from '../../table-kit/src/session.js';
import { OnlineSession } from '../src/session/online-session.js';

const MATCH = 'A'.repeat(22);
const YOU = 0;

const seat = (bot: number | null = null): SeatInfo => ({
  person: { id: 'B'.repeat(22), name: 'Somebody' },
  bot,
  resigned: false,
  salt: null,
});

/** A host in miniature: the rules, and messages as a real one makes them for the first seat. */
class SmallHost {
  readonly match = new Match(dwarvenTraders, { seats: 2, options: {}, seed: 'online session' });
  readonly seats: SeatInfo[] = [seat(), seat()];
  seq = 0;
  asked: Step['undo']['asked'] = null;
  #askedAt = 0;

  get toAct(): Seat {
    return dwarvenTraders.toAct(this.match.state)[0];
  }

  #standing() {
    const { state, length } = this.match;
    return {
      match: MATCH,
      seq: this.seq,
      time: 1,
      moves: length,
      view: dwarvenTraders.view(state, YOU),
      toAct: [...dwarvenTraders.toAct(state)],
      decision: this.toAct === YOU ? { answers: this.#askedAt, prompt: ask(state), moves: movesOf(state) } : null,
      clock: null,
      undo: { free: false, asked: this.asked },
      seats: [...this.seats],
      outcome: null,
    };
  }

  state(): State {
    return { type: 'state', seat: YOU, ...this.#standing() };
  }

  history(): History {
    const again = new Match(dwarvenTraders, this.match.start);
    const standing = () => ({
      view: dwarvenTraders.view(again.state, YOU),
      toAct: [...dwarvenTraders.toAct(again.state)],
    });
    const start = standing();
    const moves = Array.from(this.match.history(), ({ seat: mover, code }) => {
      const events = heardBy(again.play(mover, code), YOU);
      return { seat: mover, events: [...events], ...standing() };
    });
    return { match: MATCH, seq: this.seq, start, moves };
  }

  /** The seat to act makes one of its moves. */
  move(pick = 0): Step {
    const mover = this.toAct;
    const list = new MoveList();
    dwarvenTraders.moves(this.match.state, mover, list);
    const told = this.match.play(mover, list.at(pick));
    this.#askedAt = this.seq + 1;
    return this.note({ kind: 'move', seat: mover }, told);
  }

  undo(to: number): Step {
    this.match.undoTo(to);
    this.#askedAt = this.seq + 1;
    return this.note({ kind: 'undo', seat: YOU, to, agreed: [0, 1] });
  }

  note(entry: Entry, told: readonly Told<DwarvenTradersTypes['Event']>[] = []): Step {
    this.seq++;
    return { type: 'update', entry, events: [...heardBy(told, YOU)], ...this.#standing() };
  }

  /** Moves until it is this seat's turn, or not. */
  moveUntil(isYours: boolean): Step[] {
    const steps: Step[] = [];
    while ((this.toAct === YOU) !== isYours) steps.push(this.move());
    return steps;
  }
}

const ask = (state: DwarvenTradersTypes['State']) =>
  dwarvenTraders.prompt(state, YOU) ?? { kind: '', text: '', rule: '' };

function movesOf(state: DwarvenTradersTypes['State']): object[] {
  const list = new MoveList();
  dwarvenTraders.moves(state, YOU, list);
  return list.toArray().map((code) => dwarvenTraders.describeMove(state, YOU, code));
}

/** Something that a session has sent, and the host's word on it. */
interface Sent {
  readonly what: readonly unknown[];
  acknowledge(seq: number): Promise<void>;
  refuse(code: ErrorCode): Promise<void>;
}

/** What was promised has been heard of. */
const heard = async (): Promise<void> => {
  for (let i = 0; i < 5; i++) await Promise.resolve();
};

/** A session at a host in miniature, with everything that it sends and tells. */
function sit(host = new SmallHost()) {
  const sent: Sent[] = [];
  const updates: Update<DwarvenTradersTypes>[] = [];
  const histories: { answer(): Promise<void>; fail(): Promise<void> }[] = [];
  let refreshes = 0;
  const send = (...what: readonly unknown[]): Promise<Ack> =>
    new Promise((resolve, reject) => {
      sent.push({
        what,
        acknowledge(seq) {
          resolve({ type: 'ack', match: MATCH, id: 'send', seq });
          return heard();
        },
        refuse(code) {
          reject(new RefusedError({ code, message: 'no' }));
          return heard();
        },
      });
    });
  const session = new OnlineSession<DwarvenTradersTypes>(dwarvenTraders, host.state(), host.history(), ['Ann', 'Ben'], {
    move: (answers, move) => send('move', answers, move),
    undo: (answers) => send('undo', answers),
    answerUndo: (answers, agree) => send('answer-undo', answers, agree),
    history: () =>
      new Promise((resolve, reject) => {
        histories.push({
          answer() {
            resolve(host.history());
            return heard();
          },
          fail() {
            reject(new Error('lost'));
            return heard();
          },
        });
      }),
    refresh: () => {
      refreshes++;
    },
  });
  session.subscribe((update) => updates.push(update));
  const hear = (steps: readonly Step[]): void => {
    for (const step of steps) session.hear(step);
  };
  return { host, session, sent, updates, histories, hear, refreshes: () => refreshes };
}

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
    expect(session.momentAt(2).view).toEqual(steps[1].view);
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
    const [decision] = session.moment.decisions;
    session.send(YOU, decision.moves[0]);
    session.send(YOU, decision.moves[1]);
    expect(sent.map(({ what }) => what)).toEqual([['move', host.seq, decision.moves[0]]]);
    expect(session.sending).toBe(true);
    hear([host.move()]);
    expect(session.sending).toBe(false);
  });

  test('waits until an acknowledged move is seen', async () => {
    const { host, session, sent, hear } = sit();
    hear(host.moveUntil(true));
    session.send(YOU, session.moment.decisions[0].moves[0]);
    const step = host.move();
    await sent[0].acknowledge(step.seq);
    expect(session.sending).toBe(true);
    hear([step]);
    expect(session.sending).toBe(false);
  });

  test('has seen a move when a fresh state is beyond it, even if the next decision is its own', async () => {
    const { host, session, sent, histories, hear } = sit();
    hear(host.moveUntil(true));
    session.send(YOU, session.moment.decisions[0].moves[0]);
    const { seq } = host.move();
    host.moveUntil(true);
    await sent[0].acknowledge(seq);
    session.hear(host.state());
    await histories[0].answer();
    expect(session.moment.decisions).toHaveLength(1);
    expect(session.sending).toBe(false);
  });

  test('is done with a move that is acknowledged after a fresh state has shown it', async () => {
    const { host, session, sent, histories, hear } = sit();
    hear(host.moveUntil(true));
    session.send(YOU, session.moment.decisions[0].moves[0]);
    const { seq } = host.move();
    host.moveUntil(true);
    session.hear(host.state());
    await histories[0].answer();
    expect(session.sending).toBe(true);
    await sent[0].acknowledge(seq);
    expect(session.sending).toBe(false);
  });

  test('keeps the question while its number stands, so that a half-made choice does', () => {
    const { host, session, hear } = sit();
    hear(host.moveUntil(true));
    const before = session.moment.decisions[0].asked;
    session.hear(host.state());
    expect(session.moment.decisions[0].asked).toBe(before);
  });

  test('gives the decision back when a move was refused, and says why', async () => {
    const { host, session, sent, hear } = sit();
    hear(host.moveUntil(true));
    session.send(YOU, session.moment.decisions[0].moves[0]);
    await sent[0].refuse('stale');
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
    await histories[0].answer();
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
    await histories[0].fail();
    expect(refreshes()).toBe(1);
    hear([host.move()]);
    expect(updates).toEqual([]);
    session.hear(host.state());
    await histories[1].answer();
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
