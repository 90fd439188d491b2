// Nothing outside a game's folder and the list of games knows a game: its id, its name in any spelling, and the beginning of
// its rules' ids stand nowhere else. Documents and examples may speak of games, and tests play them.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAME_IDS, inGame } from './games.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Where games may be named. */
const MAY_NAME = [
  /^games\/list\.ts$/,
  /^(?:docs|examples)\//,
  /\.md$/,
  /(?:^|\/)package-lock\.json$/,
  /^packages\/[\w-]+\/test\//,
];

/** What a game is known by: `some-game`, `Some Game`, `someGame`, and the beginning of its rules' ids. @param {string} id */
function namesOf(id) {
  const words = id.split('-').join('[-_ ]?');
  const [, prefix] = /^- \*\*([A-Z]+)-/m.exec(readFileSync(inGame(id, 'rules.md'), 'utf8')) ?? [];
  return prefix === undefined
    ? [new RegExp(words, 'i')]
    : [
        new RegExp(words, 'i'),
        new RegExp(`\\b${prefix}-[A-Z0-9]`),
        new RegExp(`['"\`.]${prefix.toLowerCase()}[.-][a-z]`),
      ];
}

const files = spawnSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 26 })
  .stdout.trim()
  .split('\n');

const problems = GAME_IDS.flatMap((id) => {
  const names = namesOf(id);
  return files
    .filter((file) => !file.startsWith(`games/${id}/`) && !MAY_NAME.some((place) => place.test(file)))
    .flatMap((file) =>
      readFileSync(join(ROOT, file), 'utf8')
        .split('\n')
        .flatMap((line, i) =>
          names.some((name) => name.test(line)) ? [`${file}:${i + 1} names ${id}: ${line.trim()}`] : [],
        ),
    );
});

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
} else console.log('No game is named outside its folder and the list.');
