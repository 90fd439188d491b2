import type { NetworkData } from '../network.js';
import { pack } from '../packed.js';

const WIDTH = 116;

/** Packed numbers as source code, broken into lines. */
const inLines = (values: readonly number[]): string =>
  pack(values).replaceAll(new RegExp(`.{1,${WIDTH}}`, 'g'), (line) => `\n${line}`);

/** Put together of two: this file itself imports nothing from there. */
const IMPORTS = ['import { type NetworkData, unpack } from', "'@souk/bots';"].join(' ');

/** The file that a game keeps its weights in. `source` is the command that they come from. */
export const weightsFile = ({ inputs, hidden, first, second, direct }: NetworkData, source: string): string =>
  `${IMPORTS}

/** Found by self-play: ${source} */
export const WEIGHTS: NetworkData = {
  inputs: ${JSON.stringify(inputs)},
  hidden: ${hidden},
  first: unpack(\`${inLines(first)}\`),
  second: unpack(\`${inLines(second)}\`),
  direct: unpack(\`${inLines(direct)}\`),
};
`;
