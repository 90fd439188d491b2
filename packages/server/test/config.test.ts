import { readFileSync } from 'node:fs';
import { ConfigError, readConfig, settingsTable } from '@souk/server/config';
import { describe, expect, test } from 'vitest';
import { openHost, temporaryFolder } from './support/host.js';

const read = (flags: { [flag: string]: string }, env = {}) => readConfig(new Map(Object.entries(flags)), env);

describe('A setting', () => {
  test('comes from its flag, else from the environment, else is as usual', () => {
    expect(read({}).port).toBe(8080);
    expect(read({}, { SOUK_PORT: '9000' }).port).toBe(9000);
    expect(read({ port: '9001' }, { SOUK_PORT: '9000' }).port).toBe(9001);
    expect(read({}, { SOUK_PORT: '' }).port).toBe(8080);
    expect(read({ 'log-level': 'warn' }).logLevel).toBe('warn');
  });

  test.each([
    [{ port: 'many' }, {}, '--port: expected a whole number from 0 to 65535, got "many"'],
    [{ port: '70000' }, {}, '--port: expected a whole number from 0 to 65535, got "70000"'],
    [{}, { SOUK_LOG_LEVEL: 'loud' }, 'SOUK_LOG_LEVEL: expected one of debug, info, warn, error, silent, got "loud"'],
    [{ 'bot-threads': '0' }, {}, '--bot-threads: expected a whole number from 1 to 64, got "0"'],
  ])('that cannot be stops the start with a clear line: %j %j', (flags, env, line) => {
    expect(() => read(flags, env)).toThrow(new ConfigError(line));
  });

  test('is in the table of the README', () => {
    const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
    expect(readme).toContain(settingsTable());
  });
});

describe('A start', () => {
  test('on a port that is taken, or with a folder that cannot be one, says so', async () => {
    const { address } = await openHost();
    const port = Number(new URL(address).port);
    await expect(openHost({ port })).rejects.toThrow(/cannot listen on 127.0.0.1:\d+: .*EADDRINUSE/);
    await expect(openHost({ data: '/dev/null/souk' })).rejects.toThrow(/--data: \/dev\/null\/souk cannot be used/);
    for (const origins of [
      'nonsense',
      'https://play.example/page',
      'https://play.example; https://b.example',
      'null',
    ]) {
      await expect(openHost({ origins }), origins).rejects.toThrow(/--origins: expected origins as https:/);
    }
    await expect(openHost({ web: temporaryFolder() })).rejects.toThrow(/--web: expected a folder with an index.html/);
  });
});
