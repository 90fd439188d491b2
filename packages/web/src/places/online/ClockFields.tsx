import type { Clock } from '@souk/protocol';
import { useText } from '@souk/table-kit/components/Text';
import { Choices } from './TermsFields.js';

const CLOCKS: { readonly [K in Clock['kind']]: Clock } = {
  none: { kind: 'none' },
  live: { kind: 'live', perMove: 60, bank: 300 },
  correspondence: { kind: 'correspondence', hours: 72 },
};

const PER_MOVE = [15, 30, 60, 120, 300] as const;
const BANKS = [0, 120, 300, 600, 1200] as const;
const HOURS = [12, 24, 48, 72, 168] as const;

interface ClockFieldsProps {
  readonly clock: Clock;
  readonly onChange: (clock: Clock) => void;
}

/** How long people may think. */
export function ClockFields({ clock, onChange }: ClockFieldsProps) {
  const t = useText();
  return (
    <>
      <Choices
        title="terms.clock"
        labelOf={(kind) => `terms.clock.${kind}`}
        values={['none', 'live', 'correspondence']}
        chosen={clock.kind}
        onChoose={(kind) => onChange(CLOCKS[kind])}
      />
      {clock.kind === 'live' && (
        <div className="field-pair">
          <Amount
            label={t('terms.perMove')}
            value={clock.perMove}
            values={PER_MOVE}
            text={(n) => t('terms.seconds', { n })}
            onChange={(perMove) => onChange({ ...clock, perMove })}
          />
          <Amount
            label={t('terms.bank')}
            value={clock.bank}
            values={BANKS}
            text={(n) => t('terms.minutes', { n: n / 60 })}
            onChange={(bank) => onChange({ ...clock, bank })}
          />
        </div>
      )}
      {clock.kind === 'correspondence' && (
        <Amount
          label={t('terms.perMove')}
          value={clock.hours}
          values={HOURS}
          text={(n) => t('terms.hours', { n })}
          onChange={(hours) => onChange({ ...clock, hours })}
        />
      )}
    </>
  );
}

interface AmountProps {
  readonly label: string;
  readonly value: number;
  readonly values: readonly number[];
  readonly text: (value: number) => string;
  readonly onChange: (value: number) => void;
}

const Amount = ({ label, value, values, text, onChange }: AmountProps) => (
  <label className="field">
    <span className="field-label">{label}</span>
    <select value={value} onChange={({ target }) => onChange(Number(target.value))}>
      {values.map((each) => (
        <option key={each} value={each}>
          {text(each)}
        </option>
      ))}
    </select>
  </label>
);
