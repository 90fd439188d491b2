import type { OptionSpec } from '@souk/kernel';
import { textNamed } from '@souk/table-kit/components/Text';

/** What an option is called and what it does: in English as the game itself says, unless the catalogue knows better. */
export function optionText(game: string, name: string, option: OptionSpec): { label: string; help: string } {
  const key = `option.${game}.${name}`;
  return { label: textNamed(key) ?? option.label, help: textNamed(`${key}.help`) ?? option.help };
}
