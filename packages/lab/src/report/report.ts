import type { BotGame } from '@souk/bots';
import { type AnyGame, elementAt } from '@souk/kernel';
import type { Figure, Panel, Plot } from '../figures.js';
import type { Simulation } from '../simulate/simulation.js';
import { type MeanSummary, type Share, summaryOf } from '../simulate/summary.js';
import { noteOnTime } from '../timed.js';
import { columns } from './columns.js';
import { commandFor, nonDefaultOptions } from './command.js';
import { dots } from './dots.js';
import { legendMark } from './frame.js';
import { lines } from './lines.js';
import { escaped, tag } from './markup.js';
import { scatter } from './scatter.js';
import { STYLE } from './style.js';
import { numberText } from './words.js';

const PLOTS: { readonly [P in Plot]: (figure: Figure, panel: Panel) => string } = { columns, dots, lines, scatter };

const counted = (count: number): string => count.toLocaleString('en');

/** A page about a simulation that needs nothing but itself: no scripts, no fonts, nothing from elsewhere. */
export function reportOn(simulation: Simulation, known: BotGame, figures: readonly Figure[]): string {
  const { game } = known;
  const shown = figures.filter(({ panels }) => panels.some(hasPoints));
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    tag('title', {}, escaped(`${game.name}: ${counted(simulation.games)} games`)),
    tag('style', {}, STYLE),
    '</head>',
    '<body>',
    header(simulation, game, shown),
    tag('main', {}, ...shown.map(section)),
    footer(simulation, known),
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

const hasPoints = ({ series }: Panel): boolean => series.some(({ points }) => points.length > 0);

type Fact = readonly [value: string, what: string];

function header({ plan, sheet, games }: Simulation, game: AnyGame, figures: readonly Figure[]): string {
  const { seats, rivals, moves } = summaryOf(sheet, plan.bots.length);
  const best = seats.map(({ wins }) => wins).reduce((top, wins) => (wins.share > top.share ? wins : top));
  const between = ({ low, high }: Share): string => `${numberText(low, 'share')} to ${numberText(high, 'share')}`;
  const facts: readonly Fact[] = [
    [counted(games), 'games'],
    [String(plan.bots.length), plan.bots.length === 1 ? 'player' : 'players'],
    [numberText(moves.mean, 'number'), `decisions a game${within(moves)}`],
    [numberText(best.share, 'share'), `wins of the best seat (${between(best)})`],
    ...rivals.map(
      ({ name, wins }): Fact => [numberText(wins.share, 'share'), `wins of the ${name} (${between(wins)})`],
    ),
  ];
  return tag(
    'header',
    {},
    tag('h1', {}, escaped(game.name)),
    tag('p', {}, escaped(`Played by ${plan.bots.join(', ')}${changed(game, plan.options)}.`)),
    tag(
      'ul',
      { class: 'facts' },
      ...facts.map(([value, what]) => tag('li', {}, tag('b', {}, value), tag('span', {}, escaped(what)))),
    ),
    tag(
      'nav',
      { 'aria-label': 'Figures' },
      ...figures.map(({ id, title }) => tag('a', { href: `#${id}` }, escaped(title))),
    ),
  );
}

/** The interval of a mean, where there is one. */
const within = ({ low, high }: MeanSummary): string =>
  low === null || high === null ? '' : ` (${numberText(low, 'number')} to ${numberText(high, 'number')})`;

/** The options that are not as usual, in words. */
function changed(game: AnyGame, options: object): string {
  const texts = nonDefaultOptions(game, options).map(
    ([name, value]) => `${game.options[name]?.label ?? name}: ${valueText(value)}`,
  );
  return texts.length === 0 ? '' : `; ${texts.join('; ')}`;
}

function valueText(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function section(figure: Figure): string {
  const panels = figure.panels.filter(hasPoints);
  const drawn = panels.map((panel) =>
    tag('figure', {}, panel.title === '' ? '' : tag('h3', {}, escaped(panel.title)), PLOTS[figure.plot](figure, panel)),
  );
  return tag(
    'section',
    { id: figure.id },
    tag('h2', {}, escaped(figure.title)),
    tag('p', {}, escaped(figure.about)),
    legend(elementAt(panels, 0)),
    tag('div', { class: 'panels' }, ...drawn),
    tag('p', { class: 'method' }, escaped(`Bars and bands: 95 %, ${figure.method}.`)),
    table(figure),
  );
}

function legend({ series }: Panel): string {
  if (series.length < 2) return '';
  return tag('ul', { class: 'legend' }, ...series.map(({ name }, i) => tag('li', {}, legendMark(i), escaped(name))));
}

const NUMBER = { class: 'n' } as const;

/** Where a point stands, if that is an estimate as well. */
const place = (value: number | undefined): string =>
  tag('td', NUMBER, value === undefined ? '' : numberText(value, 'number'));

/** The same as figures, for who wants to read them off. */
function table({ panels, unit, xLabel }: Figure): string {
  const hasPlaces = panels.some(({ series }) => series.some(({ points }) => points.some(({ at }) => at !== undefined)));
  const rows = panels.flatMap(({ title, series }) =>
    series.flatMap(({ name, points }) =>
      points.map(({ x, at, value, low, high, n }) =>
        tag(
          'tr',
          {},
          tag(
            'td',
            {},
            escaped([title, name].filter((part, i, all) => part !== '' && all.indexOf(part) === i).join(' · ')),
          ),
          tag('td', {}, escaped(String(x))),
          ...(hasPlaces ? [at?.value, at?.low, at?.high].map(place) : []),
          ...[value, low, high].map((each) => tag('td', NUMBER, numberText(each, unit))),
          tag('td', NUMBER, counted(n)),
        ),
      ),
    ),
  );
  const head = ['series', '', ...(hasPlaces ? [xLabel, 'low', 'high'] : []), 'value', 'low', 'high', 'n'];
  const cells = head.map((text, i) => tag('th', i < 2 ? {} : NUMBER, escaped(text)));
  return tag(
    'details',
    {},
    tag('summary', {}, 'The numbers'),
    tag(
      'div',
      { class: 'scroll' },
      tag('table', {}, tag('thead', {}, tag('tr', {}, ...cells)), tag('tbody', {}, ...rows)),
    ),
  );
}

const footer = ({ plan, games }: Simulation, known: BotGame): string =>
  tag(
    'footer',
    {},
    tag(
      'p',
      {},
      'An interval of 95 % holds the true value in 19 of 20 such studies. With many figures on a page, one in twenty may miss it.',
    ),
    tag(
      'p',
      {},
      'Made by ',
      tag('code', {}, escaped(commandFor(plan, games, known.game))),
      `. ${escaped(noteOnTime(known, plan.bots) ?? 'The same command gives the same page.')}`,
    ),
  );
