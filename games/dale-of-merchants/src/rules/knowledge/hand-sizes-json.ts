import { InputError } from '@souk/kernel';
import type { Kinds } from '../cards/card.js';
import { idOf, kindNamed } from '../cards/card-json.js';
import type { Position } from '../position/position-schema.js';
import type { State } from '../state.js';

type FilledJson = NonNullable<Position['filled']>;

/** What the sizes of hands show to everybody (see hand-sizes.ts). */
export function filledToJson({ rules, filled, fillings }: State): FilledJson {
  const ids = (kinds: Kinds): string[] =>
    rules.cards.flatMap((_, kind) => ((kinds >> kind) & 1 ? [idOf(rules, kind)] : []));
  return fillings.flatMap(({ counting, joining, exact }, seat) =>
    (filled >> seat) & 1 ? [{ seat, counting: ids(counting), joining: ids(joining), exact }] : [],
  );
}

export function readFilled(state: State, json: FilledJson): void {
  const fillings = state.fillings.slice();
  const kinds = (ids: readonly string[]): Kinds =>
    ids.reduce((set, id) => set | (1 << kindNamed(state.rules, id, 'position.filled')), 0);
  for (const { seat, counting, joining, exact } of json) {
    if (seat >= fillings.length || (state.filled >> seat) & 1) {
      throw new InputError('position.filled', 'every seat of the game at most once', seat);
    }
    fillings[seat] = { counting: kinds(counting), joining: kinds(joining), exact };
    state.filled |= 1 << seat;
  }
  state.fillings = fillings;
}
