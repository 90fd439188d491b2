import { verifyRecord } from '@souk/kernel';
import { isOn } from '../arguments.js';
import { recordNamed } from '../record-file.js';
import { counted } from '../text.js';
import { type Command, DONE, NOT_FAIR } from './command.js';

export const verify: Command = {
  name: 'verify',
  usage: '<record> [--json]',
  summary: 'check that a match was dealt and played fairly',
  details: [
    'Plays the record through from its seed: the seed must be the one committed to before',
    'the deal, every move legal, and the result the one that the moves lead to.',
    'Exit code 0: fair; 1: not fair; 2: not a record.',
  ],
  flags: [{ flag: 'json', value: undefined, help: 'Print one JSON object' }],
  takesGameOptions: false,
  async run(args, { games, stdout }) {
    const asJson = isOn(args, 'json');
    const { entry, record } = recordNamed(args, games);
    const { fair, problems } = verifyRecord(entry.game, record);
    const undos = record.undos.length === 0 ? '' : `, ${counted(record.undos.length, 'time')} taken back`;
    const lines = asJson
      ? [JSON.stringify({ fair, problems })]
      : fair
        ? [`fair: ${entry.game.name}, ${counted(record.moves.length, 'move')}${undos}; dealt from the committed seed`]
        : ['not fair:', ...problems.map((problem) => `  ${problem}`)];
    stdout.write(`${lines.join('\n')}\n`);
    return fair ? DONE : NOT_FAIR;
  },
};
