import { LANGUAGES, type Language } from '@souk/i18n';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { addCatalogue, loadLanguage } from '../../table-kit/src/i18n/language.js';
import { plainText, speakerFor } from '../../table-kit/src/speaking.js';
import { GAME_IDS, rulesOf } from '../src/games/games.js';
import { foresee } from '../src/session/foresight.js';
import { keptInMemory } from './kept-in-memory.js';
import { randomPlay } from './random-play.js';
import { faultsOf, OTHERS } from './well-said.js';

vi.stubGlobal('localStorage', keptInMemory());
vi.stubGlobal('navigator', { language: 'en' });
vi.stubGlobal('window', { matchMedia: () => ({ matches: false, addEventListener() {} }), addEventListener() {} });
vi.stubGlobal('document', { hidden: false, documentElement: { dataset: {}, style: {} } });

const NAMES = ['Zahra', ...OTHERS];
const SITTERS = NAMES.map((name) => ({ kind: 'person' as const, name }));
const SEATS = 3;

/** Speaks to whoever hears it as the one who moves, or of what is theirs. */
const SPOKEN_TO: { readonly [L in Language]: RegExp } = {
  en: /\bYou\b|\byour\b/,
  de: /\bDu\b|\bdeine?\b|\bdeine[nrms]\b|(?:^|\. )\p{Lu}\p{L}+ (?!lässt)\p{L}{2,}[^sn\P{L}]st\b/u,
};

/** One move of each kind at every question of a match: there may be thousands. */
async function* movesOf(game: string) {
  const rules = await rulesOf(game);
  // Faces ask for settings as soon as they are loaded.
  const { faceOf } = await import('../src/games/faces.js');
  const face = await faceOf(game);
  await addCatalogue(face.texts);
  for (const { seat, moves, before } of randomPlay(rules, { seats: SEATS, seed: 'spoken of', most: 80 })) {
    await face.load?.(before);
    for (const move of new Map(moves.map((each: { kind: string }) => [each.kind, each])).values()) {
      yield { face, seat, move, before, events: foresee(rules, before, seat, move) };
    }
  }
}

describe.each(GAME_IDS)('what a move of %s would do', (game) => {
  afterAll(() => loadLanguage('en'));

  test.each(LANGUAGES)('is said to who makes it, and of whoever else makes it, in %s', async (language) => {
    await loadLanguage(language);
    const faults = new Set<string>();
    let said = 0;
    for await (const { face, seat, move, before, events } of movesOf(game)) {
      await loadLanguage(language);
      const to = (hearer: number): string => plainText(face.preview(move, events, before, speakerFor(SITTERS, hearer)));
      const [own, other] = [to(seat), to((seat + 1) % SEATS)];
      if (own.includes(NAMES[seat] ?? '')) faults.add(`of oneself by name: ${own}`);
      if (SPOKEN_TO[language].test(other)) faults.add(`to who does not move: ${other}`);
      for (const text of [own, other]) for (const fault of faultsOf(text, language)) faults.add(fault);
      said++;
    }
    expect(said).toBeGreaterThan(50);
    expect([...faults]).toEqual([]);
  });
});
