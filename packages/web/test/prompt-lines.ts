import { LANGUAGES } from '@souk/i18n';
import type { Game, GameTypes } from '@souk/kernel';
import { expect } from 'vitest';
import type { Face, Progress, Sentence } from '../../table-kit/src/face.js';
import { addCatalogue, loadLanguage } from '../../table-kit/src/i18n/language.js';
import { picking } from '../../table-kit/src/picks.js';
import { plainText, saidTogether, speakerFor } from '../../table-kit/src/speaking.js';
import { foresee } from '../src/session/foresight.js';
import { randomPlay } from './random-play.js';
import { faultsOf, OTHERS } from './well-said.js';

const textOf = (sentence: Sentence | undefined): string | undefined =>
  sentence === undefined ? undefined : plainText(sentence);

/** The lines of the prompt as text, and what those who listen hear of them. */
export const saidBy = (progress: Progress | undefined) => ({
  first: textOf(progress?.headline),
  count: textOf(progress?.count),
  second: textOf(progress?.detail),
  button: textOf(progress?.action),
  heard: saidTogether(progress?.says ?? [progress?.headline, progress?.count, progress?.detail]),
});

/** Sentences that begin with a capital and end once. */
const SENTENCES = /^[\p{Lu}\p{N}+−“„](?!.*[.!?]{2})(?!.*[.!?] \p{Ll}).*[.!?…]$/u;

const words = (text: string | undefined): string =>
  (text ?? '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

type Start = Parameters<typeof randomPlay>[1];

/** What of a face the prompt follows. */
type Prompting<T extends GameTypes> = Pick<Face<T>, 'texts' | 'spotsOf' | 'isLaid' | 'progress'>;

const SITTERS = ['Zahra', ...OTHERS].map((name) => ({ kind: 'person' as const, name }));

/** Of many moves of a kind a few will do. */
const MOST = 12;

/** What the prompt says of the moves that can be made in a match, each when all of its spots are picked. */
function* saidIn<T extends GameTypes>(game: Game<T>, face: Prompting<T>, start: Start) {
  for (const { seat, moves, before } of randomPlay(game, start)) {
    const choices = moves.map((move) => ({ move, spots: face.spotsOf(move, before, moves) }));
    const every = Math.ceil(choices.length / MOST);
    for (const { move, spots } of choices.filter((_, i) => i % every === 0)) {
      const now = picking(choices, spots, face.isLaid);
      const events = now.chosen === undefined ? [] : foresee(game, before, seat, now.chosen.move);
      yield { move, ...saidBy(face.progress?.(now, events, before, speakerFor(SITTERS, seat))) };
    }
  }
}

/**
 * Holds what the prompt says of moves to what it should be: the second line says something else than the first, and what is
 * heard are sentences. Says which kinds of moves there were.
 */
export async function expectSaidOnce<T extends GameTypes & { readonly Move: { readonly kind: string } }>(
  game: Game<T>,
  face: Prompting<T>,
  starts: readonly Start[],
): Promise<ReadonlySet<string>> {
  const kinds = new Set<string>();
  await addCatalogue(face.texts);
  for (const language of LANGUAGES) {
    await loadLanguage(language);
    for (const { move, first, second, heard } of starts.flatMap((start) => [...saidIn(game, face, start)])) {
      kinds.add(move.kind);
      if (first === undefined) continue;
      expect(words(second) === '' || !words(second).includes(words(first)), `${first} | ${second}`).toBe(true);
      expect(heard).toMatch(SENTENCES);
      expect(faultsOf(heard, language)).toEqual([]);
    }
  }
  await loadLanguage('en');
  return kinds;
}
