import type { Problem } from '@souk/server/check';
import { type Arguments, type FlagSpec, isOn, textOf } from '../arguments.js';
import { noMoreThan } from '../match-arguments.js';
import type { Context } from '../shell.js';
import type { Translator } from '../text/index.js';
import { UsageError } from '../usage.js';
import { DATA, dataOf } from './backup.js';
import { type Command, DONE, NOT_SOUND } from './command.js';

const DATABASE = {
  flag: 'database',
  value: 'url',
  help: ({ say }) => say('check.flag.database'),
} as const satisfies FlagSpec;

const ACCEPT_LOSS = {
  flag: 'accept-loss',
  value: undefined,
  help: ({ say }) => say('check.flag.acceptLoss'),
} as const satisfies FlagSpec;

const JSON_LINES = {
  flag: 'json',
  value: undefined,
  help: ({ say }) => say('flag.json'),
} as const satisfies FlagSpec;

/** The PostgreSQL database that is meant; undefined: a data folder. */
function databaseOf(args: Arguments, env: Context['env']): string | undefined {
  const given = textOf(args, DATABASE.flag);
  const folder = textOf(args, DATA.flag);
  const url = given ?? (folder === undefined ? env.SOUK_DATABASE || undefined : undefined);
  if (url === undefined) return undefined;
  if (folder !== undefined) throw new UsageError(({ say }) => say('usage.checkOne'));
  if (isOn(args, ACCEPT_LOSS.flag)) throw new UsageError(({ say }) => say('usage.acceptLoss'));
  if (!/^postgres(ql)?:\/\//.test(url)) throw new UsageError(({ say }) => say('usage.checkDatabase'));
  return url;
}

type Kind = Problem['kind'];
type ProblemOf<K extends Kind> = Extract<Problem, { readonly kind: K }>;

/** What is wrong, in a line for people. */
const LINES: { readonly [K in Kind]: (problem: ProblemOf<K>, translator: Translator) => string } = {
  structure: (problem, { say }) => say('check.problem.structure', problem),
  log: (problem, { say }) => say('check.problem.log', problem),
  orphans: (problem, { say }) => say('check.problem.orphans', problem),
  gap: (problem, { say }) => say('check.problem.gap', problem),
  rating: (problem, { say }) => say('check.problem.rating', problem),
  row: (problem, { say }) => say('check.problem.row', problem),
  replay: (problem, { say }) => say('check.problem.replay', problem),
  time: (problem, { say }) => say('check.problem.time', problem),
  send: (problem, { say }) => say('check.problem.send', problem),
  differs: (problem, { say }) => say('check.problem.differs', problem),
  snapshot: (problem, { say }) => say('check.problem.snapshot', problem),
};

/** Each line takes the problem of its own kind: the kind is what it was looked up by. */
const lineOf = (problem: Problem, translator: Translator): string =>
  (LINES[problem.kind] as (problem: Problem, translator: Translator) => string)(problem, translator);

export const check: Command = {
  name: 'check',
  usage: ({ say }) => say('check.usage'),
  summary: ({ say }) => say('check.summary'),
  details: ({ say }) => say('check.details'),
  flags: [DATA, DATABASE, ACCEPT_LOSS, JSON_LINES],
  takesGameOptions: false,
  async run(args, context) {
    const { env, stdout, say } = context;
    noMoreThan(0, args);
    const database = databaseOf(args, env);
    const asJson = isOn(args, JSON_LINES.flag);
    const { CheckError, checkDatabase, checkFolder } = await import('@souk/server/check');
    const tell = (problem: Problem): void => {
      stdout.write(`${asJson ? JSON.stringify(problem) : lineOf(problem, context)}\n`);
    };
    try {
      const report =
        database === undefined
          ? await checkFolder(dataOf(textOf(args, DATA.flag), env), isOn(args, ACCEPT_LOSS.flag), tell)
          : await checkDatabase(database, tell);
      const isSound = report.problems === 0;
      stdout.write(
        `${asJson ? JSON.stringify({ kind: 'report', ...report }) : say(isSound ? 'check.sound' : 'check.unsound', { ...report })}\n`,
      );
      return isSound ? DONE : NOT_SOUND;
    } catch (error) {
      if (error instanceof CheckError) throw new UsageError(error.message);
      throw error;
    }
  },
};
