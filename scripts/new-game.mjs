// Makes the folder of a new game, with the small game of examples/ as its beginning, and its line in the list of games.
//   npm run new-game -- <id>
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAME_IDS, inGame } from './games.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const EXAMPLE = 'tea-caravan';
/** What of the example is a game's own; how it is played as a plugin is not. */
const PARTS = ['manifest.ts', 'rules.md', 'rules.de.md', 'src', 'test/rules.test.ts', 'test/laws.test.ts'];
const LIST = join(ROOT, 'games/list.ts');

/** @param {string} word */
const capitalised = (word) => word.charAt(0).toUpperCase() + word.slice(1);

/** The beginning of a game's rule ids. @param {string} rules */
const prefixIn = (rules) => /^- \*\*([A-Z]+)-/m.exec(rules)?.[1] ?? '';

/** The spellings of an id: `tea-house`, `Tea House`, `teaHouse`, `TeaHouse`. @param {string} id */
function spellings(id) {
  const words = id.split('-');
  const pascal = words.map(capitalised).join('');
  return {
    id,
    title: words.map(capitalised).join(' '),
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
  };
}

/** Initials, made longer until no other game has them. @param {string} id @param {readonly string[]} taken */
function prefixFor(id, taken) {
  const letters = id.replaceAll('-', '').toUpperCase();
  const initials = id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
  const candidates = [initials, ...Array.from({ length: letters.length }, (_, i) => letters.slice(0, i + 1))];
  return candidates.find((each) => each.length > 1 && !taken.includes(each)) ?? `${letters}X`;
}

/** Why there can be no game of this id; undefined if there can. @param {string | undefined} id @param {readonly string[]} rest */
function problemWith(id, rest) {
  if (id === undefined || rest.length > 0 || !/^[a-z][a-z0-9]+(-[a-z0-9]+)*$/.test(id))
    return `expected one id in lower case with hyphens, such as night-market, got "${[id, ...rest].join(' ')}"`;
  if (existsSync(inGame(id))) return `expected an id that is not taken, got "${id}" (there is games/${id})`;
  return undefined;
}

/** @param {string} id */
function makeGame(id) {
  const from = {
    ...spellings(EXAMPLE),
    prefix: prefixIn(readFileSync(join(ROOT, 'examples', EXAMPLE, 'rules.md'), 'utf8')),
  };
  const taken = GAME_IDS.map((each) => prefixIn(readFileSync(inGame(each, 'rules.md'), 'utf8')));
  const to = { ...spellings(id), prefix: prefixFor(id, taken) };
  for (const part of PARTS) {
    mkdirSync(dirname(inGame(id, part)), { recursive: true });
    cpSync(join(ROOT, 'examples', EXAMPLE, part), inGame(id, part), { recursive: true });
  }
  for (const file of readdirSync(inGame(id), { recursive: true, encoding: 'utf8' }).filter((each) =>
    /\.\w+$/.test(each),
  )) {
    const text = readFileSync(inGame(id, file), 'utf8')
      .replaceAll(from.id, to.id)
      .replaceAll(from.title, to.title)
      .replaceAll(from.camel, to.camel)
      .replaceAll(from.pascal, to.pascal)
      .replaceAll(new RegExp(`\\b${from.prefix}-(?=[A-Z])`, 'g'), `${to.prefix}-`)
      // By its name, so that a host runs its rules as one module.
      .replace("import('./src/rules/index.js')", `import('@souk/games/${id}')`)
      .replace("from '@souk/games';", "from '../manifest.js';");
    writeFileSync(inGame(id, file), text);
  }
  const [comment, ...lines] = readFileSync(LIST, 'utf8').trim().split('\n');
  const line = `export { manifest as ${to.camel} } from './${id}/manifest.js';`;
  writeFileSync(LIST, `${[comment, ...[...lines, line].sort()].join('\n')}\n`);
  // Other names are sorted and broken otherwise.
  const biome = join(ROOT, 'node_modules/@biomejs/biome/bin/biome');
  if (existsSync(biome)) spawnSync(process.execPath, [biome, 'check', '--write', `games/${id}`], { cwd: ROOT });
  console.log(`games/${id} is a game now, with the rules of ${from.title} as ${to.prefix}-… to begin with.

  its tests                npm test -- --project souk games/${id}
  on the market square     npm start
  in the terminal          npm run build && npx souk play ${id}

Change its rules.md, then src/rules and test. CONTRIBUTING.md says what else a game can have.`);
}

const [id, ...rest] = process.argv.slice(2);
const problem = problemWith(id, rest);
if (problem === undefined && id !== undefined) makeGame(id);
else {
  console.error(`new-game: ${problem}`);
  process.exitCode = 2;
}
