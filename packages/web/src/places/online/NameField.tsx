import { useStore } from '../../app/store.js';
import { useText } from '../../i18n/text.js';
import { person } from '../../online/person.js';
import { changeSettings, useSettings } from '../../settings/settings.js';

/** Asks for a name where one is first needed. Who has one already sees nothing. */
export function NameField() {
  const t = useText();
  const known = useStore(person);
  const { name } = useSettings();
  if (known !== undefined) return null;
  return (
    <label className="field">
      <span className="field-label">{t('settings.name')}</span>
      <input
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
