import { fetchTransport, httpClientOver, pathTo } from '@souk/client';

/** Where a void token does no harm: a refusal there is about a passphrase or a code. */
const ENTRANCES: ReadonlySet<string> = new Set(
  (['enter', 'register', 'signIn', 'recover'] as const).map((to) => pathTo(to)),
);

let unauthorised = (): void => {};

/** From now on this is called whenever the host does not know the person that this page takes itself for. */
export function whenUnauthorised(listener: () => void): void {
  unauthorised = listener;
}

/** The host that this page was served by. */
export const host = httpClientOver(async (request) => {
  const answer = await fetchTransport(request);
  const isEntrance = request.method === 'POST' && ENTRANCES.has(request.path);
  if (answer.status === 401 && !isEntrance) unauthorised();
  return answer;
}, {});
