import {
  type AnyGame,
  fromPosition,
  type GameTypes,
  LEAVE,
  Match,
  MoveList,
  seedRandom,
  UNDO_BARRIER,
} from '@souk/kernel';
import { describe, expect, it } from 'vitest';
import {
  type Analysis,
  Analyst,
  analyse,
  chooseWith,
  expectFrom,
  greedyBot,
  hintFor,
  MOST_TRIED,
  observationAtStart,
  observedMoves,
  playerAtLevel,
  questionFor,
  randomBot,
  searchBot,
  sharesAtEnd,
  weigh,
} from '../src/index.js';
import { BOT_GAMES, HEURISTICS } from './games.js';

const CARE = { iterations: 60, seed: 'test' };

function randomMatch(game: AnyGame, seats: number, seed: string, most = Number.POSITIVE_INFINITY): Match<GameTypes> {
  const match = new Match(game, { seats, options: {}, seed });
  const random = seedRandom(`${seed}/moves`);
  const player = randomBot.sit();
  while (!match.over && match.length < most) {
    const [seat] = game.toAct(match.state);
    match.play(seat, chooseWith(player, game, match.state, seat, random, { iterations: 1 }));
  }
  return match;
}

function analysisOf(id: string, match: Match<GameTypes>, care = CARE): Analysis {
  const steps = analyse(HEURISTICS[id], match, care);
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

/** The shares of the win right after each legal move; undefined if a move does not end the match. */
function endings(game: AnyGame, state: GameTypes['State'], seat: number): Map<number, number> | undefined {
  const list = new MoveList();
  game.moves(state, seat, list);
  const found = new Map<number, number>();
  for (const move of list.toArray()) {
    const after = game.clone(state);
    game.play(after, seat, move);
    const shares: number[] = [];
    if (!sharesAtEnd(game, after, shares)) return undefined;
    found.set(move, shares[seat]);
  }
  return found;
}

/** A match whose last mover had the win in hand and gave it away. */
function thrownAway(game: AnyGame): Match<GameTypes> {
  for (let i = 0; ; i++) {
    const match = randomMatch(game, 2, `thrown/${i}`);
    const last = match.length - 1;
    const before = match.stateAt(last);
    const [seat] = game.toAct(before);
    const worth = endings(game, before, seat);
    if (worth === undefined) continue;
    const losing = [...worth].find(([, share]) => share === 0);
    if (losing === undefined || ![...worth.values()].includes(1)) continue;
    match.undoTo(last);
    match.play(seat, losing[0]);
    return match;
  }
}

describe('the analysis of a match', () => {
  const traders = HEURISTICS['dwarven-traders'];

  it('is the same for the same care, and another for another seed', () => {
    const match = randomMatch(traders.game, 2, 'same');
    const again = analysisOf('dwarven-traders', match);
    expect(analysisOf('dwarven-traders', match)).toEqual(again);
    expect(analysisOf('dwarven-traders', match, { ...CARE, seed: 'other' })).not.toEqual(again);
  });

  it('is the same when what was seen is told to somebody who knows nothing of the match', () => {
    for (const [id, heuristics] of Object.entries(HEURISTICS)) {
      const care = { ...CARE, iterations: 2 };
      const match = randomMatch(heuristics.game, 2, 'told', 8);
      const analyst = new Analyst(heuristics, care, structuredClone(observationAtStart(match)));
      for (const seen of observedMoves(match)) analyst.judge(structuredClone(seen));
      expect(analyst.analysis).toEqual(analysisOf(id, match, care));
    }
  });

  it('has a report for every move, with chances of every contender that end in the result', () => {
    const match = randomMatch(traders.game, 3, 'whole');
    const { start, moves, turningPoints } = analysisOf('dwarven-traders', match);
    expect(moves.map(({ number }) => number)).toEqual(Array.from({ length: match.length }, (_, i) => i + 1));
    const end: number[] = [];
    sharesAtEnd(traders.game, match.state, end);
    expect(moves.at(-1)?.chances).toEqual(end);
    for (const chances of [start, ...moves.map((move) => move.chances)]) {
      expect(chances).toHaveLength(4);
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
      for (const chance of chances) {
        expect(chance).toBeGreaterThanOrEqual(0);
        expect(chance).toBeLessThanOrEqual(1);
      }
    }
    for (const { number } of turningPoints) expect(moves[number - 1].number).toBe(number);
  });

  it('names the winning move that was there and was not made, and calls the turn a matter of choice', () => {
    const match = thrownAway(traders.game);
    const { moves, turningPoints } = analysisOf('dwarven-traders', match);
    const last = moves[moves.length - 1];
    expect(last).toMatchObject({ loss: 1, best: 1, played: 0 });
    const before = match.stateAt(match.length - 1);
    expect(endings(traders.game, before, last.seat)?.get(last.better?.move ?? LEAVE)).toBe(1);
    expect(turningPoints.at(-1)).toMatchObject({ number: last.number, because: 'choice' });
  });

  it('finds no fault with a move that nobody could have done better', () => {
    const match = thrownAway(traders.game);
    const [seat] = traders.game.toAct(match.stateAt(match.length - 1));
    const winning = [...(endings(traders.game, match.stateAt(match.length - 1), seat) ?? [])].find(
      ([, share]) => share === 1,
    );
    match.undoTo(match.length - 1);
    match.play(seat, winning?.[0] ?? LEAVE);
    const report = analysisOf('dwarven-traders', match).moves.at(-1);
    expect(report).toMatchObject({ loss: 0, played: 1 });
    expect(report?.better).toBeUndefined();
  });

  it('takes skill, the choices of others, luck and foresight apart, and they add up', () => {
    for (const id of ['dwarven-traders', 'arcane-alley']) {
      const match = randomMatch(HEURISTICS[id].game, 2, 'parts');
      const { seats, moves } = analysisOf(id, match, { ...CARE, iterations: 8 });
      for (const [seat, { start, end, skill, gifts, luck, foresight }] of seats.entries()) {
        const lost = (own: boolean): number =>
          moves.filter((move) => (move.seat === seat) === own).reduce((sum, { loss }) => sum + loss, 0);
        expect(start + skill + gifts + luck + foresight).toBeCloseTo(end);
        expect(skill).toBeCloseTo(-lost(true));
        expect(gifts).toBeGreaterThanOrEqual(0);
        expect(gifts).toBeLessThanOrEqual(lost(false) + 1e-9);
      }
    }
  });

  it('finds no luck where nothing was left to chance and nothing was hidden', () => {
    const { game } = traders;
    const whole = randomMatch(game, 2, 'open');
    const dealt = [...Array(whole.length).keys()].find((at) => (whole.markOf(at) & UNDO_BARRIER.chance) !== 0) ?? 0;
    const match = new Match(fromPosition(game, game.toJSON(whole.stateAt(dealt + 1))), {
      seats: 2,
      options: {},
      seed: 'open',
    });
    for (let i = 0; i < 6; i++) {
      const [seat] = game.toAct(match.state);
      match.play(
        seat,
        chooseWith(randomBot.sit(), game, match.state, seat, seedRandom(`open/${i}`), { iterations: 1 }),
      );
    }
    const { seats, moves } = analysisOf('dwarven-traders', match);
    expect(moves.map(({ open, luck }) => [open, luck])).toEqual(moves.map(() => [true, 0]));
    expect(seats.map(({ luck }) => luck)).toEqual([0, 0]);
    expect(seats.some(({ start, end }) => start !== end)).toBe(true);
  });

  it('judges somebody who chose before others who owed a decision at the same time', () => {
    const { game } = HEURISTICS['arcane-alley'];
    const match = new Match(game, { seats: 3, options: {}, seed: 'late' });
    const random = seedRandom('late');
    for (let i = 0; i < 6; i++) {
      const seat = game.toAct(match.state).at(-1) ?? 0;
      match.play(seat, chooseWith(randomBot.sit(), game, match.state, seat, random, { iterations: 1 }));
    }
    expect([...match.history()].slice(0, 3).map(({ seat }) => seat)).toEqual([2, 1, 0]);
    for (const iterations of [1, 40]) {
      const { moves } = analysisOf('arcane-alley', match, { ...CARE, iterations });
      for (const { best, played, luck } of moves) expect([best, played, luck].every(Number.isFinite)).toBe(true);
    }
  });

  it('passes over somebody who left', () => {
    const { game } = HEURISTICS['dale-of-merchants'];
    const match = new Match(game, { seats: 3, options: {}, seed: 'leaver' });
    const player = greedyBot(HEURISTICS['dale-of-merchants']).sit();
    const random = seedRandom('leaver');
    for (let i = 0; i < 12; i++) {
      const [seat] = game.toAct(match.state);
      match.play(seat, chooseWith(player, game, match.state, seat, random, { iterations: 1 }));
    }
    const [seat] = game.toAct(match.state);
    match.play(seat, LEAVE);
    const report = analysisOf('dale-of-merchants', match, { ...CARE, iterations: 4 }).moves.at(-1);
    expect(report).toMatchObject({ seat, move: LEAVE, loss: 0, choices: 1 });
  });
});

it('a hint leads with the move that a search would make, however many there are', () => {
  const heuristics = HEURISTICS['arcane-alley'];
  const { game } = heuristics;
  const match = randomMatch(game, 2, 'many');
  const list = new MoveList();
  let wide = 0;
  for (let at = 0; at < match.length && wide < 12; at++) {
    const state = match.stateAt(at);
    const [seat] = game.toAct(state);
    game.moves(state, seat, list);
    if (list.size <= MOST_TRIED) continue;
    wide++;
    const made = chooseWith(searchBot(heuristics).sit(), game, state, seat, seedRandom(`${at}`), { iterations: 300 });
    expect(hintFor(heuristics, state, seat, { iterations: 300 }, `${at}`)[0].move).toBe(made);
  }
  expect(wide).toBe(12);
});

describe.each(['arcane-alley', 'dale-of-merchants'])('judgements at %s', (id) => {
  const heuristics = HEURISTICS[id];
  const { game } = heuristics;

  it('rest on what the player could know, not on what was hidden', () => {
    const match = randomMatch(game, 2, 'hidden');
    const state = match.stateAt(Math.min(40, match.length - 1));
    const [seat] = game.toAct(state);
    const list = new MoveList();
    game.moves(state, seat, list);
    const seenIn = (of: GameTypes['State'], by: number) => ({
      views: Object.assign([], { [by]: game.view(of, by) }),
      outcome: undefined,
    });
    const judged = (of: GameTypes['State']) => [
      weigh(heuristics, questionFor(game, of, seat, seedRandom('w'), { iterations: 40 }), list.at(list.size - 1), 40),
      expectFrom(heuristics, seenIn(of, seat), seat, seedRandom('e'), 40),
    ];
    const hidden = seedRandom('others');
    const others = Array.from({ length: 5 }, () => game.imagine(game.view(state, seat), hidden));
    expect(new Set([state, ...others].map(game.hash)).size).toBeGreaterThan(1);
    for (const other of others) expect(judged(other)).toEqual(judged(state));
  });
});

describe.each(Object.keys(HEURISTICS))('a hint at %s', (id) => {
  const heuristics = HEURISTICS[id];
  const { game } = heuristics;

  it('lists legal moves with chances, the best first, and says why', () => {
    const match = new Match(game, { seats: 2, options: {}, seed: 'hint' });
    const random = seedRandom('hint');
    const { player, budget } = playerAtLevel(BOT_GAMES[id], 3);
    const list = new MoveList();
    for (let i = 0; i < 30 || list.size < 2; i++) {
      const [seat] = game.toAct(match.state);
      match.play(seat, chooseWith(player, game, match.state, seat, random, budget));
      game.moves(match.state, game.toAct(match.state)[0], list);
    }
    const [seat] = game.toAct(match.state);
    const hints = hintFor(heuristics, match.state, seat, { iterations: 80 });
    expect(hints.length).toBeGreaterThan(0);
    for (const { move, chance, visits } of hints) {
      expect(list.includes(move)).toBe(true);
      expect(visits).toBeGreaterThan(0);
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThanOrEqual(1);
    }
    expect(hints[0].visits).toBe(Math.max(...hints.map(({ visits }) => visits)));
    expect(hints.flatMap(({ reasons }) => reasons).every(({ text, weight }) => text !== '' && weight !== 0)).toBe(true);
  });
});
