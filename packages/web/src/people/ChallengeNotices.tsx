import type { Challenge } from '@souk/protocol';
import { Text, useText } from '@souk/table-kit/components/Text';
import { gameName } from '@souk/table-kit/i18n/names';
import { go } from '@souk/table-kit/router';
import { useStore } from '@souk/table-kit/store';
import { useEffect, useState } from 'react';
import { notify } from '../online/notify.js';
import { useAct } from '../online/useAct.js';
import { Problem } from '../places/online/Problem.js';
import { Avatar } from './avatars/Avatar.js';
import { answerChallenge, friendsNews } from './friends.js';
import { PersonName } from './PersonName.js';
import './challenge-notices.css';

const keyOf = ({ table, to }: Challenge): string => `${table} ${to.id}`;

/** Who asks one to a table, with Accept and Decline, and who has declined; over whatever place is shown. */
export function ChallengeNotices() {
  const t = useText();
  const news = useStore(friendsNews);
  const [put, setPut] = useState<ReadonlySet<string>>(new Set());
  const putAway = (challenge: Challenge): void => setPut(new Set([...put, keyOf(challenge)]));
  const isShown = (challenge: Challenge): boolean => !put.has(keyOf(challenge));
  const received = news?.challenges.received.filter(isShown) ?? [];
  const declined = news?.challenges.sent.filter((each) => each.declined && isShown(each)) ?? [];
  return (
    <section className="challenge-notices" aria-label={t('challenge.heading')} aria-live="polite">
      {received.map((challenge) => (
        <Received key={keyOf(challenge)} challenge={challenge} onAnswered={() => putAway(challenge)} />
      ))}
      {declined.map((challenge) => (
        <div key={keyOf(challenge)} className="challenge-notice">
          <Avatar name={challenge.to.name} chosen={challenge.to.avatar} />
          <p>
            <Text k="challenge.declined" with={{ name: <PersonName person={challenge.to} /> }} />
          </p>
          <button type="button" className="button is-quiet" onClick={() => putAway(challenge)}>
            {t('close')}
          </button>
        </div>
      ))}
    </section>
  );
}

interface ReceivedProps {
  readonly challenge: Challenge;
  readonly onAnswered: () => void;
}

function Received({ challenge, onAnswered }: ReceivedProps) {
  const t = useText();
  const { problem, busy, run } = useAct();
  const { table, from, rated } = challenge;
  const game = gameName(challenge.game);
  const text = t(rated ? 'challenge.noticeRated' : 'challenge.notice', { name: from.name, game });
  useEffect(() => {
    void notify(text, game, table);
  }, [text, game, table]);
  const answer = (accept: boolean): void =>
    run('answer', async () => {
      await answerChallenge(table, accept);
      onAnswered();
      if (accept) go(`/t/${table}`);
    });
  return (
    <div className="challenge-notice">
      <Avatar name={from.name} chosen={from.avatar} />
      <p>
        <Text
          k={rated ? 'challenge.noticeRated' : 'challenge.notice'}
          with={{ name: <PersonName person={from} />, game }}
        />
      </p>
      <button type="button" className="button is-main" disabled={busy} onClick={() => answer(true)}>
        {t('challenge.accept')}
      </button>
      <button type="button" className="button is-quiet" disabled={busy} onClick={() => answer(false)}>
        {t('challenge.decline')}
      </button>
      <Problem text={problem} />
    </div>
  );
}
