import { styleText } from 'node:util';

export type Tint = 'bold' | 'dim' | 'red' | 'blueBright' | 'green' | 'yellow' | 'magenta' | 'cyan';

/** Paints text, or leaves it as it is: a face need not know which. */
export interface Style {
  paint(text: string, ...tints: readonly Tint[]): string;
}

export const PLAIN: Style = { paint: (text) => text };

export const COLOURED: Style = {
  paint: (text, ...tints) => (text === '' ? '' : styleText([...tints], text, { validateStream: false })),
};

type Environment = { readonly [name: string]: string | undefined };

/** Colour is for terminals, unless the user has asked for none. */
export function styleFor(isTerminal: boolean, env: Environment, noColor: boolean): Style {
  if (noColor || (env.NO_COLOR ?? '') !== '') return PLAIN;
  if ((env.FORCE_COLOR ?? '0') !== '0') return COLOURED;
  return isTerminal && env.TERM !== 'dumb' ? COLOURED : PLAIN;
}

/** What stands for other characters where only ASCII can be shown. */
const IN_ASCII: { readonly [character: string]: string } = {
  '◆': '*',
  '●': 'o',
  '▲': '^',
  '■': '#',
  '·': '.',
  '─': '-',
  '│': '|',
  '▸': '>',
  '→': '->',
  '−': '-',
  '–': '-',
  '—': '-',
  '’': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '…': '...',
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  Ä: 'Ae',
  Ö: 'Oe',
  Ü: 'Ue',
  ß: 'ss',
  '±': '+/-',
  '×': 'x',
  '█': '#',
  '░': '.',
  '▒': '#',
  '°': '*',
  '▁': '_',
  '▂': '_',
  '▃': '.',
  '▄': '-',
  '▅': '-',
  '▆': '=',
  '▇': '^',
};

const BEYOND_ASCII = /\P{ASCII}/gu;

export const toAscii = (text: string): string => text.replace(BEYOND_ASCII, (character) => IN_ASCII[character] ?? '?');

/** Whether a terminal in this environment shows more than ASCII. Where nothing is said, it is taken to. */
export function showsUnicode(env: Environment): boolean {
  const locale = env.LC_ALL || env.LC_CTYPE || env.LANG;
  return locale === undefined || locale === '' || /utf-?8/i.test(locale);
}
