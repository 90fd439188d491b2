const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Waits for the signal that the process is to end. A second one ends it at once. */
export const asked = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of SIGNALS) {
      process.once(signal, () => {
        process.once(signal, () => process.exit(1));
        resolve();
      });
    }
  });
