import { elementAt } from '@souk/kernel';
import { describe, expect, test } from 'vitest';
import { placingsOf } from '../src/ratings/placings.js';
import { skillsAfter } from '../src/ratings/skill.js';
import { openHost } from './support/host.js';
import { beginMatch, request, TestPerson } from './support/person.js';
import { playToEnd } from './support/play.js';
import { all } from './support/tuples.js';

async function account(address: string, name: string): Promise<TestPerson> {
  const { body } = await request({ address }, 'register', { body: { name, passphrase: 'correct horse' } });
  return new TestPerson(address, body);
}

describe('A rating', () => {
  test('comes from rated matches between accounts, for each game', async () => {
    const { address } = await openHost();
    const people = await Promise.all([account(address, 'Ann'), account(address, 'Ben')]);
    const { id } = await beginMatch(people, { rated: true });
    const clients = await all(people, (person) => person.connect());
    const [end] = await all(clients, async (client) => playToEnd(client, id, await client.watch(id)));
    const [ann, ben] = await all(people, async (person) => {
      for (;;) {
        const [rating] = (await person.do('me')).ratings;
        if (rating !== undefined) return rating;
      }
    });
    expect(ann).toMatchObject({ game: 'dwarven-traders', matches: 1 });
    const ranks = end.outcome?.ranks ?? [];
    expect(Math.sign(ann.mu - ben.mu)).toBe(Math.sign(elementAt(ranks, 1) - elementAt(ranks, 0)));
  });

  test('rises with a win, falls with a loss, and grows more certain', () => {
    const strengths = skillsAfter([
      { rank: 1, strength: undefined },
      { rank: 2, strength: undefined },
    ]);
    const [winner, loser] = [elementAt(strengths, 0), elementAt(strengths, 1)];
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
      { person: 'quitter', rank: 101, won: false },
      { person: 'a', rank: 3, won: false },
    ]);
    expect(placingsOf([seat('a'), seat(null)], { ...outcome, ranks: [1, 2] }, () => true)).toEqual([]);
  });
});
