import { LANGUAGES, type Language } from '@souk/i18n';
import { type AnyGame, below, type GameTypes, Match, MoveList, seedRandom, viewersOf } from '@souk/kernel';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { namesFor, type Scene } from '../../terminal-kit/src/face.js';
import { COLOURED, PLAIN, toAscii } from '../../terminal-kit/src/style.js';
import { unpainted, widthOf } from '../../terminal-kit/src/text.js';
import { GAMES } from '../src/games.js';
import { ruleText } from '../src/rules.js';
import { tell } from '../src/telling.js';
import { newFolder, souk, theRecordIn } from './helpers.js';

const NAMES = ['Ana', 'Ben', 'Cyd', 'Dov', 'Eli', 'Fay', 'Gus', 'Hal'];
const WIDTH = 80;
const MOST_LINES = 16;

/** What a thoughtless face would let slip through. */
const BLUNDERS = /undefined|NaN|\[object|\bnull\b/;

/** Played at random a match can have thousands of moves, most of them alike. */
const ALL_OF_THE_FIRST = 150;
const THEN_ONE_IN = 13;

/** Plays a match at random and calls `look` before many moves and at the end. */
function walk(match: Match<GameTypes>, seed: string, look: () => void): void {
  const { game } = match;
  const random = seedRandom(seed);
  const list = new MoveList();
  for (let [seat] = game.toAct(match.state); seat !== undefined; [seat] = game.toAct(match.state)) {
    if (match.length < ALL_OF_THE_FIRST || match.length % THEN_ONE_IN === 0) look();
    game.moves(match.state, seat, list);
    match.play(seat, list.at(below(random, list.size)));
  }
  look();
}

const matchAt = (game: AnyGame, seats: number) => new Match(game, { seats, options: {}, seed: `face/${seats}` });

/** A whole sentence, and one full stop at its end. */
const SENTENCE = /^[\p{Lu}\d].*[^.]\.$/u;

const everySeats = ({ minSeats, maxSeats }: AnyGame): number[] =>
  Array.from({ length: maxSeats - minSeats + 1 }, (_, i) => minSeats + i);

/** Every number of seats in one language; in others the smallest and the largest table, where room is scarce. */
const seatsPlayed = (game: AnyGame, language: Language): number[] =>
  language === 'en' ? everySeats(game) : [game.minSeats, game.maxSeats];

const SPOKEN = GAMES.flatMap(({ game, face }) =>
  LANGUAGES.map((language) => ({ name: game.name, language, game, face })),
);

describe.each(SPOKEN)('$name in $language', ({ game, face, language }) => {
  const tables = seatsPlayed(game, language);
  const matchOf = (seats: number) => matchAt(game, seats);
  const scene: Scene = { language, style: PLAIN, width: WIDTH, names: namesFor(NAMES, 0, language) };
  const inColour: Scene = { ...scene, style: COLOURED };

  it.each(tables)('is drawn for everybody within 80 columns and 16 lines, %i seats', (seats) => {
    const match = matchOf(seats);
    walk(match, 'draw', () => {
      for (const viewer of viewersOf(seats)) {
        const view = game.view(match.state, viewer);
        const lines = face.drawTable(view, scene);
        expect(lines.length).toBeLessThanOrEqual(MOST_LINES);
        expect(lines.filter((line) => widthOf(line) > WIDTH)).toEqual([]);
        expect(lines.join('\n')).not.toMatch(BLUNDERS);
        expect(face.drawTable(view, inColour).map(unpainted)).toEqual(lines);
      }
    });
  });

  it.each(tables)('has words for every move, no two the same, %i seats', (seats) => {
    const match = matchOf(seats);
    const list = new MoveList();
    walk(match, 'moves', () => {
      for (const seat of game.toAct(match.state)) {
        game.moves(match.state, seat, list);
        const view = game.view(match.state, seat);
        const texts = list
          .toArray()
          .map((code) => face.sayMove(game.describeMove(match.state, seat, code), view, scene));
        expect(new Set(texts).size).toBe(texts.length);
        expect(texts.filter((text) => BLUNDERS.test(text))).toEqual([]);
      }
    });
  });

  it.each(everySeats(game))('tells events to everybody in whole sentences, %i seats', (seats) => {
    const match = matchOf(seats);
    const random = seedRandom('events');
    const list = new MoveList();
    const faults: string[] = [];
    let said = 0;
    for (let [seat] = game.toAct(match.state); seat !== undefined; [seat] = game.toAct(match.state)) {
      game.moves(match.state, seat, list);
      const told = match.play(seat, list.at(below(random, list.size)));
      for (const viewer of viewersOf(seats)) {
        const lines = tell(face, told, viewer, scene);
        said += lines.length;
        faults.push(...lines.filter((line) => !SENTENCE.test(line) || BLUNDERS.test(line)));
      }
    }
    expect(faults).toEqual([]);
    expect(said).toBeGreaterThan(match.length);
  });

  it('has the words of every rule that asks something', () => {
    const match = matchOf(game.maxSeats);
    walk(match, 'rules', () => {
      for (const seat of game.toAct(match.state)) {
        const rule = game.prompt(match.state, seat)?.rule ?? '';
        expect(ruleText(game.id, rule, language), rule).toMatch(/^\p{Lu}[^*]{20,}[.)]$/u);
      }
    });
    expect(ruleText(game.id, 'ZZ-NONE-1', language)).toBeUndefined();
    expect(ruleText(game.id, '.*', language)).toBeUndefined();
  });

  it('uses no sign that ASCII has no stand-in for', () => {
    const match = matchOf(game.maxSeats);
    walk(match, 'ascii', () => {
      const text = face.drawTable(game.view(match.state, 0), scene).join('\n');
      expect(toAscii(text)).not.toContain('?');
    });
    expect(toAscii([face.tagline(language), ...face.legend(language)].join(''))).not.toContain('?');
  });
});

describe.each(GAMES.map(({ game }) => ({ name: game.name, game })))('$name', ({ game }) => {
  it('is played, recorded, verified, told again and simulated', async () => {
    const home = newFolder();
    const played = await souk(['play', game.id, '--hot-seat', '0', '--bot', 'random', '--seed', 'every'], {
      home,
      games: GAMES,
    });
    expect([played.code, played.err]).toEqual([0, '']);
    const { path, record } = theRecordIn(home);
    expect(record.game).toBe(game.id);
    expect((await souk(['verify', path], { games: GAMES })).code).toBe(0);
    expect((await souk(['replay', path], { games: GAMES })).out).toContain(game.name);
    const simulated = await souk(['simulate', game.id, '--games', '3', '--seed', 's', '--json'], { games: GAMES });
    expect(JSON.parse(simulated.out)).toMatchObject({ game: game.id, games: 3 });
  });

  it('publishes schemas that its positions and options follow', async () => {
    const compiled = async (document: string) =>
      new Ajv2020().compile(JSON.parse((await souk(['schema', game.id, document], { games: GAMES })).out));
    const isPosition = await compiled('position');
    const isOptions = await compiled('options');
    const match = matchAt(game, game.maxSeats);
    expect(isOptions(match.start.options)).toBe(true);
    walk(match, 'schema', () => {
      expect(isPosition(game.toJSON(match.state)), JSON.stringify(isPosition.errors)).toBe(true);
    });
  });
});
