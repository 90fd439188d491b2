import { useEffect, useRef } from 'react';
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
      {log.map((entry) => {
        const places = entry.sentences.flatMap(({ at = [] }) => at);
        return (
          <div key={entry.before} className="log-entry">
            {entry.sentences.length > 0 && (
              <button
                type="button"
                className="log-line"
                onClick={() => onOpen(entry.before + 1)}
                onPointerEnter={() => showPlaces(places)}
                onPointerLeave={() => showPlaces([])}
                onFocus={() => showPlaces(places)}
                onBlur={() => showPlaces([])}
              >
                <span className="log-number">{entry.before + 1}</span>
                {entry.sentences.map((sentence, i) => (
                  <span key={i}>
                    <Say sentence={sentence} />{' '}
                  </span>
                ))}
              </button>
            )}
            {entry.chapter !== undefined && (
              <h2 className="log-chapter">
                <Say sentence={entry.chapter} />
              </h2>
            )}
          </div>
        );
      })}
      <div ref={end} />
    </section>
  );
}
