import { type FromSchema, InputError, parseAs } from '@souk/kernel';
import { type GameCatalogue, gameIn } from '../catalogue.js';
import { fingerprintOf } from '../fingerprint.js';
import { SHEET_SCHEMA, Sheet, type SheetData } from '../sheet.js';
import { isRatioData } from '../statistics/ratio.js';
import { gamesOn } from './common-counts.js';
import type { SimulationPlan } from './plan.js';

const FORMAT = 'souk-simulation';

const CHECKPOINT_SCHEMA = {
  type: 'object',
  properties: {
    format: { const: FORMAT },
    rulesVersion: { type: 'integer' },
    /** What the bots are made of. Checkpoints that are older than this field do without. */
    fingerprint: { type: 'string' },
    plan: { type: 'object' },
    games: { type: 'integer', minimum: 0 },
    sheet: SHEET_SCHEMA,
  },
  required: ['format', 'rulesVersion', 'plan', 'games', 'sheet'],
  additionalProperties: false,
} as const;

/** How far a simulation has come. */
export interface Progressed {
  readonly games: number;
  readonly sheet: Sheet;
}

/** All that is needed to go on another time, as plain data. */
export function checkpointOf(catalogue: GameCatalogue, plan: SimulationPlan, games: number, sheet: SheetData): object {
  const { rulesVersion } = gameIn(catalogue, plan.game).game;
  const fingerprint = fingerprintOf(catalogue, plan.game, plan.bots);
  return { format: FORMAT, rulesVersion, fingerprint, plan, games, sheet };
}

/** What a checkpoint of this plan holds. Throws an `InputError` if it is of another plan or other bots, or broken. */
export function readCheckpoint(catalogue: GameCatalogue, plan: SimulationPlan, checkpoint: unknown): Progressed {
  const kept = parseAs(CHECKPOINT_SCHEMA, checkpoint, 'checkpoint');
  const { rulesVersion } = gameIn(catalogue, plan.game).game;
  if (kept.rulesVersion !== rulesVersion) {
    throw new InputError('checkpoint.rulesVersion', `${rulesVersion}, the rules at hand`, kept.rulesVersion);
  }
  checkPlan(plan, kept.plan);
  const fingerprint = fingerprintOf(catalogue, plan.game, plan.bots);
  if (kept.fingerprint !== undefined && kept.fingerprint !== fingerprint) {
    const form = `"${fingerprint}", the bots at hand (those that have begun had other weights or levels)`;
    throw new InputError('checkpoint.fingerprint', form, kept.fingerprint);
  }
  const sheet = sheetFrom(kept.sheet);
  checkGames(kept.games, sheet, plan.bots.length);
  return { games: kept.games, sheet };
}

function checkPlan(plan: SimulationPlan, kept: object): void {
  for (const [part, value] of Object.entries(plan)) {
    const other = Object.entries(kept).find(([name]) => name === part)?.[1];
    if (JSON.stringify(other) !== JSON.stringify(value)) {
      throw new InputError(`checkpoint.plan.${part}`, `${JSON.stringify(value)}, as asked for`, other);
    }
  }
}

/** Values may lie below zero, and so may their sums; counts and squares may not. */
function sheetFrom({ ratios, histograms }: FromSchema<typeof SHEET_SCHEMA>): Sheet {
  const sheet = new Sheet();
  for (const [name, sums] of Object.entries(ratios)) {
    const path = `checkpoint.sheet.ratios.${name}`;
    if (!isRatioData(sums)) throw new InputError(path, 'six sums', sums);
    const [units, , y, xx, , yy] = sums;
    const least = Math.min(units, y, xx, yy);
    if (least < 0) throw new InputError(path, 'no count below 0', least);
    sheet.ratio(name).addAll(sums);
  }
  for (const [name, pairs] of Object.entries(histograms)) {
    const path = `checkpoint.sheet.histograms.${name}`;
    const histogram = sheet.histogram(name);
    for (const pair of pairs) {
      const [value, count] = pair;
      if (value === undefined || count === undefined) throw new InputError(path, 'a value and its count', pair);
      if (count < 0) throw new InputError(path, 'no count below 0', count);
      histogram.add(value, count);
    }
  }
  return sheet;
}

function checkGames(games: number, sheet: Sheet, seats: number): void {
  for (const [name, counted] of gamesOn(sheet, seats)) {
    if (counted !== games) {
      throw new InputError('checkpoint.games', `${counted}, the games that its sheet has under "${name}"`, games);
    }
  }
}
