import type { GameCatalogue } from '../catalogue.js';
import { gameIn } from '../catalogue.js';
import { distribution, type Figure, type Point, sharePoint, WILSON, WILSON_CLUSTERED } from '../figures.js';
import type { Sheet } from '../sheet.js';
import { type HistogramData, intervalOfMean, type Spread, spreadOf } from '../statistics/histogram.js';
import type { RatioData } from '../statistics/ratio.js';
import { wilson } from '../statistics/shares.js';
import { WHOLE_WIN } from '../study.js';
import type { Simulation } from './simulation.js';

export interface Share {
  readonly count: number;
  readonly share: number;
  /** The 95 % interval of the share. */
  readonly low: number;
  readonly high: number;
}

/** A spread over games, with the 95 % interval of its mean; nulls if there are too few games to tell. */
export interface MeanSummary extends Spread {
  readonly low: number | null;
  readonly high: number | null;
}

export interface SideSummary {
  /** Games won, alone or shared. */
  readonly wins: Share;
  readonly score: MeanSummary;
}

/** What is known of many games with the same start. */
export interface SimulationSummary {
  readonly seats: readonly SideSummary[];
  readonly rivals: readonly (SideSummary & { readonly name: string })[];
  /** Games without a winner although a contender is ranked first. */
  readonly draws: Share;
  /** Games that no seat has won: draws, and those that a rival has won alone. */
  readonly wonByNobody: Share;
  readonly moves: MeanSummary;
}

const DIGITS = 1e6;
const rounded = (value: number): number => Math.round(value * DIGITS) / DIGITS;

function shareOf([games, count]: RatioData): Share {
  const { value, low, high } = wilson(games === 0 ? 0 : count / games, games);
  return { count, share: rounded(value), low: rounded(low), high: rounded(high) };
}

function spread(data: HistogramData): MeanSummary {
  const { mean, sd, min, max } = spreadOf(data);
  const { low, high } = intervalOfMean(data);
  return {
    mean: rounded(mean),
    low: low === null ? null : rounded(low),
    high: high === null ? null : rounded(high),
    sd: rounded(sd),
    min,
    max,
  };
}

const namesOf = (sheet: Sheet): string[] =>
  Object.keys(sheet.data().ratios).flatMap((name) => /^rival\/(.+)\/won$/.exec(name)?.[1] ?? []);

export function summaryOf(sheet: Sheet, seats: number): SimulationSummary {
  const side = (name: string): SideSummary => ({
    wins: shareOf(sheet.ratio(`${name}/won`).data()),
    score: spread(sheet.histogram(`${name}/score`).data()),
  });
  return {
    seats: Array.from({ length: seats }, (_, seat) => side(`seat/${seat}`)),
    rivals: namesOf(sheet).map((name) => ({ name, ...side(`rival/${name}`) })),
    draws: shareOf(sheet.ratio('draw').data()),
    wonByNobody: shareOf(sheet.ratio('no-seat').data()),
    moves: spread(sheet.histogram('moves').data()),
  };
}

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;

/** What all games have: scores, seats, length; then what is studied of this one. */
export function figuresOf({ plan, sheet }: Simulation, catalogue: GameCatalogue): readonly Figure[] {
  const seats = plan.bots.length;
  const { study } = gameIn(catalogue, plan.game);
  return [
    scores(sheet, plan.bots),
    seatAdvantage(sheet, plan.bots),
    lengths(sheet),
    ...(study?.figures(sheet, seats) ?? []),
  ];
}

function scores(sheet: Sheet, bots: readonly string[]): Figure {
  const panel = (title: string, name: string) => ({
    title,
    series: [distribution(title, sheet.histogram(`${name}/score`).data())],
  });
  return {
    id: 'scores',
    title: 'Scores',
    about: 'How scores are distributed at the end of the game, seat by seat.',
    plot: 'columns',
    unit: 'share',
    xLabel: 'score',
    yLabel: 'share of games',
    method: WILSON,
    panels: [
      ...bots.map((bot, seat) => panel(`Seat ${seat} · ${bot}`, `seat/${seat}`)),
      ...namesOf(sheet).map((name) => panel(name, `rival/${name}`)),
    ],
  };
}

function seatAdvantage(sheet: Sheet, bots: readonly string[]): Figure {
  const byTurn = bots.flatMap((_, place): Point[] => {
    const data = sheet.ratio(`turn/${place}/win`).data();
    return data[0] === 0 ? [] : [sharePoint(`${PLACES[place]} in turn order`, data, WHOLE_WIN)];
  });
  const bySeat = bots.map((bot, seat) =>
    sharePoint(`seat ${seat} · ${bot}`, sheet.ratio(`seat/${seat}/win`).data(), WHOLE_WIN),
  );
  return {
    id: 'seats',
    title: 'Seat advantage',
    about:
      'The share of the win by seat, and by place in the turn order of the first round. A win that several share counts in equal parts. The line is the fair share of the players.',
    plot: 'dots',
    unit: 'share',
    xLabel: 'share of the win',
    yLabel: '',
    fair: 1 / bots.length,
    method: WILSON_CLUSTERED,
    panels: [
      { title: 'By seat', series: [{ name: 'by seat', points: bySeat }] },
      ...(byTurn.length === 0 ? [] : [{ title: 'By turn order', series: [{ name: 'by turn order', points: byTurn }] }]),
    ],
  };
}

const lengths = (sheet: Sheet): Figure => ({
  id: 'length',
  title: 'Length',
  about: 'Decisions made in a game by all players together.',
  plot: 'columns',
  unit: 'share',
  xLabel: 'decisions in a game',
  yLabel: 'share of games',
  method: WILSON,
  panels: [{ title: '', series: [distribution('games', sheet.histogram('moves').data())] }],
});
