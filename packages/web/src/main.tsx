import '@fontsource/alegreya/latin-500.css';
import '@fontsource/alegreya/latin-700.css';
import '@fontsource/alegreya-sans/latin-400.css';
import '@fontsource/alegreya-sans/latin-500.css';
import '@fontsource/alegreya-sans/latin-700.css';
import './design/tokens.css';
import './design/base.css';
import './design/controls.css';
import { addCatalogue, loadLanguage } from '@souk/table-kit/i18n/language';
import { applySettings, settings } from '@souk/table-kit/settings';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.js';
import { keepForOffline } from './app/offline.js';
import { aboutTexts } from './games/about-texts.js';
// What all tables share is there before the style of any game, by whichever way one comes to it: the later of two decides.
import '@souk/table-kit/style/table.css';

applySettings(settings.get());

keepForOffline();

/** The first letters are set in their own type, so that nothing jumps; a slow network is not waited for. */
const FONTS = ['700 1rem Alegreya', '400 1rem "Alegreya Sans"', '700 1rem "Alegreya Sans"'];
const PATIENCE_MS = 600;
const lettersReady = Promise.race([
  Promise.all(FONTS.map((font) => document.fonts.load(font))),
  new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)),
]);

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
