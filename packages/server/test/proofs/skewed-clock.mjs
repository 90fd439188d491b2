// Loaded before everything else of a process (node --import): its clock on the wall is ahead by as many milliseconds as the address
// of this module says, or behind, and jumps when the process that has started it says so. Timers go on as they do after a real jump.
import { isMainThread } from 'node:worker_threads';

let ahead = Number(new URL(import.meta.url).searchParams.get('ahead') ?? 0);

const RealDate = Date;
const now = () => RealDate.now() + ahead;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
});

if (isMainThread && process.channel !== undefined) {
  process.on('message', (/** @type {{ ahead: number }} */ told) => {
    ahead = told.ahead;
  });
  process.channel.unref();
}
