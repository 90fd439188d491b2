import type { OptionSpec } from '@souk/kernel';
import { hasMessage, translate } from '../i18n/text.js';

/** What an option is called and what it does: in English as the game itself says, unless the catalogue knows better. */
export function optionText(game: string, name: string, option: OptionSpec): { label: string; help: string } {
  const key = `option.${game}.${name}`;
  const textOf = (own: string, given: string): string => (hasMessage(own) ? translate(own) : given);
  return { label: textOf(key, option.label), help: textOf(`${key}.help`, option.help) };
}
