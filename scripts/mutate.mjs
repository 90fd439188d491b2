/**
 * Breaks the rules of a game one at a time and sees whether its tests notice.
 *
 *   node scripts/mutate.mjs arcane-alley [part of a rule's name]
 *
 * scripts/mutations/<package>.json lists the changes: a file under the package's src, a text that stands in it
 * exactly once, what to put in its place, and the rule that this breaks. Each is made in a copy of the package,
 * whose tests are then run, all but the long ones in test/laws: first the files that are quick, and the others only
 * if none of those has noticed. At most one change may survive.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const MAY_SURVIVE = 1;
/** A change can make a match endless; that is noticed, too, once the tests take so many times as long as they should. */
const PATIENCE = 10;
/** What a file of tests may take, to be among the quick ones. */
const QUICK_MS = 1000;

/** @typedef {{ rule: string, file: string, find: string, replace: string }} Mutation */

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [name = '', only = ''] = process.argv.slice(2);
if (name === '') fail('which package? for example: node scripts/mutate.mjs arcane-alley');

const mutations = readMutations(name).filter(({ rule }) => rule.includes(only));
const copy = join(root, 'node_modules', '.cache', 'mutate', name);

prepareCopy();
const start = performance.now();
const stages = stagesOf(timesOfTests());
const usual = performance.now() - start;
const survivors = mutations.filter((mutation) => survives(mutation));
rmSync(copy, { recursive: true, force: true });

console.log(`\n${mutations.length - survivors.length} of ${mutations.length} changes were noticed.`);
for (const { rule, file, replace } of survivors) console.log(`  not noticed: ${rule} (${file}: ${replace})`);
process.exitCode = survivors.length > MAY_SURVIVE ? 1 : 0;

/** @param {string} game @returns {Mutation[]} */
function readMutations(game) {
  try {
    return JSON.parse(readFileSync(join(root, 'scripts', 'mutations', `${game}.json`), 'utf8'));
  } catch (error) {
    return fail(`no list of changes for ${game}: ${error}`);
  }
}

function prepareCopy() {
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const part of ['src', 'test', 'package.json']) {
    cpSync(join(root, 'packages', name, part), join(copy, part), { recursive: true });
  }
  const conditions = ['souk-source'];
  const config = {
    root: copy,
    resolve: { conditions },
    ssr: { resolve: { conditions } },
    test: {
      include: ['test/**/*.test.ts'],
      exclude: ['test/laws/**'],
      // As in the whole suite: on a busy machine slowness is no failure.
      testTimeout: 60_000,
      server: { deps: { inline: true } },
    },
  };
  writeFileSync(join(copy, 'vitest.config.mjs'), `export default ${JSON.stringify(config, null, 2)};\n`);
}

/** @param {string[]} args @param {number} [timeout] */
function runTests(args, timeout) {
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const all = [vitest, 'run', '--config', join(copy, 'vitest.config.mjs'), '--bail', '1', ...args];
  return spawnSync(process.execPath, all, { cwd: copy, timeout, stdio: 'ignore' }).status === 0;
}

/** Runs all tests on the unchanged rules. @returns {Map<string, number>} how long each file of them took */
function timesOfTests() {
  const output = join(copy, 'times.json');
  if (!runTests(['--reporter', 'json', '--outputFile', output])) {
    fail(`the tests of ${name} fail before anything is changed`);
  }
  /** @type {{ testResults: { name: string, startTime: number, endTime: number }[] }} */
  const { testResults } = JSON.parse(readFileSync(output, 'utf8'));
  return new Map(testResults.map((file) => [relative(copy, file.name), file.endTime - file.startTime]));
}

/** The files of tests in the order in which they are asked: the quick ones together, then the others. @param {Map<string, number>} times */
function stagesOf(times) {
  const files = [...times].sort(([, one], [, other]) => one - other);
  const quick = files.filter(([, time]) => time < QUICK_MS).map(([file]) => file);
  const slow = files.filter(([, time]) => time >= QUICK_MS).map(([file]) => file);
  return [quick, slow].filter((stage) => stage.length > 0);
}

function testsPass() {
  return stages.every((files) => runTests(['--reporter', 'dot', ...files], PATIENCE * usual));
}

/** @param {Mutation} mutation */
function survives({ file, find, replace, rule }) {
  const path = join(copy, 'src', file);
  const original = readFileSync(path, 'utf8');
  if (original.split(find).length !== 2) fail(`${file}: "${find}" should stand there exactly once (${rule})`);
  writeFileSync(
    path,
    original.replace(find, () => replace),
  );
  const survived = testsPass();
  writeFileSync(path, original);
  console.log(`${survived ? 'NOT NOTICED' : 'noticed    '}  ${rule}  ${file}: ${replace}`);
  return survived;
}

/** @param {string} message @returns {never} */
function fail(message) {
  console.error(message);
  process.exit(2);
}
