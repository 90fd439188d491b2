import type { HostContext } from '../host-context.js';
import { errorFields } from '../logging/logger.js';
import type { Progress } from '../matches/progress.js';
import { restoreProgress } from '../matches/replay.js';
import type { Rooms } from '../matches/rooms.js';
import { isOutage, Refusal } from '../refusal.js';
import type { CountedMatch, StoredMatch, TableRow } from '../store/rows.js';
import { placingsOf } from './placings.js';
import { resultsOf } from './results.js';

const BATCH_SIZE = 100;
/** Of the matches of an older version, of which there may be many: the others wait for the next sweep. */
const MAX_BATCHES = 10;

/** What a match without an outcome counts for. */
const NOTHING: CountedMatch = { game: '', seats: 0, time: 0, isPublic: false, placings: [], results: [], bots: [] };

/** Lets matches count when they are over: for ratings if they are rated, and among the results of their people. */
export class Ratings {
  readonly #context: Pick<HostContext, 'store' | 'logger'>;
  readonly #gameOf: Rooms['gameOf'];

  constructor(context: Pick<HostContext, 'store' | 'logger'>, gameOf: Rooms['gameOf']) {
    this.#context = context;
    this.#gameOf = gameOf;
  }

  finished(table: TableRow): void {
    if (table.phase !== 'over') return;
    this.#count(table.id).catch((error) => {
      // A later sweep finds it.
      if (isOutage(error)) return;
      this.#context.logger.error({ match: table.id, ...errorFields(error) }, 'a match could not be counted');
    });
  }

  /** Counts what was finished before the host was stopped, or before there were results. */
  async catchUp(): Promise<void> {
    const { store } = this.#context;
    for (let batch = 0; batch < MAX_BATCHES; batch++) {
      const ids = await store.matches.uncounted(BATCH_SIZE);
      for (const id of ids) await this.#count(id);
      if (ids.length < BATCH_SIZE) return;
    }
  }

  /** By what the store says: a match may have been taken off the ratings while another host played its last move. */
  async #count(id: string): Promise<void> {
    const { people, matches } = this.#context.store;
    const stored = await matches.open(id);
    if (stored === undefined) return;
    const { table } = stored;
    const { seats, outcome, settings, dealPending } = table;
    // How a rating changes tells how the deal went.
    if (dealPending) return;
    if (outcome === null) {
      await matches.count(id, NOTHING);
      return;
    }
    const rows = await Promise.all(seats.map(({ person }) => (person === null ? undefined : people.find(person.id))));
    const accounts = new Set(rows.flatMap((row) => (row?.account === true ? [row.id] : [])));
    const placings = settings.rated ? placingsOf(seats, outcome, (person) => accounts.has(person)) : [];
    const progress = this.#restored(stored);
    await matches.count(id, { ...resultsOf(table, outcome, progress), placings });
  }

  /** A match whose rules are no longer known here, or whose log is damaged, has a result all the same. */
  #restored(stored: StoredMatch): Progress | undefined {
    const { table } = stored;
    try {
      return restoreProgress(this.#gameOf(table), stored);
    } catch (error) {
      // What is wrong is not told, for it would tell what is hidden.
      if (!(error instanceof Refusal)) this.#context.logger.warn({ match: table.id }, 'counted by its outcome alone');
      return undefined;
    }
  }
}
