import type { HostContext } from '../host-context.js';
import { errorFields } from '../logging/logger.js';
import { isOutage } from '../refusal.js';
import type { TableRow } from '../store/rows.js';
import { placingsOf } from './placings.js';

const BATCH_SIZE = 100;

/** Lets the results of rated matches count. */
export class Ratings {
  readonly #context: Pick<HostContext, 'store' | 'logger'>;

  constructor(context: Pick<HostContext, 'store' | 'logger'>) {
    this.#context = context;
  }

  finished(table: TableRow): void {
    if (table.phase !== 'over' || !table.settings.rated) return;
    this.#rate(table).catch((error) => {
      // A later sweep finds it.
      if (isOutage(error)) return;
      this.#context.logger.error({ match: table.id, ...errorFields(error) }, 'a match could not be rated');
    });
  }

  /** Rates what was finished before the host was stopped. */
  async catchUp(): Promise<void> {
    const { store } = this.#context;
    for (const id of await store.matches.unrated(BATCH_SIZE)) {
      const table = await store.tables.find(id);
      if (table !== undefined) await this.#rate(table);
    }
  }

  async #rate({ id, seats, outcome, settings }: TableRow): Promise<void> {
    const { people, matches } = this.#context.store;
    const rows = await Promise.all(seats.map(({ person }) => (person === null ? undefined : people.find(person.id))));
    const accounts = new Set(rows.flatMap((row) => (row?.account === true ? [row.id] : [])));
    const placings = outcome === null ? [] : placingsOf(seats, outcome, (person) => accounts.has(person));
    await matches.rate(id, settings.game, placings);
  }
}
