import { IllegalMove, InputError } from '@souk/kernel';
import { Icon } from '@souk/table-kit/components/Icon';
import { Link } from '@souk/table-kit/components/Link';
import { useText } from '@souk/table-kit/components/Text';
import { dateTimeText } from '@souk/table-kit/i18n/date-time';
import { gameName, rivalName } from '@souk/table-kit/i18n/names';
import { go } from '@souk/table-kit/router';
import { useStore } from '@souk/table-kit/store';
import { Suspense, useState } from 'react';
import { isKnown } from '../online/known.js';
import { lazyOnline } from '../online/lazy.js';
import { recordProblem } from '../replay/record-problems.js';
import { importRecord } from '../session/records.js';
import { forgetMatch, type SavedMatch, savedMatches } from '../session/saved-match.js';
import { FilePicker } from './FilePicker.js';
import { StallScene } from './home/StallScene.js';
import { Page } from './Page.js';
import './records.css';

const OnlineRecords = lazyOnline(() => import('./online/OnlineRecords.js'));

/** The finished matches of this browser, and a way in for records from elsewhere. */
export default function Records() {
  const t = useText();
  const finished = useStore(savedMatches).filter(({ outcome }) => outcome !== null);
  const [problem, setProblem] = useState<string>();
  const read = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    try {
      go(`/records/${(await importRecord(await file.text())).id}`);
    } catch (error) {
      if (!(error instanceof InputError || error instanceof IllegalMove)) throw error;
      setProblem(recordProblem(error));
    }
  };
  return (
    <Page title={t('records.title')} isAtMarket>
      <div className="card">
        <FilePicker label={t('records.import')} help={t('records.importHelp')} onFile={(file) => void read(file)}>
          {problem !== undefined && <strong role="alert">{problem}</strong>}
        </FilePicker>
      </div>
      {finished.length === 0 ? (
        <p className="soft">{t('records.none')}</p>
      ) : (
        <ul className="records">
          {finished.map((match) => (
            <RecordListItem key={match.id} match={match} />
          ))}
        </ul>
      )}
      {isKnown() && (
        <Suspense>
          <OnlineRecords />
        </Suspense>
      )}
    </Page>
  );
}

/** So much of a long number tells it from others. */
const SHORT = 8;

function RecordListItem({ match }: { readonly match: SavedMatch }) {
  const t = useText();
  const { ranks = [], scores = [], rivals = [] } = match.outcome ?? {};
  const ranked = [
    ...match.sitters.map(({ name }, seat) => ({ name, rank: ranks[seat] ?? 0, score: scores[seat] ?? 0 })),
    ...rivals.map(({ name, rank, score }) => ({ name: rivalName(name), rank, score })),
  ].sort((one, other) => one.rank - other.rank);
  return (
    <li className="card record-line">
      <StallScene game={match.game} className="thumb" />
      <Link to={`/records/${match.id}`}>
        <strong>{gameName(match.game)}</strong>
        <span>{ranked.map(({ name, rank, score }) => `${rank}.\u00a0${name}\u00a0(${score})`).join(' · ')}</span>
        {match.promised !== undefined && (
          <span className="soft record-promise" title={match.promised}>
            {t('records.promised', { commitment: `${match.promised.slice(0, SHORT)}…` })}
          </span>
        )}
        <time dateTime={new Date(match.updated).toISOString()} className="soft">
          {dateTimeText(match.updated)}
        </time>
      </Link>
      <button type="button" className="tool" aria-label={t('records.forget')} onClick={() => forgetMatch(match.id)}>
        <Icon name="trash" />
      </button>
    </li>
  );
}
