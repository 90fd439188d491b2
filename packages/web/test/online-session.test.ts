import { type DwarvenTradersTypes, dwarvenTraders } from '@souk/games/dwarven-traders';
import { heardBy, Match, MoveList, type Seat, type Told } from '@souk/kernel';
import type { ClientMessage, Entry, History, SeatInfo, State, Update as Step } from '@souk/protocol';
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

/** A session at a host in miniature, with everything that it says and tells. */
function sit(host = new SmallHost()) {
  const said: ClientMessage[] = [];
  const updates: Update<DwarvenTradersTypes>[] = [];
  const histories: { answer(): void }[] = [];
  const session = new OnlineSession<DwarvenTradersTypes>(dwarvenTraders, host.state(), host.history(), ['Ann', 'Ben'], {
    tell: (message) => said.push(message) > 0,
    history: () =>
      new Promise((resolve) => {
        histories.push({ answer: () => resolve(host.history()) });
      }),
  });
  session.subscribe((update) => updates.push(update));
  const hear = (steps: readonly Step[]): void => {
    for (const step of steps) session.hear(step);
  };
  return { host, session, said, updates, histories, hear };
}

const idOf = (message: ClientMessage): string => ('id' in message ? message.id : '');

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

  test('sends a move with the number that it answers, and nothing else until it has arrived', () => {
    const { host, session, said, hear } = sit();
    hear(host.moveUntil(true));
    const [decision] = session.moment.decisions;
    session.send(YOU, decision.moves[0]);
    session.send(YOU, decision.moves[1]);
    expect(said).toEqual([
      { type: 'move', match: MATCH, id: idOf(said[0]), answers: host.seq, move: decision.moves[0] },
    ]);
    expect(session.sending).toBe(true);
    hear([host.move()]);
    expect(session.sending).toBe(false);
  });

  test('asks for what it has missed and repeats under the same name what was not answered', () => {
    const { host, session, said, hear } = sit();
    hear(host.moveUntil(true));
    session.send(YOU, session.moment.decisions[0].moves[0]);
    session.resume();
    const [move, watch, again] = said;
    expect(watch).toEqual({ type: 'watch', match: MATCH, since: host.seq });
    expect(again).toEqual(move);
    session.hear({ type: 'ack', match: MATCH, id: idOf(move), seq: host.seq });
    session.resume();
    expect(said.slice(3).map(({ type }) => type)).toEqual(['watch']);
  });

  test('keeps the question while its number stands, so that a half-made choice does', () => {
    const { host, session, hear } = sit();
    hear(host.moveUntil(true));
    const before = session.moment.decisions[0].asked;
    session.resume();
    session.hear(host.state());
    expect(session.moment.decisions[0].asked).toBe(before);
  });

  test('gives the decision back when a move was refused, and says why', () => {
    const { host, session, said, hear } = sit();
    hear(host.moveUntil(true));
    session.send(YOU, session.moment.decisions[0].moves[0]);
    session.hear({ type: 'error', code: 'stale', message: 'too late', id: idOf(said[0]), match: MATCH });
    expect(session.sending).toBe(false);
    expect(session.around.get().refused).toBe('stale');
  });

  test('asks for a fresh picture and the history when numbers are missing', async () => {
    const { host, session, said, updates, histories, hear } = sit();
    host.move();
    hear([host.move()]);
    expect(said).toEqual([{ type: 'watch', match: MATCH }]);
    expect(updates).toEqual([]);
    session.hear(host.state());
    hear([host.move()]);
    histories[0].answer();
    await Promise.resolve();
    expect(session.past()).toHaveLength(3);
    expect(updates.map(({ kind, after }) => [kind, after.length])).toEqual([
      ['moved', 2],
      ['moved', 3],
    ]);
  });

  test('asks for a fresh picture if what it had asked for was never answered', () => {
    const { session, said } = sit();
    session.resume();
    session.resume();
    expect(said).toEqual([
      { type: 'watch', match: MATCH, since: 0 },
      { type: 'watch', match: MATCH },
    ]);
  });

  test('hears nothing twice', () => {
    const { host, session, updates, hear } = sit();
    const step = host.move();
    hear([step, step]);
    expect(updates).toHaveLength(1);
    expect(session.past()).toHaveLength(1);
  });

  test('forgets moves that were taken back', () => {
    const { host, session, updates, hear } = sit();
    hear([host.move(), host.move(), host.undo(1)]);
    expect(session.past()).toHaveLength(1);
    expect(updates.at(-1)).toMatchObject({ kind: 'moved', after: { length: 1 } });
    expect(session.around.get().undone).toBe('done');
  });

  test('asks the others before a move is taken back, and says so', () => {
    const { host, session, said, hear } = sit();
    expect(session.undoTo).toBeUndefined();
    hear([...host.moveUntil(true), ...host.moveUntil(false)]);
    expect(session.undoTo).toBeDefined();
    expect(session.undoAsks).toBe(true);
    session.undo();
    expect(said.at(-1)).toMatchObject({ type: 'undo', answers: host.seq });
    host.asked = { seat: YOU, to: 1, waiting: [1] };
    hear([host.note({ kind: 'undo-asked', seat: YOU, to: 1 })]);
    expect(session.around.get().undo.asked).toEqual({ seat: YOU, to: 1, waiting: [1] });
    expect(session.undoTo).toBeUndefined();
    host.asked = null;
    hear([host.note({ kind: 'undo-answered', seat: 1, agree: false })]);
    expect(session.around.get().undone).toBe('refused');
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
    expect(session.around.get().news.map(({ entry }) => entry.kind)).toEqual(['to-bot', 'to-person']);
  });
});
