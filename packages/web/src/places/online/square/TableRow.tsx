import { elementAt } from '@souk/kernel';
import type { Table } from '@souk/protocol';
import { Icon } from '@souk/table-kit/components/Icon';
import { Link } from '@souk/table-kit/components/Link';
import { Text, type Translate, useText } from '@souk/table-kit/components/Text';
import { gameName } from '@souk/table-kit/i18n/names';
import { useStore } from '@souk/table-kit/store';
import type { ReactNode } from 'react';
import { paceText } from '../../../online/clock.js';
import { person } from '../../../online/known-person.js';
import { namesOf, picturedAt } from '../../../online/names-of.js';
import { shownName } from '../../../online/shown-name.js';
import { PersonName } from '../../../people/PersonName.js';
import { Portraits } from '../../home/Portraits.js';
import { StallScene } from '../../home/StallScene.js';
import type { Row } from './rows.js';
import { SitDown } from './SitDown.js';

/** Game, pace and whether it counts, in a line. */
const termsOf = ({ settings }: Table, t: Translate): string =>
  [gameName(settings.game), paceText(settings.clock, t), ...(settings.rated ? [t('square.rated')] : [])].join(' · ');

const isTaken = ({ person: sitter, bot }: Table['seats'][number]): boolean => sitter !== null || bot !== null;

interface RowFrameProps {
  readonly table: Table;
  readonly title: ReactNode;
  /** Stands in place of what can be done, once that is too late. */
  readonly farewell: string | undefined;
  readonly children: ReactNode;
}

function RowFrame({ table, title, farewell, children }: RowFrameProps) {
  const t = useText();
  const taken = table.seats.filter(isTaken);
  return (
    <>
      <StallScene game={table.settings.game} className="thumb" />
      <div className="square-row-text">
        <strong>{title}</strong>
        <span className="soft">{termsOf(table, t)}</span>
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
          label={t('square.sitAt', { name, game: gameName(table.settings.game), free, seats: table.seats.length })}
        />
      )}
    </RowFrame>
  );
}

/** The name of a seat, which leads to the page of who sits there; a bot of a list has none. */
function SeatName({ table, seat }: { readonly table: Table; readonly seat: number }) {
  const { person: sitter } = elementAt(table.seats, seat);
  return sitter === null ? elementAt(namesOf(table.seats), seat) : <PersonName person={sitter} />;
}

/** Who plays against whom, each name a way to its person. */
function Players({ table }: { readonly table: Table }) {
  const name = <SeatName table={table} seat={0} />;
  const others = table.seats.length - 1;
  if (others === 0) return <Text k="square.alone" with={{ name }} />;
  if (others > 1) return <Text k="square.againstSome" with={{ name, n: others }} />;
  return <Text k="square.against" with={{ name, other: <SeatName table={table} seat={1} /> }} />;
}

/** The same for those who listen. */
function playersOf(table: Table, t: Translate): string {
  const [first = '', second, ...more] = namesOf(table.seats);
  if (second === undefined) return t('square.alone', { name: first });
  if (more.length === 0) return t('square.against', { name: first, other: second });
  return t('square.againstSome', { name: first, n: more.length + 1 });
}

/** A match that is played now, and the way to watch it. */
export function PlayedRow({ row: { table, left } }: { readonly row: Row }) {
  const t = useText();
  return (
    <RowFrame
      table={table}
      title={<Players table={table} />}
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
