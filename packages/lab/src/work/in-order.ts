/**
 * Runs jobs, several at once, and gives their results in the order of the jobs. No more than `ahead` are
 * under way or waiting to be fetched, so that a slow one does not let the others pile up.
 */
export async function* inOrder<J, R>(
  jobs: Iterable<J>,
  run: (job: J) => Promise<R>,
  ahead: number,
): AsyncGenerator<R, void, void> {
  const underWay: Promise<R>[] = [];
  for (const job of jobs) {
    const result = run(job);
    // The consumer gets a failure when it fetches the result; until then it must not count as unhandled.
    result.catch(() => {});
    underWay.push(result);
    if (underWay.length < ahead) continue;
    const next = underWay.shift();
    if (next !== undefined) yield await next;
  }
  for (const result of underWay) yield await result;
}
