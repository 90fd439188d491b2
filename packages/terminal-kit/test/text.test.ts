import { describe, expect, it } from 'vitest';
import { namesFor } from '../src/face.js';
import { COLOURED, PLAIN, showsUnicode, styleFor, toAscii } from '../src/style.js';
import {
  counted,
  inColumns,
  listed,
  padEnd,
  padStart,
  ruled,
  shortened,
  signed,
  unpainted,
  widthOf,
  wrap,
} from '../src/text.js';

describe('text', () => {
  it('is measured without its paint', () => {
    const painted = COLOURED.paint('ruby', 'red', 'bold');
    expect(painted).not.toBe('ruby');
    expect(unpainted(painted)).toBe('ruby');
    expect(widthOf(padEnd(painted, 8))).toBe(8);
    expect(widthOf(padStart(painted, 8))).toBe(8);
    expect(widthOf('◆●▲■')).toBe(4);
  });

  it('is wrapped between words, with the indent kept', () => {
    expect(wrap('one two three', 7)).toEqual(['one two', 'three']);
    expect(wrap('  one two three', 9, '    ')).toEqual(['  one two', '    three']);
    expect(wrap('immeasurable', 4)).toEqual(['imme', 'asur', 'able']);
    expect(wrap('', 10)).toEqual(['']);
  });

  it('is laid out in columns that read downwards', () => {
    expect(inColumns(['a', 'b', 'c', 'd', 'e'], 7)).toEqual(['a  c  e', 'b  d']);
    expect(inColumns(['long', 'longer'], 5)).toEqual(['long', 'longer']);
    expect(inColumns([], 80)).toEqual([]);
  });

  it('is shortened, listed, counted and signed', () => {
    expect(shortened('sapphire', 5)).toBe('sapp…');
    expect(shortened('ruby', 5)).toBe('ruby');
    expect([listed([]), listed(['a']), listed(['a', 'b']), listed(['a', 'b', 'c'])]).toEqual([
      '',
      'a',
      'a and b',
      'a, b and c',
    ]);
    expect([counted(1, 'move'), counted(2, 'move'), counted(2, 'try', 'tries')]).toEqual([
      '1 move',
      '2 moves',
      '2 tries',
    ]);
    expect([signed(2), signed(0), signed(-2)]).toEqual(['+2', '0', '−2']);
    expect(widthOf(ruled(' title ', COLOURED, 40))).toBe(40);
  });
});

describe('style', () => {
  it('has colour on a terminal only, and never against somebody’s wish', () => {
    expect(styleFor(true, {}, false)).toBe(COLOURED);
    expect(styleFor(false, {}, false)).toBe(PLAIN);
    expect(styleFor(true, { NO_COLOR: '1' }, false)).toBe(PLAIN);
    expect(styleFor(true, { NO_COLOR: '' }, false)).toBe(COLOURED);
    expect(styleFor(true, {}, true)).toBe(PLAIN);
    expect(styleFor(true, { TERM: 'dumb' }, false)).toBe(PLAIN);
    expect(styleFor(false, { FORCE_COLOR: '1' }, false)).toBe(COLOURED);
  });

  it('is spelled in ASCII where nothing else can be shown', () => {
    expect(toAscii('◆R −1 ─ Smuggler’s…')).toBe("*R -1 - Smuggler's...");
    expect(toAscii('東')).toBe('?');
    expect(showsUnicode({ LANG: 'C' })).toBe(false);
    expect(showsUnicode({ LANG: 'en_GB.UTF-8' })).toBe(true);
    expect(showsUnicode({ LANG: 'en_GB.UTF-8', LC_ALL: 'C' })).toBe(false);
    expect(showsUnicode({})).toBe(true);
  });
});

describe('names', () => {
  it('speak to the reader in the second person', () => {
    const names = namesFor(['Ana', 'Ben'], 0);
    expect([names.of(0), names.whom(0), names.of(1), names.whom(1)]).toEqual(['You', 'you', 'Ben', 'Ben']);
    expect(['mines', 'has', 'is', 'passes', 'carries', 'chooses'].map((verb) => names.says(0, verb))).toEqual([
      'You mine',
      'You have',
      'You are',
      'You pass',
      'You carry',
      'You choose',
    ]);
    expect(names.says(1, 'mines')).toBe('Ben mines');
  });

  it('name everybody where nobody is spoken to', () => {
    expect(namesFor(['Ana', 'Ben']).says(0, 'has')).toBe('Ana has');
  });
});
