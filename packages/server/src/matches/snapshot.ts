import { type FromSchema, type GameTypes, InputError, type JsonSchema, parseAs, type Snapshot } from '@souk/kernel';
import type { SnapshotRow } from '../store/rows.js';

const COUNT = { type: 'integer', minimum: 0 } as const;
const OR_NULL = { anyOf: [{ type: 'null' }, COUNT] } as const;

/** How a match stood after one of its entries: what cannot be read from its log without playing the moves. */
const SNAPSHOT_SCHEMA = {
  type: 'object',
  properties: {
    format: { const: 1 },
    rules: COUNT,
    seq: COUNT,
    askedAt: { type: 'array', items: { type: 'integer', minimum: -1 } },
    banks: { type: 'array', items: COUNT },
    thinkingSince: { type: 'array', items: OR_NULL },
    match: {
      type: 'object',
      properties: { moves: COUNT, marks: { type: 'string' }, position: { type: 'object' } },
      required: ['moves', 'marks', 'position'],
      additionalProperties: false,
    },
  },
  required: ['format', 'rules', 'seq', 'askedAt', 'banks', 'thinkingSince', 'match'],
  additionalProperties: false,
} as const satisfies JsonSchema;

export type ProgressSnapshot = Omit<FromSchema<typeof SNAPSHOT_SCHEMA>, 'format' | 'match'> & {
  readonly match: Snapshot<GameTypes>;
};

export const writeSnapshot = (snapshot: ProgressSnapshot): SnapshotRow => ({
  seq: snapshot.seq,
  text: JSON.stringify({ format: 1, ...snapshot }),
});

/** Throws unless it is one that was written under these rules, for so many seats. */
export function readSnapshot({ text }: SnapshotRow, rulesVersion: number, seats: number): ProgressSnapshot {
  const { format: _, ...snapshot } = parseAs(SNAPSHOT_SCHEMA, JSON.parse(text));
  const { rules, askedAt, banks, thinkingSince } = snapshot;
  if (rules !== rulesVersion) throw new InputError('rules', `${rulesVersion}`, rules);
  for (const each of [askedAt, banks, thinkingSince]) {
    if (each.length !== seats) throw new InputError('seats', `${seats}`, each.length);
  }
  return snapshot;
}
