import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { backUp, restore } from '@souk/server';
import { expect, test } from 'vitest';
import { openHost, temporaryFolder } from './support/host.js';
import { beginMatch, guests } from './support/person.js';

test('the operator of a host on one machine copies everything while it runs, and restores it elsewhere', async () => {
  const [data, elsewhere, files] = [temporaryFolder(), temporaryFolder(), temporaryFolder()];
  const first = await openHost({ data });
  const people = await guests(first.address, 'Ann', 'Ben');
  const { id } = await beginMatch(people);
  const clients = await Promise.all(people.map((person) => person.connect()));
  const standings = await Promise.all(clients.map((client) => client.watch(id)));
  const mover = standings.findIndex(({ decision }) => decision !== null);
  const { decision } = standings[mover];
  if (decision !== null) await clients[mover].move(id, decision);
  const copy = join(files, 'copy.db');
  backUp(data, copy);
  expect(() => backUp(data, copy)).toThrow(/is there already/);
  restore(copy, elsewhere);
  expect(() => restore(copy, elsewhere)).toThrow(/a database in .* already/);
  expect(() => restore(join(data, 'nothing'), temporaryFolder())).toThrow(/there is no file/);
  expect(() => backUp(temporaryFolder(), join(files, 'none.db'))).toThrow(/there is no database/);
  expect(existsSync(join(files, 'none.db'))).toBe(false);
  const second = await openHost({ data: elsewhere });
  const ann = people[0].at(second.address);
  expect(await ann.do('match', { params: { id } })).toMatchObject({ seq: 1, seat: 0 });
});
