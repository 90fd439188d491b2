import { elementAt } from '@souk/kernel';
import type { Table } from '@souk/protocol';
import { Icon } from '@souk/table-kit/components/Icon';
import { Link } from '@souk/table-kit/components/Link';
import { Text, type Translate, useText } from '@souk/table-kit/components/Text';
import { gameName } from '@souk/table-kit/i18n/names';
import { useStore } from '@souk/table-kit/store';
import { lazy, type ReactNode, Suspense } from 'react';
import { paceText } from '../../../online/clock.js';
import { person } from '../../../online/known-person.js';
import { namesOf, picturedAt } from '../../../online/names-of.js';
import { shownName } from '../../../online/shown-name.js';
import { BotName, PersonName } from '../../../people/PersonName.js';
import { Portraits } from '../../home/Portraits.js';
import { StallScene } from '../../home/StallScene.js';
import type { Row } from './rows.js';
import { SitDown } from './SitDown.js';

/** Game, pace and whether it counts. */
const termsOf = ({ settings }: Table, t: Translate): string[] => [
  gameName(settings.game),
  paceText(settings.clock, t),
  ...(settings.rated ? [t('square.rated')] : []),
];

const DOT = ' · ';

/** What was agreed beside that: asked for where there is a table that waits. */
const TableOptions = lazy(() => import('./TableOptions.js'));

/** How a match stands: asked for where there is one. */
const MatchStand = lazy(() => import('./MatchStand.js'));

const isTaken = ({ person: sitter, bot }: Table['seats'][number]): boolean => sitter !== null || bot !== null;

interface RowFrameProps {
  readonly table: Table;
  readonly title: ReactNode;
  /** What is said below it. */
  readonly about: ReactNode;
  /** Stands in place of what can be done, once that is too late. */
  readonly farewell: string | undefined;
  readonly children: ReactNode;
}

function RowFrame({ table, title, about, farewell, children }: RowFrameProps) {
  const taken = table.seats.filter(isTaken);
  return (
    <>
      <StallScene game={table.settings.game} className="thumb" />
      <div className="square-row-text">
        <strong>{title}</strong>
        <span className="soft">{about}</span>
      </div>
      <Portraits of={picturedAt(taken)} free={table.seats.length - taken.length} />
      {farewell === undefined ? children : <span className="square-farewell">{farewell}</span>}
    </>
  );
}

/** A table that waits for people, and the way to sit down there. */
export function OpenRow({ row: { table, left } }: { readonly row: Row }) {
  const t = useText();
  const me = useStore(person);
  const free = table.seats.filter((seat) => !isTaken(seat)).length;
  const name = shownName(table.host);
  const isOwn = me !== undefined && table.seats.some(({ person: sitter }) => sitter?.id === me.id);
  return (
    <RowFrame
      table={table}
      title={<Text k="square.tableOf" with={{ name: <PersonName person={table.host} /> }} />}
      about={
        <>
          {termsOf(table, t).join(DOT)}
          <span className="square-free">
            {DOT}
            {t('square.free', { n: free })}
          </span>
          <Suspense>
            <TableOptions table={table} before={DOT} />
          </Suspense>
        </>
      }
      farewell={left === undefined ? undefined : t(left === 'begun' ? 'square.begun' : 'square.gone')}
    >
      {isOwn || free === 0 ? (
        <Link
          to={`/t/${table.id}`}
          className="button"
          aria-label={t('home.lookInAt', { game: gameName(table.settings.game), names: name })}
        >
          {t('home.lookIn')}
        </Link>
      ) : (
        <SitDown
          id={table.id}
          label={t(table.settings.rated ? 'square.sitAtRated' : 'square.sitAt', {
            name,
            game: gameName(table.settings.game),
            free,
            seats: table.seats.length,
          })}
        />
      )}
    </RowFrame>
  );
}

/** The name of a seat, which leads to the page of who sits there, be it a bot. */
function SeatName({ table, seat }: { readonly table: Table; readonly seat: number }) {
  const { person: sitter, bot } = elementAt(table.seats, seat);
  if (sitter !== null) return <PersonName person={sitter} />;
  const name = elementAt(namesOf(table.seats), seat);
  return bot === null ? name : <BotName game={table.settings.game} level={bot} name={name} />;
}

/** Who plays against whom, each name a way to its page. */
function Players({ table }: { readonly table: Table }) {
  const [name, ...others] = table.seats.map((_, seat) => <SeatName key={seat} table={table} seat={seat} />);
  const last = others.pop();
  if (last === undefined) return <Text k="square.alone" with={{ name }} />;
  if (others.length === 0) return <Text k="square.against" with={{ name, other: last }} />;
  const before = others.flatMap((each, i) => (i === 0 ? [each] : [', ', each]));
  return <Text k="square.againstSome" with={{ name, names: <Text k="end.and" with={{ names: before, last }} /> }} />;
}

/** The same for those who listen. */
function playersOf(table: Table, t: Translate): string {
  const [name = '', ...others] = namesOf(table.seats);
  const last = others.pop();
  if (last === undefined) return t('square.alone', { name });
  if (others.length === 0) return t('square.against', { name, other: last });
  return t('square.againstSome', { name, names: t('end.and', { names: others.join(', '), last }) });
}

interface PlayedRowProps {
  readonly row: Row;
  /** How many watch it. */
  readonly spectators: number;
}

/** A match that is played now, how it stands, and the way to watch it. */
export function PlayedRow({ row: { table, left }, spectators }: PlayedRowProps) {
  const t = useText();
  return (
    <RowFrame
      table={table}
      title={<Players table={table} />}
      about={
        <>
          {gameName(table.settings.game)}
          {left === undefined && (
            <Suspense>
              <MatchStand table={table} before={DOT} />
            </Suspense>
          )}
          {spectators > 0 && DOT + t('square.watching', { n: spectators })}
        </>
      }
      farewell={left === undefined ? undefined : t('square.over')}
    >
      <Link
        to={`/t/${table.id}`}
        className="button"
        aria-label={t('square.watchAt', { game: gameName(table.settings.game), players: playersOf(table, t) })}
      >
        <Icon name="eye" />
        {t('watch.watch')}
      </Link>
    </RowFrame>
  );
}
