import { isFlat, nameInWords, seatNamed, shownFields, valueInWords } from '@souk/kernel';
import type { ReactNode } from 'react';
import type { BoardProps } from '../face.js';
import { useTable } from './TableContext.js';
import '../style/default-face.css';

interface ValueProps {
  readonly value: unknown;
  readonly names: readonly string[];
}

/** A list of plain things, in its order. */
const Tokens = ({ values }: { readonly values: readonly unknown[] }) =>
  values.length === 0 ? (
    '–'
  ) : (
    <ol className="default-tokens">
      {values.map((value, i) => (
        <li key={i}>{valueInWords(value)}</li>
      ))}
    </ol>
  );

/** Several things that have parts, a panel each; what there is one of for every seat belongs to the seats. */
const Panels = ({ values, names }: { readonly values: readonly unknown[]; readonly names: readonly string[] }) => (
  <div className="default-panels">
    {values.map((value, i) => (
      <section key={i} className="default-panel">
        <h2>{values.length === names.length ? names[i] : i + 1}</h2>
        <Value value={value} names={names} />
      </section>
    ))}
  </div>
);

function Value({ value, names }: ValueProps): ReactNode {
  if (Array.isArray(value)) {
    return isFlat(value) ? <Tokens values={value} /> : <Panels values={value} names={names} />;
  }
  if (isFlat(value)) return valueInWords(value);
  return <Fields fields={Object.entries(Object(value))} names={names} />;
}

interface FieldsProps {
  readonly fields: readonly (readonly [name: string, value: unknown])[];
  readonly names: readonly string[];
}

const Fields = ({ fields, names }: FieldsProps) => (
  <dl className="default-fields">
    {fields.map(([name, value]) => (
      <div key={name}>
        <dt>{nameInWords(name)}</dt>
        <dd>{seatNamed(name, value, names) ?? <Value value={value} names={names} />}</dd>
      </div>
    ))}
  </dl>
);

/** The table of a game that has no face: everything that the view holds, by its name. */
export function DefaultBoard({ view }: BoardProps) {
  const { speaker } = useTable();
  const names = speaker.sitters.map((_, seat) => speaker.name(seat));
  return (
    <div className="default-table">
      <Fields fields={shownFields(view)} names={names} />
    </div>
  );
}
