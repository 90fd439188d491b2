/**
 * Breaks the rules of a game one at a time and sees whether its tests notice.
 *
 *   node scripts/mutate.mjs <game> [part of a rule's name]
 *
 * games/<game>/test/mutations.json lists the changes: a file under the game's src/rules, a text that stands in it
 * exactly once, what to put in its place, and the rule that this breaks. Each is made in a copy of the rules,
 * whose tests are then run, all but the long ones in test/laws: first the files that cite the rule, and the others
 * only if none of those has noticed. At most one change may survive.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAME_IDS, inGame } from './games.mjs';

const MAY_SURVIVE = 1;
/** A change can make a match endless; that is noticed, too, once the tests take so many times as long as they should. */
const PATIENCE = 10;

/** Tests that take long, or are of other parts of the game. */
const NOT_OF_RULES = /^(?:laws|browser)\b|^(?:heuristics|terminal|page|study)\.test\.ts$/;

/** What a test imports that is of other parts of the game, or of the page: the copy has none of it. */
const OF_OTHER_PARTS = /from '[^']*(?:\/src\/page\/|\/packages\/(?!kernel\/test\/support\/))/;

/** @typedef {{ rule: string, file: string, find: string, replace: string }} Mutation */

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [name = '', only = ''] = process.argv.slice(2);
if (!GAME_IDS.includes(name)) fail(`which game? One of ${GAME_IDS.join(', ')}`);

const mutations = readMutations(name).filter(({ rule }) => rule.includes(only));
const copies = join(root, 'node_modules', '.cache', 'mutate');
const copy = join(copies, 'games', name);
/** What the tests of all games share, which they find beside their own package. */
const SHARED = join('packages', 'kernel', 'test', 'support');

prepareCopy();
const tests = testFiles();
const start = performance.now();
if (!testsPass(tests, undefined)) fail(`the tests of ${name} fail before anything is changed`);
const usual = Math.ceil(performance.now() - start);
const survivors = mutations.filter((mutation) => survives(mutation));
rmSync(copy, { recursive: true, force: true });

console.log(`\n${mutations.length - survivors.length} of ${mutations.length} changes were noticed.`);
for (const { rule, file, replace } of survivors) console.log(`  not noticed: ${rule} (${file}: ${replace})`);
process.exitCode = survivors.length > MAY_SURVIVE ? 1 : 0;

/** @param {string} game @returns {Mutation[]} */
function readMutations(game) {
  try {
    return JSON.parse(readFileSync(inGame(game, 'test', 'mutations.json'), 'utf8'));
  } catch (error) {
    return fail(`no list of changes for ${game}: ${error}`);
  }
}

function prepareCopy() {
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const part of ['src/rules', 'test']) cpSync(inGame(name, part), join(copy, part), { recursive: true });
  writeFileSync(join(copy, 'package.json'), JSON.stringify({ type: 'module' }));
  cpSync(join(root, SHARED), join(copies, SHARED), { recursive: true });
  const conditions = ['souk-source'];
  const config = {
    root: copy,
    resolve: { conditions },
    ssr: { resolve: { conditions } },
    test: {
      include: ['test/**/*.test.ts'],
      exclude: ['test/laws/**'],
      // Threads end with the process that is stopped; forks would go on with what is endless.
      pool: 'threads',
      // On a busy machine slowness is no failure; what is endless is stopped from outside.
      testTimeout: 0,
      // Rules keep nothing from one test to the next, and read once they need not be read again.
      isolate: false,
      experimental: { fsModuleCache: true },
      server: { deps: { inline: true } },
    },
  };
  writeFileSync(join(copy, 'vitest.config.mjs'), `export default ${JSON.stringify(config, null, 2)};\n`);
}

/** The files of tests but for the long ones, as paths in the copy. */
function testFiles() {
  return readdirSync(join(copy, 'test'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts') && !NOT_OF_RULES.test(file))
    .filter((file) => !OF_OTHER_PARTS.test(readFileSync(join(copy, 'test', file), 'utf8')))
    .map((file) => join('test', file));
}

/** @param {string} rule @returns {string[][]} the tests in the order in which they are asked about it */
function stagesFor(rule) {
  const cites = new RegExp(`${rule}(?![\\w-])`);
  const citing = tests.filter((file) => cites.test(readFileSync(join(copy, file), 'utf8')));
  return [citing, tests.filter((file) => !citing.includes(file))].filter((stage) => stage.length > 0);
}

/** @param {string[]} files @param {number | undefined} timeout */
function testsPass(files, timeout) {
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const config = join(copy, 'vitest.config.mjs');
  const args = [vitest, 'run', '--config', config, '--bail', '1', '--reporter', 'dot', ...files];
  return spawnSync(process.execPath, args, { cwd: copy, timeout, stdio: 'ignore' }).status === 0;
}

/** @param {Mutation} mutation */
function survives({ file, find, replace, rule }) {
  const path = join(copy, 'src', 'rules', file);
  const original = readFileSync(path, 'utf8');
  if (original.split(find).length !== 2) fail(`${file}: "${find}" should stand there exactly once (${rule})`);
  writeFileSync(
    path,
    original.replace(find, () => replace),
  );
  const survived = stagesFor(rule).every((files) => testsPass(files, PATIENCE * usual));
  writeFileSync(path, original);
  console.log(`${survived ? 'NOT NOTICED' : 'noticed    '}  ${rule}  ${file}: ${replace}`);
  return survived;
}

/** @param {string} message @returns {never} */
function fail(message) {
  console.error(message);
  process.exit(2);
}
