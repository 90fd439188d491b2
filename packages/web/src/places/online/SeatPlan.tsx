import type { Level, SeatWish } from '@souk/protocol';
import { useText } from '@souk/table-kit/components/Text';
import { levelName } from '@souk/table-kit/i18n/names';

export const LEVELS: readonly Level[] = [1, 2, 3, 4, 5];

export const levelFrom = (value: string): Level => LEVELS.find((level) => String(level) === value) ?? 3;

interface SeatPlanProps {
  readonly seats: readonly SeatWish[];
  readonly fewest: number;
  readonly most: number;
  readonly onChange: (seats: readonly SeatWish[]) => void;
}

/** Who sits where at a new table: yourself, a bot, or the first player who comes. */
export function SeatPlan({ seats, fewest, most, onChange }: SeatPlanProps) {
  const t = useText();
  const change = (seat: number, chosen: SeatWish): void => {
    // There is one of you: who takes another seat leaves the one before.
    const left = (each: SeatWish): SeatWish => (each.kind === 'you' ? { kind: 'open' } : each);
    onChange((chosen.kind === 'you' ? seats.map(left) : seats).with(seat, chosen));
  };
  return (
    <>
      <ol className="seat-rows">
        {seats.map((chosen, seat) => (
          <li key={seat} className="seat-row is-online">
            <span>{t('setup.seat', { n: seat + 1 })}</span>
            <label>
              <span className="visually-hidden">{t('setup.seatKind', { n: seat + 1 })}</span>
              <select value={optionOf(chosen)} onChange={({ target }) => change(seat, seatFrom(target.value))}>
                <option value="you">{t('you')}</option>
                <option value="open">{t('friends.open')}</option>
                {LEVELS.map((level) => (
                  <option key={level} value={level}>
                    {levelName(level)}
                  </option>
                ))}
              </select>
            </label>
            <button
              type="button"
              className="tool"
              aria-label={t('setup.removeSeat', { n: seat + 1 })}
              disabled={seats.length <= fewest}
              onClick={() => onChange(seats.toSpliced(seat, 1))}
            >
              ×
            </button>
          </li>
        ))}
      </ol>
      {seats.length < most && (
        <button type="button" className="button is-quiet" onClick={() => onChange([...seats, { kind: 'open' }])}>
          {t('setup.addSeat')}
        </button>
      )}
    </>
  );
}

const optionOf = (chosen: SeatWish): string => (chosen.kind === 'bot' ? String(chosen.level) : chosen.kind);

const seatFrom = (value: string): SeatWish =>
  value === 'you' || value === 'open' ? { kind: value } : { kind: 'bot', level: levelFrom(value) };
