import { main } from './main.js';
import { realShell } from './shell.js';

export * from '@souk/terminal-kit';
export * from './games.js';
export * from './main.js';
export * from './shell.js';

/** Runs the command that this process was started as. */
export async function run(): Promise<void> {
  const shell = realShell();
  // The reader of our output may stop (`souk replay x | head`): then there is nothing left to do.
  shell.stdout.on('error', () => process.exit(0));
  process.exitCode = await main(process.argv.slice(2), shell);
}
