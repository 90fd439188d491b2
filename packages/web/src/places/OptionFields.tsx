import type { AnyGame } from '@souk/kernel';
import { useText } from '@souk/table-kit/components/Text';
import type { Sitter } from '@souk/table-kit/session';
import { OptionField } from './OptionField.js';
import { type Chosen, isAsked, isFile } from './option-shapes.js';

interface OptionFieldsProps {
  readonly rules: AnyGame;
  readonly sitters: readonly Sitter[];
  readonly chosen: Chosen;
  readonly onChange: (chosen: Chosen) => void;
}

/** Every option of a game that means something now; what comes from files stands apart. */
export function OptionFields({ rules, sitters, chosen, onChange }: OptionFieldsProps) {
  const t = useText();
  const fields = (wanted: boolean) =>
    Object.entries(rules.options)
      .filter(([name, option]) => isFile(option) === wanted && isAsked(name, rules.options, chosen, sitters.length))
      .map(([name, option]) => (
        <OptionField
          key={name}
          game={rules.id}
          name={name}
          option={option}
          sitters={sitters}
          value={chosen[name]}
          onChange={(value) => onChange({ ...chosen, [name]: value })}
        />
      ));
  const files = fields(true);
  return (
    <>
      {fields(false)}
      {files.length > 0 && (
        <details className="more-options">
          <summary>{t('setup.fromFiles')}</summary>
          {files}
        </details>
      )}
    </>
  );
}
