// Runs the project from a fresh clone: installs what is missing, builds what has changed, then goes on.
// Uses nothing but Node itself, and talks on standard error so that standard output belongs to what is run.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** What benchmarks measure beside brings more packages than all the rest. */
const PEERS = join(ROOT, 'bench/peers');
const WEB_STAMP = join(ROOT, 'packages/web/dist/.built-from');
const NEEDED = [20, 19];

/**
 * Which packages: those that building and running take (the `dependencies`), or those of tests and checks as well (the
 * `devDependencies`). And which project is compiled with all that it refers to; none, if the page is enough.
 * @typedef {{ packages: 'running' | 'all', peers?: boolean, project: string | undefined }} Needs
 */
/** @type {Needs} */
const EVERYTHING = { packages: 'all', project: 'tsconfig.json' };

/** @type {Record<string, { about: string, needs: Needs, run: (args: string[]) => number }>} */
const TASKS = {
  start: {
    about: 'opens the host',
    // The souk command refers to everything but the page, which is built without the compiler, and the benchmarks.
    needs: { packages: 'running', project: 'packages/cli' },
    run: (args) => bundled(['packages/cli/bin/souk.mjs', 'serve', ...args]),
  },
  test: {
    about: 'runs every test',
    needs: EVERYTHING,
    run: (args) => node(['node_modules/vitest/vitest.mjs', 'run', ...args]),
  },
  proof: {
    about: 'runs at scale what the tests sample',
    needs: EVERYTHING,
    run: (args) => node(['scripts/proof.mjs', ...args]),
  },
  bench: {
    about: 'measures speed',
    needs: { ...EVERYTHING, peers: true },
    run: (args) => bundled(['--expose-gc', 'bench/dist/main.js', ...args]),
  },
  web: {
    about: 'serves the page alone: everything that needs no server',
    needs: { packages: 'running', project: undefined },
    run: (args) => node(['node_modules/vite/bin/vite.js', 'preview', 'packages/web', ...args]),
  },
  shots: {
    about: 'makes pictures of every place of the page',
    needs: EVERYTHING,
    run: (args) => node(['scripts/shots.mjs', ...args]),
  },
  trace: {
    about: 'lists every rule with the tests that cite it',
    needs: EVERYTHING,
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

/** @typedef {Record<string, { version?: string, dev?: boolean, optional?: boolean, devOptional?: boolean }>} Packages */
/** The packages that a lockfile names, by their place. @param {string} file @returns {Packages} */
const packagesIn = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {});

/** What npm itself has noted down of what is installed in a folder. @param {string} folder */
const installedIn = (folder) => packagesIn(join(folder, 'node_modules/.package-lock.json'));

/** Whether a folder has what its lockfile names, however it came there. @param {string} folder @param {Needs['packages']} packages */
function isInstalled(folder, packages) {
  const installed = installedIn(folder);
  return Object.entries(packagesIn(join(folder, 'package-lock.json'))).every(([place, { version, ...kind }]) => {
    if (place === '') return true;
    if (Object.hasOwn(installed, place)) return installed[place].version === version;
    // What is optional is for other systems, mostly.
    return kind.optional || kind.devOptional || (kind.dev && packages === 'running');
  });
}

/** @param {string} folder @param {string[]} args */
function npm(folder, ...args) {
  const all = [...args, '--no-audit', '--no-fund', '--loglevel=error'];
  /** @type {import('node:child_process').SpawnSyncOptions} */
  const options = { cwd: folder, stdio: ['inherit', 2, 2] };
  const path = process.env.npm_execpath;
  return finish(
    path === undefined ? spawnSync('npm', all, options) : spawnSync(process.execPath, [path, ...all], options),
  );
}

/** Installs what is missing or of another version than the lockfile's. @param {Needs} needs */
function install({ packages, peers = false }) {
  return installPackages(packages) && (!peers || installPeers());
}

/** @param {Needs['packages']} packages */
function installPackages(packages) {
  if (isInstalled(ROOT, packages)) return true;
  say('installing packages …');
  // What is there stays where it is: a host may be running on it.
  if (isInstalled(ROOT, 'running')) return npm(ROOT, 'install', '--no-save', '--include=dev') === 0;
  const hadAll = Object.values(installedIn(ROOT)).some(({ dev }) => dev);
  return npm(ROOT, 'ci', packages === 'all' || hadAll ? '--include=dev' : '--omit=dev') === 0;
}

function installPeers() {
  if (isInstalled(PEERS, 'running')) return true;
  say('installing what benchmarks measure beside …');
  return npm(PEERS, 'ci') === 0;
}

/** The page is made from the sources: it need not wait for the compiler. @param {Needs} needs */
async function build({ project }) {
  say('building …');
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
  const compiled = project === undefined ? true : beside(ROOT, [tsc, '-b', project]);
  const built = await Promise.all([compiled, buildWeb()]);
  return built.every(Boolean);
}

/** Runs Node while other things go on; says whether it went well. @param {string} folder @param {string[]} args */
async function beside(folder, args) {
  const child = spawn(process.execPath, args, { cwd: folder, stdio: ['inherit', 2, 2] });
  const [status] = await once(child, 'close');
  return status === 0;
}

/** What the page is made of: code, the list of games, the rules in every language, and the page's own files. */
const WEB_SOURCES = [
  /^(packages|games)[\\/][\w-]+[\\/](src|public|offline)[\\/].*\.\w+$/,
  /^games[\\/]([\w-]+[\\/])?[\w-]+\.ts$/,
  /^games[\\/][\w-]+[\\/]rules(\.\w+)?\.md$/,
  /^packages[\\/]web[\\/][\w.]+$/,
];

/** Everything that the page is made of, as one number. */
function webSources() {
  const hash = createHash('sha256').update(readFileSync(join(ROOT, 'package-lock.json')));
  const files = ['packages', 'games'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  );
  for (const file of files.filter((each) => WEB_SOURCES.some((sources) => sources.test(each))).sort()) {
    const path = join(ROOT, file);
    if (statSync(path).isFile()) hash.update(file).update(readFileSync(path));
  }
  return hash.digest('hex');
}

/** Builds the page if anything in it has changed. */
async function buildWeb() {
  const sources = webSources();
  if (existsSync(WEB_STAMP) && readFileSync(WEB_STAMP, 'utf8') === sources) return true;
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  if (!(await beside(join(ROOT, 'packages/web'), [vite, 'build', '--logLevel', 'warn']))) return false;
  writeFileSync(WEB_STAMP, sources);
  return true;
}

const [name = '', ...args] = process.argv.slice(2);
if (!Object.hasOwn(TASKS, name)) {
  const known = Object.entries(TASKS).map(([task, { about }]) => `  ${task.padEnd(8)}${about}`);
  say(`expected one of these tasks, got "${name}":\n${known.join('\n')}`);
  process.exitCode = 2;
} else {
  const { needs, run } = TASKS[name];
  process.exitCode = checkNode() && install(needs) && (await build(needs)) ? run(args) : 1;
}
