// A complete player for a Souk host, by its typed client. In the root of this repository:
//   npm run build
//   node examples/dist/bot.js http://127.0.0.1:8080 CODE     sits down at the table with this code and plays
//   node examples/dist/bot.js http://127.0.0.1:8080          looks for a quick match of Dwarven Traders
//
// It chooses any legal move. Put your own idea into choose(). SOUK_TOKEN, if set, is who it plays as.
import { setTimeout as sleep } from 'node:timers/promises';
import { httpClient, LiveConnection, RefusedError } from '@souk/client';
import type { Decision, State, Table, Update } from '@souk/protocol';
import { WebSocket } from 'ws';

const [address = 'http://127.0.0.1:8080', code] = process.argv.slice(2);

/** The whole of this bot's wisdom. `view` is what your seat may know, `moves` is every legal move. */
function choose(_view: object, { moves }: Decision): object {
  const move = moves[Math.floor(Math.random() * moves.length)];
  if (move === undefined) throw new Error('a decision has at least one legal move');
  return move;
}

const enter = async (): Promise<string> =>
  (await httpClient({ address }).request('enter', { body: { name: 'TypeScript bot' } })).token;

async function sitDown(token: string): Promise<Table> {
  const client = httpClient({ address, token });
  if (code === undefined) return client.request('quick', { body: { game: 'dwarven-traders', seats: 2 } });
  const { id } = await client.request('tableByCode', { params: { code } });
  return client.request('join', { params: { id } });
}

/** Sends a decision. What came too late is asked anew, if at all; a host that is busy is given a second. */
async function decide(
  connection: LiveConnection,
  { match, view }: Pick<State, 'match' | 'view'>,
  asked: Decision,
): Promise<void> {
  try {
    await connection.move(match, asked.answers, choose(view, asked));
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    if (error.code === 'stale' || error.code === 'conflict') return;
    if (error.code !== 'unavailable' && error.code !== 'too-many') throw error;
    await sleep(1000);
    await decide(connection, { match, view }, asked);
  }
}

/** Follows a match to its end, answering whatever it is asked. The connection comes back after an interruption. */
function play(match: string, token: string): Promise<object> {
  const connection = new LiveConnection({ address, token, WebSocket });
  // The same decision may be told again, when others decide meanwhile.
  let answered = -1;
  return new Promise<object>((resolve, reject) => {
    const answer = (standing: State | Update): void => {
      const { decision, outcome } = standing;
      if (outcome !== null) resolve(outcome);
      if (decision === null || decision.answers <= answered) return;
      answered = decision.answers;
      decide(connection, standing, decision).catch(reject);
    };
    connection.on('error', (failure) => {
      if (failure.id === undefined) reject(new RefusedError(failure));
    });
    connection.on('state', answer);
    connection.on('update', answer);
    connection.watch(match);
  }).finally(() => connection.close());
}

const token = process.env.SOUK_TOKEN ?? (await enter());
const { id } = await sitDown(token);
console.log('playing', id);
console.log('finished', JSON.stringify(await play(id, token)));
