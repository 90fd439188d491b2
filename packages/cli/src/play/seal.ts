import { commitmentTo } from '@souk/kernel';
import { widthOf } from '@souk/terminal-kit';
import type { Sitting } from './sitting.js';

/** The line that stays in what was written, whatever comes after it. */
export const sealLine = ({ deal }: Sitting): string => `Deal sealed: ${commitmentTo(deal)}`;

/** What the first screen says of the seal, where there is room for it. */
export const sealNotice = (sitting: Sitting, width: number): readonly string[] =>
  widthOf(sealLine(sitting)) > width
    ? ['The deal is sealed: ? shows the seal.']
    : [sealLine(sitting), 'Note the seal, and souk verify can show you afterwards that the deal was fair.'];

/** What the help says of it. */
export const sealHelp = ({ deal }: Sitting): readonly string[] => [
  'The deal is sealed: all chance was fixed before anything was dealt, and this seal is its fingerprint, which gives nothing away:',
  commitmentTo(deal),
  'Note it down. When the match is over its record tells what was sealed, and souk verify <record> --commitment <seal> shows whether that is what you have noted.',
];
