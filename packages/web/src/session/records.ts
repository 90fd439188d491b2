import {
  type AnyGame,
  dealtSeed,
  type GameTypes,
  InputError,
  LEAVE,
  Match,
  type MatchRecord,
  readRecord,
  replayRecord,
  type Verdict,
  verifyRecord,
  writeRecord,
} from '@souk/kernel';
import { rulesOf } from '../games/rules.js';
import { type SavedMatch, saveMatch, startMatch } from './saved-match.js';

/** A saved match as a record that can be opened anywhere. */
export async function recordOf(saved: SavedMatch): Promise<MatchRecord> {
  if (saved.record !== undefined) return saved.record;
  const game = await rulesOf(saved.game);
  const match = new Match<GameTypes>(game, { seats: saved.sitters.length, options: saved.options, seed: saved.seed });
  for (const [seat, code, time] of saved.moves) match.play(seat, code, time);
  const names = saved.sitters.map(({ name }) => name);
  const deal = { seed: saved.seed, nonce: saved.nonce, salts: names.map(() => null) };
  return writeRecord(match, names, deal, saved.undos);
}

/** Checks a match from end to end: commitment, every move, and the result. */
export async function verdictOn(saved: SavedMatch): Promise<Verdict> {
  const record = await recordOf(saved);
  const verdict = verifyRecord(await rulesOf(saved.game), record);
  if (saved.promised === undefined || saved.promised === record.commitment) return verdict;
  return { fair: false, problems: [...verdict.problems, 'commitment: another one was published before the deal'] };
}

/** A record from a file becomes a match that this browser keeps. Throws if it is none, or cannot be played. */
export async function importRecord(text: string): Promise<SavedMatch> {
  const record = readRecord(parsed(text));
  const game: AnyGame = await rulesOf(record.game);
  if (record.reveal === null) throw new InputError('reveal', 'the seed, which a record holds once its match is over');
  const seed = dealtSeed({ seed: record.reveal.seed, salts: record.salts });
  const match = replayRecord(game, record, seed);
  const moves = Array.from(
    match.history(),
    ({ seat, code, time }) => [seat, code === LEAVE ? LEAVE : code, time] as const,
  );
  const started = startMatch({
    game: record.game,
    rulesVersion: record.rulesVersion,
    options: record.options,
    sitters: record.seats.map((name) => ({ kind: 'person', name })),
    seed,
  });
  const saved: SavedMatch = {
    ...started,
    moves,
    undos: record.undos,
    outcome: game.outcome(match.state) ?? null,
    record,
    updated: Date.now(),
  };
  saveMatch(saved);
  return saved;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new InputError('record', 'a JSON document');
  }
}

/** Hands a record over as a file. */
export async function downloadRecord(saved: SavedMatch): Promise<void> {
  const record = await recordOf(saved);
  const url = URL.createObjectURL(new Blob([JSON.stringify(record, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `souk-${saved.game}-${saved.id}.json`;
  link.click();
  URL.revokeObjectURL(url);
}

/** A new match from some moment of this one: a person in one seat, bots in all others, the hidden things as they were. */
export function playOnFrom(saved: SavedMatch, length: number, seat: number, level: number): SavedMatch {
  const sitters = saved.sitters.map(({ name }, each) =>
    each === seat ? ({ kind: 'person', name } as const) : ({ kind: 'bot', name, level } as const),
  );
  const { game, rulesVersion, options, seed } = saved;
  const begun = startMatch({ game, rulesVersion, options, sitters, seed });
  const match: SavedMatch = { ...begun, moves: saved.moves.slice(0, length) };
  saveMatch(match);
  return match;
}
