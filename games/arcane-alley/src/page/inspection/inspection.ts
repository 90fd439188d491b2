import type { AlleyEvent, ItemId, View } from '@souk/games/arcane-alley';
import { elementAt } from '@souk/kernel';
import { phaseOf } from '../phase.js';

/** A set that was still sold, and what it brought. */
export interface SoldSet {
  readonly as: ItemId;
  readonly items: readonly ItemId[];
  readonly gold: number;
}

/** How a player's infamy has moved, times around the dial included. */
export interface Way {
  readonly from: number;
  readonly to: number;
  readonly laps: number;
}

/** What the inspectors have found at one player's. */
export interface Column {
  /** The slots whose items they turned up. */
  readonly turned: readonly number[];
  readonly sold: readonly SoldSet[];
  /** What each slot counts, null where nothing lies; empty until they count. */
  readonly points: readonly (number | null)[];
  /** How many of the slots have been counted so far. */
  readonly counted: number;
  readonly infamy: Way | undefined;
  /** Infamy for having called too soon (AA-INSP-3). */
  readonly penalty: number;
  /** Gold by a wizard who appraises (AA-WIZ-5). */
  readonly appraised: number;
  readonly fine: { readonly markers: number; readonly gold: number; readonly before: number } | undefined;
  readonly bribe: { readonly points: number; readonly gold: number } | undefined;
}

export const STEPS = ['turn-up', 'sell', 'count', 'fines', 'bribe'] as const;
export type Step = (typeof STEPS)[number];

/** One picture of an inspection. */
export interface Inspection {
  readonly step: Step;
  readonly round: number;
  readonly rounds: number;
  /** Who called the inspectors; null: nobody did. */
  readonly called: number | null;
  /** Whose storehouse they are at. */
  readonly at: number | undefined;
  readonly columns: readonly Column[];
}

const NOTHING_YET: Column = {
  ...{ turned: [], sold: [], points: [], counted: 0, infamy: undefined, penalty: 0, appraised: 0 },
  ...{ fine: undefined, bribe: undefined },
};

export const begun = (view: View, { triggered }: Extract<AlleyEvent, { kind: 'inspection-started' }>): Inspection => ({
  ...{ step: 'turn-up', round: view.round, rounds: view.rounds, called: triggered, at: undefined },
  columns: view.players.map(() => NOTHING_YET),
});

export const withColumn = (
  inspection: Inspection,
  seat: number,
  change: (column: Column) => Partial<Column>,
): Inspection => ({
  ...inspection,
  at: seat,
  columns: inspection.columns.map((column, each) => (each === seat ? { ...column, ...change(column) } : column)),
});

/** The sum that stands beside a dial: of all that has been counted so far. */
export const sumOf = ({ points, counted }: Column): number =>
  points.slice(0, counted).reduce<number>((sum, each) => sum + (each ?? 0), 0);

/** Whether everything that lies in a storehouse has been counted, be it nothing. */
export const isCounted = ({ infamy }: Column): boolean => infamy !== undefined;

/** Whether nobody has less in store, which is not known before all has been counted (AA-INSP-3). */
export const isLeast = ({ columns }: Inspection, seat: number): boolean =>
  columns.every((column) => isCounted(column) && sumOf(column) >= sumOf(elementAt(columns, seat)));

/** Those with the least in store; asked when all has been counted. */
export const leastOf = (inspection: Inspection): readonly number[] =>
  inspection.columns.flatMap((_, seat) => (isLeast(inspection, seat) ? [seat] : []));

const FINES = STEPS.indexOf('fines');

/** Whether every dial has come to where the count leads it, and fines are collected. */
export const isSettled = ({ step }: Inspection, view: View): boolean =>
  STEPS.indexOf(step) >= FINES || phaseOf(view) === 'bribe';

/** Whether it is settled that a player is not fined: no marker is left when fines are collected (AA-INSP-4). */
export const isUnfined = (inspection: Inspection, view: View, seat: number): boolean =>
  isSettled(inspection, view) &&
  elementAt(inspection.columns, seat).fine === undefined &&
  elementAt(view.players, seat).markers === 0;
