import { memo, useCallback, useEffect, useRef } from 'react';
import { useText } from '../i18n/text.js';
import { Say } from './Say.js';
import type { LogEntry } from './stage.js';
import { useTable } from './TableContext.js';

interface LogPanelProps {
  readonly log: readonly LogEntry[];
  readonly onOpen: (length: number) => void;
}

/** The match in sentences. Pointing at a line shows the places it speaks of; choosing it opens that moment. */
export function LogPanel({ log, onOpen }: LogPanelProps) {
  const t = useText();
  const { showPlaces } = useTable();
  const end = useRef<HTMLDivElement>(null);
  const latest = useRef(onOpen);
  latest.current = onOpen;
  const open = useCallback((length: number) => latest.current(length), []);
  const count = log.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is what calls for scrolling
  useEffect(() => {
    const list = end.current?.parentElement;
    if (list !== null && list !== undefined) list.scrollTop = list.scrollHeight;
  }, [count]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reached by keyboard
    <section className="log" aria-label={t('table.log')} tabIndex={0}>
      {log.length === 0 && <p className="log-empty">{t('table.logEmpty')}</p>}
      {log.map((entry) => (
        <LogLine key={entry.before} entry={entry} onOpen={open} onPoint={showPlaces} />
      ))}
      <div ref={end} />
    </section>
  );
}

interface LogLineProps {
  readonly entry: LogEntry;
  readonly onOpen: (length: number) => void;
  readonly onPoint: (places: readonly string[]) => void;
}

/** What was said of one move. It stays as it is, however often the table is drawn. */
const LogLine = memo(({ entry: { before, sentences, chapter }, onOpen, onPoint }: LogLineProps) => {
  const places = sentences.flatMap(({ at = [] }) => at);
  return (
    <div className="log-entry">
      {sentences.length > 0 && (
        <button
          type="button"
          className="log-line"
          onClick={() => onOpen(before + 1)}
          onPointerEnter={() => onPoint(places)}
          onPointerLeave={() => onPoint([])}
          onFocus={() => onPoint(places)}
          onBlur={() => onPoint([])}
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
