import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  dealtSeed,
  elementAt,
  IllegalMove,
  InputError,
  type JsonSchema,
  parseAs,
  RECORD_SCHEMA,
  replayRecord,
} from '@souk/kernel';
import { printable } from '@souk/terminal-kit';
import { dataFolder, readJson, writeWhole } from '../files.js';
import type { GameEntry } from '../games.js';
import type { Context, Shell } from '../shell.js';
import { type Phrase, said } from '../text/index.js';
import { UsageError } from '../usage.js';
import { LocalMatch, PERSON } from './local-match.js';
import { opponentNamed } from './opponents.js';

const TEXT = { type: 'string', maxLength: 200 } as const;
const NATURAL = { type: 'integer', minimum: 0 } as const;

/** A match that waits to be gone on with. Unlike a record it holds the seed, since the match is not over. */
const SAVE_SCHEMA = {
  type: 'object',
  properties: {
    format: { const: 'souk-save/1' },
    id: { type: 'string', pattern: '^[a-z0-9-]{1,100}$' },
    saved: NATURAL,
    seed: TEXT,
    nonce: TEXT,
    players: { type: 'array', items: TEXT },
    decided: { type: 'array', items: NATURAL },
    standing: { type: 'array', items: { type: 'array', items: TEXT } },
    record: RECORD_SCHEMA,
  },
  required: ['format', 'id', 'saved', 'seed', 'nonce', 'players', 'decided', 'standing', 'record'],
  additionalProperties: false,
} as const satisfies JsonSchema;

const folderOf = (shell: Pick<Shell, 'env'>): string => join(dataFolder(shell), 'saves');
const fileOf = (shell: Pick<Shell, 'env'>, id: string): string => join(folderOf(shell), `${id}.json`);

export function save(sitting: LocalMatch, shell: Pick<Shell, 'env' | 'now'>): void {
  const { id, deal, players, decided, standing } = sitting;
  const document = {
    format: 'souk-save/1',
    id,
    saved: shell.now(),
    seed: deal.seed,
    nonce: deal.nonce,
    players,
    decided,
    standing,
    record: sitting.record(),
  };
  writeWhole(fileOf(shell, id), `${JSON.stringify(document)}\n`);
}

export const forget = ({ id }: LocalMatch, shell: Pick<Shell, 'env'>): void =>
  rmSync(fileOf(shell, id), { force: true });

/** Writes the record of a finished match, and says where it is. */
export function keepRecord(sitting: LocalMatch, shell: Pick<Shell, 'env'>): string {
  const path = join(dataFolder(shell), 'records', `${sitting.id}.json`);
  writeWhole(path, `${JSON.stringify(sitting.record(), undefined, 1)}\n`);
  return path;
}

/** A saved match that could be read. */
export interface Saved {
  readonly saved: number;
  readonly sitting: LocalMatch;
}

/** What the folder of saved matches holds. */
export interface SaveStore {
  /** The match that was saved last and can be gone on with. */
  readonly latest: Saved | undefined;
  /** What is wrong with files that should be saved matches and are not, each named. They are left as they are. */
  readonly damaged: readonly string[];
}

/** The saved matches of one game, or of any. */
export function savedMatches(context: Context, gameId: string | undefined): SaveStore {
  const found: Saved[] = [];
  const damaged: string[] = [];
  for (const path of filesIn(folderOf(context), gameId)) {
    try {
      found.push(openSave(readJson(path), context.games));
    } catch (error) {
      damaged.push(printable(said(problemWith(path, error), context)));
    }
  }
  const fitting = found.filter(({ sitting }) => gameId === undefined || sitting.entry.game.id === gameId);
  return { latest: fitting.sort((a, b) => b.saved - a.saved)[0], damaged };
}

/** In one line why a file is of no use. Only what is the file's fault is told; anything else is thrown on. */
function problemWith(path: string, error: unknown): Phrase {
  if (error instanceof UsageError) return (translator) => error.saidBy(translator);
  if (!(error instanceof InputError || error instanceof IllegalMove)) throw error;
  const { message: reason } = error;
  return ({ say }) => say('file.unusable', { path, reason });
}

/** Files of matches begin with the game's name: one that cannot be read still tells by it which game it was of. */
function filesIn(folder: string, gameId = ''): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.startsWith(gameId) && name.endsWith('.json'))
      .sort()
      .reverse()
      .map((name) => join(folder, name));
  } catch {
    return [];
  }
}

/** Throws an `InputError` or `IllegalMove` for what is no saved match, or one by other rules. */
export function openSave(document: unknown, games: readonly GameEntry[]): Saved {
  const { id, saved, seed, nonce, players, decided, standing, record } = parseAs(SAVE_SCHEMA, document, 'save');
  const entry = games.find(({ game }) => game.id === record.game);
  if (entry === undefined) throw new InputError('save.record.game', 'a game that is known here', record.game);
  checkPlayers(entry, players, record.seats.length);
  if (decided.some((at, i) => at >= record.moves.length || at <= (decided[i - 1] ?? -1))) {
    throw new InputError('save.decided', 'the numbers of moves, in rising order');
  }
  const deal = { seed, nonce, salts: record.salts, chance: record.chance };
  const match = replayRecord(entry.game, record, dealtSeed(deal));
  const seated = record.seats.map((name, seat) => ({ name, player: elementAt(players, seat) }));
  return { saved, sitting: new LocalMatch(entry, { id, match, deal, seated, decided, standing, undos: record.undos }) };
}

function checkPlayers(game: GameEntry, players: readonly string[], seats: number): void {
  if (players.length !== seats) throw new InputError('save.players', 'one for every seat');
  const stranger = players.find((player) => player !== PERSON && opponentNamed(game, player) === undefined);
  if (stranger !== undefined)
    throw new InputError('save.players', 'persons and opponents that are known here', stranger);
}
