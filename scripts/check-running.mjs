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

/** The balancer's program, installed if need be. */
function nginx() {
  const found = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx'].find((path) => existsSync(path));
  if (found !== undefined) return found;
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'nginx-light'], { stdio: ['ignore', 2, 2] });
  const installed = '/usr/sbin/nginx';
  check(existsSync(installed), 'there is an nginx to try the balancer with');
  return installed;
}

async function main() {
  const work = mkdtempSync(join(tmpdir(), 'souk-image-'));
  endings.push(() => rmSync(work, { recursive: true, force: true }));
  const dockerfile = read('Dockerfile');
  check(validate(dockerfile).length === 0, 'the Dockerfile has no mistakes');
  const [first, second] = stagesOf(dockerfile);
  check(textOf(second, 'USER') === 'node', 'the image does not run as root');

  const compose = parse(read('compose.yaml'), { merge: true });
  const { services } = compose;
  check(
    Object.keys(services).sort().join() === 'balancer,host-1,host-2,postgres,redis',
    'two hosts, their servers and a balancer',
  );
  const known = new Set([
    'image',
    'build',
    'environment',
    'depends_on',
    'restart',
    'stop_grace_period',
    'volumes',
    'healthcheck',
    'command',
    'ports',
  ]);
  for (const [name, service] of Object.entries(services)) {
    check(
      Object.keys(service).every((key) => known.has(key)),
      `${name} says nothing that compose does not know`,
    );
    for (const other of Object.keys(service.depends_on ?? {}))
      check(other in services, `${name} waits for ${other}, which is there`);
    for (const volume of service.volumes ?? []) {
      const [source] = volume.split(':');
      check(
        source.startsWith('./') ? existsSync(join(ROOT, source)) : source in compose.volumes,
        `${name} has ${source}`,
      );
    }
  }

  const image = join(work, 'image');
  build(first, join(work, 'build'), image);
  const { NODE_ENV, ...own } = environmentOf(second);
  const postgres = await startPostgres();
  const redis = await startRedis();
  endings.push(() => Promise.all([postgres.remove(), redis.remove()]));
  const entry = [...listOf(textOf(second, 'ENTRYPOINT')), ...listOf(textOf(second, 'CMD'))];
  const ports = [await freePort(), await freePort(), await freePort()];
  /** @type {Record<string, string>} */
  const places = { SOUK_DATABASE: postgres.url, SOUK_REDIS: redis.url };
  for (const [i, name] of ['host-1', 'host-2'].entries()) {
    const settings = Object.entries(services[name].environment).map(([key, value]) => [key, places[key] ?? value]);
    const env = {
      PATH: process.env.PATH,
      NODE_ENV,
      ...own,
      ...Object.fromEntries(settings),
      SOUK_DATA: join(work, name),
      SOUK_PORT: String(ports[i]),
    };
    start(entry[0], entry.slice(1), { cwd: image, env });
    check(
      await answers(`http://127.0.0.1:${ports[i]}/readyz`, (text) => text.includes('"redis":"up"')),
      `${name} is ready`,
    );
    const [command, ...args] = listOf(textOf(second, 'HEALTHCHECK').split('CMD')[1]);
    run(command, args, { cwd: image, env });
  }
  const conf = join(work, 'nginx.conf');
  const local = read('docs/nginx.conf')
    .replace('host-1:8080', `127.0.0.1:${ports[0]}`)
    .replace('host-2:8080', `127.0.0.1:${ports[1]}`)
    .replace('listen 8080', `listen 127.0.0.1:${ports[2]}`);
  writeFileSync(
    conf,
    `daemon off;\npid ${join(work, 'nginx.pid')};\nerror_log stderr;\n${local.replace('http {', 'http {\n  access_log off;')}`,
  );
  start(nginx(), ['-p', work, '-c', conf], { cwd: work, env: process.env });
  const front = `http://127.0.0.1:${ports[2]}`;
  check(await answers(`${front}/readyz`, () => true), 'the balancer answers');
  run('node', [join(ROOT, 'scripts/live-check.mjs'), front], { cwd: ROOT });
}

try {
  await main();
} finally {
  for (const end of endings.reverse()) await end();
}
