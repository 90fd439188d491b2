// Plays a match with a bot at an address, over HTTP and live, as any client would: node scripts/live-check.mjs <address>
import { httpClient, LiveConnection } from '@souk/client';
import { WebSocket } from 'ws';

const [address] = process.argv.slice(2);

// As a page of this address asks: whatever stands in front has to tell the host which address that is.
const page = { method: 'POST', headers: { 'content-type': 'application/json', origin: new URL(address).origin } };
const entered = await fetch(`${address}/api/v1/guests`, { ...page, body: JSON.stringify({ name: 'Page' }) });
if (!entered.ok) throw new Error(`expected a page of ${address} to be let in, got ${entered.status}`);

const { token } = await httpClient({ address }).request('enter', { body: { name: 'Visitor' } });
const client = httpClient({ address, token });
const { games } = await client.request('games');
const { id } = await client.request('newTable', {
  body: { game: games[0].id, seats: [{ kind: 'you' }, { kind: 'bot', level: 1 }] },
});
await client.request('start', { params: { id } });
const connection = new LiveConnection({ address, token, WebSocket });
const outcome = await new Promise((resolve, reject) => {
  connection.onState((state) => {
    if (state === 'lost') reject(new Error('the connection was lost'));
  });
  connection.on('error', ({ message }) => reject(new Error(message)));
  let answered = -1;
  /** @param {import('@souk/protocol').State | import('@souk/protocol').Update} standing */
  const answer = ({ outcome: result, decision }) => {
    if (result !== null) resolve(result);
    if (decision === null || decision.answers <= answered) return;
    answered = decision.answers;
    connection.move(id, answered, decision.moves[0]).catch(reject);
  };
  connection.on('state', answer);
  connection.on('update', answer);
  connection.watch(id);
});
connection.close();
const record = await client.request('record', { params: { id } });
if (!('commitment' in record)) throw new Error('expected a record with its commitment');
console.log(`a match was played to its end: ${JSON.stringify(outcome)}, sealed by ${record.commitment}`);
