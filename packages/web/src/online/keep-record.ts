import { type AnyGame, dealtSeed, elementAt, InputError, LEAVE, readRecord, replayRecord } from '@souk/kernel';
import type { Table } from '@souk/protocol';
import { rulesOf } from '../games/games.js';
import { type SavedMatch, savedMatch, saveMatch } from '../session/saved-match.js';
import { gaveUpIn } from './gave-up.js';
import { namesOf } from './names-of.js';

/** Keeps the record of a finished online match with the other matches of this browser, and which seat was one's own. */
export async function keepRecord(table: Table, document: object, own: number | undefined): Promise<SavedMatch> {
  const known = savedMatch(table.id);
  if (known !== undefined) return known;
  const record = readRecord(document);
  if (record.reveal === null) throw new InputError('reveal', 'the seed, which a record holds once its match is over');
  const game: AnyGame = await rulesOf(record.game);
  const seed = dealtSeed({ seed: record.reveal.seed, salts: record.salts });
  const match = replayRecord(game, record, seed);
  const names = namesOf(table.seats);
  const gaveUp = gaveUpIn(table.seats);
  const saved: SavedMatch = {
    id: table.id,
    game: record.game,
    rulesVersion: record.rulesVersion,
    options: record.options,
    sitters: table.seats.map(({ person, bot }, seat) => {
      const name = elementAt(names, seat);
      return person === null ? { kind: 'bot', name, level: bot ?? 1 } : { kind: 'person', name };
    }),
    ...(own !== undefined && { own }),
    ...(gaveUp.length > 0 && { gaveUp }),
    seed,
    chance: record.chance,
    nonce: record.reveal.nonce,
    moves: Array.from(match.history(), ({ seat, code, time }) => [seat, code === LEAVE ? LEAVE : code, time] as const),
    undos: record.undos,
    started: table.started ?? table.created,
    updated: table.finished ?? table.created,
    outcome: game.outcome(match.state) ?? null,
    record,
    promised: table.commitment,
  };
  saveMatch(saved);
  return saved;
}
