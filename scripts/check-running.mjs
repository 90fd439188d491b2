// Exercises everything that the Dockerfile, the compose file and the balancer's settings say, without Docker: lints them, builds
// the image as a folder, starts what would be containers as processes, and asks them through the balancer.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { validate } from 'dockerfile-utils';
import { parse } from 'yaml';
import { findProgram } from './servers/find-program.mjs';
import { startPostgres } from './servers/postgres.mjs';
import { startRedis } from './servers/redis.mjs';
import { freePort } from './servers/running.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const read = (/** @type {string} */ file) => readFileSync(join(ROOT, file), 'utf8');

/** @param {boolean} holds @param {string} what */
function check(holds, what) {
  if (!holds) throw new Error(what);
  console.log(`holds: ${what}`);
}

/** @typedef {{ name: string, text: string }} Instruction */
/** The instructions of each stage of a Dockerfile. @param {string} text @returns {Instruction[][]} */
function stagesOf(text) {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  /** @type {Instruction[][]} */
  const stages = [];
  for (const line of lines) {
    const [name, ...rest] = line.split(' ');
    if (name === 'FROM') stages.push([]);
    stages.at(-1)?.push({ name, text: rest.join(' ') });
  }
  return stages;
}

/** @param {string} command @param {string[]} args @param {{ cwd: string, env?: NodeJS.ProcessEnv }} options */
function run(command, args, options) {
  console.log(`$ ${command} ${args.join(' ')}`);
  const { status } = spawnSync(command, args, { stdio: ['ignore', 2, 2], ...options });
  check(status === 0, `${command} ${args.join(' ')}`);
}

/** A copy of what is under version control, as COPY sees it. @param {string} folder */
function copySources(folder) {
  const { stdout } = spawnSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' });
  for (const file of stdout.split('\0').filter((name) => name !== '' && existsSync(join(ROOT, name)))) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    cpSync(join(ROOT, file), join(folder, file));
  }
}

/** Does what the first stage does, in folders of this machine. @param {Instruction[]} stage @param {string} work @param {string} image */
function build(stage, work, image) {
  copySources(work);
  for (const { name, text } of stage) {
    if (name !== 'RUN') continue;
    const [command, ...args] = text.split(' ').map((word) => (word === '/image' ? image : word));
    run(command, args, { cwd: work });
  }
}

/** @param {Instruction[]} stage @param {string} name */
const textOf = (stage, name) => stage.find((each) => each.name === name)?.text ?? '';
/** The list of an instruction in JSON form. @param {string} text @returns {string[]} */
const listOf = (text) => JSON.parse(text.slice(text.indexOf('[')));

/** @param {Instruction[]} stage @returns {Record<string, string>} */
const environmentOf = (stage) =>
  Object.fromEntries(stage.filter(({ name }) => name === 'ENV').map(({ text }) => text.split('=')));

/** @param {string} address @param {(text: string) => boolean} isIt */
async function answers(address, isIt) {
  for (let attempt = 0; attempt < 100; attempt++) {
    try {
      const response = await fetch(address);
      if (response.ok && isIt(await response.text())) return true;
    } catch {
      // Not there yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return false;
}

/** @type {(() => unknown)[]} */
const endings = [];
/** @param {string} command @param {string[]} args @param {{ cwd: string, env: NodeJS.ProcessEnv }} options */
function start(command, args, options) {
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'], ...options });
  endings.push(async () => {
    if (child.exitCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
  });
  return child;
}

/** @typedef {{ test: string[] }} Health */
/** @typedef {{ environment: Record<string, string>, command?: string[], healthcheck: Health, depends_on?: object, volumes?: string[] }} Service */
/** @typedef {{ services: Record<string, Service>, volumes: object }} Compose */

const SERVICES = ['balancer', 'host-1', 'host-2', 'postgres', 'redis'];
const KNOWN_KEYS = [
  ...['image', 'build', 'environment', 'command', 'depends_on', 'restart', 'stop_grace_period'],
  ...['volumes', 'healthcheck', 'ports'],
];

/** @param {Compose} compose */
function checkCompose({ services, volumes }) {
  check(Object.keys(services).sort().join() === SERVICES.join(), 'two hosts, their servers and a balancer');
  for (const [name, service] of Object.entries(services)) {
    const keys = Object.keys(service);
    check(
      keys.every((key) => KNOWN_KEYS.includes(key)),
      `${name} says nothing that compose does not know`,
    );
    for (const other of Object.keys(service.depends_on ?? {})) {
      check(other in services, `${name} waits for ${other}, which is there`);
    }
    for (const [source] of (service.volumes ?? []).map((volume) => volume.split(':'))) {
      const isThere = source.startsWith('./') ? existsSync(join(ROOT, source)) : source in volumes;
      check(isThere, `${name} has ${source}`);
    }
  }
}

/**
 * Runs what a service says of its health, with whatever is different on this machine put in: its program, its port.
 * @param {Service} service @param {string} program @param {(args: string[]) => string[]} here
 */
function checkHealth({ healthcheck }, program, here) {
  const [how, , ...args] = healthcheck.test;
  check(how === 'CMD', 'a health check is a program, not a line for a shell');
  run(program, here(args), { cwd: ROOT });
}

/** PostgreSQL and Redis as the compose file wants them. @param {Record<string, Service>} services */
async function startServers({ postgres, redis }) {
  const database = await startPostgres();
  endings.push(() => database.remove());
  const { port } = new URL(database.url);
  const { POSTGRES_USER: user } = postgres.environment;
  check(postgres.healthcheck.test.includes(user), 'the health of the database is asked for as its owner');
  checkHealth(postgres, findProgram('pg_isready', 'postgresql-client'), (args) => [
    ...args,
    '-h',
    '127.0.0.1',
    '-p',
    port,
  ]);

  const [program, ...settings] = redis.command ?? [];
  check(program === 'redis-server', 'redis is a redis-server');
  const queues = await startRedis(settings);
  endings.push(() => queues.remove());
  checkHealth(redis, findProgram('redis-cli', 'redis-tools'), (args) => ['-p', new URL(queues.url).port, ...args]);
  return { SOUK_DATABASE: database.url, SOUK_REDIS: queues.url };
}

/**
 * A host as the image and the compose file start it; says its port.
 * @param {string} name @param {Service} service @param {Instruction[]} stage @param {Record<string, string>} places @param {string} image
 */
async function startHost(name, service, stage, places, image) {
  const port = await freePort();
  const own = { SOUK_DATA: join(image, '..', name), SOUK_PORT: String(port) };
  const settings = { ...service.environment, ...places };
  const env = { PATH: process.env.PATH, ...environmentOf(stage), ...settings, ...own };
  const [command, ...args] = [...listOf(textOf(stage, 'ENTRYPOINT')), ...listOf(textOf(stage, 'CMD'))];
  start(command, args, { cwd: image, env });
  const isUp = await answers(`http://127.0.0.1:${port}/readyz`, (text) => text.includes('"redis":"up"'));
  check(isUp, `${name} is ready`);
  const [health, ...about] = listOf(textOf(stage, 'HEALTHCHECK').split('CMD')[1]);
  run(health, about, { cwd: image, env });
  return port;
}

/** The balancer before these hosts; says its port. @param {Service} service @param {number[]} hosts @param {string} work */
async function startBalancer(service, hosts, work) {
  const port = await freePort();
  const settings = hosts
    .reduce((text, host, i) => text.replace(`host-${i + 1}:8080`, `127.0.0.1:${host}`), read('docs/nginx.conf'))
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replace('http {', 'http {\n  access_log off;');
  const conf = join(work, 'nginx.conf');
  writeFileSync(conf, `daemon off;\npid ${join(work, 'nginx.pid')};\nerror_log stderr;\n${settings}`);
  start(findProgram('nginx', 'nginx-light'), ['-p', work, '-c', conf], { cwd: work, env: process.env });
  check(await answers(`http://127.0.0.1:${port}/readyz`, () => true), 'the balancer answers');
  const { status } = await fetch(`http://127.0.0.1:${port}/metrics`);
  check(status === 403, 'the balancer does not show the figures to visitors');
  const here = (/** @type {string} */ arg) => arg.replace(':8080', `:${port}`);
  checkHealth(service, findProgram('curl', 'curl'), (args) => args.map(here));
  return port;
}

async function main() {
  const work = mkdtempSync(join(tmpdir(), 'souk-image-'));
  endings.push(() => rmSync(work, { recursive: true, force: true }));
  const dockerfile = read('Dockerfile');
  check(validate(dockerfile).length === 0, 'the Dockerfile has no mistakes');
  const [first, second] = stagesOf(dockerfile);
  check(textOf(second, 'USER') === 'node', 'the image does not run as root');
  /** @type {Compose} */
  const compose = parse(read('compose.yaml'), { merge: true });
  checkCompose(compose);
  const { services } = compose;

  const image = join(work, 'image');
  build(first, join(work, 'build'), image);
  const places = await startServers(services);
  const hosts = [];
  for (const name of ['host-1', 'host-2']) hosts.push(await startHost(name, services[name], second, places, image));
  const front = await startBalancer(services.balancer, hosts, work);
  run('node', [join(ROOT, 'scripts/live-check.mjs'), `http://127.0.0.1:${front}`], { cwd: ROOT });
}

try {
  await main();
} finally {
  for (const end of endings.reverse()) await end();
}
