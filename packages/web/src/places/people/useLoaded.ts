import { useCallback, useEffect, useState } from 'react';

interface Loaded<V> {
  readonly value: V | undefined;
  readonly error: unknown;
  reload(): void;
}

/**
 * What `load` brings, anew whenever it is another; an answer that comes too late is not shown. What is there to begin
 * with need not be loaded.
 */
export function useLoaded<V>(load: () => Promise<V>, first?: V): Loaded<V> {
  const [state, setState] = useState<{ readonly value?: V; readonly error?: unknown }>(
    first === undefined ? {} : { value: first },
  );
  const [version, setVersion] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version is what calls for loading again
  useEffect(() => {
    if (first !== undefined && version === 0) return;
    let left = false;
    load().then(
      (value) => !left && setState({ value }),
      (error: unknown) => !left && setState({ error }),
    );
    return () => {
      left = true;
    };
  }, [load, version]);
  const reload = useCallback(() => setVersion((before) => before + 1), []);
  return { value: state.value, error: state.error, reload };
}
