import type { GameInfo, Table } from '@souk/protocol';
import { useText } from '@souk/table-kit/components/Text';
import { useEffect, useState } from 'react';
import { host } from '../../../online/host.js';
import { unusualOptions } from '../../option-text.js';

/** What all games can be played with: their rules would be far more to load than what the host says of them. */
let games: Promise<readonly GameInfo[]> | undefined;

async function optionsOf(game: string): Promise<GameInfo['options']> {
  games ??= host.request('games').then((list) => list.games);
  try {
    return (await games).find(({ id }) => id === game)?.options ?? {};
  } catch {
    games = undefined;
    return {};
  }
}

interface TableOptionsProps {
  readonly table: Table;
  /** Stands before each. */
  readonly before: string;
}

/** What a table is played with that is not as usual. */
export default function TableOptions({ table: { settings }, before }: TableOptionsProps) {
  const t = useText();
  const { game, options: given } = settings;
  const [options, setOptions] = useState<GameInfo['options']>();
  useEffect(() => {
    let isLeft = false;
    void optionsOf(game).then((found) => !isLeft && setOptions(found));
    return () => {
      isLeft = true;
    };
  }, [game]);
  if (options === undefined) return null;
  return unusualOptions(game, options, given, t).map((said) => before + said);
}
