import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { elementAt } from '@souk/kernel';
import { describe, expect, it } from 'vitest';
import { newFolder, recordsIn, type Setting, savesIn, souk, theSaveIn } from './helpers.js';
import { WITH_SEALED_BIDS } from './sealed-bids-face.js';

const ARGS = ['play', 'dwarven-traders', '--players', '3', '--seed', 'saves', '--bot', 'random'];
const resume = (setting: Setting) => souk(['play', '--resume'], setting);

/** A folder with a saved game, and its document. */
async function saved() {
  const home = newFolder();
  await souk(ARGS, { home, input: '1\nq\n' });
  const path = theSaveIn(home);
  return { home, path, document: JSON.parse(readFileSync(path, 'utf8')) };
}

it('a match in the terminal is dealt from ChaCha20; one that was saved before goes on as it was dealt', async () => {
  const { home, path, document } = await saved();
  expect(document.record.chance).toBe('chacha20');
  const { chance: _, ...record } = document.record;
  writeFileSync(path, JSON.stringify({ ...document, decided: [], record: { ...record, moves: [] } }));
  const { code } = await resume({ home, input: '1\nq\n' });
  expect(code).toBe(0);
  expect(JSON.parse(readFileSync(theSaveIn(home), 'utf8')).record).not.toHaveProperty('chance');
});

describe('a damaged save', () => {
  it('is named with the reason, and left in place', async () => {
    const { home, path, document } = await saved();
    const spoiled: readonly (readonly [object, string])[] = [
      [{}, 'save: expected an object with the field "format"'],
      [{ ...document, players: ['person'] }, 'save.players: expected one for every seat'],
      [{ ...document, players: ['person', 'hal', 'random'] }, 'save.players: expected persons and opponents'],
      [{ ...document, decided: [99] }, 'save.decided: expected the numbers of moves'],
      [{ ...document, record: { ...document.record, game: 'chess' } }, 'save.record.game: expected a game'],
      [{ ...document, record: { ...document.record, rulesVersion: 99 } }, 'rulesVersion: expected 1'],
      [
        {
          ...document,
          decided: [],
          record: { ...document.record, moves: [{ seat: 0, move: { kind: 'no-trade' }, time: 0 }] },
        },
        'moves[0]: seat 0 cannot',
      ],
      [
        { ...document, record: { ...document.record, seats: ['\x1b[2J', '\x9b2J', 'C'] } },
        'save.record.seats[0]: expected',
      ],
    ];
    for (const [wrong, reason] of spoiled) {
      writeFileSync(path, JSON.stringify(wrong));
      const { code, out, err } = await resume({ home });
      expect([code, out]).toEqual([2, '']);
      expect(err).toContain(`souk play: --resume: there is no saved game to go on with: cannot use ${path}: ${reason}`);
      expect(err).toMatch(/^\P{C}+\n$/u);
      expect(readFileSync(path, 'utf8')).toBe(JSON.stringify(wrong));
    }
    writeFileSync(path, '{');
    expect((await resume({ home })).err).toBe(
      `souk play: --resume: there is no saved game to go on with: cannot read ${path}: it is not JSON\n`,
    );
  });

  it('does not stand in the way of an older one', async () => {
    const { home, path, document } = await saved();
    const newer = join(dirname(path), 'dwarven-traders-2099.json');
    writeFileSync(newer, '{');
    const { code, err } = await resume({ home, input: '1\n' });
    expect([code, err]).toEqual([0, `souk play: cannot read ${newer}: it is not JSON\n`]);
    expect(JSON.parse(readFileSync(path, 'utf8')).record.moves.length).toBeGreaterThan(document.record.moves.length);
    expect(readdirSync(dirname(path))).toHaveLength(2);
    const { out } = await souk(['play'], { home, isTerminal: true, input: 'y\n' });
    expect(out).toContain(`cannot read ${newer}: it is not JSON`);
    expect(out).toContain('was saved on');
  });

  it('of another game is of no interest', async () => {
    const { home } = await saved();
    writeFileSync(join(home, 'saves', 'sealed-bids-2099.json'), '{');
    expect((await souk(['play', 'dwarven-traders', '--resume'], { home })).err).toBe('');
  });
});

describe('the game is saved', () => {
  /** The save as it was on disk at every prompt. */
  async function savesAtPrompts(args: readonly string[], input: string) {
    const home = newFolder();
    const seen: { readonly [name: string]: unknown }[] = [];
    const onPrompt = () => {
      const [path] = readdirSync(home).includes('saves') ? savesIn(home) : [];
      if (path !== undefined) seen.push(JSON.parse(readFileSync(path, 'utf8')));
    };
    await souk(args, { home, input, isTerminal: true, games: WITH_SEALED_BIDS, onPrompt });
    return seen;
  }

  it('after something is taken back', async () => {
    const seen = await savesAtPrompts(ARGS, '1\n1\nu\n');
    expect(seen[seen.length - 1]).toMatchObject({ record: { undos: [expect.anything()] } });
  });

  it('after a standing answer is given', async () => {
    const args = ['play', 'sealed-bids', '--seed', 's', '--bot', 'random', '--hot-seat', '2', '--players', '3'];
    const seen = await savesAtPrompts(args, '\na\n1\n');
    expect(seen[seen.length - 1]).toMatchObject({ standing: [['always-pass'], [], []] });
  });

  it('after somebody leaves', async () => {
    const args = ['play', 'dwarven-traders', '--seed', 's', '--bot', 'random', '--hot-seat', '2'];
    const seen = await savesAtPrompts(args, 'l\ny\n');
    expect(elementAt(seen, seen.length - 1).players).toContain('3');
  });

  it('and forgotten when it is over', async () => {
    const home = newFolder();
    await souk(ARGS, { home, input: '1\n'.repeat(300) });
    expect([savesIn(home).length, recordsIn(home).length]).toEqual([0, 1]);
  });
});
