/** Does things of the same name one after the other. */
export function inTurn(): <R>(name: string, act: () => Promise<R>) => Promise<R> {
  const last = new Map<string, Promise<unknown>>();
  return (name, act) => {
    const run = (last.get(name) ?? Promise.resolve()).then(act);
    const done = run.then(forget, forget);
    function forget(): void {
      if (last.get(name) === done) last.delete(name);
    }
    last.set(name, done);
    return run;
  };
}
