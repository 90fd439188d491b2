import type { OptionSpec } from '@souk/kernel';
import { type Translate, textNamed } from '@souk/table-kit/components/Text';

/** What an option is called and what it does: in English as the game itself says, unless the catalogue knows better. */
export function optionText(game: string, name: string, option: OptionSpec): { label: string; help: string } {
  const key = `option.${game}.${name}`;
  return { label: textNamed(key) ?? option.label, help: textNamed(`${key}.help`) ?? option.help };
}

type Options = { readonly [name: string]: OptionSpec };

/** The options that are not as usual, each with what it is. */
export function unusualOptions(game: string, options: Options, given: object, t: Translate): readonly string[] {
  const values: { readonly [name: string]: unknown } = { ...given };
  return Object.entries(options).flatMap(([name, option]) => {
    const value = values[name];
    if (value === undefined || value === null || JSON.stringify(value) === JSON.stringify(option.default)) return [];
    return [`${optionText(game, name, option).label}: ${valueText(`option.${game}.${name}`, option, value, t)}`];
  });
}

function valueText(key: string, option: OptionSpec, value: unknown, t: Translate): string {
  switch (option.type) {
    case 'boolean':
      return t(value === true ? 'option.yes' : 'option.no');
    case 'choice': {
      const choice = option.choices.find((each) => each.value === value);
      return textNamed(`${key}.${value}`) ?? choice?.label ?? String(value);
    }
    case 'seat':
      return value === 'random' ? t('setup.chance') : t('setup.seat', { n: Number(value) + 1 });
    case 'integer':
      return String(value);
    case 'document':
      return t('option.own');
  }
}
