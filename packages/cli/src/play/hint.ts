import { type Candidate, hintFor, type Reason } from '@souk/bots';
import { elementAt, type Seat } from '@souk/kernel';
import type { Sitting } from './sitting.js';

/** Lines of play that a hint rests on: an answer at once, and a good one. */
const ITERATIONS = 1000;
const MOVES_SHOWN = 3;
const REASONS_SHOWN = 3;

/** Whether bots know enough of the game to advise on it. */
export const canAdvise = ({ entry }: Sitting): boolean => entry.heuristics !== undefined;

/** The weightiest reasons, those for a move before those against it. */
function why(reasons: readonly Reason[]): string[] {
  const weightiest = reasons.slice(0, REASONS_SHOWN);
  const side = (label: string, sign: number): string[] => {
    const texts = weightiest.filter(({ weight }) => weight * sign > 0).map(({ text }) => text);
    return texts.length === 0 ? [] : [`       ${label}: ${texts.join('; ')}`];
  };
  return [...side('for it', 1), ...side('against it', -1)];
}

const moveLines = ({ move, chance, reasons }: Candidate, say: (code: number) => string): string[] => [
  `  ${Math.round(100 * chance)} %  ${say(move)}`,
  ...why(reasons),
];

/** The best moves of a seat that is to act, by what it can know; `say` names a move as the list of choices does. */
export function hintLines({ entry, match }: Sitting, seat: Seat, say: (code: number) => string): string[] {
  const { heuristics, levels } = entry;
  if (heuristics === undefined) return [];
  const best = hintFor(heuristics, match.state, seat, { iterations: ITERATIONS }).slice(0, MOVES_SHOWN);
  return [
    `What ${elementAt(levels, levels.length - 1).name} thinks of, with your chance to win:`,
    '',
    ...best.flatMap((candidate) => moveLines(candidate, say)),
    '',
  ];
}
