// Everything that must hold before a change lands, counted: each test of the suite, and each other check as one.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const RESULTS = join(ROOT, 'node_modules', '.souk-test-results.json');
const SLOWEST = 10;

/** @param {number} start */
const minutesSince = (start) => ((performance.now() - start) / 60_000).toFixed(1);

/** @param {string} script @param {string[]} args */
function npm(script, ...args) {
  console.log(`\n=== npm run ${script} ${args.join(' ')}`);
  const start = performance.now();
  const { status } = spawnSync('npm', ['run', '-s', script, ...(args.length > 0 ? ['--', ...args] : [])], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  console.log(`=== npm run ${script}: ${minutesSince(start)} min`);
  return status === 0;
}

let passed = 0;
let failed = 0;
/** What failed, said once more at the end: a reader of the last lines alone should find it there. @type {string[]} */
const failures = [];
/** What passed only when it was tried again (see vitest.config.ts): no failure, but something to be mended. @type {string[]} */
const unsteady = [];

/** @param {string} check @param {boolean} holds */
function count(check, holds) {
  if (holds) passed++;
  else {
    failed++;
    failures.push(check);
  }
}

/**
 * @typedef {{ fullName: string, status: string, failureMessages?: string[] }} Assertion
 * @typedef {{ name: string, message: string, status: string, startTime: number, endTime: number, assertionResults: Assertion[] }} TestFile
 * @param {string} file @param {Assertion} assertion
 */
function descriptionOf(file, { fullName, status, failureMessages }) {
  const why = failureMessages?.join('\n').replaceAll('STACK_TRACE_ERROR', 'it took longer than it may');
  return `${relative(ROOT, file)}: ${fullName}: ${why || status}`;
}

/** @param {TestFile} file */
function judge({ name, message, status, assertionResults }) {
  const broken = assertionResults.filter((each) => each.status !== 'passed');
  if (status === 'failed' && broken.length === 0) failures.push(`${relative(ROOT, name)}: ${message}`);
  failures.push(...broken.map((each) => descriptionOf(name, each)));
  const triedAgain = assertionResults.filter((each) => each.status === 'passed' && each.failureMessages?.length);
  unsteady.push(...triedAgain.map((each) => descriptionOf(name, each)));
}

/** The files that took longest, imports apart: where to begin when the whole takes too long. @param {TestFile[]} files */
function slowest(files) {
  /** @param {TestFile} file */
  const seconds = ({ startTime, endTime }) => (endTime - startTime) / 1000;
  const rows = files.toSorted((one, other) => seconds(other) - seconds(one)).slice(0, SLOWEST);
  return rows.map((file) => `${seconds(file).toFixed(1).padStart(7)} s  ${relative(ROOT, file.name)}`);
}

const started = performance.now();
rmSync(RESULTS, { force: true });
const green = npm('test', '--reporter=default', '--reporter=json', `--outputFile.json=${RESULTS}`);
if (existsSync(RESULTS)) {
  const { numPassedTests, numFailedTests, numPendingTests, testResults } = JSON.parse(readFileSync(RESULTS, 'utf8'));
  passed += numPassedTests;
  failed += numFailedTests + numPendingTests;
  for (const file of testResults) judge(file);
  console.log(`\nThe slowest ${SLOWEST} files of tests:\n${slowest(testResults).join('\n')}`);
}
// A suite that fails without a failing test (it does not load, say) has failed all the same.
if (!green && failed === 0) count('npm test', false);

for (const check of [
  ['lint'],
  ['typecheck'],
  ['layers'],
  ['names'],
  ['trace'],
  ['running'],
  ['soak', '--games', '60'],
  ['bench', '--smoke', '--json'],
]) {
  const [script, ...args] = check;
  count(`npm run ${script}`, npm(script, ...args));
}

for (const each of unsteady) console.log(`\nPASSED ONLY WHEN TRIED AGAIN: ${each}`);
for (const failure of failures) console.log(`\nFAILED: ${failure}`);

console.log(`\n${minutesSince(started)} min in all`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
