import { API } from '@souk/protocol';

/** What an answer consists of, line by line as it comes. To stop reading is to leave. */
async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  let rest = '';
  const decoder = new TextDecoder();
  for await (const chunk of body) {
    rest += decoder.decode(chunk, { stream: true });
    const services = rest.split('\n');
    rest = services.pop() ?? '';
    // Empty lines are signs of life.
    yield* services.filter((part) => part !== '');
  }
}

/** What is streamed of a match, to the holder of this token or to a client without one. */
export async function streamOf(
  address: string,
  match: string,
  { token, since }: { readonly token?: string | undefined; readonly since?: number } = {},
): Promise<AsyncGenerator<string>> {
  const { body, headers } = await fetch(
    `${address}${API}/matches/${match}/stream${since === undefined ? '' : `?since=${since}`}`,
    token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } },
  );
  if (body === null || !headers.get('content-type')?.includes('application/x-ndjson')) {
    throw new Error('expected a stream of lines');
  }
  return linesOf(body);
}

/** So many lines of a kind; nobody reads on. */
export async function firstOf(
  lines: AsyncGenerator<string>,
  count: number,
  isWanted: (line: string) => boolean = () => true,
): Promise<string[]> {
  const first: string[] = [];
  for await (const line of lines) {
    if (isWanted(line)) first.push(line);
    if (first.length >= count) return first;
  }
  throw new Error(`the stream has ended after ${first.length} of ${count} lines`);
}
