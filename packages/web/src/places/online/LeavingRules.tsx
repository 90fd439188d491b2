import { useText } from '@souk/table-kit/components/Text';
import { useEffect, useState } from 'react';
import { rulesOf } from '../../games/games.js';
import { GivingUp } from './GivingUp.js';

/** Beside the rules of a game: what becomes of a seat at a host whose player goes. */
export default function LeavingRules({ game }: { readonly game: string }) {
  const t = useText();
  const [leavesByRules, setLeavesByRules] = useState<boolean>();
  useEffect(() => {
    void rulesOf(game).then(({ leave }) => setLeavesByRules(leave !== undefined));
  }, [game]);
  if (leavesByRules === undefined) return null;
  return (
    <section id="leaving" className="card rules" aria-labelledby="leaving-title">
      <h2 id="leaving-title">{t('leaving.title')}</h2>
      <p>{t('leaving.away')}</p>
      <p>{t('leaving.hand')}</p>
      <p>
        <GivingUp game={game} leavesByRules={leavesByRules} />
      </p>
    </section>
  );
}
