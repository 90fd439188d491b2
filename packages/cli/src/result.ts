import type { Outcome } from '@souk/kernel';
import type { Scene } from './faces/face.js';
import { listed, padEnd, padStart } from './text.js';

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Who has won, and everybody's rank and score, the best first. */
export function sayOutcome({ ranks, scores, winners, rivals }: Outcome, { names, style }: Scene): string[] {
  const seated = ranks.map((rank, seat) => ({ name: names.of(seat), rank, score: scores[seat] }));
  const all = [...seated, ...rivals.map((rival) => ({ ...rival, name: capitalised(rival.name) }))];
  const width = Math.max(...all.map(({ name }) => name.length)) + 2;
  return [
    style.paint(headline(winners, all, names), 'bold'),
    ...all
      .sort((a, b) => a.rank - b.rank)
      .map(
        ({ name, rank, score }) => `  ${padStart(`${rank}.`, 3)} ${padEnd(name, width)}${padStart(String(score), 4)}`,
      ),
  ];
}

function headline(
  winners: Outcome['winners'],
  all: readonly { readonly name: string; readonly rank: number }[],
  names: Scene['names'],
): string {
  if (winners.length === 1) return `${names.says(winners[0], 'wins')}!`;
  if (winners.length > 1) return `${listed(winners.map((seat) => names.of(seat)))} share the win.`;
  const first = all.filter(({ rank }) => rank === 1);
  return first.length === 1 ? `${first[0].name} comes first: nobody at the table wins.` : 'Nobody wins.';
}
