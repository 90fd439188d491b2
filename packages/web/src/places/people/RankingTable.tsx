import type { Leaderboard, LeaderboardRow } from '@souk/protocol';
import { useText } from '@souk/table-kit/components/Text';
import { Avatar } from '../../people/avatars/Avatar.js';
import { decimal, percent, wholeNumber } from '../../people/numbers.js';
import { PersonName } from '../../people/PersonName.js';

interface Scale {
  readonly low: number;
  readonly high: number;
}

/** What the bars of all rows are measured by: the widest band that is shown has room. */
function scaleOf(rows: readonly Pick<LeaderboardRow, 'mu' | 'sigma'>[]): Scale {
  const low = Math.min(...rows.map(({ mu, sigma }) => mu - 2 * sigma));
  const high = Math.max(...rows.map(({ mu, sigma }) => mu + 2 * sigma));
  return { low, high: high === low ? low + 1 : high };
}

const shareOf = ({ low, high }: Scale, value: number): number => (value - low) / (high - low);

interface RankingTableProps {
  readonly board: Leaderboard;
  readonly me: string | undefined;
}

/** The ranking. The own row stays in sight at the edge where it would be; one that is not shown yet stands below. */
export function RankingTable({ board: { rows, own }, me }: RankingTableProps) {
  const t = useText();
  const scale = scaleOf([...rows, ...(own === null ? [] : [own])]);
  const isShown = rows.some(({ person }) => person.id === me);
  return (
    <table className="ranking-table">
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{t('ranking.rank')}</span>
          </th>
          <th scope="col">{t('ranking.player')}</th>
          <th scope="col">{t('ranking.strength')}</th>
          <th scope="col" className="is-wide">
            {t('ranking.certain')}
          </th>
          <th scope="col" className="is-wide">
            {t('ranking.matches')}
          </th>
          <th scope="col" className="is-wide">
            {t('ranking.won')}
          </th>
          <th scope="col" className="is-wide">
            {t('ranking.month')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <RankingRow key={row.person.id} row={row} scale={scale} isOwn={row.person.id === me} />
        ))}
        {!isShown && own !== null && own.rank !== null && <OwnRow own={{ ...own, rank: own.rank }} scale={scale} />}
      </tbody>
    </table>
  );
}

interface RankingRowProps {
  readonly row: LeaderboardRow;
  readonly scale: Scale;
  readonly isOwn: boolean;
}

function RankingRow({ row: { rank, person, mu, sigma, matches, won, month }, scale, isOwn }: RankingRowProps) {
  const t = useText();
  return (
    <tr className={isOwn ? 'is-own' : ''} aria-current={isOwn ? 'true' : undefined}>
      <td>
        <Medal rank={rank} />
      </td>
      <th scope="row">
        <span className="person-cell">
          <Avatar name={person.name} chosen={person.avatar} />
          <PersonName person={isOwn ? { ...person, name: t('ranking.you', { name: person.name }) } : person} />
        </span>
        <CertaintyBar mu={mu} sigma={sigma} scale={scale} />
      </th>
      <td>
        <Strength mu={mu} sigma={sigma} />
      </td>
      <td className="is-wide">
        <CertaintyBar mu={mu} sigma={sigma} scale={scale} />
      </td>
      <td className="is-wide">{wholeNumber(matches)}</td>
      <td className="is-wide">{percent(won)}</td>
      <td className="is-wide">
        <MonthChange change={month} />
      </td>
    </tr>
  );
}

interface OwnRowProps {
  readonly own: { readonly rank: number; readonly mu: number; readonly sigma: number; readonly matches: number };
  readonly scale: Scale;
}

/** The own place where it is further down than what is shown. */
function OwnRow({ own: { rank, mu, sigma, matches }, scale }: OwnRowProps) {
  const t = useText();
  return (
    <tr className="is-own" aria-current="true">
      <td>
        <Medal rank={rank} />
      </td>
      <th scope="row">
        {t('you')}
        <CertaintyBar mu={mu} sigma={sigma} scale={scale} />
      </th>
      <td>
        <Strength mu={mu} sigma={sigma} />
      </td>
      <td className="is-wide">
        <CertaintyBar mu={mu} sigma={sigma} scale={scale} />
      </td>
      <td className="is-wide">{wholeNumber(matches)}</td>
      <td className="is-wide" />
      <td className="is-wide" />
    </tr>
  );
}

const Medal = ({ rank }: { readonly rank: number }) => (
  <span className={`medal ${rank <= 3 ? `is-${rank}` : ''}`}>{wholeNumber(rank)}</span>
);

const Strength = ({ mu, sigma }: { readonly mu: number; readonly sigma: number }) => (
  <span className="strength-number">
    <strong>{decimal(mu)}</strong> <small className="soft">± {decimal(sigma)}</small>
  </span>
);

interface CertaintyBarProps {
  readonly mu: number;
  readonly sigma: number;
  readonly scale: Scale;
}

/** A picture of the strength beside it: the mark, and the band of one uncertainty. */
const CertaintyBar = ({ mu, sigma, scale }: CertaintyBarProps) => (
  <span
    className="certainty"
    aria-hidden="true"
    style={{
      '--from': shareOf(scale, mu - sigma),
      '--to': shareOf(scale, mu + sigma),
      '--at': shareOf(scale, mu),
    }}
  >
    <span className="certainty-band" />
    <span className="certainty-mark" />
  </span>
);

/** Less than this is written as nothing. */
const VISIBLE = 0.05;

export function MonthChange({ change }: { readonly change: number | null }) {
  const t = useText();
  if (change === null) return <span className="soft">{t('ranking.new')}</span>;
  const n = decimal(Math.abs(change));
  if (Math.abs(change) < VISIBLE)
    return (
      <span className="soft">
        <span aria-hidden="true">—</span>
        <span className="visually-hidden">{t('ranking.same')}</span>
      </span>
    );
  return (
    <span className={change > 0 ? 'change is-up' : 'change is-down'}>
      <span aria-hidden="true">
        {change > 0 ? '▲' : '▼'} {n}
      </span>
      <span className="visually-hidden">{t(change > 0 ? 'ranking.up' : 'ranking.down', { n })}</span>
    </span>
  );
}
