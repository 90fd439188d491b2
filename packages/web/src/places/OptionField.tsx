import type { BooleanOption, ChoiceOption, IntegerOption, OptionSpec, SeatOption } from '@souk/kernel';
import { textNamed, useText } from '@souk/table-kit/components/Text';
import type { Sitter } from '@souk/table-kit/session';
import { DocumentField } from './DocumentField.js';
import { optionText } from './option-text.js';

interface OptionFieldProps {
  readonly game: string;
  readonly name: string;
  readonly option: OptionSpec;
  readonly sitters: readonly Sitter[];
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** What the fields of all types are given. */
interface FieldProps<O extends OptionSpec> extends Pick<OptionFieldProps, 'sitters' | 'value' | 'onChange'> {
  /** The key of the option's messages. */
  readonly texts: string;
  readonly label: string;
  readonly help: string;
  readonly option: O;
}

/** One option of a game, as its own spec describes it. */
export function OptionField({ game, name, option, ...given }: OptionFieldProps) {
  const props = { ...given, ...optionText(game, name, option), texts: `option.${game}.${name}` };
  switch (option.type) {
    case 'boolean':
      return <SwitchField {...props} option={option} />;
    case 'integer':
      return <NumberField {...props} option={option} />;
    case 'choice':
      return <ChoiceField {...props} option={option} />;
    case 'seat':
      return <SeatField {...props} option={option} />;
    case 'document':
      return <DocumentField {...props} option={option} />;
  }
}

function SwitchField({ label, help, option, value, onChange }: FieldProps<BooleanOption>) {
  return (
    <label className="switch">
      <input
        type="checkbox"
        checked={typeof value === 'boolean' ? value : option.default}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span className="field">
        <span className="field-label">{label}</span>
        <span className="field-help">{help}</span>
      </span>
    </label>
  );
}

function NumberField({ label, help, option, value, onChange }: FieldProps<IntegerOption>) {
  return (
    <label className="field">
      <span className="field-label">{label}</span>
      <input
        type="number"
        min={option.min}
        max={option.max}
        value={typeof value === 'number' ? value : option.default}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
      <span className="field-help">{help}</span>
    </label>
  );
}

function ChoiceField({ texts, label, help, option, value, onChange }: FieldProps<ChoiceOption>) {
  useText();
  const labelOf = (choice: ChoiceOption['choices'][number]): string =>
    textNamed(`${texts}.${choice.value}`) ?? choice.label;
  return (
    <label className="field">
      <span className="field-label">{label}</span>
      <select
        value={String(value ?? option.default)}
        onChange={({ target }) =>
          onChange(option.choices.find((choice) => String(choice.value) === target.value)?.value)
        }
      >
        {option.choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {labelOf(choice)}
          </option>
        ))}
      </select>
      <span className="field-help">{help}</span>
    </label>
  );
}

function SeatField({ label, help, option, sitters, value, onChange }: FieldProps<SeatOption>) {
  const t = useText();
  return (
    <label className="field">
      <span className="field-label">{label}</span>
      <select
        value={String(value ?? option.default)}
        onChange={({ target }) => onChange(target.value === 'random' ? 'random' : Number(target.value))}
      >
        <option value="random">{t('setup.chance')}</option>
        {sitters.map((sitter, seat) => (
          <option key={seat} value={seat}>
            {sitter.name}
          </option>
        ))}
      </select>
      <span className="field-help">{help}</span>
    </label>
  );
}
