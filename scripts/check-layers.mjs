// Keeps dependencies pointing one way: what a package imports, what it declares and what the architecture
// allows must be the same, and the rules know nothing but the kernel.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const GAMES = ['dwarven-traders', 'arcane-alley', 'dale-of-merchants'];
const PLAYED = ['kernel', 'bots', ...GAMES];

/** Which of our packages each may use. @type {Record<string, string[]>} */
const MAY_USE = {
  kernel: [],
  ...Object.fromEntries(GAMES.map((game) => [game, ['kernel']])),
  bots: ['kernel', ...GAMES],
  lab: PLAYED,
  protocol: ['kernel'],
  client: ['kernel', 'protocol'],
  server: ['protocol', ...PLAYED],
  web: ['protocol', 'client', ...PLAYED],
  cli: ['protocol', 'server', 'lab', ...PLAYED],
};

/** Rules run in a page and in a worker as well as in Node: no outside package, no Node module. */
const PURE = ['kernel', ...GAMES];

/** What would make a match depend on more than its seed, options and moves. */
const OUTSIDE = /\b(?:Math\.random|Date\b|performance\b|process\b|globalThis\b|setTimeout|setInterval|crypto\b)/;

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

/** @param {string} name @param {string} file @param {string} specifier */
function problemWith(name, file, specifier) {
  if (specifier.startsWith('.')) {
    const inside = resolve(dirname(file), specifier).startsWith(join(ROOT, 'packages', name, 'src'));
    return inside ? undefined : `${specifier} reaches outside the package`;
  }
  if (specifier.startsWith('@souk/')) {
    const used = packageOf(specifier).slice('@souk/'.length);
    return MAY_USE[name].includes(used) ? undefined : `${name} may not use ${used}`;
  }
  return PURE.includes(name) ? `the rules may not use ${specifier}` : undefined;
}

for (const name of readdirSync(join(ROOT, 'packages'))) {
  const folder = join(ROOT, 'packages', name);
  if (!existsSync(join(folder, 'package.json'))) continue;
  if (!Object.hasOwn(MAY_USE, name)) {
    problems.push(`packages/${name} has no place in the layers of scripts/check-layers.mjs`);
    continue;
  }
  const declared = Object.keys(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).dependencies ?? {});
  const used = new Set();
  for (const file of sourcesIn(join(folder, 'src'))) {
    const source = readFileSync(file, 'utf8');
    const outside = PURE.includes(name) ? withoutComments(source).match(OUTSIDE) : null;
    if (outside !== null) problems.push(`${relative(ROOT, file)}: the rules may not use ${outside[0]}`);
    for (const specifier of importsOf(source)) {
      const problem = problemWith(name, file, specifier);
      if (problem !== undefined) problems.push(`${relative(ROOT, file)}: ${problem}`);
      if (!specifier.startsWith('.') && !specifier.startsWith('node:')) used.add(packageOf(specifier));
    }
  }
  for (const each of used)
    if (!declared.includes(each)) problems.push(`packages/${name} uses ${each} without declaring it`);
  for (const each of declared) if (!used.has(each)) problems.push(`packages/${name} declares ${each} without using it`);
}

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
} else console.log('All dependencies point the way that the architecture says.');
