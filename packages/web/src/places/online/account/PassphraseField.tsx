interface PassphraseFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** One that is there, a new one, which has to be long enough, or either of them. */
  readonly kind?: 'current' | 'new' | 'either';
}

export const PassphraseField = ({ label, value, onChange, kind = 'current' }: PassphraseFieldProps) => (
  <label className="field">
    <span className="field-label">{label}</span>
    <input
      type="password"
      required
      value={value}
      minLength={kind === 'current' ? undefined : 10}
      maxLength={200}
      autoComplete={kind === 'new' ? 'new-password' : 'current-password'}
      onChange={({ target }) => onChange(target.value)}
    />
  </label>
);
