import { type Course, LANGUAGES } from '@souk/i18n';
import { below, type Game, type GameTypes, heardBy, Match, MoveList, seedRandom } from '@souk/kernel';
import { expect } from 'vitest';
import type { Face } from '../../table-kit/src/face.js';
import { addCatalogue, loadLanguage } from '../../table-kit/src/i18n/language.js';
import { plainText, speakerFor } from '../../table-kit/src/speaking.js';
import { namesFor, type Scene, type Face as TerminalFace } from '../../terminal-kit/src/face.js';
import { COLOURED } from '../../terminal-kit/src/style.js';
import { unpainted } from '../../terminal-kit/src/text.js';
import { faultsOf, OTHERS } from './well-said.js';

const NAMES = ['Zahra', ...OTHERS];
const SITTERS = NAMES.map((name) => ({ kind: 'person' as const, name }));
const YOU = 0;

interface Matches {
  readonly starts: readonly { readonly seats: number; readonly options?: object }[];
  /** Signs that the terminal puts before the names of things. */
  readonly signs?: RegExp;
}

/** From a capital or a number to a full stop, with nothing in between that was not filled in. */
const SENTENCE = /^[\p{Lu}\d](?!.*(?:undefined|null| {2}))[^{}#]*[^.{}#]\.$/u;

/** In the present, and a sentence. */
const DEED = /^[\p{Lu}\d].*[.!]$/u;

type AnyEvent = { readonly kind: string };

/** All events of whole matches, as one seat hears them, move by move. */
function* eventsOf<T extends GameTypes>(game: Game<T>, { starts }: Matches): Generator<readonly T['Event'][]> {
  for (const { seats, options = {} } of starts) {
    const match = new Match(game, { seats, options, seed: 'told alike' });
    const random = seedRandom('told alike');
    const list = new MoveList();
    for (let [seat] = game.toAct(match.state); seat !== undefined; [seat] = game.toAct(match.state)) {
      game.moves(match.state, seat, list);
      yield heardBy(match.play(seat, list.at(below(random, list.size))), YOU);
    }
  }
}

/** Page and terminal say the same of every event in every language, and say it well. Says which kinds were told, and which were not. */
export async function expectToldAlike<T extends GameTypes & { readonly Event: AnyEvent }>(
  game: Game<T>,
  page: Pick<Face<T>, 'tell' | 'deed' | 'texts'>,
  terminal: Pick<TerminalFace<T>, 'sayEvent'>,
  matches: Matches,
): Promise<{ readonly told: readonly string[]; readonly silent: readonly string[] }> {
  const speaker = speakerFor(SITTERS, YOU);
  const said = (course: Course<T['Event']>, scene: Scene): string | undefined => {
    const shown = page.tell(course, speaker);
    const text = shown === undefined ? undefined : plainText(shown);
    const saying = terminal.sayEvent(course, scene);
    if (saying?.text !== text) expect(unpainted(saying?.text ?? '').replaceAll(matches.signs ?? '', '')).toBe(text);
    return text;
  };
  const told = new Set<string>();
  const all = new Set<string>();
  /** For every move that is worth a word, whether there is one for what is being done. */
  const moves: boolean[] = [];
  await addCatalogue(page.texts);
  for (const language of LANGUAGES) {
    await loadLanguage(language);
    const scene: Scene = { language, style: COLOURED, width: 80, names: namesFor(NAMES, YOU, language) };
    for (const events of eventsOf(game, matches)) {
      const texts = events.map((_, at) => said({ events, at }, scene));
      expect(texts.filter((text) => text !== undefined && !SENTENCE.test(text))).toEqual([]);
      const deeds = events.flatMap((_, at) => page.deed({ events, at }, speaker) ?? []).map(plainText);
      expect(deeds.filter((text) => !DEED.test(text))).toEqual([]);
      if (texts.some((text) => text !== undefined)) moves.push(deeds.length > 0);
      expect([...texts, ...deeds].flatMap((text = '') => faultsOf(text, language))).toEqual([]);
      for (const [at, { kind }] of events.entries()) (texts[at] === undefined ? all : told).add(kind);
    }
  }
  await loadLanguage('en');
  // Some follow from another without anybody doing anything.
  expect(moves.filter((isDeed) => !isDeed).length).toBeLessThan(moves.length / 50);
  return { told: [...told].sort(), silent: [...all].filter((kind) => !told.has(kind)).sort() };
}
