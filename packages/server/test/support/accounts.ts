import { httpClient } from '@souk/client';
import { TestPerson } from './person.js';
import { all, type Each } from './tuples.js';

/** New accounts, as many as there are names. */
export const accounts = <N extends readonly string[]>(address: string, ...names: N): Promise<Each<N, TestPerson>> =>
  all(names, async (name) => {
    const body = { name, passphrase: 'correct horse' };
    return new TestPerson(address, await httpClient({ address }).request('register', { body }));
  });
