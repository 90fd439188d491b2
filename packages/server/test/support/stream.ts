import { httpClient, linesOf } from '@souk/client';

/** What is streamed of a match, to the holder of this token or to a client without one. */
export async function streamOf(
  address: string,
  match: string,
  { token, since }: { readonly token?: string | undefined; readonly since?: number } = {},
): Promise<AsyncGenerator<string>> {
  const answer = await httpClient({ address, token }).send('stream', {
    params: { id: match },
    query: since === undefined ? {} : { since },
  });
  if (!answer.headers.get('content-type')?.includes('application/x-ndjson')) {
    throw new Error('expected a stream of lines');
  }
  return linesOf(answer);
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
