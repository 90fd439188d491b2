// Runs what `npm test` samples at scale, on demand. docs/proof.md says what each suite proves, with the last figures.
//   npm run proof                    all suites, one after the other (hours)
//   npm run proof -- laws browser    these suites
//   npm run proof -- --list          what there is
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAME_IDS, inGame } from './games.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const RESULTS = join(ROOT, 'node_modules', '.souk-proof-results.json');

/**
 * @typedef {{ readonly passed: number, readonly failed: number }} Count
 * @typedef {{ readonly about: string, readonly env: Record<string, string>, run: (env: Record<string, string>) => Count }} Suite
 */

/** @param {string[]} args @param {Record<string, string>} env */
function node(args, env) {
  return spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } }).status;
}

/**
 * The tests of some projects and files, counted. At scale nothing is tried a second time, and nothing takes too long: what ends
 * a match that will not end is its stated bound.
 * @param {string[]} args
 */
const vitest = (...args) => {
  /** @param {Record<string, string>} env @returns {Count} */
  return (env) => {
    rmSync(RESULTS, { force: true });
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${RESULTS}`];
    const status = node(
      ['node_modules/vitest/vitest.mjs', 'run', '--retry=0', '--testTimeout=0', ...reporters, ...args],
      env,
    );
    if (!existsSync(RESULTS)) return { passed: 0, failed: 1 };
    const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(RESULTS, 'utf8'));
    const failed = numFailedTests + numPendingTests;
    return { passed: numPassedTests, failed: status !== 0 && failed === 0 ? 1 : failed };
  };
};

/** Every list of mutations, each counted as one. @param {Record<string, string>} env @returns {Count} */
function mutations(env) {
  const lists = GAME_IDS.filter((id) => existsSync(inGame(id, 'test/mutations.json')));
  const failed = lists.filter((list) => node(['scripts/mutate.mjs', list], env) !== 0).length;
  return { passed: lists.length - failed, failed };
}

/** Another seed each time, unless one is asked for. */
const seed = (variable = 'SOUK_LAW_SEED') => process.env[variable] ?? String(randomInt(2 ** 31));

/** @type {Record<string, Suite>} */
const SUITES = {
  laws: {
    about: 'the laws of every game, on fifty times as many random games',
    env: { SOUK_LAW_SCALE: '50', SOUK_LAW_SEED: seed() },
    run: vitest('--project', 'souk', '/test/laws/'),
  },
  oracles: {
    about: 'every comparison with a second implementation, and spoilt positions, ten times as many',
    env: { SOUK_LAW_SCALE: '10', SOUK_LAW_SEED: seed() },
    run: vitest('--project', 'souk', 'oracle', 'fuzz', 'recount'),
  },
  leaks: {
    about:
      'pairs of matches that differ in what a viewer may not know, at thousands of moments: the host tells the same',
    env: { SOUK_LAW_SCALE: '60', SOUK_LAW_SEED: seed() },
    run: vitest('--project', 'live', 'information-leaks'),
  },
  kills: {
    about: 'a thousand sudden deaths of the host, half on SQLite, half on PostgreSQL: nothing acknowledged is lost',
    env: { SOUK_KILLS: '500' },
    run: vitest('--project', 'live', '--project', 'cluster', 'crash-recovery'),
  },
  faults: {
    about:
      'eighty-one faults of hosts, their clocks, networks, PostgreSQL and Redis during two hundred matches: nothing lost, nothing doubled',
    env: { SOUK_FAULTS: '81', SOUK_FAULT_MATCHES: '200' },
    run: vitest('--project', 'cluster', 'faults'),
  },
  disks: {
    about:
      'the disk of a host on one machine is full, fails and is damaged, every kind fifty times: nothing lost, nothing doubled',
    env: { SOUK_DISK_FAULTS: '400', SOUK_DISK_SEED: seed('SOUK_DISK_SEED') },
    run: vitest('--project', 'live', 'disk-faults'),
  },
  stores: {
    about: 'every suite of the host, on SQLite and on PostgreSQL with Redis',
    env: { SOUK_BOTH_STORES: 'all' },
    run: vitest('--project', 'live', '--project', 'cluster'),
  },
  browser: {
    about:
      'every match of the browser tests played whole, with every kind of input; every table in every size, theme and language',
    env: { SOUK_WHOLE_MATCHES: 'all', SOUK_COMBINATIONS: 'all' },
    run: vitest('--project', 'browser'),
  },
  mutations: {
    about: 'rules broken on purpose, one at a time: the tests of the game notice',
    env: {},
    run: mutations,
  },
};

/** Names that suites had when figures were noted: what was noted can be run again. @type {Record<string, string>} */
const EARLIER_NAMES = { told: 'leaks' };

/** @param {string[]} asked */
function suitesNamed(asked) {
  const names = asked.map((name) => EARLIER_NAMES[name] ?? name);
  const unknown = names.find((name) => !Object.hasOwn(SUITES, name));
  if (unknown === undefined) return names.length === 0 ? Object.keys(SUITES) : names;
  console.error(`proof: no suite "${unknown}"; expected one of ${Object.keys(SUITES).join(', ')}`);
  process.exit(2);
}

/** @param {string} name */
function prove(name) {
  const { about, env, run } = SUITES[name];
  const settings = Object.entries(env).map(([key, value]) => `${key}=${value}`);
  console.log(`\n=== ${name}: ${about}\n${settings.join(' ')}`);
  const start = performance.now();
  const { passed, failed } = run(env);
  const minutes = ((performance.now() - start) / 60_000).toFixed(1);
  return { failed, line: `${name}: ${passed} passed, ${failed} failed, ${minutes} min  ${settings.join(' ')}`.trim() };
}

const args = process.argv.slice(2);
if (args.includes('--list')) {
  for (const [name, { about }] of Object.entries(SUITES)) console.log(`${name.padEnd(10)} ${about}`);
} else {
  const proofs = suitesNamed(args).map(prove);
  console.log(`\n${proofs.map(({ line }) => line).join('\n')}`);
  process.exitCode = proofs.some(({ failed }) => failed > 0) ? 1 : 0;
}
