import type { OptionSpec } from '@souk/kernel';
import { useState } from 'react';
import { hasMessage, useText } from '../i18n/text.js';
import type { Sitter } from '../session/session.js';

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
  const label = hasMessage(key) ? t(key) : option.label;
  const help = hasMessage(`${key}.help`) ? t(`${key}.help`) : option.help;
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
      return <DocumentField label={label} help={help} value={value} onChange={onChange} />;
  }
}

interface DocumentFieldProps {
  readonly label: string;
  readonly help: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** A JSON document from a file; whether it is what it should be, the rules say. */
function DocumentField({ label, help, value, onChange }: DocumentFieldProps) {
  const t = useText();
  const [problem, setProblem] = useState<string>();
  const read = async (file: File | undefined): Promise<void> => {
    setProblem(undefined);
    if (file === undefined) {
      onChange(null);
      return;
    }
    try {
      onChange(JSON.parse(await file.text()));
    } catch {
      setProblem(t('setup.noJson', { file: file.name }));
      onChange(null);
    }
  };
  return (
    <label className="field">
      <span className="field-label">{label}</span>
      <input type="file" accept="application/json,.json" onChange={({ target }) => void read(target.files?.[0])} />
      <span className="field-help">{help}</span>
      {problem !== undefined && <span role="alert">{problem}</span>}
      {value !== undefined && value !== null && <span className="field-help">{t('setup.fileRead')}</span>}
    </label>
  );
}
