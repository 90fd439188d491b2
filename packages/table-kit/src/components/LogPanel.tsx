import {
  type KeyboardEvent,
  memo,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { LogEntry } from '../log.js';
import { Say } from './Say.js';
import { useTable } from './TableContext.js';
import { useText } from './Text.js';

interface LogPanelProps {
  readonly log: readonly LogEntry[];
  readonly onOpen: (length: number) => void;
}

/** Where each key goes from the line that has the focus. */
const STEPS: { readonly [key: string]: (index: number, count: number) => number } = {
  ArrowUp: (index) => index - 1,
  ArrowDown: (index) => index + 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * The match in sentences. Pointing at a line shows the places it speaks of; choosing it opens that moment. However
 * long it grows, Tab passes it in one step; arrows go from line to line.
 */
export function LogPanel({ log, onOpen }: LogPanelProps) {
  const t = useText();
  const { showPlaces } = useTable();
  const latest = useRef(onOpen);
  latest.current = onOpen;
  const open = useCallback((length: number) => latest.current(length), []);
  const [visited, setVisited] = useState<number>();
  const list = useStayingAtEnd(log);
  const lines = log.filter(({ sentences }) => sentences.length > 0);
  const stop = lines.find(({ before }) => before === visited) ?? lines.at(-1);
  return (
    <section className="log" aria-label={t('table.log')} ref={list}>
      {log.length === 0 && <p className="log-empty">{t('table.logEmpty')}</p>}
      {log.map((entry) => (
        <LogItem
          key={entry.before}
          entry={entry}
          isStop={entry === stop}
          onOpen={open}
          onPoint={showPlaces}
          onVisit={setVisited}
        />
      ))}
    </section>
  );
}

/** How far from its end a reader may have scrolled who still reads on there. */
const NEAR = 48;

/** The latest is in sight when there is more to read or less room, unless the reader has gone back to read. */
function useStayingAtEnd(log: readonly LogEntry[]): RefObject<HTMLElement | null> {
  const list = useRef<HTMLElement>(null);
  const isAtEnd = useRef(true);
  const count = log.length;
  // Before what is new is seen: it never stands anywhere else.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is what calls for scrolling
  useLayoutEffect(() => {
    if (list.current !== null) list.current.scrollTop = list.current.scrollHeight;
  }, [count]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: so does a line that goes on
  useLayoutEffect(() => {
    if (list.current !== null && isAtEnd.current) list.current.scrollTop = list.current.scrollHeight;
  }, [log]);
  useEffect(() => {
    const element = list.current;
    if (element === null) return;
    const notice = (): void => {
      isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR;
    };
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current) element.scrollTop = element.scrollHeight;
    });
    observer.observe(element);
    element.addEventListener('scroll', notice);
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', notice);
    };
  }, []);
  return list;
}

function step(event: KeyboardEvent<HTMLButtonElement>): void {
  const to = STEPS[event.key];
  if (to === undefined) return;
  const lines = [...(event.currentTarget.closest('.log')?.querySelectorAll<HTMLElement>('.log-line') ?? [])];
  lines[to(lines.indexOf(event.currentTarget), lines.length)]?.focus();
  event.preventDefault();
}

interface LogItemProps {
  readonly entry: LogEntry;
  /** Whether Tab stops here. */
  readonly isStop: boolean;
  readonly onOpen: (length: number) => void;
  readonly onPoint: (places: readonly string[]) => void;
  readonly onVisit: (before: number | undefined) => void;
}

/** What was said of one move, and the chapter that it opened. It stays as it is, however often the table is drawn. */
const LogItem = memo(({ entry, isStop, ...does }: LogItemProps) => {
  const { before, sentences, chapter, chapterAt } = entry;
  const [earlier, later] = [sentences.slice(0, chapterAt), sentences.slice(chapterAt)];
  return (
    <div className="log-entry">
      <Sentences before={before} sentences={earlier} isStop={isStop && later.length === 0} {...does} />
      {chapter !== undefined && (
        <h2 className="log-chapter">
          <Say sentence={chapter} />
        </h2>
      )}
      <Sentences before={before} sentences={later} isStop={isStop} {...does} />
    </div>
  );
});

type SentencesProps = Omit<LogItemProps, 'entry'> & Pick<LogEntry, 'before' | 'sentences'>;

function Sentences({ before, sentences, isStop, onOpen, onPoint, onVisit }: SentencesProps) {
  if (sentences.length === 0) return null;
  const places = sentences.flatMap(({ at = [] }) => at);
  return (
    <button
      type="button"
      className="log-line"
      tabIndex={isStop ? 0 : -1}
      onKeyDown={step}
      onClick={() => onOpen(before + 1)}
      onPointerEnter={() => onPoint(places)}
      onPointerLeave={() => onPoint([])}
      onFocus={() => {
        onPoint(places);
        onVisit(before);
      }}
      onBlur={() => {
        onPoint([]);
        onVisit(undefined);
      }}
    >
      {sentences.map((sentence, i) => (
        <span key={i}>
          {i > 0 && ' '}
          <Say sentence={sentence} />
        </span>
      ))}
    </button>
  );
}
