import { elementAt } from '@souk/kernel';
import { ConfigError, flagOf, formOf, readConfig, SETTING_NAMES, SETTINGS, variableOf } from '@souk/server/config';
import type { Arguments } from '../arguments.js';
import { letHeapGrow } from '../heap.js';
import { asked } from '../signals.js';
import { nothingMore, UsageError } from '../usage.js';
import { type Command, DONE } from './command.js';

function flagsGiven({ flags, positionals }: Arguments): Map<string, string> {
  if (positionals.length > 0) throw nothingMore(elementAt(positionals, 0));
  return new Map([...flags].map(([flag, value]) => [flag, String(value)]));
}

/** What is wrong with the settings is told as a wrong argument: one line, nothing else. */
async function orUsage<R>(run: () => Promise<R>): Promise<R> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof ConfigError) throw new UsageError(error.message);
    throw error;
  }
}

export const serve: Command = {
  name: 'serve',
  usage: ({ say }) => say('serve.usage'),
  summary: ({ say }) => say('serve.summary'),
  details: ({ say }) => say('serve.details'),
  flags: SETTING_NAMES.map((name) => ({
    flag: flagOf(name),
    value: formOf(SETTINGS[name]),
    help: ({ say }) =>
      say('serve.setting', {
        help: SETTINGS[name].help,
        variable: variableOf(name),
        usual: SETTINGS[name].default || say('serve.empty'),
      }),
  })),
  takesGameOptions: false,
  run: (args, { stdout, env }) =>
    orUsage(async () => {
      const config = readConfig(flagsGiven(args), env);
      const stop = asked();
      letHeapGrow();
      const { startHost } = await import('@souk/server');
      const host = await startHost(config);
      // Programs wait for this line: like logs, it is the same in every language.
      stdout.write(`Souk is open at ${host.address}\n`);
      await stop;
      stdout.write('Souk is closing …\n');
      await host.close();
      return DONE;
    }),
};
