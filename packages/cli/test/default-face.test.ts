import { GAMES } from '@souk/games/loaded';
import { type AnyGame, below, elementAt, Match, MoveList, seedRandom, viewersOf } from '@souk/kernel';
import { defaultFace, namesFor, PLAIN, type Scene, widthOf } from '@souk/terminal-kit';
import { describe, expect, it } from 'vitest';
import { sealedBids } from '../../bots/test/sealed-bids.js';
import { entry } from '../src/games.js';
import { tell } from '../src/telling.js';
import { newFolder, recordsIn, souk } from './helpers.js';

const WIDTH = 80;
const MOST_LINES = 16;
const MOST_MOVES = 120;
const scene: Scene = {
  language: 'en',
  style: PLAIN,
  width: WIDTH,
  names: namesFor(['Ana', 'Ben', 'Cyd', 'Dov', 'Eli', 'Fay'], 0),
};
const BLUNDERS = /undefined|NaN|\[object|\bnull\b/;

const PLAYED: readonly AnyGame[] = [sealedBids, ...GAMES.map(({ game }) => game)];

describe.each(PLAYED)('$name without a face of its own', (game) => {
  const face = defaultFace(game);
  const seats = Math.max(2, game.minSeats);

  it('is drawn, and every move and event has words', () => {
    const match = new Match(game, { seats, options: {}, seed: 'default face' });
    const random = seedRandom('default face');
    const list = new MoveList();
    while (!match.over && match.length < MOST_MOVES) {
      const seat = elementAt(game.toAct(match.state), 0);
      const view = game.view(match.state, seat);
      const lines = face.drawTable(view, scene);
      expect(lines.length).toBeLessThanOrEqual(MOST_LINES);
      for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(WIDTH);
      game.moves(match.state, seat, list);
      const moves = list.toArray().map((code) => face.sayMove(game.describeMove(match.state, seat, code), view, scene));
      expect(new Set(moves).size).toBe(moves.length);
      const told = match.play(seat, list.at(below(random, list.size)));
      const sentences = viewersOf(seats).flatMap((viewer) => tell(face, told, viewer, scene));
      expect([...lines, ...moves, ...sentences].join('\n')).not.toMatch(BLUNDERS);
      expect(sentences.length).toBeGreaterThan(0);
    }
  });
});

it('a game without a face can be played in the terminal to its end', async () => {
  const home = newFolder();
  const games = [entry(sealedBids, defaultFace(sealedBids))];
  const input = '1\n'.repeat(20);
  const { code, out, err } = await souk(['play', sealedBids.id, '--bot', 'random', '--seed', 's'], {
    home,
    games,
    input,
  });
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain('bid card');
  expect(recordsIn(home)).toHaveLength(1);
});
