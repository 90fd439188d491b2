import serif500 from '@fontsource/alegreya/files/alegreya-latin-500-normal.woff2';
import serif700 from '@fontsource/alegreya/files/alegreya-latin-700-normal.woff2';
import sans400 from '@fontsource/alegreya-sans/files/alegreya-sans-latin-400-normal.woff2';
import sans500 from '@fontsource/alegreya-sans/files/alegreya-sans-latin-500-normal.woff2';
import sans700 from '@fontsource/alegreya-sans/files/alegreya-sans-latin-700-normal.woff2';

const FACES = [
  ['Alegreya', '500', serif500],
  ['Alegreya', '700', serif700],
  ['Alegreya Sans', '400', sans400],
  ['Alegreya Sans', '500', sans500],
  ['Alegreya Sans', '700', sans700],
] as const;

/** So many milliseconds the first place waits for its letters. A slow network is not waited for: it has others meanwhile. */
const PATIENCE = 600;

const faces = FACES.map(([family, weight, file]) => new FontFace(family, `url(${file}) format('woff2')`, { weight }));

/** Has those letters that are there used from now on. */
export function setLetters(): void {
  for (const face of faces) if (face.status === 'loaded') document.fonts.add(face);
}

/**
 * Loads the letters of the page. They are set by script, not by a style sheet: one would change them whenever they come,
 * and all that is read just then would be pushed about. What comes late is set where the next place is drawn.
 */
export async function loadLetters(): Promise<void> {
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  await Promise.race([Promise.allSettled(faces.map((face) => face.load())), patience]);
  setLetters();
}
