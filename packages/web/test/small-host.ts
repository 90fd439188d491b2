import { RefusedError } from '@souk/client';
import { type DwarvenTradersTypes, dwarvenTraders } from '@souk/games/dwarven-traders';
import { type AddressedEvent, elementAt, heardBy, Match, MoveList, type Seat } from '@souk/kernel';
import type { Ack, Entry, ErrorCode, History, SeatInfo, State, Update } from '@souk/protocol';
import type { SessionUpdate } from '../../table-kit/src/session.js';
import { OnlineSession } from '../src/session/online-session.js';

const MATCH = 'A'.repeat(22);
export const YOU = 0;

export const seat = (bot: number | null = null): SeatInfo => ({
  person: { id: 'B'.repeat(22), name: 'Somebody' },
  bot,
  resigned: false,
  salt: null,
});

/** A host in miniature: the rules, and messages as a real one makes them for the first seat. */
export class SmallHost {
  readonly match = new Match(dwarvenTraders, { seats: 2, options: {}, seed: 'online session' });
  readonly seats: SeatInfo[] = [seat(), seat()];
  seq = 0;
  asked: Update['undo']['asked'] = null;
  #askedAt = 0;

  get toAct(): Seat {
    return elementAt(dwarvenTraders.toAct(this.match.state), 0);
  }

  #latest() {
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
    return { type: 'state', seat: YOU, ...this.#latest() };
  }

  history(): History {
    const again = new Match(dwarvenTraders, this.match.start);
    const stands = () => ({
      view: dwarvenTraders.view(again.state, YOU),
      toAct: [...dwarvenTraders.toAct(again.state)],
    });
    const start = stands();
    const moves = Array.from(this.match.history(), ({ seat: mover, code }) => {
      const events = heardBy(again.play(mover, code), YOU);
      return { seat: mover, events: [...events], ...stands() };
    });
    return { match: MATCH, seq: this.seq, start, moves };
  }

  /** The seat to act makes one of its moves. */
  move(pick = 0): Update {
    const mover = this.toAct;
    const list = new MoveList();
    dwarvenTraders.moves(this.match.state, mover, list);
    const told = this.match.play(mover, list.at(pick));
    this.#askedAt = this.seq + 1;
    return this.note({ kind: 'move', seat: mover }, told);
  }

  undo(to: number): Update {
    this.match.undoTo(to);
    this.#askedAt = this.seq + 1;
    return this.note({ kind: 'undo', seat: YOU, to, agreed: [0, 1] });
  }

  note(entry: Entry, told: readonly AddressedEvent<DwarvenTradersTypes['Event']>[] = []): Update {
    this.seq++;
    return { type: 'update', entry, events: [...heardBy(told, YOU)], ...this.#latest() };
  }

  /** Moves until it is this seat's turn, or not. */
  moveUntil(isYours: boolean): Update[] {
    const steps: Update[] = [];
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
export function sit(host = new SmallHost()) {
  const sent: Sent[] = [];
  const updates: SessionUpdate<DwarvenTradersTypes>[] = [];
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
  const hear = (steps: readonly Update[]): void => {
    for (const step of steps) session.hear(step);
  };
  return { host, session, sent, updates, histories, hear, refreshes: () => refreshes };
}

/** Makes the first move that is asked for. */
export function sendFirst(session: OnlineSession<DwarvenTradersTypes>): void {
  const { moves } = elementAt(session.moment.decisions, 0);
  session.send(YOU, elementAt(moves, 0));
}
