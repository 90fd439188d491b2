import { type KeyboardEvent, memo, useCallback, useEffect, useRef, useState } from 'react';
import { useText } from '../i18n/text.js';
import { Say } from './Say.js';
import type { LogEntry } from './stage.js';
import { useTable } from './TableContext.js';

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
  const end = useRef<HTMLDivElement>(null);
  const latest = useRef(onOpen);
  latest.current = onOpen;
  const open = useCallback((length: number) => latest.current(length), []);
  const [visited, setVisited] = useState<number>();
  const count = log.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is what calls for scrolling
  useEffect(() => {
    const list = end.current?.parentElement;
    if (list !== null && list !== undefined) list.scrollTop = list.scrollHeight;
  }, [count]);
  const lines = log.filter(({ sentences }) => sentences.length > 0);
  const stop = lines.find(({ before }) => before === visited) ?? lines.at(-1);
  return (
    <section className="log" aria-label={t('table.log')}>
      {log.length === 0 && <p className="log-empty">{t('table.logEmpty')}</p>}
      {log.map((entry) => (
        <LogLine
          key={entry.before}
          entry={entry}
          isStop={entry === stop}
          onOpen={open}
          onPoint={showPlaces}
          onVisit={setVisited}
        />
      ))}
      <div ref={end} />
    </section>
  );
}

function step(event: KeyboardEvent<HTMLButtonElement>): void {
  const to = STEPS[event.key];
  if (to === undefined) return;
  const lines = [...(event.currentTarget.closest('.log')?.querySelectorAll<HTMLElement>('.log-line') ?? [])];
  lines[to(lines.indexOf(event.currentTarget), lines.length)]?.focus();
  event.preventDefault();
}

interface LogLineProps {
  readonly entry: LogEntry;
  /** Whether Tab stops here. */
  readonly isStop: boolean;
  readonly onOpen: (length: number) => void;
  readonly onPoint: (places: readonly string[]) => void;
  readonly onVisit: (before: number | undefined) => void;
}

/** What was said of one move. It stays as it is, however often the table is drawn. */
const LogLine = memo(({ entry: { before, sentences, chapter }, isStop, onOpen, onPoint, onVisit }: LogLineProps) => {
  const places = sentences.flatMap(({ at = [] }) => at);
  return (
    <div className="log-entry">
      {sentences.length > 0 && (
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
          <span className="log-number">{before + 1}</span>
          {sentences.map((sentence, i) => (
            <span key={i}>
              <Say sentence={sentence} />{' '}
            </span>
          ))}
        </button>
      )}
      {chapter !== undefined && (
        <h2 className="log-chapter">
          <Say sentence={chapter} />
        </h2>
      )}
    </div>
  );
});
