import type { Budget } from './bot.js';

/** Whether there is time for one more iteration. */
export function allowance(budget: Budget): (done: number) => boolean {
  if ('iterations' in budget) return (done) => done < budget.iterations;
  const end = budget.now() + budget.milliseconds;
  return () => budget.now() < end;
}
