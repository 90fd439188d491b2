import { useText } from '@souk/table-kit/components/Text';
import { changeSettings, useSettings } from '@souk/table-kit/settings';
import { useStore } from '@souk/table-kit/store';
import { useEffect, useRef } from 'react';
import { person } from '../../online/person.js';

/** Asks for a name where one is first needed. Who has one already sees nothing; who has none can type at once. */
export function NameField({ takesFocus = false }: { readonly takesFocus?: boolean }) {
  const t = useText();
  const known = useStore(person);
  const { name } = useSettings();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  if (known !== undefined) return null;
  return (
    <label className="field">
      <span className="field-label">{t('settings.name')}</span>
      <input
        ref={field}
        type="text"
        required
        value={name}
        maxLength={24}
        autoComplete="nickname"
        onChange={({ target }) => changeSettings({ name: target.value })}
      />
      <span className="field-help">{t('name.help')}</span>
    </label>
  );
}
