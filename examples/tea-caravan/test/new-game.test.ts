import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { newFolder, recordsIn } from '../../../packages/cli/test/helpers.js';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** The project as a clone has it, in a folder of its own, with what is installed here, and what is compiled. */
function cloned(): string {
  const folder = newFolder();
  const listed = spawnSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' });
  for (const file of listed.stdout.trim().split('\n')) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(ROOT, file), join(folder, file), { preserveTimestamps: true });
  }
  for (const place of ['games', ...readdirSync(join(ROOT, 'packages')).map((name) => join('packages', name))]) {
    const compiled = join(ROOT, place, 'dist');
    if (existsSync(compiled) && place !== join('packages', 'web')) {
      cpSync(compiled, join(folder, place, 'dist'), { recursive: true, preserveTimestamps: true });
    }
  }
  const installed = join(ROOT, 'node_modules');
  mkdirSync(join(folder, 'node_modules/@souk'), { recursive: true });
  for (const name of readdirSync(installed).filter((each) => each !== '@souk')) {
    symlinkSync(join(installed, name), join(folder, 'node_modules', name));
  }
  const packages = [...readdirSync(join(folder, 'packages')).map((name) => ['packages', name]), ['.', 'games']];
  for (const [place, name] of packages) {
    symlinkSync(relative('node_modules/@souk', join(place, name)), join(folder, 'node_modules/@souk', name));
  }
  return folder;
}

describe('npm run new-game', () => {
  const folder = cloned();
  const run = (script: string, ...args: readonly string[]) =>
    spawnSync(process.execPath, [join(folder, script), ...args], { cwd: folder, encoding: 'utf8', env: process.env });

  test('makes a folder and a line in the list, which passes every check and can be played at once', () => {
    expect(run('scripts/new-game.mjs', 'night-market')).toMatchObject({ status: 0, stderr: '' });
    expect(readFileSync(join(folder, 'games/list.ts'), 'utf8')).toContain(
      "export { manifest as nightMarket } from './night-market/manifest.js';",
    );
    expect(readFileSync(join(folder, 'games/night-market/rules.md'), 'utf8')).toMatch(/^# Night Market$/m);
    const names = readdirSync(join(folder, 'games/night-market'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.\w+$/.test(file))
      .map((file) => readFileSync(join(folder, 'games/night-market', file), 'utf8'));
    expect(names.join('\n')).not.toMatch(/tea.?caravan|\bTC-/i);

    expect(run('scripts/check-layers.mjs')).toMatchObject({ status: 0, stderr: '' });
    const biome = run('node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', 'games/night-market');
    expect(biome, biome.stdout + biome.stderr).toMatchObject({ status: 0 });
    const compiled = run('node_modules/typescript/bin/tsc', '-b', 'packages/cli');
    expect(compiled, compiled.stdout).toMatchObject({ status: 0 });
    const tests = run('node_modules/vitest/vitest.mjs', 'run', '--project', 'souk', 'games/night-market');
    expect(tests, tests.stdout + tests.stderr).toMatchObject({ status: 0 });

    const home = newFolder();
    const played = spawnSync(
      process.execPath,
      [join(folder, 'packages/cli/bin/souk.mjs'), 'play', 'night-market', '--players', '2', '--bot', '1'],
      { input: '1\n'.repeat(40), env: { ...process.env, SOUK_HOME: home }, encoding: 'utf8' },
    );
    expect(played, played.stderr).toMatchObject({ status: 0, stderr: '' });
    expect(recordsIn(home)).toMatchObject([{ record: { game: 'night-market' } }]);
  });

  test.each([
    [[], 'expected one id in lower case with hyphens, such as night-market, got ""'],
    [['Night Market'], 'got "Night Market"'],
    [['one', 'two'], 'got "one two"'],
    [['../evil'], 'got "../evil"'],
    [['dwarven-traders'], 'expected an id that is not taken, got "dwarven-traders"'],
  ])('refuses %j, and changes nothing', (ids, reason) => {
    const before = readFileSync(join(folder, 'games/list.ts'), 'utf8');
    const { status, stderr } = run('scripts/new-game.mjs', ...ids);
    expect(status).toBe(2);
    expect(stderr).toContain(reason);
    expect(readFileSync(join(folder, 'games/list.ts'), 'utf8')).toBe(before);
  });
});
