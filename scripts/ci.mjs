// Everything that must hold before a change lands, counted: each test of the suite, and each other check as one.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const RESULTS = join(ROOT, 'node_modules', '.souk-test-results.json');

/** @param {string} script @param {string[]} args */
function npm(script, ...args) {
  console.log(`\n=== npm run ${script} ${args.join(' ')}`);
  const { status } = spawnSync('npm', ['run', '-s', script, ...(args.length > 0 ? ['--', ...args] : [])], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  return status === 0;
}

let passed = 0;
let failed = 0;

/** @param {boolean} holds */
function count(holds) {
  if (holds) passed++;
  else failed++;
}

rmSync(RESULTS, { force: true });
const green = npm('test', '--reporter=default', '--reporter=json', `--outputFile.json=${RESULTS}`);
if (existsSync(RESULTS)) {
  const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(RESULTS, 'utf8'));
  passed += numPassedTests;
  failed += numFailedTests + numPendingTests;
}
// A suite that fails without a failing test (it does not load, say) has failed all the same.
if (!green && failed === 0) failed++;

for (const check of [
  ['lint'],
  ['typecheck'],
  ['layers'],
  ['trace'],
  ['soak', '--games', '60'],
  ['bench', '--smoke', '--json'],
]) {
  const [script, ...args] = check;
  const holds = npm(script, ...args);
  if (!holds) console.log(`FAILED: npm run ${script}`);
  count(holds);
}

console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
