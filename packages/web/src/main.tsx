import './design/tokens.css';
import './design/base.css';
import './design/controls.css';
import { addCatalogue, loadLanguage } from '@souk/table-kit/i18n/language';
import { applySettings, settings } from '@souk/table-kit/settings';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.js';
import { loadLetters } from './app/letters.js';
import { keepForOffline } from './app/offline.js';
import { aboutTexts } from './games/about-texts.js';
// What all tables share is there before the style of any game, by whichever way one comes to it: the later of two decides.
import '@souk/table-kit/style/table.css';

applySettings(settings.get());

keepForOffline();

const lettersReady = loadLetters();

const root = document.getElementById('root');
if (root !== null) {
  await addCatalogue(aboutTexts);
  await Promise.all([loadLanguage(settings.get().language), lettersReady]);
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
