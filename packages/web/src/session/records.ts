import {
  type AnyGame,
  dealtSeed,
  InputError,
  LEAVE,
  type MatchRecord,
  readRecord,
  replayRecord,
  type Seat,
  seedRandom,
  type Verdict,
  verifyRecord,
  writeRecord,
} from '@souk/kernel';
import type { Shared } from '@souk/table-kit/table-slots';
import { rulesOf } from '../games/games.js';
import { botNamesFor } from './bot-names.js';
import { download } from './download.js';
import { playedThrough } from './played-through.js';
import { linkToRecord } from './record-link.js';
import { type SavedMatch, savedMatches, saveMatch, startMatch } from './saved-match.js';
import { shareLink } from './share-link.js';

/** A saved match as a record that can be opened anywhere. */
export async function recordOf(saved: SavedMatch): Promise<MatchRecord> {
  if (saved.record !== undefined) return saved.record;
  const game = await rulesOf(saved.game);
  const match = playedThrough(game, saved);
  const names = saved.sitters.map(({ name }) => name);
  const deal = { seed: saved.seed, nonce: saved.nonce, salts: names.map(() => null) };
  const record = writeRecord(match, names, deal, saved.undos);
  return saved.position === undefined ? record : { ...record, position: saved.position };
}

/** Checks a match from end to end: commitment, every move, and the result. */
export async function verdictOn(saved: SavedMatch): Promise<Verdict> {
  const record = await recordOf(saved);
  const verdict = verifyRecord(await rulesOf(saved.game), record);
  if (saved.promised === undefined || saved.promised === record.commitment) return verdict;
  return { fair: false, problems: [...verdict.problems, 'commitment: another one was published before the deal'] };
}

/** A record from elsewhere becomes a match that this browser keeps, or is found among those. Throws if it is none, or cannot be played. */
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
  const kept = savedMatches.get().find((each) => isSameMatch(each, record.game, seed, moves));
  if (kept !== undefined) return kept;
  const started = startMatch({
    game: record.game,
    rulesVersion: record.rulesVersion,
    options: record.options,
    sitters: record.seats.map((name) => ({ kind: 'person', name })),
    dealt: { seed, chance: record.chance },
    ...(record.position && { position: record.position }),
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

/** No two matches have a seed in common, but one that is played on has that of the other. */
function isSameMatch(kept: SavedMatch, game: string, seed: string, moves: SavedMatch['moves']): boolean {
  const isSameMove = (i: number): boolean =>
    kept.moves[i]?.[0] === moves[i]?.[0] && kept.moves[i]?.[1] === moves[i]?.[1];
  return (
    kept.game === game &&
    kept.seed === seed &&
    kept.moves.length === moves.length &&
    moves.every((_, i) => isSameMove(i))
  );
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
  const text = JSON.stringify(await recordOf(saved), null, 2);
  download(new File([text], `souk-${saved.game}-${saved.id}.json`, { type: 'application/json' }));
}

/** Hands a match on that no host knows: as a link that holds all of it. */
export async function shareRecord(saved: SavedMatch): Promise<Shared | undefined> {
  return shareLink(await linkToRecord(await recordOf(saved), window.location.href));
}

/** Whether the match began with a deal that can be proven: nobody is committed to what was imagined in the middle. */
export const isProvable = ({ position }: SavedMatch): boolean => position === undefined;

/** What the hidden things are when a match is played on: what they were, or what a player could have believed. */
export type Hidden = 'as-they-were' | 'as-believed';

const USUAL_LEVEL = 3;

/** A new match from some moment of this one: a person in one seat, bots in all others, each as strong as `levels` says. */
export async function playOnFrom(
  saved: SavedMatch,
  length: number,
  seat: Seat,
  hidden: Hidden,
  levels: readonly number[] = [],
): Promise<SavedMatch> {
  const botNames = botNamesFor(saved.sitters);
  const sitters = saved.sitters.map(({ name }, each) =>
    each === seat
      ? ({ kind: 'person', name } as const)
      : ({ kind: 'bot', name: botNames[each] ?? name, level: levels[each] ?? USUAL_LEVEL } as const),
  );
  const { game, rulesVersion, options } = saved;
  const moves = saved.moves.slice(0, length);
  if (hidden === 'as-believed') {
    const rules: AnyGame = await rulesOf(game);
    const { state } = playedThrough(rules, { ...saved, moves });
    const imagined = rules.imagine(rules.view(state, seat), seedRandom(crypto.randomUUID()));
    return startMatch({ game, rulesVersion, options, sitters, position: rules.toJSON(imagined) });
  }
  const { seed, chance, position } = saved;
  const dealt = { seed, chance };
  const begun = startMatch({ game, rulesVersion, options, sitters, dealt, ...(position && { position }) });
  const match: SavedMatch = { ...begun, moves };
  saveMatch(match);
  return match;
}
