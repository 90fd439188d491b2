import { type Candidate, hintFor, type Reason } from '@souk/bots';
import { elementAt, type Seat } from '@souk/kernel';
import type { Scene } from '@souk/terminal-kit';
import { levelName, reasonText } from '../game-texts.js';
import type { GameEntry } from '../games.js';
import type { Translator } from '../text/index.js';
import type { LocalMatch } from './local-match.js';

/** Lines of play that a hint rests on: an answer at once, and a good one. */
const ITERATIONS = 1000;
const MOVES_SHOWN = 3;
const REASONS_SHOWN = 3;

/** Whether a bot knows enough of the game to advise on it. */
export const canAdvise = ({ entry }: LocalMatch): boolean => entry.heuristics !== undefined;

/** How advice is put into words. */
export interface Advice {
  readonly translator: Translator;
  readonly scene: Scene;
  /** A move as the list of choices has it. */
  sayChoice(code: number): string;
}

/** The weightiest reasons, those for a move before those against it. */
function why(entry: GameEntry, reasons: readonly Reason[], { scene, translator }: Advice): string[] {
  const sayReason = (reason: Reason): string => reasonText(entry, reason, scene);
  const weightiest = reasons.slice(0, REASONS_SHOWN);
  const side = (key: 'hint.for' | 'hint.against', sign: number): string[] => {
    const texts = weightiest.filter(({ weight }) => weight * sign > 0).map(sayReason);
    return texts.length === 0 ? [] : [`       ${translator.say(key, { reasons: texts.join('; ') })}`];
  };
  return [...side('hint.for', 1), ...side('hint.against', -1)];
}

const moveLines = (entry: GameEntry, { move, chance, reasons }: Candidate, advice: Advice): string[] => [
  `  ${Math.round(100 * chance)} %  ${advice.sayChoice(move)}`,
  ...why(entry, reasons, advice),
];

/** The best moves of a seat that is to act, by what it can know. */
export function hintLines({ entry, match }: LocalMatch, seat: Seat, advice: Advice): string[] {
  const { heuristics, levels } = entry;
  if (heuristics === undefined) return [];
  const { translator } = advice;
  const best = hintFor(heuristics, match.state, seat, { iterations: ITERATIONS }).slice(0, MOVES_SHOWN);
  return [
    translator.say('hint.title', { name: levelName(entry, elementAt(levels, levels.length - 1), translator) }),
    '',
    ...best.flatMap((candidate) => moveLines(entry, candidate, advice)),
    '',
  ];
}
