import { type MatchRecord, verifyRecord } from '@souk/kernel';
import { counted, printable, shortened } from '@souk/terminal-kit';
import { type Arguments, isOn, textOf } from '../arguments.js';
import { recordNamed } from '../record-file.js';
import { expected } from '../usage.js';
import { type Command, DONE, NOT_FAIR } from './command.js';

const COMMITMENT = {
  flag: 'commitment',
  value: 'seal',
  help: 'The seal that was shown before the deal: the record must have the same',
} as const;

const MOST_SHOWN = 20;

/** The seal that a player has noted; undefined if none is given. */
function notedSeal(args: Arguments): string | undefined {
  const text = textOf(args, COMMITMENT.flag);
  if (text === undefined || /^[0-9a-f]{64}$/i.test(text)) return text?.toLowerCase();
  throw expected(`--${COMMITMENT.flag}`, 'a seal of 64 digits from 0 to 9 and a to f', shortened(text, MOST_SHOWN));
}

const sealProblems = ({ commitment }: MatchRecord, noted: string | undefined): string[] =>
  noted === undefined || noted === commitment
    ? []
    : [`commitment: the seal noted before the deal is another one than the record has, ${commitment}`];

export const verify: Command = {
  name: 'verify',
  usage: '<record> [--commitment seal] [--json]',
  summary: 'check that a match was dealt and played fairly',
  details: [
    'Plays the record through from its seed: the seed must be the one committed to before',
    'the deal, every move legal, and the result the one that the moves lead to. Whoever has',
    'noted the seal of the deal when the match began should give it with --commitment: only',
    'then is it certain that the whole record was not made up afterwards.',
    'Exit code 0: fair; 1: not fair; 2: not a record.',
  ],
  flags: [COMMITMENT, { flag: 'json', value: undefined, help: 'Print one JSON object' }],
  takesGameOptions: false,
  async run(args, { games, stdout }) {
    const asJson = isOn(args, 'json');
    const noted = notedSeal(args);
    const { entry, record } = recordNamed(args, games);
    const problems = [...sealProblems(record, noted), ...verifyRecord(entry.game, record).problems];
    const fair = problems.length === 0;
    const undos = record.undos.length === 0 ? '' : `, ${counted(record.undos.length, 'time')} taken back`;
    const seed = noted === undefined ? 'the committed seed' : 'the seed behind the seal that was noted';
    const lines = asJson
      ? [JSON.stringify({ fair, problems })]
      : fair
        ? [`fair: ${entry.game.name}, ${counted(record.moves.length, 'move')}${undos}; dealt from ${seed}`]
        : ['not fair:', ...problems.map((problem) => `  ${printable(problem)}`)];
    stdout.write(`${lines.join('\n')}\n`);
    return fair ? DONE : NOT_FAIR;
  },
};
