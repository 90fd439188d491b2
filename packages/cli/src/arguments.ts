import { parseArgs } from 'node:util';
import { LANGUAGES } from '@souk/i18n';
import { type Phrase, said } from './text/index.js';
import { UsageError } from './usage.js';

/** A flag that a command knows. */
export interface FlagSpec {
  readonly flag: string;
  /** What stands behind it, as the help shows it; undefined for a switch. */
  readonly value: Phrase | undefined;
  readonly help: Phrase;
}

/** What a command was called with. */
export interface Arguments {
  readonly positionals: readonly string[];
  /** By flag. A switch without a value is `true`. */
  readonly flags: ReadonlyMap<string, string | true>;
}

export const HELP: FlagSpec = { flag: 'help', value: undefined, help: ({ say }) => say('flag.help') };

export const LANGUAGE: FlagSpec = {
  flag: 'language',
  value: LANGUAGES.join('|'),
  help: ({ say }) => say('flag.language'),
};

/** What every command knows. The language is taken out of the arguments before they are taken apart. */
export const EVERYWHERE: readonly FlagSpec[] = [LANGUAGE, HELP];

/**
 * Takes arguments apart. Throws a `UsageError` for flags unknown, given twice, or without their value;
 * `elsewhere` says of an unknown one where it belongs, if it does.
 */
export function parseArguments(
  args: readonly string[],
  known: readonly FlagSpec[],
  elsewhere: (flag: string, written: string) => Phrase | undefined = () => undefined,
): Arguments {
  const specs = new Map([...known, HELP].map((spec) => [spec.flag, spec]));
  const { tokens } = parseArgs({
    args: [...args],
    options: {
      help: { type: 'boolean', short: 'h' },
      ...Object.fromEntries(
        known.map(({ flag, value }) => [flag, { type: value === undefined ? 'boolean' : 'string' } as const]),
      ),
    },
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const positionals: string[] = [];
  const flags = new Map<string, string | true>();
  for (const token of tokens) {
    if (token.kind === 'positional') positionals.push(token.value);
    if (token.kind !== 'option') continue;
    const { rawName: flag } = token;
    const spec = specs.get(token.name);
    if (spec === undefined)
      throw new UsageError(elsewhere(token.name, flag) ?? (({ say }) => say('usage.noSuchOption', { flag })));
    if (flags.has(spec.flag)) throw new UsageError(({ say }) => say('usage.twice', { flag }));
    const { value } = spec;
    if (value !== undefined && token.value === undefined) {
      throw new UsageError((translator) => translator.say('usage.noValue', { flag, form: said(value, translator) }));
    }
    flags.set(spec.flag, token.value ?? true);
  }
  return { positionals, flags };
}

/** The text behind a flag; undefined if it was not given. */
export function textOf({ flags }: Arguments, flag: string): string | undefined {
  const value = flags.get(flag);
  return value === true ? undefined : value;
}

/** Whether a switch is on. It takes no value. */
export function isOn({ flags }: Arguments, flag: string): boolean {
  const value = flags.get(flag);
  if (typeof value === 'string') throw new UsageError(({ say }) => say('usage.needlessValue', { flag, got: value }));
  return value === true;
}
