import type { OptionSpec } from '@souk/kernel';
import { hasMessage, useText } from '../i18n/text.js';
import type { Sitter } from '../session/session.js';
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

/** One option of a game, as its own spec describes it. */
export function OptionField({ game, name, option, sitters, value, onChange }: OptionFieldProps) {
  const t = useText();
  const key = `option.${game}.${name}`;
  const { label, help } = optionText(game, name, option);
  const choiceLabel = (choice: { readonly value: string | number; readonly label: string }): string =>
    hasMessage(`${key}.${choice.value}`) ? t(`${key}.${choice.value}`) : choice.label;
  switch (option.type) {
    case 'boolean':
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
    case 'integer':
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
    case 'choice':
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
                {choiceLabel(choice)}
              </option>
            ))}
          </select>
          <span className="field-help">{help}</span>
        </label>
      );
    case 'seat':
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
    case 'document':
      return (
        <DocumentField
          texts={key}
          label={label}
          help={help}
          option={option}
          sitters={sitters}
          value={value}
          onChange={onChange}
        />
      );
  }
}
