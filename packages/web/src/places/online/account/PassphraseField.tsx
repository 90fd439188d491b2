import { useText } from '@souk/table-kit/components/Text';
import { useId, useState } from 'react';

interface PassphraseFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** One that is asked again, one that an account is entered with, or a new one. */
  readonly kind?: 'current' | 'known' | 'chosen';
}

/** A passphrase, hidden unless the person wants to see what they type. */
export function PassphraseField({ label, value, onChange, kind = 'current' }: PassphraseFieldProps) {
  const t = useText();
  const id = useId();
  const [isShown, setIsShown] = useState(false);
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <span className="passphrase">
        <input
          id={id}
          name={kind === 'current' ? 'current' : 'passphrase'}
          type={isShown ? 'text' : 'password'}
          required
          value={value}
          maxLength={200}
          autoComplete={kind === 'chosen' ? 'new-password' : 'current-password'}
          autoCapitalize="off"
          spellCheck={false}
          onChange={({ target }) => onChange(target.value)}
        />
        <button
          type="button"
          className="button is-quiet"
          aria-pressed={isShown}
          aria-label={t('passphrase.showNamed', { field: label })}
          onClick={() => setIsShown(!isShown)}
        >
          {t('passphrase.show')}
        </button>
      </span>
    </div>
  );
}
