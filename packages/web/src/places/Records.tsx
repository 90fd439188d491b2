import { IllegalMove, InputError } from '@souk/kernel';
import { Suspense, useState } from 'react';
import { Link } from '../app/Link.js';
import { go } from '../app/router.js';
import { useStore } from '../app/store.js';
import { Icon } from '../design/Icon.js';
import { useText } from '../i18n/text.js';
import { isKnown } from '../online/known.js';
import { lazyOnline } from '../online/lazy.js';
import { importRecord } from '../session/records.js';
import { forgetMatch, type SavedMatch, savedMatches } from '../session/saved-match.js';
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
      setProblem(error.message);
    }
  };
  return (
    <Page title={t('records.title')}>
      <label className="card records-import">
        <span className="field-label">{t('records.import')}</span>
        <input type="file" accept="application/json,.json" onChange={({ target }) => void read(target.files?.[0])} />
        <span className="field-help">{t('records.importHelp')}</span>
        {problem !== undefined && <strong role="alert">{problem}</strong>}
      </label>
      {finished.length === 0 ? (
        <p className="soft">{t('records.none')}</p>
      ) : (
        <ul className="records">
          {finished.map((match) => (
            <RecordLine key={match.id} match={match} />
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

function RecordLine({ match }: { readonly match: SavedMatch }) {
  const t = useText();
  const ranked = match.sitters
    .map(({ name }, seat) => ({ name, rank: match.outcome?.ranks[seat] ?? 0, score: match.outcome?.scores[seat] ?? 0 }))
    .sort((one, other) => one.rank - other.rank);
  return (
    <li className="card record-line">
      <Link to={`/records/${match.id}`}>
        <strong>{t(`game.${match.game}`)}</strong>
        <span>{ranked.map(({ name, rank, score }) => `${rank}. ${name} (${score})`).join(' · ')}</span>
        {match.promised !== undefined && (
          <span className="soft record-promise">{t('records.promised', { commitment: match.promised })}</span>
        )}
        <time dateTime={new Date(match.updated).toISOString()} className="soft">
          {new Date(match.updated).toLocaleString()}
        </time>
      </Link>
      <button type="button" className="tool" aria-label={t('records.forget')} onClick={() => forgetMatch(match.id)}>
        <Icon name="trash" />
      </button>
    </li>
  );
}
