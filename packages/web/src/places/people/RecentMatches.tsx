import type { PastResult } from '@souk/protocol';
import { Link } from '@souk/table-kit/components/Link';
import { type Translate, textNamed, useText } from '@souk/table-kit/components/Text';
import { gameName } from '@souk/table-kit/i18n/names';
import { dayText, signedDecimal } from '../../people/numbers.js';

/** How a match has ended, in words. */
const placeText = (t: Translate, { place, seats, won }: PastResult): string =>
  won && place > 1
    ? t('recent.shared', { of: seats })
    : (textNamed(`recent.place.${place}`, { of: seats }) ?? `${place} / ${seats}`);

const toneOf = (change: number): string => (change > 0 ? 'is-up' : change < 0 ? 'is-down' : '');

/** What was played last, and what it has done to the strength. */
export function RecentMatches({ recent }: { readonly recent: readonly PastResult[] }) {
  const t = useText();
  if (recent.length === 0) return <p className="soft">{t('recent.none')}</p>;
  return (
    <ul className="recent-matches">
      {recent.map((result, i) => (
        <li key={i}>
          <RecentMatch result={result} />
        </li>
      ))}
    </ul>
  );
}

function RecentMatch({ result }: { readonly result: PastResult }) {
  const t = useText();
  const { match, game, time, change } = result;
  const words = (
    <>
      <strong>{placeText(t, result)}</strong>
      <small className="soft">
        {gameName(game)} · {dayText(time, Date.now())}
      </small>
    </>
  );
  return (
    <>
      {match === null ? <span>{words}</span> : <Link to={`/t/${match}`}>{words}</Link>}
      {change === null ? (
        <small className="soft">{t('recent.unrated')}</small>
      ) : (
        <span className={`change ${toneOf(change)}`}>{signedDecimal(change)}</span>
      )}
    </>
  );
}
