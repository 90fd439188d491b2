// Gathers what an installation runs on, and nothing else, in a folder: node scripts/image.mjs <folder>
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAME_IDS, inGame } from './games.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const [target] = process.argv.slice(2);
if (target === undefined) throw new Error('usage: node scripts/image.mjs <folder>');

/** What the container asks itself. */
const HEALTHY = `const { SOUK_PORT = '8080' } = process.env;
const { ok } = await fetch(\`http://127.0.0.1:\${SOUK_PORT}/readyz\`);
process.exitCode = ok ? 0 : 1;
`;

mkdirSync(target, { recursive: true });
for (const file of ['package.json', 'package-lock.json', 'LICENSE']) cpSync(join(ROOT, file), join(target, file));
for (const name of readdirSync(join(ROOT, 'packages'))) {
  for (const part of ['package.json', 'dist', 'bin']) {
    const from = join(ROOT, 'packages', name, part);
    if (existsSync(from)) cpSync(from, join(target, 'packages', name, part), { recursive: true });
  }
}
for (const part of ['package.json', 'dist'])
  cpSync(join(ROOT, 'games', part), join(target, 'games', part), { recursive: true });
for (const id of GAME_IDS) cpSync(inGame(id, 'rules.md'), join(target, 'games', id, 'rules.md'));
mkdirSync(join(target, 'bench'));
cpSync(join(ROOT, 'bench/package.json'), join(target, 'bench/package.json'));
writeFileSync(join(target, 'healthy.mjs'), HEALTHY);

const args = ['ci', '--omit=dev', '--no-audit', '--no-fund', '--loglevel=error'];
const only = ['cli', 'server', 'lab', 'bots', 'terminal-kit', 'i18n', 'protocol', 'kernel', 'games'];
const workspaces = only.flatMap((name) => ['-w', `@souk/${name}`]);
const { status } = spawnSync('npm', [...args, ...workspaces], { cwd: target, stdio: ['ignore', 2, 2] });
process.exitCode = status ?? 1;
