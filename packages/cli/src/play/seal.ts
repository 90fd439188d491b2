import { commitmentTo } from '@souk/kernel';
import { widthOf } from '@souk/terminal-kit';
import type { Translator } from '../text/index.js';
import type { LocalMatch } from './local-match.js';

/** The line that stays in what was written, whatever comes after it. */
export const sealLine = ({ deal }: LocalMatch, { say }: Translator): string =>
  say('seal.line', { seal: commitmentTo(deal) });

/** What the first screen says of the seal, where there is room for it. */
export const sealNotice = (sitting: LocalMatch, width: number, translator: Translator): readonly string[] =>
  widthOf(sealLine(sitting, translator)) > width
    ? [translator.say('seal.short')]
    : [sealLine(sitting, translator), translator.say('seal.note')];

/** What the help says of it. */
export const sealHelp = ({ deal }: LocalMatch, { say }: Translator): readonly string[] => [
  say('seal.help'),
  commitmentTo(deal),
  say('seal.verify'),
];
