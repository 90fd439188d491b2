import { type AnyGame, checkSetup, InputError } from '@souk/kernel';
import { useText } from '@souk/table-kit/components/Text';
import { gameName } from '@souk/table-kit/i18n/names';
import { go } from '@souk/table-kit/router';
import type { Sitter } from '@souk/table-kit/session';
import { type FormEvent, useEffect, useState } from 'react';
import { rulesOf } from '../games/games.js';
import { type SavedMatch, startMatch } from '../session/saved-match.js';
import { startProblem } from './input-problems.js';
import { OptionFields } from './OptionFields.js';
import { type Chosen, settled } from './option-shapes.js';
import { Page } from './Page.js';
import { botSitter, ownName } from './play-now.js';

export const LEVELS = [1, 2, 3, 4, 5] as const;

/** Who sits at the table, and by which options is played. */
export default function SetUp({ game }: { readonly game: string }) {
  const t = useText();
  const [rules, setRules] = useState<AnyGame>();
  useEffect(() => {
    void rulesOf(game).then(setRules);
  }, [game]);
  return (
    <Page title={t('setup.title', { game: gameName(game) })} game={game}>
      {rules === undefined ? <p>{t('loading')}</p> : <Form rules={rules} />}
    </Page>
  );
}

function firstSitters({ minSeats, maxSeats }: AnyGame): Sitter[] {
  const seats = Math.min(Math.max(3, minSeats), maxSeats);
  return Array.from({ length: seats }, (_, i) => (i === 0 ? { kind: 'person', name: ownName() } : botSitter(i - 1, 3)));
}

function Form({ rules }: { readonly rules: AnyGame }) {
  const t = useText();
  const [sitters, setSitters] = useState<readonly Sitter[]>(() => firstSitters(rules));
  const [options, setOptions] = useState<Chosen>({});
  const [problem, setProblem] = useState<string>();
  const seat = (next: readonly Sitter[]): void => {
    setSitters(next);
    setProblem(undefined);
  };
  const choose = (next: Chosen): void => {
    setOptions(next);
    setProblem(undefined);
  };
  const start = (event: FormEvent): void => {
    event.preventDefault();
    const named = sitters.map((sitter, seat) => ({
      ...sitter,
      name: sitter.name.trim() || t('setup.seat', { n: seat + 1 }),
    }));
    try {
      go(`/table/${begin(rules, named, options).id}`);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      setProblem(startProblem(error, rules, sitters.length, options));
    }
  };
  return (
    <form className="setup" onSubmit={start}>
      <Seats rules={rules} sitters={sitters} onChange={seat} />
      <section className="card" aria-labelledby="setup-options">
        <h2 id="setup-options">{t('setup.options')}</h2>
        <OptionFields rules={rules} sitters={sitters} chosen={options} onChange={choose} />
      </section>
      <div className="setup-foot">
        {problem !== undefined && (
          <p className="setup-problem" role="alert">
            {problem}
          </p>
        )}
        <button type="submit" className="button is-main setup-start">
          {t('setup.start')}
        </button>
      </div>
    </form>
  );
}

/** Starts a match, or throws an `InputError`. */
function begin(rules: AnyGame, sitters: readonly Sitter[], chosen: Chosen): SavedMatch {
  const { id: game, rulesVersion } = rules;
  const options = settled(rules.options, chosen, sitters.length);
  checkSetup(rules, sitters.length, options);
  return startMatch({ game, rulesVersion, options, sitters });
}

interface SeatsProps {
  readonly rules: AnyGame;
  readonly sitters: readonly Sitter[];
  readonly onChange: (sitters: readonly Sitter[]) => void;
}

function Seats({ rules, sitters, onChange }: SeatsProps) {
  const t = useText();
  return (
    <section className="card" aria-labelledby="setup-seats">
      <h2 id="setup-seats">{t('setup.seats')}</h2>
      <ol className="seat-rows">
        {sitters.map((sitter, seat) => (
          <SeatRow
            key={seat}
            seat={seat}
            sitter={sitter}
            onChange={(next) => onChange(sitters.with(seat, next))}
            onRemove={sitters.length > rules.minSeats ? () => onChange(sitters.toSpliced(seat, 1)) : undefined}
          />
        ))}
      </ol>
      {sitters.length < rules.maxSeats && (
        <button
          type="button"
          className="button is-quiet"
          onClick={() => onChange([...sitters, botSitter(sitters.length - 1, 3)])}
        >
          {t('setup.addSeat')}
        </button>
      )}
    </section>
  );
}

interface SeatRowProps {
  readonly seat: number;
  readonly sitter: Sitter;
  readonly onChange: (sitter: Sitter) => void;
  readonly onRemove: (() => void) | undefined;
}

function SeatRow({ seat, sitter, onChange, onRemove }: SeatRowProps) {
  const t = useText();
  const kind = sitter.kind === 'person' ? 'person' : String(sitter.level ?? 1);
  const changeKind = (value: string): void => {
    if (value === 'person')
      onChange({ kind: 'person', name: seat === 0 ? ownName() : t('setup.guest', { n: seat + 1 }) });
    else
      onChange({
        ...botSitter(Math.max(0, seat - 1), Number(value)),
        ...(sitter.kind === 'bot' ? { name: sitter.name } : {}),
      });
  };
  return (
    <li className="seat-row">
      <label>
        <span className="visually-hidden">{t('setup.seatName', { n: seat + 1 })}</span>
        <input
          type="text"
          value={sitter.name}
          maxLength={24}
          onChange={({ target }) => onChange({ ...sitter, name: target.value })}
        />
      </label>
      <label>
        <span className="visually-hidden">{t('setup.seatKind', { n: seat + 1 })}</span>
        <select value={kind} onChange={({ target }) => changeKind(target.value)}>
          <option value="person">{t('setup.person')}</option>
          {LEVELS.map((level) => (
            <option key={level} value={level}>
              {t(`level.${level}`)}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        className="tool"
        aria-label={t('setup.removeSeat', { n: seat + 1 })}
        disabled={onRemove === undefined}
        onClick={onRemove}
      >
        ×
      </button>
    </li>
  );
}
