import { IllegalMove, InputError } from './errors.js';
import { fromPosition } from './from-position.js';
import type { Game, GameTypes, Outcome } from './game.js';
import { LEAVE, Match } from './match.js';
import { type FromSchema, type JsonSchema, parseAs } from './schema.js';
import { commitmentTo, dealtSeed, type SealedSeed } from './sealed-seed.js';

export const RECORD_FORMAT = 'souk-record/1';

const TEXT = { type: 'string', maxLength: 200 } as const;
/** No control characters: a name is shown as it stands, also on terminals. */
const NAME = { ...TEXT, pattern: '^[^\\p{C}]*$' } as const;
const HEX_256 = { type: 'string', pattern: '^[0-9a-f]{64}$' } as const;
const SEAT = { type: 'integer', minimum: 0, maximum: 7 } as const;
const NUMBERS = { type: 'array', items: { type: 'integer' } } as const;

/** A match as one JSON document. */
export const RECORD_SCHEMA = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Souk match record',
  type: 'object',
  properties: {
    format: { const: RECORD_FORMAT },
    game: TEXT,
    rulesVersion: { type: 'integer', minimum: 1 },
    options: { type: 'object' },
    seats: { type: 'array', items: NAME, minItems: 1, maxItems: 8, description: 'A name for every seat.' },
    chance: {
      const: 'chacha20',
      description: 'The generator that the match is dealt from; left out: xoshiro128**.',
    },
    commitment: { ...HEX_256, description: 'SHA-256 over generator, seed and nonce, published before the deal.' },
    salts: {
      type: 'array',
      items: { anyOf: [{ type: 'null' }, TEXT] },
      description: 'What each seat added to the deal after the commitment; null: nothing.',
    },
    reveal: {
      anyOf: [
        { type: 'null' },
        {
          type: 'object',
          properties: { seed: TEXT, nonce: TEXT },
          required: ['seed', 'nonce'],
          additionalProperties: false,
        },
      ],
      description: 'Seed and nonce, once the match is over.',
    },
    position: {
      type: 'object',
      description: 'Where the match began, if not with a deal: a moment of another match; left out: with the deal.',
    },
    moves: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          seat: SEAT,
          move: { type: 'object' },
          time: { type: 'integer', minimum: 0, description: 'Milliseconds since the epoch; 0: not known.' },
        },
        required: ['seat', 'move', 'time'],
        additionalProperties: false,
      },
    },
    undos: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          from: { type: 'integer', minimum: 0 },
          to: { type: 'integer', minimum: 0 },
          agreed: { ...NUMBERS, description: 'The seats that agreed; left out: nobody had to be asked.' },
        },
        required: ['from', 'to'],
        additionalProperties: false,
      },
      description: 'Every time that moves were taken back: how many there were, and how many were left.',
    },
    handovers: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          seat: SEAT,
          after: { type: 'integer', minimum: 0, description: 'How many moves had been made.' },
          to: { enum: ['bot', 'person'] },
        },
        required: ['seat', 'after', 'to'],
        additionalProperties: false,
      },
      description: 'Every time that a seat passed from a person to a bot or back; left out: never.',
    },
    result: {
      anyOf: [
        { type: 'null' },
        {
          type: 'object',
          properties: {
            ranks: NUMBERS,
            scores: NUMBERS,
            winners: NUMBERS,
            rivals: {
              type: 'array',
              items: {
                type: 'object',
                properties: { name: TEXT, rank: { type: 'integer' }, score: { type: 'integer' } },
                required: ['name', 'rank', 'score'],
                additionalProperties: false,
              },
            },
          },
          required: ['ranks', 'scores', 'winners', 'rivals'],
          additionalProperties: false,
        },
      ],
      description: 'How it ended; null: it has not.',
    },
  },
  required: [
    'format',
    'game',
    'rulesVersion',
    'options',
    'seats',
    'commitment',
    'salts',
    'reveal',
    'moves',
    'undos',
    'result',
  ],
  additionalProperties: false,
} as const satisfies JsonSchema;

export type MatchRecord = FromSchema<typeof RECORD_SCHEMA>;

/** A list of moves taken back in the course of a match. */
export interface Undo {
  readonly from: number;
  readonly to: number;
  /** The seats that agreed to it; undefined if nobody had to be asked. */
  readonly agreed?: readonly number[];
}

/** A seat that passed from a person to a bot or back. */
export interface Handover {
  readonly seat: number;
  /** How many moves had been made. */
  readonly after: number;
  readonly to: 'bot' | 'person';
}

/** How a record writes that a seat left. */
const LEFT = { kind: 'leave' } as const;

/** The record of a match so far. The seed is in it only when the match is over. */
export function writeRecord<T extends GameTypes>(
  match: Match<T>,
  names: readonly string[],
  deal: SealedSeed,
  undos: readonly Undo[] = [],
  handovers: readonly Handover[] = [],
): MatchRecord {
  const { game } = match;
  const moves = Array.from(match.history(), ({ state, seat, code, time }) => ({
    seat,
    move: code === LEAVE ? LEFT : game.describeMove(state, seat, code),
    time,
  }));
  const outcome = game.outcome(match.state);
  const { chance } = match.start;
  return {
    format: RECORD_FORMAT,
    game: game.id,
    rulesVersion: game.rulesVersion,
    options: match.start.options,
    seats: names,
    ...(chance === 'chacha20' ? { chance } : {}),
    commitment: commitmentTo({ ...deal, chance }),
    salts: deal.salts,
    reveal: outcome === undefined ? null : { seed: deal.seed, nonce: deal.nonce },
    moves,
    undos,
    ...(handovers.length === 0 ? {} : { handovers }),
    result: outcome ?? null,
  };
}

/** A document that has the form of a record, or an `InputError`. */
export const readRecord = (document: unknown): MatchRecord => parseAs(RECORD_SCHEMA, document);

/** Where a record begins. */
function beginning<T extends GameTypes>(game: Game<T>, record: MatchRecord, seed: string) {
  const { seats, options, position, chance } = record;
  const start = { seats: seats.length, options, seed, chance };
  if (position === undefined) return new Match(game, start);
  const match = new Match(fromPosition(game, position), start);
  const found = game.seatsOf(match.state);
  if (found !== seats.length) throw new InputError('position', `one with ${seats.length} seats`, found);
  return match;
}

/** Plays a record through from its seed. Throws `InputError` or `IllegalMove` at the first thing that cannot be. */
export function replayRecord<T extends GameTypes>(game: Game<T>, record: MatchRecord, seed: string): Match<T> {
  if (record.game !== game.id) throw new InputError('game', `"${game.id}"`, record.game);
  if (record.rulesVersion !== game.rulesVersion) {
    throw new InputError('rulesVersion', `${game.rulesVersion}, the version of the rules at hand`, record.rulesVersion);
  }
  const match = beginning(game, record, seed);
  for (const [i, { seat, move, time }] of record.moves.entries()) {
    try {
      match.play(seat, isLeave(move) ? LEAVE : game.readMove(match.state, seat, move), time);
    } catch (error) {
      if (error instanceof Error) error.message = `moves[${i}]: ${error.message}`;
      throw error;
    }
  }
  return match;
}

const isLeave = (move: object): boolean => 'kind' in move && move.kind === LEFT.kind;

/** What checking a record has shown. `fair` needs a finished match with its seed revealed. */
export interface Verdict {
  readonly fair: boolean;
  readonly problems: readonly string[];
}

/** Checks a record from end to end: commitment, every move, and the result that it claims. */
export function verifyRecord<T extends GameTypes>(game: Game<T>, record: MatchRecord): Verdict {
  const problems: string[] = [];
  if (record.salts.length !== record.seats.length) {
    problems.push(`salts: expected ${record.seats.length}, one entry for every seat, got ${record.salts.length}`);
  }
  if (record.undos.some(({ from, to }) => to >= from)) {
    problems.push('undos: expected fewer moves after each than before');
  }
  if (record.position !== undefined) {
    problems.push('position: the match began in the middle of another, and no commitment vouches for that');
  }
  if (record.reveal === null) return { fair: false, problems: [...problems, 'reveal: the seed has not been revealed'] };
  if (commitmentTo({ ...record.reveal, chance: record.chance }) !== record.commitment) {
    problems.push('commitment: the revealed seed and nonce are not the ones committed to');
  }
  try {
    const match = replayRecord(game, record, dealtSeed({ seed: record.reveal.seed, salts: record.salts }));
    problems.push(...resultProblems(game, game.outcome(match.state), record));
  } catch (error) {
    if (!(error instanceof InputError || error instanceof IllegalMove)) throw error;
    problems.push(error.message);
  }
  return { fair: problems.length === 0, problems };
}

function resultProblems<T extends GameTypes>(
  game: Game<T>,
  outcome: Outcome | undefined,
  { result: claimed, chance }: MatchRecord,
): string[] {
  if (outcome === undefined) return ['moves: the match is not over after the last of them'];
  const canonical = ({ ranks, scores, winners, rivals }: Outcome): string =>
    JSON.stringify([ranks, scores, winners, rivals.map(({ name, rank, score }) => [name, rank, score])]);
  // Records that name their generator are younger than the change of ranks.
  const earlier = (chance === undefined ? game.earlierRanks?.(outcome) : undefined) ?? outcome.ranks;
  const isTrue =
    claimed !== null && [outcome, { ...outcome, ranks: earlier }].map(canonical).includes(canonical(claimed));
  return isTrue ? [] : [`result: the moves lead to ${JSON.stringify(outcome)}`];
}
