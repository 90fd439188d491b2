import type { TableRow } from '../store/rows.js';
import type { Store } from '../store/store.js';

const PAGE = 50;

/** All tables and matches of a person, the latest first. */
export async function* allTablesOf({ tables }: Pick<Store, 'tables'>, person: string): AsyncGenerator<TableRow> {
  let after: string | undefined;
  do {
    const page = await tables.ofPerson(person, undefined, after, PAGE);
    yield* page.rows;
    after = page.next ?? undefined;
  } while (after !== undefined);
}
