// Runs the project from a fresh clone: installs what is missing, builds what has changed, then goes on.
// Uses nothing but Node itself, and talks on standard error so that standard output belongs to what is run.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const STAMP = join(ROOT, 'node_modules', '.souk-installed');
const WEB_STAMP = join(ROOT, 'packages/web/dist/.built-from');
const NEEDED = [20, 19];

/** @type {Record<string, { about: string, run: (args: string[]) => number }>} */
const TASKS = {
  start: {
    about: 'opens the host',
    run: (args) => bundled(['packages/cli/bin/souk.mjs', 'serve', ...args]),
  },
  test: {
    about: 'runs every test',
    run: (args) => node(['node_modules/vitest/vitest.mjs', 'run', ...args]),
  },
  proof: {
    about: 'runs at scale what the tests sample',
    run: (args) => node(['scripts/proof.mjs', ...args]),
  },
  bench: {
    about: 'measures speed',
    run: (args) => bundled(['--expose-gc', 'bench/dist/main.js', ...args]),
  },
  web: {
    about: 'serves the page alone: everything that needs no server',
    run: (args) => node(['node_modules/vite/bin/vite.js', 'preview', 'packages/web', ...args]),
  },
  shots: {
    about: 'makes pictures of every place of the page',
    run: (args) => node(['scripts/shots.mjs', ...args]),
  },
  trace: {
    about: 'lists every rule with the tests that cite it',
    run: (args) => node(['scripts/trace.mjs', ...args]),
  },
};

/** @param {string} text */
const say = (text) => console.error(`souk: ${text}`);

/**
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 */
function node(args, env = {}) {
  return finish(spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } }));
}

/** With the rules of each game in one module (see bundle.mjs). @param {string[]} args */
function bundled(args) {
  const failed = node(['scripts/bundle.mjs']);
  return failed === 0 ? node(['--conditions=souk-bundle', ...args]) : failed;
}

/** @param {import('node:child_process').SpawnSyncReturns<unknown>} result */
function finish({ status, error }) {
  if (error !== undefined) say(error.message);
  return status ?? 1;
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1])) return true;
  say(`Node ${NEEDED.join('.')} or newer is needed; this is ${process.versions.node}`);
  return false;
}

/** Installs if the lockfile is not the one that was installed last. */
function install() {
  const lock = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lock) return true;
  say('installing packages …');
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  /** @type {import('node:child_process').SpawnSyncOptions} */
  const options = { cwd: ROOT, stdio: ['inherit', 2, 2] };
  const npm = process.env.npm_execpath;
  const status = finish(
    npm === undefined ? spawnSync('npm', args, options) : spawnSync(process.execPath, [npm, ...args], options),
  );
  if (status === 0) writeFileSync(STAMP, lock);
  return status === 0;
}

function build() {
  say('building …');
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
  return finish(spawnSync(process.execPath, [tsc, '-b'], { cwd: ROOT, stdio: ['inherit', 2, 2] })) === 0 && buildWeb();
}

/** What the page is made of, in `packages`: code, the rules in every language, and the page's own files. */
const WEB_SOURCES = [
  /^[\w-]+[\\/](src|public|offline)[\\/].*\.\w+$/,
  /^[\w-]+[\\/]rules(\.\w+)?\.md$/,
  /^web[\\/][\w.]+$/,
];

/** Everything that the page is made of, as one number. */
function webSources() {
  const hash = createHash('sha256').update(readFileSync(join(ROOT, 'package-lock.json')));
  const packages = join(ROOT, 'packages');
  const files = readdirSync(packages, { recursive: true, encoding: 'utf8' }).filter((file) =>
    WEB_SOURCES.some((sources) => sources.test(file)),
  );
  for (const file of files.sort()) {
    const path = join(packages, file);
    if (statSync(path).isFile()) hash.update(file).update(readFileSync(path));
  }
  return hash.digest('hex');
}

/** Builds the page if anything in it has changed. */
function buildWeb() {
  const sources = webSources();
  if (existsSync(WEB_STAMP) && readFileSync(WEB_STAMP, 'utf8') === sources) return true;
  say('building the page …');
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const args = [vite, 'build', '--logLevel', 'warn'];
  const built = spawnSync(process.execPath, args, { cwd: join(ROOT, 'packages/web'), stdio: ['inherit', 2, 2] });
  if (finish(built) !== 0) return false;
  writeFileSync(WEB_STAMP, sources);
  return true;
}

const [name = '', ...args] = process.argv.slice(2);
if (!Object.hasOwn(TASKS, name)) {
  const known = Object.entries(TASKS).map(([task, { about }]) => `  ${task.padEnd(8)}${about}`);
  say(`expected one of these tasks, got "${name}":\n${known.join('\n')}`);
  process.exitCode = 2;
} else if (checkNode() && install() && build()) process.exitCode = TASKS[name].run(args);
else process.exitCode = 1;
