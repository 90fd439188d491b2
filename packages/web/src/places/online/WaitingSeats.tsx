import { elementAt } from '@souk/kernel';
import type { Level, Table } from '@souk/protocol';
import { Icon } from '@souk/table-kit/components/Icon';
import { useText } from '@souk/table-kit/components/Text';
import { levelName } from '@souk/table-kit/i18n/names';
import type { Expectation, Expected } from '../../online/expected.js';
import { shownName } from '../../online/shown-name.js';
import { useExpected } from '../../online/useExpected.js';
import { botName } from '../../people/bots.js';
import { PersonAvatar } from '../../people/PersonAvatar.js';
import { WhoButton } from '../../people/WhoButton.js';
import type { Who } from '../../people/WhoCard.js';
import { LEVELS, levelFrom } from './SeatPlan.js';

interface WaitingSeatsProps {
  readonly table: Table;
  readonly present: readonly number[];
  readonly own: number | undefined;
  /** Left out for who sits already. */
  readonly onSit: ((seat: number) => void) | undefined;
  /** For the host alone. */
  readonly onKick: ((seat: number) => void) | undefined;
  readonly onSet: ((seat: number, level: Level | undefined) => void) | undefined;
}

/** The seats of a table that waits for people. */
export function WaitingSeats({ table, present, own, onSit, onKick, onSet }: WaitingSeatsProps) {
  const t = useText();
  const expected = inFreeSeats(table, useExpected(table));
  return (
    <ol className="waiting-seats">
      {table.seats.map((info, seat) => (
        <li key={seat} className={info.person === null ? '' : 'is-taken'}>
          {info.person === null ? (
            <span className="waiting-sign" aria-hidden="true">
              <Icon name={info.bot === null ? 'person' : 'bot'} />
            </span>
          ) : (
            <PersonAvatar person={info.person} />
          )}
          <span className="waiting-name">
            {info.person === null ? (
              info.bot === null ? (
                <strong>{expected.get(seat)?.name ?? t('waiting.free')}</strong>
              ) : (
                <WhoButton who={botIn(table, info.bot)} game={table.settings.game}>
                  {levelName(info.bot)}
                </WhoButton>
              )
            ) : (
              <WhoButton who={{ kind: 'person', person: info.person }} game={table.settings.game}>
                {shownName(info.person)}
              </WhoButton>
            )}
            <small>
              {notesOn(table, seat, own, present, t)}
              {expected.has(seat) && ` · ${t('waiting.askedTo')}`}
            </small>
          </span>
          {info.person === null && info.bot === null && onSit !== undefined && (
            <button type="button" className="button is-quiet" onClick={() => onSit(seat)}>
              {t('waiting.sitHere', { n: seat + 1 })}
            </button>
          )}
          {info.person === null && onSet !== undefined && (
            <label>
              <span className="visually-hidden">{t('setup.seatKind', { n: seat + 1 })}</span>
              <select
                value={info.bot ?? 'open'}
                onChange={({ target }) => onSet(seat, target.value === 'open' ? undefined : levelFrom(target.value))}
              >
                <option value="open">{t('friends.open')}</option>
                {LEVELS.map((level) => (
                  <option key={level} value={level}>
                    {levelName(level)}
                  </option>
                ))}
              </select>
            </label>
          )}
          {info.person !== null && seat !== own && onKick !== undefined && (
            <button type="button" className="button is-quiet" onClick={() => onKick(seat)}>
              {t('waiting.kick', { name: info.person.name })}
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}

/** Who was asked, each in a free seat, where they are waited for. */
function inFreeSeats(table: Table, whom: Expectation): ReadonlyMap<number, Expected> {
  const free = [...table.seats.keys()].filter((seat) => {
    const { person, bot } = elementAt(table.seats, seat);
    return person === null && bot === null;
  });
  return new Map(whom === 'anybody' ? [] : whom.map((each, i) => [elementAt(free, i), each]));
}

/** It has no name of its own before the match. */
const botIn = ({ settings }: Table, level: Level): Who => ({
  kind: 'bot',
  name: botName(settings.game, level),
  level,
});

type Translate = ReturnType<typeof useText>;

function notesOn(
  { seats, host }: Table,
  seat: number,
  own: number | undefined,
  present: readonly number[],
  t: Translate,
): string {
  const { person } = elementAt(seats, seat);
  const notes = [t('setup.seat', { n: seat + 1 })];
  if (seat === own) notes.push(t('waiting.you'));
  if (person !== null && person.id === host.id) notes.push(t('waiting.host'));
  if (person !== null && seat !== own) notes.push(t(present.includes(seat) ? 'talk.here' : 'talk.away'));
  return notes.join(' · ');
}
