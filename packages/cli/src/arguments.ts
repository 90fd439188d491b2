import { parseArgs } from 'node:util';
import { UsageError } from './usage.js';

/** A flag that a command knows. */
export interface FlagSpec {
  readonly flag: string;
  /** What stands behind it, as the help shows it; undefined for a switch. */
  readonly value: string | undefined;
  readonly help: string;
}

/** What a command was called with. */
export interface Arguments {
  readonly positionals: readonly string[];
  /** By flag. A switch without a value is `true`. */
  readonly flags: ReadonlyMap<string, string | true>;
}

export const HELP: FlagSpec = { flag: 'help', value: undefined, help: 'Show this help' };

/**
 * Takes arguments apart. Throws a `UsageError` for flags unknown, given twice, or without their value;
 * `elsewhere` says where an unknown one belongs, if it does.
 */
export function parseArguments(
  args: readonly string[],
  known: readonly FlagSpec[],
  elsewhere: (flag: string) => string | undefined = () => undefined,
): Arguments {
  const specs = new Map(known.map((spec) => [spec.flag, spec]));
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
    const spec = token.name === HELP.flag ? HELP : specs.get(token.name);
    if (spec === undefined) throw new UsageError(`${token.rawName}: ${elsewhere(token.name) ?? 'no such option'}`);
    if (flags.has(spec.flag)) throw new UsageError(`${token.rawName}: given twice`);
    if (spec.value !== undefined && token.value === undefined) {
      throw new UsageError(`${token.rawName}: expected a value (${spec.value})`);
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
  if (typeof value === 'string') throw new UsageError(`--${flag}: expected no value, got "${value}"`);
  return value === true;
}
