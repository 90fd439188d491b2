import type { ServerMessage } from '@souk/protocol';
import { documentOf } from './http-client.js';

/** The lines of an answer as they come, without the empty ones, which are signs of life. To stop reading is to leave. */
export async function* linesOf(answer: Response): AsyncGenerator<string> {
  if (!answer.ok || answer.body === null) {
    await documentOf(answer);
    return;
  }
  let rest = '';
  const decoder = new TextDecoder();
  for await (const chunk of answer.body) {
    rest += decoder.decode(chunk, { stream: true });
    const parts = rest.split('\n');
    rest = parts.pop() ?? '';
    yield* parts.filter((part) => part !== '');
  }
}

/** The messages of a match's stream, which are those of the WebSocket; rejects like a request. */
export async function* messagesOf(answer: Response): AsyncGenerator<ServerMessage> {
  for await (const line of linesOf(answer)) yield JSON.parse(line);
}
