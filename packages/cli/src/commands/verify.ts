import { type MatchRecord, verifyRecord } from '@souk/kernel';
import { printable, shortened } from '@souk/terminal-kit';
import { type Arguments, type FlagSpec, isOn, textOf } from '../arguments.js';
import { recordNamed } from '../record-file.js';
import { type Translator, translatorIn } from '../text/index.js';
import { expected } from '../usage.js';
import { type Command, DONE, NOT_FAIR } from './command.js';

const COMMITMENT = {
  flag: 'commitment',
  value: ({ say }) => say('value.seal'),
  help: ({ say }) => say('verify.flag.commitment'),
} as const satisfies FlagSpec;

const MOST_SHOWN = 20;

/** The seal that a player has noted; undefined if none is given. */
function notedSeal(args: Arguments): string | undefined {
  const text = textOf(args, COMMITMENT.flag);
  if (text === undefined || /^[0-9a-f]{64}$/i.test(text)) return text?.toLowerCase();
  throw expected(`--${COMMITMENT.flag}`, ({ say }) => say('usage.seal'), shortened(text, MOST_SHOWN));
}

const sealProblems = ({ commitment }: MatchRecord, noted: string | undefined, { say }: Translator): string[] =>
  noted === undefined || noted === commitment ? [] : [say('verify.otherSeal', { seal: commitment })];

export const verify: Command = {
  name: 'verify',
  usage: ({ say }) => say('verify.usage'),
  summary: ({ say }) => say('verify.summary'),
  details: ({ say }) => say('verify.details'),
  flags: [COMMITMENT, { flag: 'json', value: undefined, help: ({ say }) => say('flag.json') }],
  takesGameOptions: false,
  async run(args, context) {
    const { games, stdout, say } = context;
    const asJson = isOn(args, 'json');
    const noted = notedSeal(args);
    const { entry, record } = recordNamed(args, games);
    const problems = [
      ...sealProblems(record, noted, asJson ? translatorIn('en') : context),
      ...verifyRecord(entry.game, record).problems,
    ];
    const fair = problems.length === 0;
    const undone = record.undos.length === 0 ? '' : say('verify.undone', { n: record.undos.length });
    const seed = say(noted === undefined ? 'verify.seed' : 'verify.notedSeed');
    const lines = asJson
      ? [JSON.stringify({ fair, problems })]
      : fair
        ? [say('verify.fair', { game: entry.game.name, n: record.moves.length, undone, seed })]
        : [say('verify.unfair'), ...problems.map((problem) => `  ${printable(problem)}`)];
    stdout.write(`${lines.join('\n')}\n`);
    return fair ? DONE : NOT_FAIR;
  },
};
