import type { Budget, Time } from './bot.js';

function timer({ milliseconds, now }: Time): () => boolean {
  const end = now() + milliseconds;
  return () => now() < end;
}

/** Whether there is time left, for a bot that counts no iterations. */
export function hasTimeLeft(budget: Budget): () => boolean {
  const time = 'iterations' in budget ? budget.within : budget;
  return time === undefined ? () => true : timer(time);
}

/** Whether there is time for one more iteration. */
export function hasBudgetLeft(budget: Budget): (done: number) => boolean {
  if (!('iterations' in budget)) return timer(budget);
  const { iterations, within } = budget;
  if (within === undefined) return (done) => done < iterations;
  const hasTime = timer(within);
  return (done) => done < iterations && hasTime();
}
