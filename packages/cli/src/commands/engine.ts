import { once } from 'node:events';
import { Engine } from '../engine/engine.js';
import { LineCutter } from '../engine/lines.js';
import { noMoreThan } from '../match-arguments.js';
import { type Command, DONE } from './command.js';

const MIB = 2 ** 20;
const LONGEST_LINE = 4 * MIB;

const FORMS = { error: '{"error":…}', help: '{"cmd":"help"}' } as const;
const EXAMPLES = [
  '  {"cmd":"games"}',
  '  {"cmd":"new","game":"…","seats":3,"seed":"one"}',
  '  {"cmd":"moves"}',
  '  {"cmd":"play","seat":0,"move":{…}}',
] as const;

export const engine: Command = {
  name: 'engine',
  usage: '',
  summary: ({ say }) => say('engine.summary'),
  details: ({ say }) => [say('engine.details', FORMS), '', ...EXAMPLES].join('\n'),
  flags: [],
  takesGameOptions: false,
  async run(args, { stdin, stdout, ...world }) {
    noMoreThan(0, args);
    const session = new Engine(world);
    const cutter = new LineCutter(LONGEST_LINE);
    const answer = async (line: Buffer | 'too long'): Promise<void> => {
      const said =
        line === 'too long' ? { error: `expected a line of at most ${LONGEST_LINE} bytes` } : session.answer(line);
      if (!stdout.write(`${JSON.stringify(said)}\n`)) await once(stdout, 'drain');
    };
    for await (const chunk of stdin) for (const line of cutter.push(Buffer.from(chunk))) await answer(line);
    for (const line of cutter.end()) await answer(line);
    return DONE;
  },
};
