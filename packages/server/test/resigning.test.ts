import { describe, expect, test } from 'vitest';
import { ManualClock } from './support/clock.js';
import { ON_CLUSTER } from './support/cluster.js';
import { changeStored, openHost, temporaryFolder } from './support/host.js';
import { beginMatch, guests } from './support/person.js';
import { all } from './support/tuples.js';

/** From now on the store does not take that a seat leaves by the rules. */
const FAIL = ON_CLUSTER
  ? `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'the disk is full'; END $$;
     CREATE TRIGGER refusing BEFORE INSERT ON entries FOR EACH ROW WHEN (NEW.kind = 'leave') EXECUTE FUNCTION refuse()`
  : `CREATE TRIGGER refusing BEFORE INSERT ON entries WHEN NEW.kind = 'leave'
       BEGIN SELECT RAISE(ABORT, 'the disk is full'); END`;
const RECOVER = ON_CLUSTER ? 'DROP TRIGGER refusing ON entries' : 'DROP TRIGGER refusing';

/** Three people in a game whose rules let a seat leave. */
async function seated(address: string) {
  const people = await guests(address, 'Ann', 'Ben', 'Cat');
  const { id } = await beginMatch(people, { game: 'dale-of-merchants' });
  return { id, people, params: { id } };
}

describe('DM-EDGE-2 A seat that resigns', () => {
  test('has resigned and leaves the game, though the store fails in between, as soon as it answers', async () => {
    const data = temporaryFolder();
    const runtime = new ManualClock();
    const { address } = await openHost({ data }, { runtime });
    const { id, people, params } = await seated(address);
    const [ann, ben] = people;
    const watching = await ben.connect();
    await watching.watch(id);
    await changeStored(data, FAIL);
    expect((await ann.do('resign', { params })).seats[0]).toMatchObject({ resigned: true });
    // Who is not sure that it was heard says it again.
    expect((await ann.do('resign', { params })).seats[0]).toMatchObject({ resigned: true });
    await changeStored(data, RECOVER);
    runtime.advance(1000);
    const left = await watching.nextState(id, (state) => state.type === 'update' && state.entry.kind === 'leave');
    expect(left).toMatchObject({ seq: 2, entry: { seat: 0 } });
    expect(await ann.refused('comeBack', { params })).toMatchObject({ code: 'conflict' });
  });

  test('leaves the game though the host has ended in between', async () => {
    const data = temporaryFolder();
    const before = await openHost({ data });
    const { id, people, params } = await seated(before.address);
    await changeStored(data, FAIL);
    await people[0].do('resign', { params });
    await before.close();
    await changeStored(data, RECOVER);
    const { address } = await openHost({ data });
    const watching = await people[1].at(address).connect();
    const now = await watching.watch(id);
    const left = now.seq === 2 ? now : await watching.nextState(id, ({ seq }) => seq === 2);
    expect(left.view).toMatchObject({ gone: [0] });
  });

  test('may be told so again, though the match is over by it', async () => {
    const { address } = await openHost();
    const people = await guests(address, 'Ann', 'Ben');
    const { id } = await beginMatch(people, { game: 'dale-of-merchants' });
    const answers = await all(['once', 'again'], () => people[0].do('resign', { params: { id } }));
    expect(answers.map(({ phase, outcome }) => [phase, outcome?.winners])).toEqual([
      ['over', [1]],
      ['over', [1]],
    ]);
  });
});
