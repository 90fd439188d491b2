import type { AnyGame, OptionSpec } from '@souk/kernel';
import { textNamed, useText } from '@souk/table-kit/components/Text';
import { useEffect, useState } from 'react';
import { rulesOf } from '../../games/games.js';
import { optionText } from '../option-text.js';

interface OptionsInWordsProps {
  readonly game: string;
  readonly options: object;
  readonly seats: number;
}

/** The options that are not as usual, one line each. */
export function OptionsInWords({ game, options }: OptionsInWordsProps) {
  const t = useText();
  const [rules, setRules] = useState<AnyGame>();
  useEffect(() => {
    void rulesOf(game).then(setRules);
  }, [game]);
  if (rules === undefined) return null;
  const given: { readonly [name: string]: unknown } = { ...options };
  return Object.entries(rules.options).map(([name, option]) => {
    const value = given[name];
    if (value === undefined || value === null || JSON.stringify(value) === JSON.stringify(option.default)) return null;
    const key = `option.${game}.${name}`;
    return (
      <li key={name}>
        {optionText(game, name, option).label}: {valueText(key, option, value, t)}
      </li>
    );
  });
}

function valueText(key: string, option: OptionSpec, value: unknown, t: ReturnType<typeof useText>): string {
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
