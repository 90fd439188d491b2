// Lists every rule id of the games' rules files with the tests that cite it in their titles. Fails if a rule
// has no test, or if a test or the code cites a rule that does not exist. `--json` for machines.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAME_IDS, inGame } from './games.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The folders of all games, those that are examples included. */
const GAMES = [
  ...GAME_IDS.map((id) => inGame(id)),
  ...readdirSync(join(ROOT, 'examples')).map((name) => join(ROOT, 'examples', name)),
].filter((folder) => existsSync(join(folder, 'rules.md')));

/** @typedef {{ file: string, name: string }} Test */
/** @typedef {{ id: string, game: string, tests: string[] }} Rule */

/** Rules in the order of their files, `rules.md` and others beside it: a bullet that begins with the id in bold. @returns {Rule[]} */
function rules() {
  return GAMES.flatMap((folder) => {
    const game = basename(folder);
    return readdirSync(folder)
      .filter((file) => /^rules(-[a-z-]+)?\.md$/.test(file))
      .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(/^- \*\*([^*\s]+)\*\*/gm)])
      .map(([, id]) => ({ id, game, tests: [] }));
  });
}

/** Every test by its full title, as the test runner itself sees it. @returns {Test[]} */
function tests() {
  const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
  const { stdout, stderr, status } = spawnSync(process.execPath, [vitest, 'list', '--json'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) throw new Error(`the tests cannot be listed:\n${stderr}`);
  return JSON.parse(stdout.slice(stdout.indexOf('[')));
}

/** Citations in the sources, with the file. @returns {{ id: string, where: string }[]} */
function citations() {
  const packages = readdirSync(join(ROOT, 'packages')).map((name) => join(ROOT, 'packages', name, 'src'));
  return [...packages, ...GAMES.map((folder) => join(folder, 'src'))].filter(existsSync).flatMap((folder) => {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) =>
        [...readFileSync(join(folder, file), 'utf8').matchAll(ID)].map(([id]) => ({
          id,
          where: relative(ROOT, join(folder, file)),
        })),
      );
  });
}

const all = rules();
/** What looks like the id of a rule: it begins as the rules of a game do. */
const PREFIXES = [...new Set(all.map(({ id }) => id.split('-')[0]))];
const ID = new RegExp(`\\b(?:${PREFIXES.join('|')})-[A-Z0-9]+-[a-z0-9-]*[a-z0-9]`, 'g');
const byId = new Map(all.map((rule) => [rule.id, rule]));
/** @type {string[]} */
const problems = [];
if (all.length === 0) problems.push('no rules file has been found');
if (byId.size !== all.length) problems.push('a rule id stands twice');

for (const { file, name } of tests()) {
  for (const id of new Set(name.match(ID))) {
    const rule = byId.get(id);
    if (rule === undefined) problems.push(`${relative(ROOT, file)}: “${name}” cites ${id}, which is no rule`);
    else rule.tests.push(`${relative(ROOT, file)}: ${name}`);
  }
}
for (const { id, where } of citations()) {
  if (!byId.has(id)) problems.push(`${where} cites ${id}, which is no rule`);
}
for (const { id, tests: citing } of all) if (citing.length === 0) problems.push(`${id} has no test`);

if (process.argv.includes('--json')) console.log(JSON.stringify({ rules: all, problems }, null, 2));
else {
  for (const { id, tests: citing } of all) console.log([id, ...citing.map((test) => `    ${test}`)].join('\n'));
  console.log(`\n${all.length} rules, ${all.filter(({ tests: citing }) => citing.length > 0).length} with tests`);
}
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
}
