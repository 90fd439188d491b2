import { describe, expect, test } from 'vitest';
import { placingsOf } from '../src/ratings/placings.js';
import { strengthsAfter } from '../src/ratings/strength.js';
import { openHost } from './support/host.js';
import { beginMatch, request, TestPerson } from './support/person.js';
import { playToEnd } from './support/play.js';

async function account(address: string, name: string): Promise<TestPerson> {
  const { body } = await request({ address }, 'register', { body: { name, passphrase: 'correct horse' } });
  return new TestPerson(address, body);
}

describe('A rating', () => {
  test('comes from rated matches between accounts, for each game', async () => {
    const { address } = await openHost();
    const people = await Promise.all(['Ann', 'Ben'].map((name) => account(address, name)));
    const { id } = await beginMatch(people, { rated: true });
    const clients = await Promise.all(people.map((person) => person.connect()));
    const [end] = await Promise.all(clients.map(async (client) => playToEnd(client, id, await client.watch(id))));
    const profiles = await Promise.all(
      people.map(async (person) => {
        for (;;) {
          const profile = await person.do('me');
          if (profile.ratings.length > 0) return profile;
        }
      }),
    );
    const [ann, ben] = profiles.map(({ ratings }) => ratings[0]);
    expect(ann).toMatchObject({ game: 'dwarven-traders', matches: 1 });
    const ranks = end.outcome?.ranks ?? [];
    expect(Math.sign(ann.mu - ben.mu)).toBe(Math.sign(ranks[1] - ranks[0]));
  });

  test('rises with a win, falls with a loss, and grows more certain', () => {
    const [winner, loser] = strengthsAfter([
      { rank: 1, strength: undefined },
      { rank: 2, strength: undefined },
    ]);
    expect(winner.mu).toBeGreaterThan(loser.mu);
    expect(winner.sigma).toBeLessThan(25 / 3);
  });

  test('counts who has resigned behind all who stayed, and bots and guests not at all', () => {
    const seat = (id: string | null, resigned = false) => ({
      person: id === null ? null : { id, name: id },
      bot: id === null ? 1 : null,
      resigned,
      salt: null,
      standing: [],
    });
    const outcome = { ranks: [1, 2, 3, 4], scores: [4, 3, 2, 1], winners: [0], rivals: [] };
    const seats = [seat('quitter', true), seat(null), seat('a'), seat('guest')];
    expect(placingsOf(seats, outcome, (id) => id !== 'guest')).toEqual([
      { person: 'quitter', rank: 101 },
      { person: 'a', rank: 3 },
    ]);
    expect(placingsOf([seat('a'), seat(null)], { ...outcome, ranks: [1, 2] }, () => true)).toEqual([]);
  });
});
