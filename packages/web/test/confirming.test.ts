import { arcaneAlley } from '@souk/games/arcane-alley';
import { dwarvenTraders } from '@souk/games/dwarven-traders';
import { type AnyGame, elementAt } from '@souk/kernel';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { waitsForButton } from '../../table-kit/src/confirming.js';
import type { BotPlayers } from '../src/bots/bot-players.js';
import { freshMatch } from './browser/fresh-match.js';
import { keptInMemory } from './kept-in-memory.js';

vi.stubGlobal('localStorage', keptInMemory());
vi.stubGlobal('navigator', { language: 'en' });
vi.stubGlobal('window', { matchMedia: () => ({ matches: false }) });

let sessions: typeof import('../src/session/local-session.js');
let settings: typeof import('../../table-kit/src/settings.js');

beforeAll(async () => {
  sessions = await import('../src/session/local-session.js');
  settings = await import('../../table-kit/src/settings.js');
});

const LIGHT = { isWeighty: false, isFirst: true, way: 'pointer', isBinding: () => false } as const;
const HEAVY = { ...LIGHT, isWeighty: true };

describe('a move waits for its button', () => {
  test('as usual if it spends much, cannot be taken back freely, or was tapped unseen', () => {
    expect(waitsForButton('weighty', LIGHT)).toBe(false);
    expect(waitsForButton('weighty', { ...HEAVY, isFirst: false })).toBe(true);
    expect(waitsForButton('weighty', { ...LIGHT, isBinding: () => true })).toBe(true);
    expect(waitsForButton('weighty', { ...LIGHT, way: 'tap' })).toBe(true);
  });

  test('not if it was made by a button of its own, unless it spends much', () => {
    expect(waitsForButton('weighty', { ...LIGHT, way: 'button', isBinding: () => true })).toBe(false);
    expect(waitsForButton('weighty', { ...HEAVY, way: 'button' })).toBe(true);
  });

  test('always or never, if that is wanted; but nothing of weight is done by the first press of all', () => {
    expect(waitsForButton('always', LIGHT)).toBe(true);
    expect(waitsForButton('never', { ...HEAVY, isFirst: false, isBinding: () => true })).toBe(false);
    expect(waitsForButton('never', HEAVY)).toBe(true);
  });
});

test('what was kept as a switch is understood: on is every move, off is as usual', () => {
  const confirm = (stored: string | null) => settings.readSettings(stored).confirm;
  expect(confirm(null)).toBe('weighty');
  expect(confirm('{"confirm":false}')).toBe('weighty');
  expect(confirm('{"confirm":true}')).toBe('always');
  expect(confirm('{"confirm":"never"}')).toBe('never');
  expect(confirm('{"confirm":"perhaps"}')).toBe('weighty');
});

const BOTS: BotPlayers = {
  choose: async ({ moves }) => elementAt(moves, 0),
  advise: async ({ moves }) => ({ move: elementAt(moves, 0), chance: undefined, reasons: [] }),
};

test('against bots everything can be taken back; at a shared screen not what passes on or shows something', () => {
  const at = (game: AnyGame, persons: number): boolean => {
    const saved = freshMatch({ game: game.id, persons, bots: 2 - persons, options: { firstPlayer: 0 } });
    const session = new sessions.LocalSession(game, { ...saved, id: `${game.id} ${persons}` }, BOTS);
    const [decision] = session.moment.decisions;
    if (decision === undefined) throw new Error('the first player is asked');
    return session.isBinding(decision.seat, elementAt(decision.moves, 0));
  };
  expect(at(dwarvenTraders, 1)).toBe(false);
  expect(at(dwarvenTraders, 2)).toBe(true);
  expect(at(arcaneAlley, 1)).toBe(false);
  expect(at(arcaneAlley, 2)).toBe(true);
});
