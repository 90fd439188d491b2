import { type CSSProperties, useId } from 'react';
import type { Account, AccountRow, EndingFace } from '../../ending.js';
import { contenderName } from '../../ending.js';
import { plainText } from '../../speaking.js';
import { Say } from '../Say.js';
import { SeatName } from '../SeatName.js';
import { useTable } from '../TableContext.js';
import { useText } from '../Text.js';

interface AccountTableProps {
  readonly account: Account;
  readonly ending: EndingFace;
  readonly view: object;
}

const columnsIn = (count: number): CSSProperties & { readonly '--columns': number } => ({
  '--columns': Math.max(1, count),
});

const comingIn = (beat: number): CSSProperties & { readonly '--beat': number } => ({ '--beat': beat });

/** Who came where, and how it came about: a bar for each, and what every round or stack brought. */
export function AccountTable({ account, ending, view }: AccountTableProps) {
  const t = useText();
  const id = useId();
  const { title, columns, measure, rows } = account;
  return (
    <section className="end-account" aria-labelledby={id}>
      <h3 id={id}>
        <Say sentence={title} />
      </h3>
      <table className={`account is-for-${rows.length}`} style={columnsIn(columns.length)}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('end.rank')}</span>
            </th>
            <th scope="col" className="account-player">
              <span className="visually-hidden">{t('end.player')}</span>
            </th>
            <td />
            {columns.map((column, i) => (
              <th key={i} scope="col">
                <Say sentence={column} />
              </th>
            ))}
            <th scope="col" className="account-result">
              <Say sentence={measure} />
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            <Row key={row.contender} {...{ row, account, ending, view }} beat={rows.length - 1 - i} />
          ))}
        </tbody>
      </table>
      <Legend account={account} />
    </section>
  );
}

interface RowProps extends AccountTableProps {
  readonly row: AccountRow;
  /** When it comes in: the last comes first. */
  readonly beat: number;
}

function Row({ row, account, ending, view, beat }: RowProps) {
  const { speaker } = useTable();
  const { contender, rank, note, cells, result } = row;
  const { columns } = account;
  const isOwn = contender === speaker.you;
  return (
    <tr className={`${isOwn ? 'is-own' : ''} ${rank === 1 ? 'is-first' : ''}`} style={comingIn(beat)}>
      <td className="account-rank">{rank}</td>
      <th scope="row" className="account-player">
        <span className="account-portrait">
          <ending.Portrait view={view} contender={contender} />
        </span>
        <span className="account-name">
          <SeatName of={contender}>{contenderName(contender, speaker)}</SeatName>
          {note !== undefined && (
            <small>
              <Say sentence={note} />
            </small>
          )}
        </span>
      </th>
      <td className="account-bar">
        <Bar row={row} account={account} />
      </td>
      {columns.map((column, i) => (
        <td key={i} className={`account-cell ${cells[i]?.isLoss === true ? 'is-loss' : ''}`}>
          <span className="account-column" aria-hidden="true">
            <Say sentence={column} />
          </span>
          {cells[i]?.text ?? '–'}
        </td>
      ))}
      <td className="account-result">
        <ending.Sign />
        <strong>{result}</strong>
      </td>
    </tr>
  );
}

function Bar({ row, account: { parts, rows } }: { readonly row: AccountRow; readonly account: Account }) {
  const longest = Math.max(1, ...rows.map(({ bar }) => bar.reduce((sum, part) => sum + part, 0)));
  const shown = parts.flatMap((part, i) => {
    const length = row.bar[i] ?? 0;
    return length === 0 ? [] : [{ ...part, length, key: i }];
  });
  // Who has brought nothing together has no bar.
  if (shown.length === 0) return null;
  const label = shown.map((part) => `${plainText(part.label)}: ${part.length}`).join(', ');
  return (
    <span className="bar" role="img" aria-label={label}>
      {shown.map(({ key, look, length }) => (
        <span key={key} className={`bar-part is-${look}`} style={{ width: `${(100 * length) / longest}%` }} />
      ))}
    </span>
  );
}

/** What the parts of the bars are, unless all was won, and what the columns say. */
function Legend({ account: { parts, rows, columnsSay, notes = [] } }: { readonly account: Account }) {
  const used = parts.flatMap((part, i) => (rows.some(({ bar }) => (bar[i] ?? 0) > 0) ? [{ ...part, key: i }] : []));
  const isPlain = used.every(({ look }) => look === 'won');
  if (isPlain && columnsSay === undefined && notes.length === 0) return null;
  return (
    <ul className="account-legend">
      {!isPlain &&
        used.map(({ key, look, label }) => (
          <li key={key}>
            <span className={`bar-part is-${look}`} aria-hidden="true" /> <Say sentence={label} />
          </li>
        ))}
      {columnsSay !== undefined && (
        <li>
          <Say sentence={columnsSay} />
        </li>
      )}
      {notes.map((note, i) => (
        <li key={i}>
          <Say sentence={note} />
        </li>
      ))}
    </ul>
  );
}
