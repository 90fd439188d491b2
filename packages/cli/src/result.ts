import { elementAt, hasWon, isDraw, type Outcome, sharersOfWin } from '@souk/kernel';
import type { Scene } from '@souk/terminal-kit';
import { listed, padEnd, padStart, widthOf } from '@souk/terminal-kit';

interface Ranked {
  readonly name: string;
  readonly rank: number;
  readonly score: number;
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Who has won, and the rank and score of every contender, the best first. */
export function sayOutcome(outcome: Outcome, { names, style }: Scene): string[] {
  const { ranks, scores, rivals } = outcome;
  const seated = ranks.map((rank, seat) => ({ name: names.of(seat), rank, score: elementAt(scores, seat) }));
  const all = [...seated, ...rivals.map((rival) => ({ ...rival, name: capitalised(rival.name) }))];
  const width = Math.max(...all.map(({ name }) => widthOf(name))) + 2;
  return [
    style.paint(headline(outcome, names), 'bold'),
    ...all
      .sort((a, b) => a.rank - b.rank)
      .map(
        ({ name, rank, score }) => `  ${padStart(`${rank}.`, 3)} ${padEnd(name, width)}${padStart(String(score), 4)}`,
      ),
    ...(hasBrokenTie(all) ? ['  Equal scores: the tie-breaker of the rules has decided who is before whom.'] : []),
  ];
}

/** A rival that goes by what it is, "smuggler", takes an article; one with a name of its own does not. */
const rivalInSentence = (name: string): string => (/^\p{Ll}/u.test(name) ? `the ${capitalised(name)}` : name);

function headline(outcome: Outcome, names: Scene['names']): string {
  if (isDraw(outcome)) return 'A draw: nobody wins.';
  const { winners } = outcome;
  const [winner] = winners;
  const rivals = outcome.rivals.filter((rival) => hasWon(outcome, rival)).map(({ name }) => rivalInSentence(name));
  if (sharersOfWin(outcome) === 0) return 'Nobody wins.';
  if (winner === undefined) {
    return `${capitalised(listed(rivals))} ${rivals.length === 1 ? 'comes' : 'come'} first: nobody at the table wins.`;
  }
  if (sharersOfWin(outcome) === 1) return `${names.says(winner, 'wins')}!`;
  return `${listed([...winners.map((seat) => names.of(seat)), ...rivals])} share the win.`;
}

const hasBrokenTie = (all: readonly Ranked[]): boolean =>
  all.some((one) => all.some((other) => one.score === other.score && one.rank < other.rank));
