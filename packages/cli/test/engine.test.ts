import { Readable, Writable } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { dwarvenTraders } from '@souk/games/dwarven-traders';
import { type AnyGame, below, elementAt, IllegalMove, InputError, MoveList, newState, seedRandom } from '@souk/kernel';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { Engine } from '../src/engine/engine.js';
import { type InputLine, LineCutter } from '../src/engine/lines.js';
import { Session } from '../src/engine/session.js';
import { main } from '../src/main.js';
import { realShell } from '../src/shell.js';
import { souk, spawnSouk, TRADERS_ONLY } from './helpers.js';
import { WITH_SEALED_BIDS } from './sealed-bids-face.js';

interface Answer {
  readonly [name: string]: unknown;
}
interface Offer {
  readonly seat: number;
  readonly move: object;
}

/** An engine, asked with objects. */
function engineWith(games = TRADERS_ONLY): (command: object) => Answer {
  let drawn = 0;
  let time = 0;
  const engine = new Engine({ games, now: () => time++, entropy: () => String(drawn++) });
  return (command) => ({ ...engine.answer(Buffer.from(JSON.stringify(command))) });
}

const movesOf = (answer: Answer): readonly Offer[] => answer.moves as readonly Offer[];

let ask: (command: object) => Answer;
beforeEach(() => {
  ask = engineWith();
});

const NEW = { cmd: 'new', game: 'dwarven-traders', seats: 3, seed: 'engine' };

describe('a session', () => {
  /** A game that remembers which of its copies are still alive. */
  function watched(original: AnyGame) {
    const copies: WeakRef<object>[] = [];
    const game: AnyGame = {
      ...original,
      clone: (state) => {
        const copy = original.clone(state);
        copies.push(new WeakRef(copy));
        return copy;
      },
    };
    return { game, alive: () => copies.filter((copy) => copy.deref() !== undefined).length };
  }

  it('keeps the moves for undo, not a copy of the state for each', async () => {
    const { game, alive } = watched(dwarvenTraders);
    const session = new Session(game, newState(game, { seats: 2, options: {}, seed: 'session' }));
    const list = new MoveList();
    while (session.length < 30) {
      const seat = elementAt(game.toAct(session.state), 0);
      game.moves(session.state, seat, list);
      session.play(seat, game.describeMove(session.state, seat, list.at(0)));
    }
    setFlagsFromString('--expose-gc');
    // References just made are held until this turn of the event loop is over.
    await new Promise((resolve) => setImmediate(resolve));
    runInNewContext('gc')();
    expect(alive()).toBeLessThan(5);
  });
});

describe('the engine protocol', () => {
  it('lists its commands and its games', () => {
    expect(Object.keys(ask({ cmd: 'help' }).commands as object)).toContain('best');
    expect(ask({ cmd: 'games' })).toMatchObject({
      games: [{ id: 'dwarven-traders', name: 'Dwarven Traders', minSeats: 1, maxSeats: 4, rulesVersion: 1 }],
    });
  });

  it('deals the match that the seed gives', () => {
    expect(ask(NEW)).toMatchObject({
      game: 'dwarven-traders',
      seats: 3,
      seed: 'engine',
      options: { freeSale: false, smugglerStart: 5 },
      outcome: null,
    });
    const first = ask({ cmd: 'state' });
    ask(NEW);
    expect(ask({ cmd: 'state' })).toEqual(first);
    ask({ ...NEW, seed: 'another' });
    expect(ask({ cmd: 'state' })).not.toEqual(first);
  });

  it('says which seed it took when none was given', () => {
    const { seed } = ask({ cmd: 'new', game: 'dwarven-traders' });
    const state = ask({ cmd: 'state' });
    ask({ cmd: 'new', game: 'dwarven-traders', seed });
    expect(ask({ cmd: 'state' })).toEqual(state);
  });

  it('plays a whole game by its own lists of moves', () => {
    ask(NEW);
    const random = seedRandom('whole game');
    let answer: Answer = {};
    let played = 0;
    for (let moves = movesOf(ask({ cmd: 'moves' })); moves.length > 0; moves = movesOf(ask({ cmd: 'moves' }))) {
      answer = ask({ cmd: 'play', ...moves[below(random, moves.length)] });
      expect(answer.error).toBeUndefined();
      played++;
    }
    expect(played).toBeGreaterThan(20);
    expect(answer.toAct).toEqual([]);
    expect(answer.outcome).toMatchObject({ rivals: [{ name: 'smuggler' }] });
    expect(ask({ cmd: 'outcome' })).toEqual({ outcome: answer.outcome });
    expect(ask({ cmd: 'best' }).error).toBe('the match is over: there is no best move');
    expect(ask({ cmd: 'moves' })).toEqual({ moves: [], prompt: [] });
  });

  it('tells events, who is next, and what they are asked', () => {
    const { toAct } = ask(NEW) as { toAct: number[] };
    const first = elementAt(toAct, 0);
    const answer = ask({ cmd: 'play', seat: first, move: { kind: 'choose-gem', gem: 'ruby' } });
    expect(answer).toEqual({
      events: [{ event: { kind: 'gem-chosen', trader: first, gem: 'ruby' } }],
      toAct: [(first + 1) % 3],
      outcome: null,
    });
    expect(ask({ cmd: 'prompt' })).toMatchObject({
      prompt: [{ seat: (first + 1) % 3, kind: 'choose-gem', rule: 'DT-SETUP-6' }],
    });
  });

  it('takes moves back', () => {
    ask(NEW);
    const states = [ask({ cmd: 'state' })];
    for (let i = 0; i < 5; i++) {
      ask({ cmd: 'play', ...movesOf(ask({ cmd: 'moves' }))[0] });
      states.push(ask({ cmd: 'state' }));
    }
    ask({ cmd: 'undo' });
    expect(ask({ cmd: 'state' })).toEqual(states[4]);
    ask({ cmd: 'undo', moves: 4 });
    expect(ask({ cmd: 'state' })).toEqual(states[0]);
    expect(ask({ cmd: 'undo' }).error).toBe('moves: expected at most 0, the moves made since new or load, got 1');
  });

  it('loads what it has written, in the middle of anything, and goes on alike', () => {
    const other = engineWith();
    ask(NEW);
    for (let moves = movesOf(ask({ cmd: 'moves' })); moves.length > 0; moves = movesOf(ask({ cmd: 'moves' }))) {
      const { game, state } = ask({ cmd: 'state' });
      expect(other({ cmd: 'load', game, state }).error).toBeUndefined();
      expect(other({ cmd: 'state' })).toEqual({ game, state });
      const move = moves[moves.length - 1];
      expect(other({ cmd: 'play', ...move })).toEqual(ask({ cmd: 'play', ...move }));
    }
  });

  it('finds out which game a position is of', () => {
    ask(NEW);
    const { state } = ask({ cmd: 'state' }) as { state: object };
    const nameless = { ...state, format: undefined };
    for (const load of [
      { cmd: 'load', state },
      { cmd: 'load', state: { ...state, game: 'dwarven-traders' } },
      { cmd: 'load', state, game: 'dwarven-traders' },
    ]) {
      expect(engineWith()(load).error).toBeUndefined();
    }
    expect(engineWith()({ cmd: 'load', state: nameless }).error).toBe(
      'game: expected one of dwarven-traders, got null',
    );
    expect(engineWith()({ cmd: 'load', state, game: 'chess' }).error).toBe(
      'game: expected one of dwarven-traders, got "chess"',
    );
  });

  it('writes positions that an independent validator of the published schema accepts', async () => {
    const { out } = await souk(['schema', 'dwarven-traders']);
    const validate = new Ajv2020().compile(JSON.parse(out));
    ask(NEW);
    for (let moves = movesOf(ask({ cmd: 'moves' })); moves.length > 0; moves = movesOf(ask({ cmd: 'moves' }))) {
      const { state } = ask({ cmd: 'state' });
      expect(validate(state), JSON.stringify(validate.errors)).toBe(true);
      ask({ cmd: 'play', ...moves[0] });
    }
  });

  it('shows each seat its view', () => {
    ask(NEW);
    expect(ask({ cmd: 'view', seat: 2 })).toMatchObject({ seat: 2, view: { viewer: 2, round: 1 } });
    expect(ask({ cmd: 'view' })).toMatchObject({ seat: 'spectator', view: { viewer: 'spectator' } });
  });

  it('finds a good move, reproducibly if it is given playouts', () => {
    ask(NEW);
    const best = ask({ cmd: 'best', playouts: 200 });
    expect(best.estimates).toHaveLength(4);
    expect(best.estimates).toContainEqual({
      move: best.move,
      worth: expect.any(Number),
      playouts: expect.any(Number),
      reasons: expect.any(Array),
    });
    expect(ask({ cmd: 'best', playouts: 200 })).toEqual(best);
    expect(ask({ cmd: 'play', seat: best.seat, move: best.move }).error).toBeUndefined();
    const timed = ask({ cmd: 'best', ms: 50 });
    expect(timed.move).toMatchObject({ kind: 'choose-gem' });
  });

  it('knows games where several seats act at once, keep secrets and leave', () => {
    ask = engineWith(WITH_SEALED_BIDS);
    expect(ask({ cmd: 'new', game: 'sealed-bids', seats: 3, seed: 'x' })).toMatchObject({ toAct: [0, 1, 2] });
    const moves = movesOf(ask({ cmd: 'moves' }));
    expect(new Set(moves.map(({ seat }) => seat))).toEqual(new Set([0, 1, 2]));
    expect(movesOf(ask({ cmd: 'moves', seat: 1 })).every(({ seat }) => seat === 1)).toBe(true);
    const bid = moves.find(({ seat }) => seat === 1) as Offer;
    expect(ask({ cmd: 'play', ...bid })).toMatchObject({
      events: [{ event: { kind: 'sealed', seat: 1 }, secrets: [{ seats: [1], event: { kind: 'sealed', seat: 1 } }] }],
      toAct: [0, 2],
    });
    expect(ask({ cmd: 'play', seat: 0, move: { kind: 'leave' } })).toMatchObject({ toAct: [2] });
    expect(ask({ cmd: 'best', seat: 2, playouts: 300 }).seat).toBe(2);
  });

  it.each([
    [{ cmd: 'nope' }, /^cmd: expected one of help, games, .*, got "nope"$/],
    [{}, /^cmd: expected one of help, .*, got null$/],
    [{ cmd: 'constructor' }, /^cmd: expected one of/],
    [{ cmd: 'state', more: 1 }, /^more: expected no such field \(known: cmd\)$/],
    [{ cmd: 'new' }, /^expected an object with the field "game"$/],
    [{ cmd: 'new', game: 'chess' }, /^game: expected one of dwarven-traders, got "chess"$/],
    [
      { cmd: 'new', game: 'dwarven-traders', seats: 9 },
      /^seats: expected a whole number from 1 to 4 for Dwarven Traders, got 9$/,
    ],
    [
      { cmd: 'new', game: 'dwarven-traders', options: { freeSale: 1 } },
      /^options.freeSale: expected true or false, got 1$/,
    ],
    [{ cmd: 'new', game: 'dwarven-traders', options: [] }, /^options: expected an object, got \[\]$/],
    [{ cmd: 'load' }, /^expected an object with the field "state"$/],
    [{ cmd: 'load', state: { format: 'dwarven-traders/1' } }, /^position: expected an object with the field "seats"$/],
    [{ cmd: 'view', seat: 3 }, /^seat: expected a seat from 0 to 2, got 3$/],
    [{ cmd: 'view', seat: -1 }, /^seat: expected a whole number from 0 to 7, or "spectator", got -1$/],
    [{ cmd: 'moves', seat: 1.5 }, /^seat: expected a whole number from 0 to 7, got 1.5$/],
    [{ cmd: 'play', seat: 0 }, /^expected an object with the field "move"$/],
    [{ cmd: 'play', seat: 0, move: {} }, /^move.kind: expected one of "choose-gem"/],
    [{ cmd: 'play', seat: 0, move: { kind: 'mine', slot: 0 } }, /^seat 0 cannot play .*: expected/],
    [{ cmd: 'play', seat: 0, move: { kind: 'leave' } }, /^seat 0 cannot leave: expected to stay/],
    [{ cmd: 'undo', moves: 0 }, /^moves: expected a whole number from 1, got 0$/],
    [{ cmd: 'best', ms: 0 }, /^ms: expected a whole number from 1 to 600000, got 0$/],
    [{ cmd: 'best', ms: 5, playouts: 5 }, /^playouts: expected either ms or playouts, not both$/],
  ])('refuses %j and changes nothing', (command, message) => {
    ask(NEW);
    const before = ask({ cmd: 'state' });
    expect(ask(command).error).toMatch(message);
    expect(ask({ cmd: 'state' })).toEqual(before);
  });

  it('needs a match before it can say anything of one', () => {
    for (const cmd of ['state', 'view', 'moves', 'outcome', 'best', 'undo', 'prompt']) {
      expect(ask({ cmd }).error).toBe('there is no match yet: expected the command "new" or "load" before');
    }
  });

  it('keeps the old match when a new one cannot be', () => {
    ask(NEW);
    const before = ask({ cmd: 'state' });
    ask({ cmd: 'new', game: 'dwarven-traders', seats: 0 });
    ask({ cmd: 'load', state: {} });
    expect(ask({ cmd: 'state' })).toEqual(before);
  });

  it('refuses a spoiled position with an input error and nothing worse', () => {
    ask(NEW);
    const { state } = ask({ cmd: 'state' }) as { state: { [name: string]: unknown } };
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(state)), fc.jsonValue(), (field, value) => {
        const document: unknown = { ...state, [field]: value };
        try {
          dwarvenTraders.toAct(dwarvenTraders.fromJSON(document));
        } catch (error) {
          expect(error instanceof InputError || error instanceof IllegalMove).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('lines', () => {
  const cut = (limit: number, ...chunks: readonly string[]): string[] => {
    const cutter = new LineCutter(limit);
    const lines: InputLine[] = [];
    for (const chunk of chunks) lines.push(...cutter.push(Buffer.from(chunk)));
    return [...lines, ...cutter.end()].map(String);
  };

  it('are put together from pieces', () => {
    expect(cut(100, 'a\nb', 'c\n\n', 'd')).toEqual(['a', 'bc', '', 'd']);
    expect(cut(100, '\n')).toEqual(['']);
    expect(cut(100)).toEqual([]);
  });

  it('that are too long are skipped, and told once', () => {
    expect(cut(3, 'abc\nabcd\nab', 'cdef', 'gh\nx\nlong', 'er')).toEqual([
      'abc',
      'too long',
      'too long',
      'x',
      'too long',
    ]);
  });
});

const NEWLINE = 10;

/** Things that a broken, careless or hostile program might send. */
function garbage(count: number): Buffer[] {
  const random = seedRandom('garbage');
  const byte = (): number => {
    const drawn = below(random, 256);
    return drawn === NEWLINE ? 0 : drawn;
  };
  const bytes = (): Buffer => Buffer.from(Array.from({ length: below(random, 60) }, byte));
  const kinds: readonly (() => Buffer | string)[] = [
    bytes,
    () => '',
    () => '   \t\r',
    () => 'NaN',
    () => '{"cmd":"play","seat":NaN,"move":{"kind":"mine","slot":0}}',
    () => '{"cmd":"play","seat":-1,"move":{"kind":"mine","slot":0}}',
    () => '{"cmd":"play","seat":1e99,"move":{"kind":"mine","slot":0}}',
    () => `{"cmd":"play","seat":${below(random, 3)},"move":{"kind":"mine","slot":${below(random, 1000)}}}`,
    () => '{"cmd":"play","seat":0,"move":{"__proto__":{"kind":"mine","slot":0}}}',
    () => '{"__proto__":{"cmd":"state"}}',
    () => '{"cmd":"__proto__"}',
    () => '{"cmd":"toString"}',
    () => '{"cmd":"new","game":"dwarven-traders","options":{"__proto__":{"freeSale":true}}}',
    () => '{"cmd":"new","game":"constructor"}',
    () => '{"cmd":"load","game":"dwarven-traders","state":{"__proto__":{}}}',
    () => '{"cmd":"view","seat":"spectators"}',
    () => '{"cmd":"undo","moves":-1}',
    () => '{"cmd":"best","seat":99,"ms":1}',
    () => `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
    () => `{"cmd":"load","state":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}}`,
    () => `{"cmd":"${'x'.repeat(10_000)}"}`,
    () => Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]),
    () => '{"cmd":"state"}}',
    () => '[{"cmd":"state"}]',
    () => '"state"',
    () => 'null',
  ];
  return Array.from({ length: count }, () => Buffer.from(elementAt(kinds, below(random, kinds.length))()));
}

/** Each kind of garbage some hundred times over. */
const GARBAGE = 1_500;

describe('souk engine', () => {
  it(`answers ${GARBAGE} lines of garbage with as many errors and keeps its match`, () => {
    const ask = (command: object): Buffer => Buffer.from(JSON.stringify(command));
    const lines = [
      ask(NEW),
      ask({ cmd: 'state' }),
      ...garbage(GARBAGE - 3),
      Buffer.from('x'.repeat(5 * 2 ** 20)),
      Buffer.from(`${'['.repeat(2 ** 20)}${']'.repeat(2 ** 20)}`),
      Buffer.from(`{"cmd":${'['.repeat(2 ** 20)}${']'.repeat(2 ** 20)}}`),
      ask({ cmd: 'state' }),
    ];
    const { code, out, err } = spawnSouk(['engine'], {
      input: Buffer.concat(lines.flatMap((line) => [line, Buffer.from('\n')])),
    });
    const answers = out
      .trimEnd()
      .split('\n')
      .map((line): Answer => JSON.parse(line));
    expect(answers).toHaveLength(GARBAGE + 3);
    const errors = answers.slice(2, -1);
    expect(errors).toHaveLength(GARBAGE);
    for (const answer of errors) {
      expect(Object.keys(answer)).toEqual(['error']);
      expect(String(answer.error)).toMatch(/expected/);
      expect(String(answer.error).length).toBeLessThan(500);
    }
    expect(answers[answers.length - 1]).toEqual(answers[1]);
    expect([code, err]).toEqual([0, '']);
  });

  it('answers the last line even if no newline ends it', () => {
    const { code, out } = spawnSouk(['engine'], { input: '{"cmd":"games"}\n{"cmd":"outcome"}' });
    expect(code).toBe(0);
    expect(out.trimEnd().split('\n')).toHaveLength(2);
  });

  it('waits for a reader that is slower than it is', async () => {
    const answers = 500;
    let longest = 0;
    let lines = 0;
    const stdout = new Writable({
      highWaterMark: 1024,
      write(chunk: Buffer, _encoding, done) {
        longest = Math.max(longest, this.writableLength);
        lines += chunk.toString().split('\n').length - 1;
        setImmediate(done);
      },
    });
    const stdin = Readable.from([Buffer.from('{"cmd":"games"}\n'.repeat(answers))]);
    const { length } = spawnSouk(['engine'], { input: '{"cmd":"games"}' }).out;
    const code = await main(['engine'], { ...realShell(), stdin, stdout });
    expect([code, lines]).toEqual([0, answers]);
    expect(longest).toBeLessThanOrEqual(1024 + length);
  });

  it('has nothing to say to nobody', () => {
    expect(spawnSouk(['engine'])).toEqual({ code: 0, out: '', err: '' });
  });
});
