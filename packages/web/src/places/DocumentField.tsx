import type { DocumentOption } from '@souk/kernel';
import { textNamed, useText } from '@souk/table-kit/components/Text';
import type { Sitter } from '@souk/table-kit/session';
import { useState } from 'react';
import { FilePicker } from './FilePicker.js';
import { shapeOf } from './option-shapes.js';

interface DocumentFieldProps {
  /** The key of the option's messages. */
  readonly texts: string;
  readonly label: string;
  readonly help: string;
  readonly option: DocumentOption;
  readonly sitters: readonly Sitter[];
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** An option that is more than one value, asked for as simply as its shape allows. */
export function DocumentField(props: DocumentFieldProps) {
  const shape = shapeOf(props.option);
  switch (shape.kind) {
    case 'seat':
      return <SeatField {...props} />;
    case 'several':
      return <SeveralField {...props} values={shape.values} />;
    case 'each-seat':
      return <EachSeatField {...props} values={shape.values} />;
    case 'file':
      return <FileField {...props} />;
  }
}

function SeatField({ label, help, sitters, value, onChange }: DocumentFieldProps) {
  const t = useText();
  return (
    <label className="field">
      <span className="field-label">{label}</span>
      <select
        value={typeof value === 'number' ? value : ''}
        onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      >
        <option value="">{t('setup.nobody')}</option>
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

interface ListFieldProps extends DocumentFieldProps {
  readonly values: readonly string[];
}

const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** What a value of a list is called. */
function useNames(texts: string): (value: string) => string {
  useText();
  return (value) => textNamed(`${texts}.${value}`) ?? value;
}

function SeveralField({ texts, label, help, values, value, onChange }: ListFieldProps) {
  const nameOf = useNames(texts);
  const chosen = listed(value);
  const toggle = (each: string, isIn: boolean): void => {
    const next = values.filter((one) => (one === each ? isIn : chosen.includes(one)));
    onChange(next.length === 0 ? null : next);
  };
  return (
    <fieldset className="field plain">
      <legend className="field-label">{label}</legend>
      <div className="choices">
        {values.map((each) => (
          <label key={each} className="choice">
            <input
              type="checkbox"
              checked={chosen.includes(each)}
              onChange={({ target }) => toggle(each, target.checked)}
            />
            {nameOf(each)}
          </label>
        ))}
      </div>
      <span className="field-help">{help}</span>
    </fieldset>
  );
}

function EachSeatField({ texts, label, help, sitters, values, value, onChange }: ListFieldProps) {
  const t = useText();
  const nameOf = useNames(texts);
  const chosen = listed(value);
  const choose = (seat: number, one: string): void =>
    onChange(sitters.map((_, other) => (other === seat ? one || null : (chosen[other] ?? null))));
  return (
    <fieldset className="field plain">
      <legend className="field-label">{label}</legend>
      {sitters.map((sitter, seat) => (
        <label key={seat} className="each-seat">
          <span>{sitter.name}</span>
          <select value={String(chosen[seat] ?? '')} onChange={({ target }) => choose(seat, target.value)}>
            <option value="">{t('setup.none')}</option>
            {values.map((each) => (
              <option key={each} value={each}>
                {nameOf(each)}
              </option>
            ))}
          </select>
        </label>
      ))}
      <span className="field-help">{help}</span>
    </fieldset>
  );
}

/** A JSON document from a file; whether it is what it should be, the rules say. */
function FileField({ label, help, value, onChange }: DocumentFieldProps) {
  const t = useText();
  const [problem, setProblem] = useState<string>();
  const [name, setName] = useState<string>();
  const read = async (file: File | undefined): Promise<void> => {
    setProblem(undefined);
    setName(file?.name);
    try {
      onChange(file === undefined ? null : JSON.parse(await file.text()));
    } catch {
      setProblem(t('setup.noJson', { file: file?.name ?? '' }));
      onChange(null);
    }
  };
  const isRead = value !== undefined && value !== null;
  return (
    <FilePicker label={label} help={help} onFile={(file) => void read(file)}>
      <span className="field-help" role="status">
        {isRead ? t('setup.fileRead', { file: name ?? '' }) : t('setup.noFile')}
      </span>
      {problem !== undefined && <strong role="alert">{problem}</strong>}
    </FilePicker>
  );
}
