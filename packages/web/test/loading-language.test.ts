import { addCatalogue, type Catalogue, loadLanguage, spoken } from '@souk/table-kit/i18n/language';
import { beforeEach, expect, test } from 'vitest';

/** Messages that come when the test lets them. */
function slowly(key: string): { readonly catalogue: Catalogue; readonly come: () => void } {
  let come: () => void = () => {};
  const coming = new Promise<void>((resolve) => {
    come = resolve;
  });
  const messages = (language: string) => async () => {
    await coming;
    return { [key]: `${key} in ${language}` };
  };
  return { catalogue: { en: messages('en'), de: messages('de') }, come: () => come() };
}

const isDone = async (work: Promise<void>): Promise<boolean> => {
  let done = false;
  const noted = work.then(() => {
    done = true;
  });
  for (let i = 0; i < 20; i++) await Promise.resolve();
  if (done) await noted;
  return done;
};

const said = (key: string): unknown => spoken.get().messages[key];

beforeEach(() => loadLanguage('en'));

test('a second part that needs the same messages waits for them, too', async () => {
  const { catalogue, come } = slowly('second');
  const first = addCatalogue(catalogue);
  const second = addCatalogue(catalogue);
  expect(await isDone(second)).toBe(false);
  come();
  await second;
  expect(said('second')).toBe('second in en');
  await first;
});

test('messages that come late take none away that were asked for after them', async () => {
  const late = slowly('late');
  const early = slowly('early');
  const lateOne = addCatalogue(late.catalogue);
  early.come();
  const earlyOne = addCatalogue(early.catalogue);
  late.come();
  await Promise.all([lateOne, earlyOne]);
  expect([said('late'), said('early')]).toEqual(['late in en', 'early in en']);
});

test('who chooses a language while messages are on their way gets that language', async () => {
  const { catalogue, come } = slowly('meanwhile');
  const german = loadLanguage('de');
  const added = addCatalogue(catalogue);
  come();
  await Promise.all([german, added]);
  expect([spoken.get().language, said('meanwhile')]).toEqual(['de', 'meanwhile in de']);
});

test('messages that could not be loaded are asked for again', async () => {
  let tries = 0;
  const load = async () => {
    if (++tries === 1) throw new Error('no way there');
    return { again: 'there' };
  };
  const catalogue: Catalogue = { en: load, de: load };
  await expect(addCatalogue(catalogue)).rejects.toThrow('no way there');
  await addCatalogue(catalogue);
  expect(said('again')).toBe('there');
});
