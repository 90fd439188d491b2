import { type Config, flagOf, formOf, SETTINGS, type Setting, type SettingName, variableOf } from './spec.js';

/** A setting has a value that it cannot have. The message is one line for the operator who starts the host. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const isName = (name: string): name is SettingName => Object.hasOwn(SETTINGS, name);

export const SETTING_NAMES: readonly SettingName[] = Object.keys(SETTINGS).filter(isName);

function parse(setting: Setting, text: string, source: string): string | number {
  const wrong = (expected: string): ConfigError => new ConfigError(`${source}: expected ${expected}, got "${text}"`);
  switch (setting.type) {
    case 'text':
      return text;
    case 'number': {
      const value = Number(text);
      if (/^\d+$/.test(text) && value >= setting.min && value <= setting.max) return value;
      throw wrong(`a whole number from ${setting.min} to ${setting.max}`);
    }
    case 'choice':
      if (setting.choices.includes(text)) return text;
      throw wrong(`one of ${setting.choices.join(', ')}`);
  }
}

export type Environment = { readonly [name: string]: string | undefined };

/** The settings, from flags, else from the environment, else as usual. Throws a `ConfigError` for what cannot be. */
export function readConfig(flags: ReadonlyMap<string, string>, env: Environment): Config {
  const values = SETTING_NAMES.map((name) => {
    const setting: Setting = SETTINGS[name];
    const flag = flags.get(flagOf(name));
    if (flag !== undefined) return [name, parse(setting, flag, `--${flagOf(name)}`)];
    const variable = env[variableOf(name)];
    return [
      name,
      variable === undefined || variable === '' ? setting.default : parse(setting, variable, variableOf(name)),
    ];
  });
  return Object.fromEntries(values) as Config;
}

/** Complete settings from some of them. */
export const configWith = (some: Partial<Config>): Config => ({ ...readConfig(new Map(), {}), ...some });

/** The settings as a table for the README. */
export function settingsTable(): string {
  const rows = SETTING_NAMES.map((name) => {
    const setting: Setting = SETTINGS[name];
    const usual = name === 'botThreads' ? 'cores − 1' : setting.default === '' ? '' : `\`${setting.default}\``;
    return `| \`--${flagOf(name)} ${formOf(setting).replaceAll('|', '\\|')}\` | \`${variableOf(name)}\` | ${usual} | ${setting.help} |`;
  });
  return ['| flag | environment | default | what it sets |', '| --- | --- | --- | --- |', ...rows].join('\n');
}
