import { LANGUAGES, type Language, languageOf } from '@souk/i18n';
import { elementAt } from '@souk/kernel';
import { LANGUAGE } from './arguments.js';
import type { Shell } from './shell.js';
import { expected, UsageError } from './usage.js';

/** Where an environment says which language to speak, the weightiest first. `LANGUAGE` is a list with colons. */
const VARIABLES = ['LANGUAGE', 'LC_ALL', 'LC_MESSAGES', 'LANG'] as const;

/** The language of an environment: that of the first variable that is set. English where it is none of ours. */
export function languageOfEnvironment(env: Shell['env']): Language {
  const locale = VARIABLES.map((name) => env[name] ?? '').find((value) => value !== '');
  const [language] = (locale ?? '').split(':').flatMap((tag) => languageOf(tag) ?? []);
  return language ?? 'en';
}

const FLAG = `--${LANGUAGE.flag}`;

const isFlag = (arg: string): boolean => arg === FLAG || arg.startsWith(`${FLAG}=`);

/** The language that arguments ask for, if they do, and the arguments without that. */
interface Asked {
  readonly language: Language | undefined;
  readonly args: readonly string[];
}

/**
 * Takes the language out of the arguments, wherever it stands: before they are taken apart, since what is wrong with
 * them is to be said in it, too. Throws a `UsageError` for one that is none, given twice, or missing.
 */
export function takeLanguage(args: readonly string[]): Asked {
  const end = args.indexOf('--');
  const options = end < 0 ? args : args.slice(0, end);
  const at = options.findIndex(isFlag);
  if (at < 0) return { language: undefined, args };
  const isJoined = options[at] !== FLAG;
  const asked = isJoined ? elementAt(options, at).slice(FLAG.length + 1) : options[at + 1];
  const before = options.slice(0, at);
  const after = options.slice(at + (isJoined ? 1 : 2));
  if (asked === undefined) {
    throw new UsageError(({ say }) => say('usage.noValue', { flag: FLAG, form: LANGUAGES.join('|') }));
  }
  const language = LANGUAGES.find((each) => each === asked);
  if (language === undefined) {
    throw expected(FLAG, ({ say }) => say('usage.languages', { names: LANGUAGES.join(', ') }), asked);
  }
  if (after.some(isFlag)) throw new UsageError(({ say }) => say('usage.twice', { flag: FLAG }));
  return { language, args: [...before, ...after, ...args.slice(options.length)] };
}
