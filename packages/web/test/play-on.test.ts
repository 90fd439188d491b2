import { analyse } from '@souk/bots';
import { gameNamed } from '@souk/games/loaded';
import { type AnyGame, below, elementAt, Match, MoveList, seedRandom } from '@souk/kernel';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { BotPlayers } from '../src/bots/bot-players.js';
import { GAME_IDS, rulesOf } from '../src/games/games.js';
import type { SavedMatch } from '../src/session/saved-match.js';
import { keptInMemory } from './kept-in-memory.js';

vi.stubGlobal('localStorage', keptInMemory());

let records: typeof import('../src/session/records.js');
let sessions: typeof import('../src/session/local-session.js');
let savedMatch: typeof import('../src/session/saved-match.js').savedMatch;
let through: typeof import('../src/session/played-through.js');

beforeAll(async () => {
  records = await import('../src/session/records.js');
  sessions = await import('../src/session/local-session.js');
  through = await import('../src/session/played-through.js');
  ({ savedMatch } = await import('../src/session/saved-match.js'));
});

const MOVES = 40;
const MIDDLE = 25;

/** A match played by chance for a while. */
function playedByChance(game: AnyGame): SavedMatch {
  const seats = Math.max(2, game.minSeats);
  const match = new Match(game, { seats, options: {}, seed: 'play on' });
  const random = seedRandom('moves');
  const list = new MoveList();
  const moves: [number, number, number][] = [];
  while (moves.length < MOVES && !match.over) {
    const seat = elementAt(game.toAct(match.state), 0);
    game.moves(match.state, seat, list);
    const code = list.at(below(random, list.size));
    match.play(seat, code, 1);
    moves.push([seat, code, 1]);
  }
  const sitters = Array.from({ length: seats }, (_, i) => ({ kind: 'person', name: `Player ${i}` }) as const);
  const { id, rulesVersion } = game;
  return {
    ...{ id: 'one', game: id, rulesVersion, options: {}, sitters, seed: 'play on', nonce: 'n', moves },
    ...{ undos: [], started: 1, updated: 1, outcome: null },
  };
}

const firstMove: BotPlayers = {
  choose: async ({ moves }) => elementAt(moves, 0),
  advise: async ({ moves }) => ({ move: elementAt(moves, 0), chance: undefined, reasons: [] }),
};

/** Plays on until so many moves have been made, the person making the first move that there is. */
async function playSome(session: InstanceType<typeof sessions.LocalSession>, moves: number): Promise<void> {
  while (session.moment.length < moves && session.moment.outcome === undefined) {
    const [decision] = session.moment.decisions;
    if (decision !== undefined) session.send(decision.seat, elementAt(decision.moves, 0));
    else {
      const { length } = session.moment;
      session.goOn();
      await vi.waitUntil(() => session.moment.length > length, { timeout: 60_000, interval: 1 });
    }
  }
}

describe.each(GAME_IDS)('playing on from a moment of %s', (game) => {
  test('with the hidden cards as they were: everything is as it was', async () => {
    const rules = await rulesOf(game);
    const saved = playedByChance(rules);
    const on = await records.playOnFrom(saved, MIDDLE, 1, 'as-they-were');
    const before = through.playedThrough(rules, { ...saved, moves: saved.moves.slice(0, MIDDLE) });
    expect(rules.toJSON(through.playedThrough(rules, on).state)).toEqual(rules.toJSON(before.state));
    expect(on.sitters.map(({ kind }) => kind)).toEqual(['bot', 'person']);
    // A bot has no person's name, nor the portrait that goes with it.
    expect(on.sitters.map(({ name }) => name)).toEqual(['Hild', 'Player 1']);
    const session = new sessions.LocalSession(rules, on, firstMove);
    expect(session.moment.view).toEqual(rules.view(before.state, 1));
    await playSome(session, MIDDLE + 12);
    session.close();
  });

  test('re-dealt: the player sees the same, and something else may be true', async () => {
    const rules = await rulesOf(game);
    const saved = playedByChance(rules);
    const { state } = through.playedThrough(rules, { ...saved, moves: saved.moves.slice(0, MIDDLE) });
    const truth = JSON.stringify(rules.toJSON(state));
    const on = await records.playOnFrom(saved, MIDDLE, 0, 'as-believed');
    const session = new sessions.LocalSession(rules, on, firstMove);
    expect(session.moment.view).toEqual(rules.view(state, 0));
    expect(session.moment.length).toBe(0);
    expect(JSON.stringify(on.position)).not.toBe(truth);
    await playSome(session, 12);
    expect(session.past()).toHaveLength(session.moment.length);
    expect(records.isProvable(on)).toBe(false);
    session.close();
  });

  test('a re-dealt match is a record that opens and plays elsewhere, and is not called fair', async () => {
    const rules = await rulesOf(game);
    const on = await records.playOnFrom(playedByChance(rules), MIDDLE, 0, 'as-believed');
    const session = new sessions.LocalSession(rules, on, firstMove);
    await playSome(session, Number.POSITIVE_INFINITY);
    session.close();
    const over = savedMatch(on.id);
    if (over === undefined) throw new Error('a match that is over should be kept');
    const opened = await records.importRecord(JSON.stringify(await records.recordOf(over)));
    expect(opened.outcome).toEqual(over.outcome);
    const finalState = (saved: SavedMatch) => rules.toJSON(through.playedThrough(rules, saved).state);
    expect(finalState(opened)).toEqual(finalState(over));
    expect(records.isProvable(opened)).toBe(false);
    expect((await records.verdictOn(opened)).problems).toEqual([expect.stringMatching(/^position: /)]);
  });

  test('such a match can be played on from once more, and judged', async () => {
    const rules = await rulesOf(game);
    const on = await records.playOnFrom(playedByChance(rules), MIDDLE, 0, 'as-believed');
    const seat = elementAt(rules.toAct(through.begun(rules, on).state), 0);
    const list = new MoveList();
    rules.moves(through.begun(rules, on).state, seat, list);
    const moved = { ...on, moves: [[seat, list.at(0), 1]] as const };
    const again = await records.playOnFrom(moved, 1, 1, 'as-they-were');
    const { state } = through.playedThrough(rules, again);
    expect(rules.toJSON(state)).toEqual(rules.toJSON(through.playedThrough(rules, moved).state));
    const { heuristics } = gameNamed(game);
    if (heuristics === undefined) throw new Error(`bots should know ${game}`);
    const [report] = analyse(heuristics, through.playedThrough(rules, moved), { iterations: 2, seed: 'x' });
    expect(report).toMatchObject({ number: 1, seat });
  });
});
