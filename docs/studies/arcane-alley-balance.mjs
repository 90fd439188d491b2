// Draws the plots and writes the tables of arcane-alley-balance.md from what `souk simulate --json` has printed:
// node docs/studies/arcane-alley-balance.mjs
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** @typedef {{ x: string, value: number, low: number, high: number, n: number }} Point */
/** @typedef {{ id: string, panels: { series: { name: string, points: Point[] }[] }[] }} Figure */
/** @typedef {{ players: number, games: number, figures: Figure[] }} Result */

const FOLDER = new URL('./arcane-alley-balance/', import.meta.url);
const PAGE = new URL('./arcane-alley-balance.md', import.meta.url);
const PLAYERS = [2, 3, 4];
/** A wizard is out of line when its whole interval lies further from the fair share than this. */
const TOLERANCE = 0.05;

/** Ruled numbers that were changed, one at a time, with three players: the file with the house rule, and its words. */
const CHANGES = [
  ['byros-2', 'Byros’s bonus 2 gold instead of 3'],
  ['turns-10', 'a round of at most 10 turns each instead of 20'],
  ['ball-4', 'Crystal Ball played: 4 infamy instead of 1'],
];

/** @param {string[]} names @returns {Result[]} what was found out, as far as it has been */
const found = (names) =>
  names
    .map((name) => new URL(`${name}.json`, FOLDER))
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')));

const results = found(PLAYERS.map((players) => `wizards-${players}`));

/** @param {Result} result @param {string} id */
const seriesOf = ({ figures }, id) => figures.find((figure) => figure.id === id)?.panels[0].series ?? [];

/** @param {number} share */
const percent = (share) => (100 * share).toFixed(1);
/** @param {Point} point */
const estimate = ({ value, low, high }) => `${percent(value)} (${percent(low)}–${percent(high)})`;

/** What an interval says about a share that should be fair. @param {Point} point @param {number} fair */
function verdict({ low, high }, fair) {
  if (low > fair + TOLERANCE) return 'out of line: too much';
  if (high < fair - TOLERANCE) return 'out of line: too little';
  if (low >= fair - TOLERANCE && high <= fair + TOLERANCE) return 'in line';
  if (low > fair) return 'above fair, by how much is open';
  if (high < fair) return 'below fair, by how much is open';
  return 'open';
}

/** @param {string[]} head @param {string[][]} rows */
const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

function wizardTable() {
  const rows = results.flatMap((result) =>
    seriesOf(result, 'wizards')[0].points.map((point) => [
      String(result.players),
      point.x,
      String(point.n),
      estimate(point),
      verdict(point, 1 / result.players),
    ]),
  );
  return table(['players', 'wizard', 'games', 'wins in % (95 %)', 'fair share ± 5 points'], rows);
}

/** What wizards win after a change, beside what they win without it. */
function changeTable() {
  const [asRuled] = found(['wizards-3']).map((result) => seriesOf(result, 'wizards')[0].points);
  const columns = CHANGES.flatMap(([name, words]) =>
    found([`wizards-3-${name}`]).map((result) => ({ words, points: seriesOf(result, 'wizards')[0].points })),
  );
  if (asRuled === undefined) return '';
  const rows = asRuled.map((point) => [
    point.x,
    estimate(point),
    ...columns.map(({ points }) => {
      const changed = points.find(({ x }) => x === point.x);
      return changed === undefined ? '' : `${estimate(changed)}, ${verdict(changed, 1 / 3)}`;
    }),
  ]);
  return table(['wizard', 'as ruled', ...columns.map(({ words }) => words)], rows);
}

function itemTable() {
  const [result] = results.filter(({ players }) => players === 3);
  if (result === undefined) return '';
  const fates = seriesOf(result, 'items');
  const sellers = seriesOf(result, 'sellers')[0].points;
  const rows = fates[0].points.map(({ x }, i) => {
    const seller = sellers.find((point) => point.x === x);
    const share =
      seller === undefined ? 'never a set of its own' : `${estimate(seller)}, ${verdict(seller, 1 / result.players)}`;
    return [x, ...fates.map(({ points }) => estimate(points[i])), share];
  });
  return table(['item', 'sold in %', 'kept in %', 'fined in %', 'its sellers win in %'], rows);
}

const STYLE = `
  text { font: 13px system-ui, sans-serif; fill: #2b2433; }
  .soft { fill: #6d6377; } .line { stroke: #4a3f9f; stroke-width: 3; stroke-linecap: round; opacity: .55; }
  .dot { fill: #4a3f9f; } .band { fill: #1f8a70; opacity: .14; } .fair { stroke: #b3402e; stroke-dasharray: 5 4; }
  .row { stroke: #6d6377; opacity: .15; }
  @media (prefers-color-scheme: dark) {
    text { fill: #efe8dc; } .soft { fill: #a79fb6; } .line { stroke: #a99cff; } .dot { fill: #a99cff; }
    .band { fill: #5fd3b2; } .fair { stroke: #ff8a6b; } .row { stroke: #a79fb6; }
  }`;

const WIDTH = 960;
const LEFT = 190;
const GAP = 24;
const ROW = 26;
const TOP = 34;

/** @param {string} text */
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * A row for every name, a column for every panel; in each the point, its interval, the fair share and the band around it.
 * @param {string} title
 * @param {{ title: string, fair: number, points: Point[] }[]} panels
 */
function dotPlot(title, panels) {
  const names = [...new Set(panels.flatMap(({ points }) => points.map(({ x }) => x)))];
  const width = (WIDTH - LEFT - GAP * panels.length) / panels.length;
  const height = TOP + names.length * ROW + 28;
  const parts = names.map((name, row) => {
    const y = TOP + row * ROW + ROW / 2;
    return `<text x="${LEFT - 12}" y="${y + 4}" text-anchor="end">${escaped(name)}</text><line class="row" x1="${LEFT}" x2="${WIDTH}" y1="${y + ROW / 2}" y2="${y + ROW / 2}"/>`;
  });
  for (const [i, panel] of panels.entries()) {
    const left = LEFT + i * (width + GAP);
    const ends = panel.points.flatMap(({ low, high }) => [low, high]);
    const from = Math.max(0, Math.min(...ends, panel.fair - TOLERANCE) - 0.02);
    const to = Math.max(...ends, panel.fair + TOLERANCE) + 0.02;
    /** @param {number} share */
    const at = (share) => (left + ((share - from) / (to - from)) * width).toFixed(1);
    const bottom = TOP + names.length * ROW;
    const [low, fair, high] = [panel.fair - TOLERANCE, panel.fair, panel.fair + TOLERANCE];
    parts.push(
      `<text x="${left}" y="18">${escaped(panel.title)}</text>`,
      `<rect class="band" x="${at(low)}" width="${(Number(at(high)) - Number(at(low))).toFixed(1)}" y="${TOP - 6}" height="${bottom - TOP + 6}"/>`,
      `<line class="fair" x1="${at(fair)}" x2="${at(fair)}" y1="${TOP - 6}" y2="${bottom}"/>`,
      ...[low, fair, high].map(
        (share) =>
          `<text class="soft" x="${at(share)}" y="${bottom + 18}" text-anchor="middle">${Math.round(100 * share)} %</text>`,
      ),
      ...panel.points.map((point) => {
        const y = TOP + names.indexOf(point.x) * ROW + ROW / 2;
        return `<line class="line" x1="${at(point.low)}" x2="${at(point.high)}" y1="${y}" y2="${y}"/><circle class="dot" cx="${at(point.value)}" cy="${y}" r="4.5"><title>${escaped(point.x)}: ${estimate(point)}, ${point.n} games</title></circle>`;
      }),
    );
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escaped(title)}"><style>${STYLE}</style>\n${parts.join('\n')}\n</svg>\n`;
}

/** @param {string} id */
const panelsOf = (id) =>
  results.map((result) => ({
    title: `${result.players} players, ${result.games} games`,
    fair: 1 / result.players,
    points: seriesOf(result, id)[0].points,
  }));

writeFileSync(new URL('wizards.svg', FOLDER), dotPlot('What each wizard wins', panelsOf('wizards')));
writeFileSync(new URL('sellers.svg', FOLDER), dotPlot('What the sellers of each item win', panelsOf('sellers')));

const tables = { wizards: wizardTable(), changes: changeTable(), items: itemTable() };
let page = readFileSync(PAGE, 'utf8');
for (const [name, text] of Object.entries(tables)) {
  const marks = new RegExp(`(<!-- ${name} -->)[^]*?(<!-- end -->)`);
  if (!marks.test(page)) throw new Error(`expected the marks <!-- ${name} --> and <!-- end --> in the page`);
  page = page.replace(marks, (_all, start, end) => `${start}\n${text}\n${end}`);
}
writeFileSync(PAGE, page);
