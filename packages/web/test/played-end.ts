import { below, elementAt, type Game, type GameTypes, heardBy, Match, MoveList, seedRandom } from '@souk/kernel';
import type { End } from '../../table-kit/src/ending.js';
import type { Sentence } from '../../table-kit/src/face.js';
import { loadLanguage } from '../../table-kit/src/i18n/language.js';
import type { Played } from '../../table-kit/src/session.js';
import { plainText, speakerFor } from '../../table-kit/src/speaking.js';

const NAMES = ['Zahra', 'Hild', 'Olo', 'Vasko', 'Mira', 'Sable'];

/** Zahra is who reads, unless another seat is named. */
export const speaker = (you: number | undefined = 0) =>
  speakerFor(
    NAMES.map((name) => ({ kind: 'person' as const, name })),
    you,
  );

/** A match played by chance to its end, as the first seat has heard it. */
export function playedEnd<T extends GameTypes>(
  game: Game<T>,
  { seats, seed, options = {} }: { readonly seats: number; readonly seed: string; readonly options?: object },
): End<T> {
  const match = new Match(game, { seats, options, seed });
  const random = seedRandom(seed);
  const list = new MoveList();
  const past: Played<T>[] = [];
  const momentNow = () => ({
    ...{ length: match.length, view: game.view(match.state, 0), viewer: 0, toAct: game.toAct(match.state) },
    ...{ decisions: [], outcome: game.outcome(match.state) },
  });
  for (let [seat] = game.toAct(match.state); seat !== undefined; [seat] = game.toAct(match.state)) {
    game.moves(match.state, seat, list);
    const events = heardBy(match.play(seat, list.at(below(random, list.size))), 0);
    past.push({ kind: 'played', seat, events, after: momentNow() });
  }
  const { view, outcome } = elementAt(past, past.length - 1).after;
  if (outcome === undefined) throw new Error('the match should be over');
  return { view, outcome, past };
}

/** Sentences in both languages, put one after the other. */
export async function inBoth(
  sentences: () => readonly Sentence[],
): Promise<{ readonly en: string; readonly de: string }> {
  const said = async (language: 'en' | 'de'): Promise<string> => {
    await loadLanguage(language);
    return sentences().map(plainText).join(' ');
  };
  const [de, en] = [await said('de'), await said('en')];
  return { en, de };
}
