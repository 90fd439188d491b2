import { commitmentTo } from '@souk/kernel';
import { widthOf } from '@souk/terminal-kit';
import type { Speaker } from '../text/index.js';
import type { Sitting } from './sitting.js';

/** The line that stays in what was written, whatever comes after it. */
export const sealLine = ({ deal }: Sitting, { say }: Speaker): string => say('seal.line', { seal: commitmentTo(deal) });

/** What the first screen says of the seal, where there is room for it. */
export const sealNotice = (sitting: Sitting, width: number, speaker: Speaker): readonly string[] =>
  widthOf(sealLine(sitting, speaker)) > width
    ? [speaker.say('seal.short')]
    : [sealLine(sitting, speaker), speaker.say('seal.note')];

/** What the help says of it. */
export const sealHelp = ({ deal }: Sitting, { say }: Speaker): readonly string[] => [
  say('seal.help'),
  commitmentTo(deal),
  say('seal.verify'),
];
