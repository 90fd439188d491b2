import type { MoveReport } from '@souk/bots';
import { signed } from '@souk/i18n';
import { Say } from '@souk/table-kit/components/Say';
import { useText } from '@souk/table-kit/components/Text';
import type { LogSentence } from '@souk/table-kit/face';
import { useLatest } from '@souk/table-kit/useLatest';
import { type KeyboardEvent, memo, type RefObject, useCallback, useEffect, useRef } from 'react';
import { Better, type Teller } from '../analysis/Verdicts.js';
import type { ToldMove } from './told-moves.js';
import { verdictOn } from './verdict.js';

interface MoveListProps {
  readonly moves: readonly ToldMove[];
  /** What is known of the first of them. */
  readonly reports: readonly MoveReport[];
  readonly teller: Teller;
  /** How many moves have been shown, and whether the last of them is still moving. */
  readonly at: number;
  readonly isMoving: boolean;
  readonly onGoTo: (move: number) => void;
  /** The reader has chosen a move and wants to see the table. */
  readonly onLook: () => void;
}

const STEPS: ReadonlyMap<string, number> = new Map([
  ['ArrowUp', -1],
  ['ArrowDown', 1],
]);

/** From line to line. */
function step(event: KeyboardEvent<HTMLElement>): void {
  const by = STEPS.get(event.key);
  if (by === undefined) return;
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('.log-line')];
  const focused = document.activeElement;
  const from = focused instanceof HTMLElement ? lines.indexOf(focused) : -1;
  lines[Math.max(0, from + by)]?.focus();
  event.preventDefault();
}

/** Keeps the line of now in sight, wherever the reader has scrolled. The page itself stays where it is. */
function useCurrentInSight(at: number): RefObject<HTMLOListElement | null> {
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another move is what calls for scrolling
  useEffect(() => {
    const frame = list.current;
    const line = frame?.querySelector<HTMLElement>('[aria-current]');
    if (frame === null || line === null || line === undefined) return;
    const { top, bottom, height } = line.getBoundingClientRect();
    const seen = frame.getBoundingClientRect();
    const isInSight = top >= seen.top + height && bottom <= seen.bottom - height;
    if (!isInSight) frame.scrollTop += (top + bottom - seen.top - seen.bottom) / 2;
  }, [at]);
  return list;
}

/** Every move of a match in sentences, with what is thought of it. The one that is shown is marked; a click goes to any. */
export function MoveList({ moves, reports, teller, at, isMoving, onGoTo, onLook }: MoveListProps) {
  const t = useText();
  const look = useLatest(onLook);
  const choose = useCallback(
    (move: number) => {
      onGoTo(move);
      look.current();
    },
    [onGoTo, look],
  );
  const list = useCurrentInSight(at);
  return (
    <ol className="log moves" aria-label={t('replay.moves')} ref={list} onKeyDown={step}>
      <li className="move">
        <button
          type="button"
          className="log-line"
          tabIndex={at === 0 ? 0 : -1}
          aria-current={at === 0 ? 'step' : undefined}
          onClick={() => choose(0)}
        >
          {t('replay.start')}
        </button>
      </li>
      {moves.map((move) => (
        <MoveLine
          key={move.number}
          move={move}
          report={reports[move.number - 1]}
          teller={teller}
          isCurrent={move.number === at}
          isMoving={move.number === at && isMoving}
          onChoose={choose}
        />
      ))}
    </ol>
  );
}

interface MoveLineProps extends Pick<MoveListProps, 'teller' | 'isMoving'> {
  readonly move: ToldMove;
  readonly report: MoveReport | undefined;
  readonly isCurrent: boolean;
  readonly onChoose: (move: number) => void;
}

const MoveLine = memo(({ move, report, teller, isCurrent, isMoving, onChoose }: MoveLineProps) => {
  const { number, sentences, chapter, chapterAt } = move;
  const [earlier, later] = [sentences.slice(0, chapterAt), sentences.slice(chapterAt)];
  const line = (part: readonly LogSentence[], isMain: boolean) => (
    <button
      type="button"
      className="log-line"
      tabIndex={isCurrent && isMain ? 0 : -1}
      aria-current={isCurrent && isMain ? 'step' : undefined}
      onClick={() => onChoose(number)}
    >
      {isMain && <span className="log-number">{number}</span>}
      {part.map((sentence, i) => (
        <span key={i}>
          <Say sentence={sentence} />{' '}
        </span>
      ))}
      {isMain && report !== undefined && <Mark report={report} />}
    </button>
  );
  return (
    <li className="move" aria-busy={isMoving}>
      {earlier.length > 0 && line(earlier, true)}
      {chapter !== undefined && (
        <h2 className="log-chapter">
          <Say sentence={chapter} />
        </h2>
      )}
      {later.length > 0 && line(later, earlier.length === 0)}
      {isCurrent && report !== undefined && <Better report={report} teller={teller} />}
    </li>
  );
});

/** What is thought of a move, as a mark and in words. */
function Mark({ report }: { readonly report: MoveReport }) {
  const t = useText();
  const verdict = verdictOn(report);
  if (verdict === undefined) return null;
  const { kind, percent } = verdict;
  return (
    <span className={`move-verdict is-${kind}`}>
      <span aria-hidden="true">{kind === 'good' ? '✓' : t('analysis.percent', { n: signed(percent) })}</span>
      <span className="visually-hidden">{t(`replay.verdict.${kind}`, { n: signed(percent) })}</span>
    </span>
  );
}
