const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Waits until somebody wants the process to end. Who asks a second time does not want to wait. */
export const asked = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of SIGNALS) {
      process.once(signal, () => {
        process.once(signal, () => process.exit(1));
        resolve();
      });
    }
  });
