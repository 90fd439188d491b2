import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { elementAt } from '@souk/kernel';
import { describe, expect, it } from 'vitest';
import { unpainted, widthOf } from '../../terminal-kit/src/text.js';
import {
  gist,
  newFolder,
  pictures,
  type Setting,
  savesIn,
  souk,
  spawnSouk,
  theRecordIn,
  type WrittenRecord,
} from './helpers.js';
import { WITH_SEALED_BIDS } from './sealed-bids-face.js';

const DT = 'dwarven-traders';
const ARGS = ['play', DT, '--players', '3', '--seed', 'play', '--bot', 'random'];
/** More first choices than any match has decisions. */
const ALWAYS_FIRST = '1\n'.repeat(300);

/** A whole match by always taking the first choice. */
function whole(args = ARGS): WrittenRecord & { out: string } {
  const home = newFolder();
  const { code, out, err } = spawnSouk(args, { home, input: ALWAYS_FIRST });
  expect([code, err]).toEqual([0, '']);
  return { ...theRecordIn(home), out };
}

describe('souk play, from a script', () => {
  const match = whole();

  it('plays a match to its end and says who has won and where the record is', () => {
    expect(match.record.result).not.toBeNull();
    expect(match.out).toContain('Choose your starting gem:');
    expect(match.out).toContain('round 4 of 4');
    expect(match.out).toMatch(/ 1\. (You|Nadir|Zahra|Smuggler) +\d+\n/);
    expect(match.out).toContain(`Record: ${match.path}\n`);
    expect(match.record.seats).toEqual(['Player', 'Nadir', 'Zahra']);
  });

  it('writes nothing wider than 80 columns and no colour', () => {
    expect(match.out).toBe(unpainted(match.out));
    const lines = match.out.split('\n').filter((line) => !line.startsWith('Record: '));
    expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(80);
  });

  it('writes a record that is fair and can be told again', async () => {
    expect((await souk(['verify', match.path])).out).toMatch(/^fair: /);
    expect((await souk(['replay', match.path])).out).toContain('Dwarven Traders: Player, Nadir, Zahra');
  });

  it('commits to the seed before the deal', () => {
    expect(match.out).toContain(`Deal sealed: ${match.record.commitment}\n`);
  });

  it('gives the same match from the same seed and choices', () => {
    expect(gist(whole().record)).toEqual(gist(match.record));
    expect(gist(whole([...ARGS, '--free-sale']).record)).not.toEqual(gist(match.record));
  });

  it.each(['random', '1', 'Cart Pusher', '4'])('is played by %s', (id) => {
    const { record } = whole(['play', DT, '--players', '2', '--seed', 'x', '--bot', id]);
    expect(record.result).not.toBeNull();
  });

  it('gives a hint: the best moves by their numbers, with chances and reasons, and nothing is changed', () => {
    const home = newFolder();
    const { code, out } = spawnSouk(ARGS, { home, input: `i\n1\nhint\n${ALWAYS_FIRST}` });
    expect(code).toBe(0);
    const hints = out.split('Keeper of the Mountain Vault thinks of, with your chance to win:').slice(1);
    expect(hints).toHaveLength(2);
    for (const hint of hints) {
      const [, chance, number, text] = /^ {2}(\d+) % {2}(\d+) (.+)$/m.exec(hint) ?? [];
      if (text === undefined) throw new Error(`expected a chance and a choice: ${hint}`);
      expect(Number(chance)).toBeLessThanOrEqual(100);
      expect(hint).toMatch(/^ {7}(for|against) it: \w/m);
      expect(hint.slice(hint.search(/^\S.*:$/m))).toContain(`${number} ${text.slice(0, 20)}`);
    }
    expect(gist(theRecordIn(home).record)).toEqual(gist(match.record));
  });

  it('has no hints where no bot knows more than the rules', async () => {
    const { out } = await souk(['play', 'sealed-bids', '--seed', 'x'], { input: 'i\n', games: WITH_SEALED_BIDS });
    expect(out).toContain('There is no hint now.');
  });

  it('quits, goes on and is the same match', () => {
    const home = newFolder();
    const first = spawnSouk(ARGS, { home, input: '1\n1\n1\nq\n' });
    expect(first.code).toBe(0);
    expect(first.out).toMatch(/The game is saved\. Go on with: souk play --resume\n$/);
    expect(savesIn(home)).toHaveLength(1);
    const second = spawnSouk(['play', '--resume'], { home, input: '1\n1\n' });
    expect(second.code).toBe(0);
    const third = spawnSouk(['play', DT, '--resume'], { home, input: ALWAYS_FIRST });
    expect(third.code).toBe(0);
    expect(gist(theRecordIn(home).record)).toEqual(gist(match.record));
    expect(savesIn(home)).toEqual([]);
    expect(theRecordIn(home).record.commitment).toBe(/sealed: (\w+)/.exec(first.out)?.[1]);
  });

  it('takes back to the last decision of the person, and the record says so', () => {
    const home = newFolder();
    const { code, out } = spawnSouk(ARGS, { home, input: `1\n2\nu\n${ALWAYS_FIRST}` });
    expect(code).toBe(0);
    expect(out).toContain('Taken back.');
    const { record, path } = theRecordIn(home);
    expect(gist(record)).toEqual(gist(match.record));
    expect(record.undos).toHaveLength(1);
    const { from, to } = elementAt(record.undos, 0);
    expect(elementAt(record.moves, to).seat).toBe(0);
    expect(from).toBeGreaterThan(to);
    expect(spawnSouk(['verify', path]).code).toBe(0);
  });

  it('takes back also after going on with a saved match', () => {
    const home = newFolder();
    spawnSouk(ARGS, { home, input: '1\n2\nq\n' });
    spawnSouk(['play', '--resume'], { home, input: `u\n${ALWAYS_FIRST}` });
    expect(gist(theRecordIn(home).record)).toEqual(gist(match.record));
    expect(theRecordIn(home).record.undos).toHaveLength(1);
  });
});

/** Runs `souk play` in this process. */
const play = (input: string, setting: Setting & { readonly args?: readonly string[] } = {}) =>
  souk(setting.args ?? ARGS, { ...setting, input });

describe('the terminal game', () => {
  it('saves and leaves politely when nobody types any more', async () => {
    const home = newFolder();
    const { code, out } = await play('1\n', { home });
    expect(code).toBe(0);
    expect(out).toMatch(/The game is saved/);
    expect(savesIn(home)).toHaveLength(1);
  });

  it('explains itself and forgives', async () => {
    const { out } = await play('?\nr\ndt-end-1\nh\n0\n77\nxyzzy\n\nn\nu\nruby\n1\nh\nq\n');
    expect(out).toContain('Type the number of a choice, or:');
    expect(out).toMatch(/^DT-SETUP-6\n\n\p{Lu}\p{L}+ /mu);
    expect(out).toMatch(/^DT-END-1\n\n\p{Lu}\p{L}+ /mu);
    expect(out).toContain('There is no choice 0: expected 1 to');
    expect(out).toContain('There is no choice 77: expected 1 to');
    expect(out).toContain('No choice has “xyzzy”. ? shows help.');
    expect(out).toContain('Type the number of your choice.');
    expect(out).toContain('There is no next now.');
    expect(out).toContain('There is no undo now.');
    expect(out.match(/You started with an? .*\./g)?.length).toBeGreaterThan(1);
  });

  it('narrows the choices by words, their numbers unchanged', async () => {
    const { out } = await play('1\n4\nq\n', {
      args: ['play', DT, '--players', '2', '--seed', 'n', '--first-player', '0'],
    });
    expect(out).toContain('Choose a card');
    const narrowed = await play('topaz\nq\n', {
      args: ['play', DT, '--players', '2', '--seed', 'n', '--first-player', '0'],
    });
    expect(narrowed.out).toMatch(/1 of 4 choices\n4 take ■T topaz\n/);
  });

  it('is played by several people at one keyboard', async () => {
    const home = newFolder();
    const { out } = await play(ALWAYS_FIRST, {
      home,
      args: ['play', DT, '--hot-seat', 'Ana,Ben', '--players', '2', '--seed', 'h'],
    });
    const { record } = theRecordIn(home);
    expect(record.seats).toEqual(['Ana', 'Ben']);
    expect(out).toContain('Ana: Choose your starting gem:');
    expect(out).toContain('Ben: Choose your starting gem:');
    expect(out).not.toContain('Hand the keyboard');
    expect(out).not.toMatch(/You (take|mine|sell)/);
  });

  it('takes back decision by decision among several people', async () => {
    const home = newFolder();
    const args = ['play', DT, '--hot-seat', '2', '--players', '2', '--seed', 'h', '--first-player', '0'];
    await play(`1\n2\nu\nu\n2\n${ALWAYS_FIRST}`, { home, args });
    const { record } = theRecordIn(home);
    expect(record.undos).toEqual([
      { from: 2, to: 1 },
      { from: 1, to: 0 },
    ]);
    expect(record.moves[0]).toMatchObject({ seat: 0, move: { gem: 'sapphire' } });
  });

  it('can be watched', async () => {
    const home = newFolder();
    const { code, out } = await play('', {
      home,
      args: ['play', DT, '--hot-seat', '0', '--bot', 'random', '--seed', 'w'],
    });
    expect(code).toBe(0);
    expect(out).toMatch(/^Nadir (mined|sold) /m);
    expect(theRecordIn(home).record.seats).toEqual(['Nadir', 'Zahra', 'Idris']);
  });

  it('is played alone against the Smuggler', async () => {
    const home = newFolder();
    const { out } = await play(ALWAYS_FIRST, {
      home,
      args: ['play', DT, '--players', '1', '--seed', 'solo', '--smuggler-start', '8'],
    });
    expect(out).toContain('two won rounds win');
    expect(out).toMatch(/The Smuggler (mined|sold)/);
    expect(theRecordIn(home).record.options).toMatchObject({ smugglerStart: 8 });
  });

  it('goes on with a bot for somebody who leaves a game that needs all its seats', async () => {
    const home = newFolder();
    const { code } = await play('1\nl\nn\nl\ny\n', { home });
    expect(code).toBe(0);
    expect(theRecordIn(home).record.result).not.toBeNull();
  });

  it('is played to its end even where nothing can be written', async () => {
    const home = join(newFolder(), 'file');
    writeFileSync(home, 'not a folder');
    const { code, out, err } = await play(ALWAYS_FIRST, { home });
    expect(out).toContain('This game is not saved: cannot write ');
    expect(out).toMatch(/ 1\. (You|Nadir|Zahra|Smuggler) +\d+\n/);
    expect(err).toMatch(/^souk play: cannot write .*: what should be a folder is none\n$/);
    expect(code).toBe(2);
  });
});

describe('on a terminal of 80 by 24', () => {
  it.each([
    ['four players', ['--players', '4']],
    ['free sales', ['--players', '4', '--free-sale']],
    ['solo', ['--players', '1']],
  ])('everything fits with %s', async (_what, more) => {
    const args = ['play', DT, '--seed', 'fit', '--bot', 'random', ...more];
    const { out } = await play('2\n'.repeat(20), { args, isTerminal: true });
    const drawn = pictures(out);
    expect(drawn.length).toBeGreaterThan(10);
    for (const picture of drawn) {
      expect(picture.findIndex((line) => line.includes(' > '))).toBeLessThan(24);
      expect(Math.max(...picture.map(widthOf))).toBeLessThanOrEqual(80);
    }
  });

  it('has colour, and has none where none is wanted', async () => {
    const coloured = await play('1\n', { isTerminal: true });
    expect(coloured.out).toContain('\x1b[31m');
    for (const plain of [
      await play('1\n', { isTerminal: true, env: { NO_COLOR: '1' } }),
      await play('1\n', { isTerminal: true, args: [...ARGS, '--no-color'] }),
    ]) {
      expect(plain.out).not.toContain('\x1b[31m');
    }
  });

  it('is spelled in ASCII for a terminal that knows no more', async () => {
    const { out } = await play('1\n', { isTerminal: true, env: { LANG: 'C', NO_COLOR: '1' } });
    expect(out).toContain('*R ruby');
    expect(out).toMatch(/^\p{ASCII}*$/u);
  });

  it('offers to go on with a saved match', async () => {
    const home = newFolder();
    await play('1\n1\nq\n', { home });
    const offered = await play('maybe\ny\nq\n', { home, isTerminal: true, args: ['play'] });
    expect(offered.out).toMatch(/A game of Dwarven Traders was saved on .*, after \d+ moves\./);
    expect(offered.out).toContain('Expected y or n.');
    expect(offered.out).toMatch(/round \d of 4/);
    const declined = await play('n\nq\n', { home, isTerminal: true, args: ['play'] });
    expect(declined.out).toContain('Which game?');
    const quit = await play('q\n', { home, isTerminal: true, args: ['play'] });
    expect(quit.out).toMatch(/Until next time\./);
    expect(savesIn(home)).toHaveLength(1);
  });

  it('shows help and history as pages', async () => {
    const { out, code } = await play('1\n?\n\nh\n\nr\ndt-turn-8\n\n1\nh\n', { isTerminal: true });
    expect(out).toContain('Enter goes on. ');
    expect(out).toMatch(/DT-TURN-1\n/);
    expect(out).toMatch(/DT-TURN-8\n/);
    expect(code).toBe(0);
  });
});

describe('a game with hidden hands, many choices, standing answers and leaving', () => {
  const SEALED = ['play', 'sealed-bids', '--seed', 'sealed', '--bot', 'random'];
  const games = WITH_SEALED_BIDS;

  it('puts a curtain between two people', async () => {
    const args = [...SEALED, '--hot-seat', 'Ana,Ben', '--players', '2'];
    const { out } = await play('\n1\n\n1\n', { games, args });
    expect(out).toMatch(/Hand the keyboard to Ana, then press Enter\./);
    expect(out).toMatch(/Hand the keyboard to Ben, then press Enter\./);
    const turns = out.split('Hand the keyboard to ');
    const ana = elementAt(turns, 1);
    const ben = elementAt(turns, 2);
    const hand = (text: string) => /hand: ([\d ]+)/.exec(text)?.[1];
    expect(hand(ana)).not.toBe(hand(ben));
    expect(ben).toContain('Ana decides.');
    expect(ben).not.toContain('Ana decides on');
  });

  it('wipes the screen behind the curtain', async () => {
    const args = [...SEALED, '--hot-seat', '2', '--players', '2'];
    const { out } = await play('\n1\n\n1\n', { games, args, isTerminal: true });
    expect(out).toContain('\x1b[3J');
  });

  it('stops at the curtain when somebody quits there', async () => {
    const args = [...SEALED, '--hot-seat', '2', '--players', '2'];
    for (const input of ['\n1\nq\n', '\n1\n']) {
      const { code, out } = await play(input, { games, args });
      expect(code).toBe(0);
      expect(out).toMatch(/The game is saved/);
    }
  });

  it('pages and narrows a hundred choices', async () => {
    const { out } = await play('n\nn\nb\nboast\nvolume 42\n46\nq\n', { games, args: SEALED, isTerminal: true });
    const plain = unpainted(out);
    expect(plain).toMatch(/page 1 of \d+; type words to narrow: bid \(4\), pass \(1\), boast \(99\)/);
    expect(plain).toMatch(/page 2 of \d+/);
    expect(plain).toMatch(/99 of 104 choices/);
    expect(plain).toMatch(/1 of 104 choices/);
    expect(plain).toMatch(/^ ?47 boast at volume 42$/m);
  });

  it('answers in advance what somebody has answered once and for all', async () => {
    const home = newFolder();
    const { out, code } = await play('a\n7\nr\na\n1\n', { home, games, args: SEALED });
    expect(code).toBe(0);
    expect(out).toContain('1 [ ] Always pass: Never bids');
    expect(out).toContain('Nothing is changed.');
    expect(out).toContain('The words of rule SB-BID-1 are not at hand.');
    const { record } = theRecordIn(home);
    expect(record.moves.filter(({ seat }) => seat === 0).map(({ move }) => move)).toEqual(
      Array(3).fill({ kind: 'pass' }),
    );
  });

  it('remembers standing answers in a saved match', async () => {
    const home = newFolder();
    const args = [...SEALED, '--hot-seat', '2', '--players', '3'];
    await play('\na\n1\nq\n', { home, games, args });
    const { code } = await play('\n1\n1\n1\n', { home, games, args: ['play', '--resume'] });
    expect(code).toBe(0);
    const { record } = theRecordIn(home);
    expect(record.moves.filter(({ seat }) => seat === 0).map(({ move }) => move)).toEqual(
      Array(3).fill({ kind: 'pass' }),
    );
  });

  it('lets somebody leave by the rules, and the record is fair', async () => {
    const home = newFolder();
    await play('1\nl\ny\n', { home, games, args: SEALED });
    const { record, path } = theRecordIn(home);
    expect(record.moves).toContainEqual(expect.objectContaining({ seat: 0, move: { kind: 'leave' } }));
    expect((await souk(['verify', path], { games })).code).toBe(0);
    expect((await souk(['replay', path], { games })).out).toContain('Player leaves.');
  });
});
