import { createStore } from '@souk/table-kit/store';

const KEY = 'souk.lessons';

/** How far the player has come in the lessons: the step that was seen last, and whether the end was. */
export interface Learnt {
  readonly step: number;
  readonly isDone: boolean;
}

type AllLearnt = { readonly [game: string]: Learnt };

const isLearnt = (value: unknown): value is Learnt =>
  typeof value === 'object' &&
  value !== null &&
  'step' in value &&
  typeof value.step === 'number' &&
  'isDone' in value &&
  typeof value.isDone === 'boolean';

function read(): AllLearnt {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter((entry): entry is [string, Learnt] => isLearnt(entry[1])));
  } catch {
    return {};
  }
}

export const learnt = createStore<AllLearnt>(read());

/** Notes the step that is shown. A lesson that was finished once stays so. */
export function noteStep(game: string, step: number, isEnd: boolean): void {
  const before = learnt.get()[game];
  const next = { ...learnt.get(), [game]: { step, isDone: isEnd || (before?.isDone ?? false) } };
  localStorage.setItem(KEY, JSON.stringify(next));
  learnt.set(next);
}
