import type { Profile, SeatedRating } from '@souk/protocol';
import { useText } from '@souk/table-kit/components/Text';
import { gameName } from '@souk/table-kit/i18n/names';
import { useCallback, useState } from 'react';
import { GAME_IDS } from '../../games/games.js';
import { host } from '../../online/host.js';
import { ENOUGH, RANGES, type Range, type Series, sinceOf } from '../../people/curve.js';
import { StrengthCurve } from './StrengthCurve.js';
import { useLoaded } from './useLoaded.js';

/** The ratings of matches with so many players, or of all; in the order of the market square. */
const ratingsFor = (ratings: readonly SeatedRating[], seats: number | null): readonly SeatedRating[] =>
  GAME_IDS.flatMap((game) => ratings.filter((each) => each.game === game && each.seats === seats));

const seatsIn = (ratings: readonly SeatedRating[]): readonly number[] =>
  [...new Set(ratings.flatMap(({ seats }) => seats ?? []))].sort((one, other) => one - other);

/** How strong a person is and was, game by game, with what is not certain about it. */
export function StrengthOverTime({ profile }: { readonly profile: Profile }) {
  const t = useText();
  const [seats, setSeats] = useState<number | null>(null);
  const [range, setRange] = useState<Range>('all');
  const { id, name, ratings, showsCurve } = profile;
  const wanted = ratingsFor(ratings, seats);
  const early = wanted.filter(({ matches }) => matches < ENOUGH);
  const ready = wanted.filter(({ matches }) => matches >= ENOUGH);
  return (
    <>
      <div className="people-head">
        <h2 id="strength">{t('strength.title')}</h2>
        <small className="soft">{t('strength.band')}</small>
      </div>
      <div className="strength-choices">
        <fieldset className="plain choices" aria-label={t('strength.range')}>
          {RANGES.map((each) => (
            <label key={each} className="choice is-small">
              <input type="radio" name="range" checked={each === range} onChange={() => setRange(each)} />
              {t(`strength.range.${each}`)}
            </label>
          ))}
        </fieldset>
        <label className="strength-seats">
          <span className="visually-hidden">{t('strength.players')}</span>
          <select
            value={seats ?? ''}
            onChange={({ target }) => setSeats(target.value === '' ? null : Number(target.value))}
          >
            <option value="">{t('strength.players.all')}</option>
            {seatsIn(ratings).map((n) => (
              <option key={n} value={n}>
                {t('strength.players.n', { n })}
              </option>
            ))}
          </select>
        </label>
      </div>
      {!showsCurve ? (
        <p className="soft">{t('profile.hidden', { name })}</p>
      ) : wanted.length === 0 ? (
        <p className="soft">{t('strength.none')}</p>
      ) : (
        ready.length > 0 && (
          <Curves
            key={`${range} ${seats}`}
            person={id}
            games={ready.map(({ game }) => game)}
            seats={seats}
            range={range}
          />
        )
      )}
      {early.length > 0 && (
        <ul className="strength-early">
          {early.map(({ game, matches }) => (
            <li key={game}>
              <strong>{gameName(game)}</strong> {t('strength.early', { n: matches, of: ENOUGH })}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface CurvesProps {
  readonly person: string;
  readonly games: readonly string[];
  readonly seats: number | null;
  readonly range: Range;
}

function Curves({ person, games, seats, range }: CurvesProps) {
  const t = useText();
  const names = games.join();
  const load = useCallback(async (): Promise<readonly Series[]> => {
    const since = sinceOf(range, Date.now());
    const query = { ...(seats === null ? {} : { seats }), ...(since === undefined ? {} : { since }) };
    const histories = names
      .split(',')
      .map((game) => host.request('ratingHistory', { params: { id: person, game }, query }));
    return (await Promise.all(histories)).filter(({ points }) => points.length > 0);
  }, [person, names, seats, range]);
  const { value: series, error } = useLoaded(load);
  if (error !== undefined) return <p className="soft">{t('problem.noHost')}</p>;
  if (series === undefined) return <div className="strength-room" aria-busy="true" />;
  if (series.length === 0) return <p className="soft strength-room">{t('strength.noneInRange')}</p>;
  return <StrengthCurve series={series} />;
}
