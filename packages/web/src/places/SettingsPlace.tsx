import { LANGUAGES } from '@souk/i18n';
import { Link } from '@souk/table-kit/components/Link';
import { useText } from '@souk/table-kit/components/Text';
import type { PlainKey } from '@souk/table-kit/i18n/keys';
import { loadLanguage } from '@souk/table-kit/i18n/language';
import { CONFIRMATIONS, changeSettings, type Settings, SPEEDS, THEMES, useSettings } from '@souk/table-kit/settings';
import { Suspense } from 'react';
import { lazyOnline } from '../online/lazy.js';
import { Page } from './Page.js';

const Account = lazyOnline(() => import('./online/Account.js'));

const FLAGS = ['sounds', 'largerCards', 'patterns', 'keys'] as const;

/** Name, look, motion and language. Everything is kept in this browser. */
export default function SettingsPlace() {
  const t = useText();
  const now = useSettings();
  return (
    <Page title={t('settings.title')} isAtMarket>
      <div className="settings-columns">
        <div className="card settings">
          <label className="field">
            <span className="field-label">{t('settings.name')}</span>
            <input
              type="text"
              value={now.name}
              maxLength={24}
              autoComplete="nickname"
              onChange={({ target }) => changeSettings({ name: target.value })}
            />
            <span className="field-help">{t('settings.nameHelp')}</span>
          </label>
          <Choices name="theme" title="settings.theme" values={THEMES} labelOf={(theme) => `settings.theme.${theme}`} />
          <Choices name="speed" title="settings.speed" values={SPEEDS} labelOf={(speed) => `settings.speed.${speed}`} />
          <Choices
            name="language"
            title="settings.language"
            values={LANGUAGES}
            labelOf={(language) => `settings.language.${language}`}
          />
          <Choices
            name="confirm"
            title="settings.confirm"
            values={CONFIRMATIONS}
            labelOf={(confirm) => `settings.confirm.${confirm}`}
          />
          {FLAGS.map((flag) => (
            <label key={flag} className="switch">
              <input
                type="checkbox"
                checked={now[flag]}
                onChange={({ target }) => changeSettings({ [flag]: target.checked })}
              />
              <span className="field">
                <span className="field-label">{t(`settings.${flag}`)}</span>
                <span className="field-help">{t(`settings.${flag}Help`)}</span>
              </span>
            </label>
          ))}
        </div>
        <Suspense fallback={<p>{t('loading')}</p>}>
          <Account />
        </Suspense>
      </div>
      <p>
        <Link to="/credits">{t('credits.title')}</Link>
      </p>
    </Page>
  );
}

interface ChoicesProps<K extends keyof Settings> {
  readonly name: K;
  readonly title: PlainKey;
  readonly values: readonly Settings[K][];
  readonly labelOf: (value: Settings[K]) => PlainKey;
}

function Choices<K extends 'theme' | 'speed' | 'language' | 'confirm'>({
  name,
  title,
  values,
  labelOf,
}: ChoicesProps<K>) {
  const t = useText();
  const now = useSettings();
  const choose = async (value: Settings[K]): Promise<void> => {
    changeSettings({ [name]: value });
    if (name === 'language') await loadLanguage(changedLanguage(value));
  };
  return (
    <fieldset className="field plain">
      <legend className="field-label">{t(title)}</legend>
      <div className="choices">
        {values.map((value) => (
          <label key={value} className="choice">
            <input type="radio" name={name} checked={now[name] === value} onChange={() => void choose(value)} />
            {t(labelOf(value))}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const changedLanguage = (value: string) => LANGUAGES.find((language) => language === value) ?? 'en';
