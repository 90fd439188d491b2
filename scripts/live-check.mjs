// Plays a match with a bot at an address, over HTTP and live, as any client would: node scripts/live-check.mjs <address>
import { WebSocket } from 'ws';

const [address] = process.argv.slice(2);
const api = `${address}/api/v1`;

/** @param {string} method @param {string} path @param {object} [body] @param {string} [token] */
async function ask(method, path, body, token) {
  const response = await fetch(`${api}${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return JSON.parse(await response.text());
}

const { token } = await ask('POST', '/guests', { name: 'Visitor' });
const { games } = await ask('GET', '/games');
const seats = [{ kind: 'you' }, { kind: 'bot', level: 1 }];
const { id } = await ask('POST', '/tables', { game: games[0].id, seats }, token);
await ask('POST', `/tables/${id}/start`, {}, token);
const socket = new WebSocket(`${api.replace('http', 'ws')}/live`, { headers: { authorization: `Bearer ${token}` } });
socket.on('open', () => socket.send(JSON.stringify({ type: 'watch', match: id })));
const outcome = await new Promise((resolve, reject) => {
  socket.on('error', reject);
  socket.on('close', () => reject(new Error('the connection was closed')));
  let answered = -1;
  socket.on('message', (data) => {
    const message = JSON.parse(data.toString());
    if (message.type === 'error') reject(new Error(message.message));
    if (message.type !== 'state' && message.type !== 'update') return;
    if (message.outcome !== null) resolve(message.outcome);
    if (message.decision === null || message.decision.answers <= answered) return;
    answered = message.decision.answers;
    const [move] = message.decision.moves;
    socket.send(JSON.stringify({ type: 'move', match: id, id: `s${answered}`, answers: answered, move }));
  });
});
socket.removeAllListeners('close');
socket.close();
const { commitment } = await ask('GET', `/matches/${id}/record`);
console.log(`a match was played to its end: ${JSON.stringify(outcome)}, sealed by ${commitment}`);
