import { type Chance, LIVE_CHANCE, type MatchRecord, type Outcome, type Undo } from '@souk/kernel';
import type { Sitter } from '@souk/table-kit/session';
import type { Standing } from '@souk/table-kit/standing';
import { createStore } from '@souk/table-kit/store';
import { forgetAnalyses, forgetAnalysis } from '../analysis/kept.js';
import { hasFields, stored } from './stored.js';

/** A match as the browser keeps it: all that it takes to play it through again. */
export interface SavedMatch {
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: object;
  readonly sitters: readonly Sitter[];
  /** Where the person of this browser sat among people elsewhere; left out where all sat here, or nobody knows. */
  readonly own?: number;
  /** The seats whose people gave up, if any did: they have not won. */
  readonly gaveUp?: readonly number[];
  readonly seed: string;
  readonly nonce: string;
  /** The generator that it is dealt from; left out by matches from before there was more than one. */
  readonly chance?: Chance | undefined;
  /** Where it began, if not with a deal: a moment of another match, with its hidden things imagined. */
  readonly position?: object;
  /** Seat, code and time of every move. */
  readonly moves: readonly (readonly [seat: number, code: number, time: number])[];
  readonly undos: readonly Undo[];
  readonly started: number;
  readonly updated: number;
  readonly outcome: Outcome | null;
  /** How it stands, as all may know; left out by games that do not say it, before the first move, and by earlier pages. */
  readonly standing?: Standing | undefined;
  /** What it was imported from, if it was. */
  readonly record?: MatchRecord;
  /** The commitment that the host had published before the deal, if it was played online. */
  readonly promised?: string;
}

/** The seat that sentences call "you": where the only person sat, or the one of this browser among people elsewhere. */
export function ownSeatIn({ own, sitters }: Pick<SavedMatch, 'own' | 'sitters'>): number | undefined {
  if (own !== undefined) return own;
  const persons = [...sitters.keys()].filter((seat) => sitters[seat]?.kind === 'person');
  return persons.length === 1 ? persons[0] : undefined;
}

const PREFIX = 'souk.match.';

const isSaved = (value: unknown): value is SavedMatch =>
  hasFields(value, { id: 'string', game: 'string', sitters: 'list', moves: 'list', seed: 'string' });

function read(key: string): SavedMatch | undefined {
  const value = stored(key);
  return isSaved(value) ? value : undefined;
}

const latestFirst = (matches: readonly SavedMatch[]): SavedMatch[] =>
  matches.toSorted((one, other) => other.updated - one.updated);

function readAll(): SavedMatch[] {
  const keys = Array.from({ length: localStorage.length }, (_, i) => localStorage.key(i) ?? '');
  return latestFirst(keys.filter((key) => key.startsWith(PREFIX)).flatMap((key) => read(key) ?? []));
}

/** The matches in this browser, the latest first. */
export const savedMatches = createStore<readonly SavedMatch[]>(readAll());

/** As it has been kept, by this page or another one. */
export function savedMatch(id: string): SavedMatch | undefined {
  const kept = read(PREFIX + id);
  const own = savedMatches.get().find((match) => match.id === id);
  return own !== undefined && (kept === undefined || own.updated > kept.updated) ? own : kept;
}

/** Whether the browser had no room for the latest of it: it is kept until the page is closed, and no longer. */
export const storageFull = createStore(false);

export function saveMatch(match: SavedMatch): void {
  storageFull.set(!write(PREFIX + match.id, JSON.stringify(match)));
  const others = savedMatches.get().filter(({ id }) => id !== match.id);
  savedMatches.set(latestFirst([match, ...others]));
}

/** Analyses make room for matches: they can be made again. */
function write(key: string, text: string): boolean {
  for (const makeRoom of [forgetAnalyses, undefined]) {
    try {
      localStorage.setItem(key, text);
      return true;
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      makeRoom?.();
    }
  }
  return false;
}

export function forgetMatch(id: string): void {
  localStorage.removeItem(PREFIX + id);
  forgetAnalysis(id);
  savedMatches.set(readAll());
}

const hex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');

interface NewMatch {
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: object;
  readonly sitters: readonly Sitter[];
  /** The chance of another match, to be dealt again as it was there. */
  readonly dealt?: Pick<SavedMatch, 'seed' | 'chance'>;
  readonly position?: object;
}

/** A match as it begins, with chance of its own unless it is dealt again. */
export function startMatch({ dealt = { seed: hex(32), chance: LIVE_CHANCE }, ...given }: NewMatch): SavedMatch {
  const now = Date.now();
  const match: SavedMatch = {
    ...given,
    ...dealt,
    id: hex(8),
    nonce: hex(16),
    moves: [],
    undos: [],
    started: now,
    updated: now,
    outcome: null,
  };
  saveMatch(match);
  return match;
}
