import { elementAt, hasWon, isDraw, type Outcome, sharersOfWin } from '@souk/kernel';
import type { Scene } from '@souk/terminal-kit';
import { listed, padEnd, padStart, widthOf } from '@souk/terminal-kit';
import { rivalInSentence, rivalLabel } from './game-texts.js';
import type { GameEntry } from './games.js';
import type { Translator } from './text/index.js';

interface Ranked {
  readonly name: string;
  readonly rank: number;
  readonly score: number;
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Who has won, and everybody's rank and score, the best first. */
export function sayOutcome(
  entry: GameEntry,
  outcome: Outcome,
  { names, style }: Scene,
  translator: Translator,
): string[] {
  const { ranks, scores, rivals } = outcome;
  const seated = ranks.map((rank, seat) => ({ name: names.of(seat), rank, score: elementAt(scores, seat) }));
  const all = [...seated, ...rivals.map((rival) => ({ ...rival, name: rivalLabel(entry, rival.name, translator) }))];
  const width = Math.max(...all.map(({ name }) => widthOf(name))) + 2;
  return [
    style.paint(headline(entry, outcome, names, translator), 'bold'),
    ...all
      .sort((a, b) => a.rank - b.rank)
      .map(
        ({ name, rank, score }) => `  ${padStart(`${rank}.`, 3)} ${padEnd(name, width)}${padStart(String(score), 4)}`,
      ),
    ...(hasBrokenTie(all) ? [translator.say('outcome.tieBreaker')] : []),
  ];
}

function headline(entry: GameEntry, outcome: Outcome, names: Scene['names'], translator: Translator): string {
  const { say } = translator;
  if (isDraw(outcome)) return say('outcome.draw');
  const { winners } = outcome;
  const rivals = outcome.rivals
    .filter((rival) => hasWon(outcome, rival))
    .map(({ name }) => rivalInSentence(entry, name, translator));
  if (sharersOfWin(outcome) === 0) return say('outcome.nobody');
  if (winners.length === 0) {
    return say('outcome.rivals', { rivals: capitalised(listed(rivals, say('and'))), n: rivals.length });
  }
  const you = winners.some((seat) => seat === names.you) ? 'yes' : 'no';
  if (sharersOfWin(outcome) === 1) return say('outcome.wins', { name: names.of(elementAt(winners, 0)), you });
  const sharers = listed([...winners.map((seat) => names.of(seat)), ...rivals], say('and'));
  return say('outcome.shared', { names: sharers, you });
}

const hasBrokenTie = (all: readonly Ranked[]): boolean =>
  all.some((one) => all.some((other) => one.score === other.score && one.rank < other.rank));
