import '@fontsource/alegreya/latin-500.css';
import '@fontsource/alegreya/latin-700.css';
import '@fontsource/alegreya-sans/latin-400.css';
import '@fontsource/alegreya-sans/latin-500.css';
import '@fontsource/alegreya-sans/latin-700.css';
import './design/tokens.css';
import './design/base.css';
import './design/controls.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.js';
import { keepForOffline } from './app/offline.js';
import { loadLanguage } from './i18n/language.js';
import { applySettings, settings } from './settings/settings.js';

applySettings(settings.get());
settings.subscribe(() => applySettings(settings.get()));

keepForOffline();

const root = document.getElementById('root');
if (root !== null) {
  await loadLanguage(settings.get().language);
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
