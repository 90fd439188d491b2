import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { arcaneAlley } from '@souk/games/arcane-alley';
import { daleOfMerchants } from '@souk/games/dale-of-merchants';
import { dwarvenTraders } from '@souk/games/dwarven-traders';
import { type AnyGame, elementAt, readRecord, verifyRecord } from '@souk/kernel';
import type { Decision } from '@souk/protocol';
import { describe, expect, test } from 'vitest';
import { openHost } from './support/host.js';
import { beginMatch, guest, guests } from './support/person.js';
import { playToEnd } from './support/play.js';
import { seededRuntime } from './support/seeded-runtime.js';
import { all } from './support/tuples.js';

const inExamples = (file: string): string => fileURLToPath(new URL(`../../../examples/${file}`, import.meta.url));

const EXAMPLES = [
  ['Python', 'python3', inExamples('bot.py')],
  ['TypeScript', process.execPath, inExamples('dist/bot.js')],
] as const;

describe('Bots', () => {
  const games: readonly AnyGame[] = [arcaneAlley, dwarvenTraders, daleOfMerchants];
  test.each(games)('play $name to the end by themselves', async (game) => {
    const { address } = await openHost();
    const ann = await guest(address, 'Ann');
    const { id } = await ann.newTable({
      game: game.id,
      seats: [
        { kind: 'bot', level: 1 },
        { kind: 'bot', level: 1 },
      ],
    });
    const client = await ann.connect();
    await ann.do('start', { params: { id } });
    await playToEnd(client, id, await client.watch(id));
    expect(await (await fetch(`${address}/metrics`)).text()).toMatch(/^souk_bot_failures_total 0$/m);
    const record = readRecord(await ann.do('record', { params: { id } }));
    expect(verifyRecord(game, record)).toEqual({ fair: true, problems: [] });
  });

  test('of a higher level think in a thread, and their moves are as good as anybody’s', async () => {
    const { address } = await openHost();
    const ann = await guest(address, 'Ann');
    const { id } = await ann.newTable({
      seats: [{ kind: 'you' }, { kind: 'bot', level: 2 }, { kind: 'bot', level: 3 }],
    });
    await ann.do('start', { params: { id } });
    const client = await ann.connect();
    const { outcome } = await playToEnd(client, id, await client.watch(id));
    expect(outcome?.ranks).toHaveLength(3);
    expect(await (await fetch(`${address}/metrics`)).text()).toMatch(/^souk_bot_failures_total 0$/m);
  });

  test('replace a person who leaves, until they come back; the record says when', async () => {
    const { address } = await openHost();
    const people = await guests(address, 'Ann', 'Ben');
    const { id } = await beginMatch(people, { substitute: 1 });
    const clients = await all(people, (person) => person.connect());
    const states = await all(clients, (client) => client.watch(id));
    await people[1].do('leave', { params: { id } });
    const gone = await clients[0].nextState(id, ({ seats }) => elementAt(seats, 1).bot !== null);
    expect(gone).toMatchObject({ entry: { kind: 'to-bot', seat: 1, level: 1, reason: 'left' } });
    expect(await people[1].refused('leave', { params: { id } })).toMatchObject({ code: 'conflict' });
    await people[1].do('comeBack', { params: { id } });
    const back = await clients[1].nextState(id, ({ seats, seq }) => seq > gone.seq && elementAt(seats, 1).bot === null);
    await Promise.all([playToEnd(clients[0], id, { ...states[0], ...gone }), playToEnd(clients[1], id, back)]);
    const { handovers = [] } = readRecord(await people[0].do('record', { params: { id } }));
    expect(handovers.map(({ seat, to }) => [seat, to])).toEqual([
      [1, 'bot'],
      [1, 'person'],
    ]);
  });

  test('do not play on among themselves when all people have left', async () => {
    const { address } = await openHost();
    const ann = await guest(address, 'Ann');
    const { id } = await ann.newTable({ seats: [{ kind: 'you' }, { kind: 'bot', level: 1 }] });
    await ann.do('start', { params: { id } });
    const client = await ann.connect();
    let now = await client.watch(id);
    while (now.decision === null) now = await client.nextState(id);
    await ann.do('leave', { params: { id } });
    await ann.do('comeBack', { params: { id } });
    const back = await client.nextState(id, ({ seq }) => seq === now.seq + 2);
    expect(back).toMatchObject({ entry: { kind: 'to-person' }, moves: now.moves, toAct: [0] });
  });

  test.each(EXAMPLES)(
    'of anybody can sit down: the example in %s plays a match against another one',
    async (_, program, example) => {
      const { address } = await openHost();
      const run = promisify(execFile);
      const games = await Promise.all([run(program, [example, address]), run(program, [example, address])]);
      const outcomes = games.map(({ stdout }) => JSON.parse(elementAt(stdout.split('finished '), 1)));
      expect(outcomes[0].ranks).toHaveLength(2);
      expect(outcomes[1]).toEqual(outcomes[0]);
    },
  );
});

describe('A standing answer', () => {
  const { id: answer, prompt } = elementAt(arcaneAlley.standingAnswers, 0);
  const WISH = {
    game: 'arcane-alley',
    options: { wizards: 'explicit', assignment: ['dafana', null] },
  };

  test('is given for the seat, which need not answer any more', async () => {
    // A deal in which sets are sold while she has gold and infamy.
    const { address } = await openHost({}, { runtime: seededRuntime('dafana 11') });
    const [ann, ben] = [await guest(address, 'Ann'), await guest(address, 'Ben')];
    const { id } = await beginMatch([ann, ben], WISH);
    await ann.do('setStanding', { params: { id }, body: { answers: [answer] } });
    const clients = await all([ann, ben], (person) => person.connect());
    const ends = clients.map(async (client) => {
      let decided = 0;
      const pick = ({ moves, prompt: asked }: Decision): number | undefined => {
        if (asked.kind === prompt) return undefined;
        decided++;
        return (decided * 7919) % moves.length;
      };
      return playToEnd(client, id, await client.watch(id), pick);
    });
    await Promise.all(ends);
    const asked = clients[0].frames.filter((frame) => JSON.parse(frame).decision?.prompt?.kind === prompt);
    expect(asked).toHaveLength(2);
  });

  test('is nobody else’s business, and has to be one of the game’s', async () => {
    const { address } = await openHost();
    const [ann, ben] = await guests(address, 'Ann', 'Ben');
    const { id } = await beginMatch([ann, ben], WISH);
    expect(await ann.do('setStanding', { params: { id }, body: { answers: [answer] } })).toEqual({ answers: [answer] });
    expect(await ann.do('standing', { params: { id } })).toEqual({ answers: [answer] });
    expect(await ben.do('standing', { params: { id } })).toEqual({ answers: [] });
    expect(JSON.stringify(await ben.do('table', { params: { id } }))).not.toContain(answer);
    expect(await ann.refused('setStanding', { params: { id }, body: { answers: ['nonsense'] } })).toMatchObject({
      code: 'bad-request',
      message: expect.stringContaining(answer),
    });
  });
});
