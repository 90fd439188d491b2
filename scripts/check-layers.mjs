// Keeps dependencies pointing one way, folder by folder: what a folder imports, what its package declares and what the
// architecture allows must be the same, and the rules know nothing but the kernel.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAME_IDS, inGame } from './games.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/**
 * A folder of sources. `uses`: which of our packages it may use; `besides`: which folders next to it, of the same game;
 * `outside`: which packages of others, all if left out.
 * @typedef {{ readonly uses: readonly string[], readonly besides?: readonly string[], readonly outside?: readonly string[], readonly pure?: true }} Layer
 */

/** Our packages. @type {Record<string, Layer>} */
const PACKAGES = {
  kernel: { uses: [], outside: [], pure: true },
  bots: { uses: ['kernel'], outside: [] },
  lab: { uses: ['kernel', 'bots'] },
  protocol: { uses: ['kernel'] },
  client: { uses: ['kernel', 'protocol'], outside: [] },
  i18n: { uses: [], outside: [] },
  'terminal-kit': { uses: ['kernel', 'i18n'], outside: [] },
  'table-kit': { uses: ['kernel', 'bots', 'i18n'], outside: ['react', 'react-dom'] },
  server: { uses: ['kernel', 'bots', 'protocol', 'games'] },
  web: { uses: ['kernel', 'bots', 'protocol', 'client', 'i18n', 'table-kit', 'games'] },
  cli: { uses: ['kernel', 'bots', 'lab', 'protocol', 'i18n', 'terminal-kit', 'server', 'games'] },
};

/** The folders of a game. @type {Record<string, Layer>} */
const GAME_FOLDERS = {
  rules: { uses: ['kernel'], outside: [], pure: true },
  heuristics: { uses: ['kernel', 'bots'], besides: ['rules'], outside: [] },
  study: { uses: ['kernel', 'lab'], besides: ['rules'], outside: [] },
  about: { uses: ['i18n'], outside: [] },
  telling: { uses: ['kernel', 'i18n'], besides: ['rules'], outside: [] },
  terminal: { uses: ['kernel', 'i18n', 'terminal-kit'], besides: ['rules', 'telling'], outside: [] },
  page: { uses: ['kernel', 'bots', 'i18n', 'table-kit'], besides: ['rules', 'about', 'telling'], outside: ['react'] },
};

/** What would make a match depend on more than its seed, options and moves. */
const UNPREDICTABLE = /\b(?:Math\.random|Date\b|performance\b|process\b|globalThis\b|setTimeout|setInterval|crypto\b)/;

/** @type {string[]} */
const problems = [];

/** @param {string} folder @returns {string[]} */
const sourcesIn = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file));

/** @param {string} source */
const importsOf = (source) =>
  [...source.matchAll(/\b(?:from\s+|import\s+|import\(\s*)'([^']+)'/g)].map(([, specifier]) => specifier);

/** @param {string} source */
const withoutComments = (source) => source.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');

/** The package that a specifier belongs to. @param {string} specifier */
const packageOf = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** The folder of a game that a specifier such as `@souk/games/<id>/study` means. @param {string} specifier */
const folderOf = (specifier) => specifier.split('/')[3] ?? 'rules';

/** Why a folder may not import something. @param {Layer} layer @param {string} folder @param {string} file @param {string} specifier @param {string} [game] */
function problemWith(layer, folder, file, specifier, game) {
  if (specifier.startsWith('.')) {
    return resolve(dirname(file), specifier).startsWith(`${folder}/`)
      ? undefined
      : `${specifier} reaches outside ${relative(ROOT, folder)}`;
  }
  const used = packageOf(specifier);
  if (game !== undefined && used === '@souk/games') {
    const isBeside = specifier.split('/')[2] === game && layer.besides?.includes(folderOf(specifier));
    return isBeside ? undefined : `may not use ${specifier}`;
  }
  if (used.startsWith('@souk/'))
    return layer.uses.includes(used.slice('@souk/'.length)) ? undefined : `may not use ${used}`;
  return layer.outside === undefined || layer.outside.includes(used) || (!layer.pure && used.startsWith('node:'))
    ? undefined
    : `may not use ${specifier}`;
}

/** Checks a folder, and says which packages it uses. @param {Layer} layer @param {string} folder @param {string} [game] */
function check(layer, folder, game) {
  /** @type {Set<string>} */
  const used = new Set();
  for (const file of sourcesIn(folder)) {
    const source = readFileSync(file, 'utf8');
    const found = layer.pure ? withoutComments(source).match(UNPREDICTABLE) : null;
    if (found !== null) problems.push(`${relative(ROOT, file)}: the rules may not use ${found[0]}`);
    for (const specifier of importsOf(source)) {
      const problem = problemWith(layer, folder, file, specifier, game);
      if (problem !== undefined) problems.push(`${relative(ROOT, file)}: ${problem}`);
      if (!/^(?:\.|node:|virtual:)/.test(specifier)) used.add(packageOf(specifier));
    }
  }
  return used;
}

/** What is used must be declared, and the other way round. @param {string} folder @param {Set<string>} used */
function checkDeclared(folder, used) {
  const {
    name,
    dependencies = {},
    peerDependencies = {},
  } = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));
  const declared = [...Object.keys(dependencies), ...Object.keys(peerDependencies)];
  used.delete(name);
  for (const each of used) if (!declared.includes(each)) problems.push(`${folder} uses ${each} without declaring it`);
  for (const each of declared) if (!used.has(each)) problems.push(`${folder} declares ${each} without using it`);
}

for (const name of readdirSync(join(ROOT, 'packages'))) {
  if (!existsSync(join(ROOT, 'packages', name, 'package.json'))) continue;
  if (!Object.hasOwn(PACKAGES, name)) {
    problems.push(`packages/${name} has no place in the layers of scripts/check-layers.mjs`);
    continue;
  }
  checkDeclared(`packages/${name}`, check(PACKAGES[name], join(ROOT, 'packages', name, 'src')));
}

const usedByGames = new Set(
  readdirSync(join(ROOT, 'games'))
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => importsOf(readFileSync(join(ROOT, 'games', file), 'utf8')))
    .filter((specifier) => !specifier.startsWith('.'))
    .map(packageOf),
);
for (const id of GAME_IDS) {
  for (const folder of readdirSync(inGame(id, 'src'), { withFileTypes: true }).filter((each) => each.isDirectory())) {
    const layer = GAME_FOLDERS[folder.name];
    if (layer === undefined) problems.push(`games/${id}/src/${folder.name} has no place in the layers`);
    else for (const used of check(layer, inGame(id, 'src', folder.name), id)) usedByGames.add(used);
  }
}
checkDeclared('games', usedByGames);

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
} else console.log('All dependencies point the way that the architecture says.');
