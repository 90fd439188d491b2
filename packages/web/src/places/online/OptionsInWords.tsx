import type { AnyGame } from '@souk/kernel';
import { useText } from '@souk/table-kit/components/Text';
import { useEffect, useState } from 'react';
import { rulesOf } from '../../games/games.js';
import { unusualOptions } from '../option-text.js';

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
  return unusualOptions(game, rules.options, options, t).map((said) => <li key={said}>{said}</li>);
}
