import type { Table } from '@souk/protocol';
import { Link } from '@souk/table-kit/components/Link';
import { useText } from '@souk/table-kit/components/Text';
import { gameName } from '@souk/table-kit/i18n/names';
import { useShortcut } from '@souk/table-kit/keys/useLetters';
import { go } from '@souk/table-kit/router';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { lazyOnline } from '../../../online/lazy.js';
import { namesOf } from '../../../online/names-of.js';
import { codeIn, isFound, type Row } from './rows.js';
import { OpenRow, PlayedRow } from './TableRow.js';
import { useLists } from './useLists.js';
import { useOnlineOngoing } from './useOnlineOngoing.js';
import { useRows } from './useRows.js';
import './square.css';

/** Few need it: it is loaded when it is first shown. */
const SignInOffer = lazyOnline(async () => ({ default: (await import('../SignInOffer.js')).SignInOffer }));

/** So many rows of a list are shown before the player asks for all. */
const SHOWN = 2;

interface SquareTablesProps {
  /** The list that is to be seen at once. */
  readonly first: 'square-open' | 'square-playing' | undefined;
}

/** What others do: the tables that wait for people, and the matches that are played now. */
export default function SquareTables({ first }: SquareTablesProps) {
  const t = useText();
  const [searched, search] = useState('');
  const { open, playing, watched, state } = useLists();
  useOnlineOngoing();
  useEffect(() => {
    if (first === undefined) return;
    document.getElementById(first)?.scrollIntoView({ block: 'center' });
  }, [first]);
  if (state === 'away') {
    return (
      <p className="square-away" role="status">
        {t('square.away')}
      </p>
    );
  }
  // Of whom it does not know the host says nothing: there are no lists that the offer could stand beside.
  if (state === 'signed-out') {
    return (
      <div className="square-room">
        <Suspense>
          <SignInOffer />
        </Suspense>
      </div>
    );
  }
  return (
    <div className="square-room">
      <TableList
        id="square-open"
        title={t('square.open')}
        tables={open}
        begun={playing}
        searched={searched}
        isAsking={state === 'asking'}
        empty={t('square.none')}
        rowOf={(row) => <OpenRow row={row} />}
        tools={
          <>
            <SearchField searched={searched} onSearch={search} />
            <Link to="/lobby">{t('square.openOne')}</Link>
          </>
        }
      />
      <TableList
        id="square-playing"
        title={t('square.playing')}
        tables={playing}
        searched={searched}
        isAsking={state === 'asking'}
        empty={t('watch.none')}
        rowOf={(row) => <PlayedRow row={row} spectators={watched.get(row.table.id) ?? 0} />}
      />
    </div>
  );
}

interface SearchFieldProps {
  readonly searched: string;
  readonly onSearch: (words: string) => void;
}

function SearchField({ searched, onSearch }: SearchFieldProps) {
  const t = useText();
  const shortcut = useShortcut('/');
  const code = codeIn(searched);
  return (
    <span className="square-search-box" data-key-sign={shortcut['aria-keyshortcuts']}>
      <input
        type="search"
        className="square-search"
        aria-label={t('square.search')}
        {...shortcut}
        placeholder={t('square.searchShort')}
        onKeyDown={({ key }) => key === 'Enter' && code !== undefined && go(`/join/${code}`)}
        value={searched}
        onChange={({ target }) => onSearch(target.value)}
      />
    </span>
  );
}

interface TableListProps {
  readonly id: string;
  readonly title: string;
  readonly tables: readonly Table[];
  readonly begun?: readonly Table[];
  readonly searched: string;
  readonly isAsking: boolean;
  /** What is said where there is no table. */
  readonly empty: string;
  readonly rowOf: (row: Row) => ReactNode;
  readonly tools?: ReactNode;
}

const isWanted = ({ seats, settings, host }: Table, searched: string): boolean =>
  isFound([gameName(settings.game), host.name, ...namesOf(seats)], searched);

function TableList({ id, title, tables, begun, searched, isAsking, empty, rowOf, tools }: TableListProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const { rows, hold } = useRows(tables, begun);
  const found = rows.filter(({ table }) => isWanted(table, searched));
  const code = codeIn(searched);
  const shown = isOpen || searched !== '' ? found : found.slice(0, SHOWN);
  return (
    <section
      id={id}
      className="square-list"
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
    >
      <header className="square-list-head">
        <h2 id={`${id}-title`}>{title}</h2>
        {tools}
        {found.length > shown.length && (
          <button type="button" onClick={() => setOpen(true)}>
            {t('square.all', { n: found.length })}
          </button>
        )}
      </header>
      {shown.length === 0 ? (
        <p className="soft square-none">
          {code !== undefined && tools !== undefined ? (
            <Link to={`/join/${code}`}>{t('square.code', { code })}</Link>
          ) : isAsking ? (
            t('square.asking')
          ) : searched === '' ? (
            empty
          ) : (
            t('square.notFound')
          )}
        </p>
      ) : (
        <ul>
          {shown.map((row) => (
            <li key={row.table.id} className={row.left === undefined ? 'square-row' : 'square-row is-leaving'}>
              {rowOf(row)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
