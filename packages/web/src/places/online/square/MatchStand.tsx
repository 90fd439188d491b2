import type { Table } from '@souk/protocol';
import { useText } from '@souk/table-kit/components/Text';
import type { Standing } from '@souk/table-kit/standing';
import { useStore } from '@souk/table-kit/store';
import { useEffect, useState } from 'react';
import { standingsOf } from '../../../games/standings.js';
import { host } from '../../../online/host.js';
import { person } from '../../../online/known-person.js';
import { namesOf } from '../../../online/names-of.js';
import { standingText } from '../../home/standing-text.js';

/** How often it is asked again while the square is looked at, in milliseconds. */
const INTERVAL = 20_000;

interface MatchStandProps {
  readonly table: Table;
  /** Stands before it. */
  readonly before: string;
}

/** How a match stands that others play: the host is asked for what all may see of it. */
export default function MatchStand({ table, before }: MatchStandProps) {
  const t = useText();
  const me = useStore(person)?.id;
  const { game } = table.settings;
  const standing = useStanding(table.id, game);
  if (standing === undefined) return null;
  const own = table.seats.findIndex((seat) => seat.person !== null && seat.person.id === me);
  const sitters = namesOf(table.seats).map((name) => ({ name }));
  return before + standingText({ game, standing, sitters, you: own === -1 ? undefined : own }, t);
}

function useStanding(match: string, game: string): Standing | undefined {
  const [standing, setStanding] = useState<Standing>();
  useEffect(() => {
    let isLeft = false;
    const look = async (): Promise<void> => {
      if (document.hidden) return;
      const [said, { view }] = await Promise.all([standingsOf(game), host.request('match', { params: { id: match } })]);
      if (!isLeft) setStanding(said?.(view));
    };
    // It is a word at the side: where the host does not answer nothing is said.
    const ask = (): void => void look().catch(() => {});
    ask();
    const timer = setInterval(ask, INTERVAL);
    return () => {
      isLeft = true;
      clearInterval(timer);
    };
  }, [match, game]);
  return standing;
}
