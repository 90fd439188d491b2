import { elementAt } from '@souk/kernel';
import { describe, expect, it } from 'vitest';
import { cut, unpainted, widthOf, wrap } from '../../terminal-kit/src/text.js';
import { type Collector, newFolder, pictures, recordsIn, type Setting, savesIn, souk, theRecordIn } from './helpers.js';
import { WITH_SEALED_BIDS } from './sealed-bids-face.js';

const ARGS = ['play', 'dwarven-traders', '--players', '4', '--seed', 'terminal', '--bot', 'random'];
const SEAL = /[0-9a-f]{64}/;

/** `souk play` on a terminal. */
const play = (input: string, setting: Setting & { readonly args?: readonly string[] } = {}) =>
  souk(setting.args ?? ARGS, { isTerminal: true, games: WITH_SEALED_BIDS, ...setting, input });

describe('the seal of the deal', () => {
  it('is shown before the first decision and explained in the help', async () => {
    const home = newFolder();
    const { out } = await play(`?\n\n\n${'1\n'.repeat(300)}`, { home });
    const { record } = theRecordIn(home);
    const drawn = pictures(out);
    const first = elementAt(drawn, 0);
    const help = drawn.slice(1, 3);
    expect(out.slice(0, out.indexOf('\x1b[2J'))).toContain(`Deal sealed: ${record.commitment}`);
    expect(first.join('\n')).toContain(`Deal sealed: ${record.commitment}`);
    expect(help.flat()).toContain(record.commitment);
    expect(help.flat().join(' ')).toContain('souk verify <record> --commitment <seal>');
  });

  it('does not break a narrow screen', async () => {
    const { out } = await play('?\n\n\n', { size: [60, 24] });
    const drawn = pictures(out);
    const first = elementAt(drawn, 0);
    const help = drawn.slice(1, 3);
    expect(first.join('\n')).toContain('The deal is sealed: ? shows the seal.');
    expect(help.flat().join('')).toMatch(SEAL);
    for (const line of [...first, ...help.flat()]) expect(widthOf(line)).toBeLessThanOrEqual(60);
  });
});

const SMALL_HINT = /80 by 24 shows everything/g;

describe('on a small terminal', () => {
  it.each([
    [60, 20],
    [80, 12],
    [40, 10],
    [30, 8],
  ])('the question and the choices are there, %i by %i', async (columns, rows) => {
    const { out } = await play('1\n'.repeat(12), { size: [columns, rows] });
    const drawn = pictures(out);
    expect(drawn.length).toBeGreaterThan(10);
    for (const picture of drawn) {
      const prompt = picture.findIndex((line) => line.includes(' > '));
      expect(prompt).toBeLessThan(rows);
      const text = picture.slice(0, prompt + 1).join('\n');
      expect(text).toMatch(/:\n/);
      expect(text).toMatch(/^ ?1 /m);
      for (const line of picture.slice(0, prompt)) expect(widthOf(line)).toBeLessThanOrEqual(columns);
    }
    expect(elementAt(drawn, drawn.length - 1)[0]).toContain('── Dwarven Traders');
    expect(out.replace(/\s+/g, ' ').match(SMALL_HINT)).toHaveLength(1);
  });

  it('nothing is said of it where everything fits', async () => {
    const { out } = await play('1\n'.repeat(12));
    expect(out).not.toMatch(SMALL_HINT);
  });
});

describe('a terminal that changes its size', () => {
  /** Shrinks to 60 columns at the given prompt. */
  function shrinkingAt(prompt: number) {
    let prompts = 0;
    return (terminal: Collector) => {
      if (++prompts !== prompt) return;
      terminal.columns = 60;
      terminal.emit('resize');
    };
  }

  it('is drawn anew at once, and all that follows', async () => {
    const { out } = await play('\n\n\n\n', { size: [100, 24], onPrompt: shrinkingAt(2) });
    const widths = pictures(out).map((picture) =>
      Math.max(...picture.filter((line) => line.startsWith('──')).map(widthOf)),
    );
    expect(widths.slice(0, 2)).toEqual([100, 100]);
    expect(widths.length).toBeGreaterThan(3);
    for (const width of widths.slice(2)) expect(width).toBe(60);
  });

  it('keeps every line of the picture when the line below it no longer fits', async () => {
    const onPrompt = (terminal: Collector) => {
      terminal.columns = 40;
      terminal.emit('resize');
    };
    const { out } = await play('1\n1\n1\n1\n', { size: [80, 24], onPrompt });
    expect(out).not.toMatch(/\p{Cc}\[\d*A/u);
  });

  it('is drawn anew also while a page is read', async () => {
    const { out } = await play('?\n', { size: [100, 24], onPrompt: shrinkingAt(2) });
    const drawn = pictures(`${out}\x1b[2J`).map((lines) => lines.filter((line) => !line.startsWith('Page ')));
    expect(Math.max(...elementAt(drawn, 1).map(widthOf))).toBeGreaterThan(60);
    expect(Math.max(...elementAt(drawn, 2).map(widthOf))).toBeLessThanOrEqual(60);
  });
});

describe('the tallest table there may be', () => {
  it('is shown whole beside the seal and a long list of choices', async () => {
    const TALL = 16;
    const games = WITH_SEALED_BIDS.map(({ face, ...known }) => ({
      ...known,
      face: { ...face, drawTable: () => Array.from({ length: TALL }, (_, i) => `row ${i + 1}`) },
    }));
    const { out } = await play('1\nq\n', { games, args: ['play', 'sealed-bids', '--seed', 's', '--bot', 'random'] });
    const first = elementAt(pictures(out), 0);
    expect(first.join('\n')).toMatch(SEAL);
    expect(first.join('\n')).toMatch(/page 1 of/);
    expect(first.filter((line) => /^row \d+$/.test(line))).toHaveLength(TALL);
    expect(first.findIndex((line) => line.includes(' > '))).toBeLessThan(24);
  });
});

describe('the history', () => {
  it('is paged, the latest page first', async () => {
    const { out } = await play(`${'1\n'.repeat(12)}h\nb\n\n\nq\n`);
    const pages = pictures(out).filter((picture) => picture.some((line) => /Page \d+ of \d+/.test(line)));
    const numbers = pages.map((page) => /Page (\d+) of (\d+)/.exec(page.join('\n'))?.slice(1).map(Number) ?? []);
    const last = elementAt(elementAt(numbers, 0), 1);
    expect(last).toBeGreaterThan(1);
    expect(numbers.map(([page]) => page)).toEqual([last, last - 1, last]);
    for (const page of pages) expect(page.findIndex((line) => line.startsWith('Page '))).toBeLessThan(24);
  });

  it('is left with q', async () => {
    const { out } = await play(`${'1\n'.repeat(12)}h\nb\nq\nzzz\n`);
    expect(out).toContain('No choice has “zzz”.');
  });
});

describe('watching bots', () => {
  const args = ['play', 'dwarven-traders', '--hot-seat', '0', '--bot', 'random', '--seed', 'w'];

  it('goes move by move, some at once, or to the end', async () => {
    const home = newFolder();
    const { out, code } = await play('\n5\nwhat\ne\n', { args, home });
    expect(code).toBe(0);
    const drawn = pictures(out);
    expect(elementAt(drawn, 0).join('\n')).toMatch(/Deal sealed: /);
    expect(elementAt(drawn, 0).join('\n')).toMatch(/Watching\. Enter shows the next move/);
    expect(drawn).toHaveLength(3);
    expect(recordsIn(home)).toHaveLength(1);
    const afterLast = unpainted(out.slice(out.lastIndexOf('\x1b[2J')));
    expect(afterLast).toMatch(/The match is over\.[\s\S]* 1\. /);
  });

  it('stops at Ctrl-C in the middle, and is saved', async () => {
    const home = newFolder();
    const { out, code } = await play('e\r\x03\n', { args, home });
    expect(code).toBe(0);
    expect(out).toContain('The game is saved.');
    expect(savesIn(home)).toHaveLength(1);
  });

  it('stops running on when something is typed', async () => {
    const { out } = await play('e\r\r\nq\n', { args });
    expect(pictures(`${out}\x1b[2J`)).toHaveLength(2);
    expect(out).toContain('The game is saved.');
  });

  it('stops running on at q', async () => {
    const { out } = await play('e\rq\n', { args });
    expect(pictures(`${out}\x1b[2J`)).toHaveLength(1);
    expect(out).toContain('The game is saved.');
  });

  it('asks for no next move when there is none', async () => {
    const home = newFolder();
    const { out } = await play('\n'.repeat(300), { args, home });
    const end = unpainted(out.slice(out.lastIndexOf('\x1b[2J')));
    expect(end).toMatch(/Watching\.[\s\S]*The match is over\.[\s\S]* 1\. /);
    expect(recordsIn(home)).toHaveLength(1);
  });

  it('stops when it is told to', async () => {
    for (const input of ['q\n', '']) {
      const home = newFolder();
      expect((await play(input, { args, home })).out).toContain('The game is saved.');
      expect(savesIn(home)).toHaveLength(1);
    }
  });
});

describe('text on a terminal', () => {
  it('is cut with its paint unharmed', () => {
    expect(cut('\x1b[31mruby\x1b[39m red', 2)).toBe('\x1b[31mru\x1b[39m');
    expect(cut('ruby', 4)).toBe('ruby');
  });

  it('breaks words that are longer than a line', () => {
    expect(wrap('a 12345678', 4)).toEqual(['a', '1234', '5678']);
  });
});
