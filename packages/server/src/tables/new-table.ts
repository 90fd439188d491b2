import { checkSetup, LIVE_CHANCE } from '@souk/kernel';
import type { NewTable, PersonRef, SeatWish, Settings } from '@souk/protocol';
import { gameNamed } from '../games.js';
import { Refusal } from '../refusal.js';
import { newId, type Runtime } from '../runtime.js';
import type { SeatRow, TableRow } from '../store/rows.js';
import { botSeat, OPEN_SEAT } from './seating.js';

/** No I, O, 0 or 1: what is read aloud is typed as it was meant. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 6;
const SECRET_BYTES = 32;
const DAY = 86_400_000;

export const newCode = ({ entropy }: Pick<Runtime, 'entropy'>): string =>
  Array.from(entropy(CODE_LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('');

/** Complete settings from a request, or a refusal. */
export function settingsFor(request: NewTable): Settings {
  const { game } = gameNamed(request.game);
  return {
    game: game.id,
    seats: request.seats.length,
    options: checkSetup(game, request.seats.length, request.options),
    visibility: request.visibility ?? 'link',
    clock: request.clock ?? { kind: 'none' },
    onTimeout: request.onTimeout ?? 'bot',
    substitute: request.substitute ?? 3,
    rated: request.rated ?? false,
    spectators: request.spectators ?? true,
    chat: request.chat ?? 'all',
  };
}

export function seatFor(request: SeatWish, person: PersonRef, salt: string | undefined): SeatRow {
  switch (request.kind) {
    case 'open':
      return OPEN_SEAT;
    case 'bot':
      return botSeat(request.level);
    case 'you':
      return { ...OPEN_SEAT, person, salt: salt ?? null };
  }
}

/** What a table's chance comes from: only the host knows it, and has published a commitment to it. */
export interface Secrets {
  readonly seed: string;
  readonly nonce: string;
}

export const newSecrets = ({ entropy }: Pick<Runtime, 'entropy'>): Secrets => ({
  seed: entropy(SECRET_BYTES).toString('hex'),
  nonce: entropy(SECRET_BYTES).toString('hex'),
});

/** A table that waits for people. */
export function newTable(
  request: NewTable,
  host: PersonRef,
  runtime: Pick<Runtime, 'entropy' | 'now'>,
  more: { readonly idleDays: number; readonly secrets?: Secrets; readonly deal?: string; readonly autoStart?: boolean },
): TableRow {
  const settings = settingsFor(request);
  if (request.seats.filter(({ kind }) => kind === 'you').length > 1) {
    throw new Refusal('bad-request', 'seats: expected one seat at most for yourself');
  }
  const created = runtime.now();
  return {
    id: newId(runtime),
    code: newCode(runtime),
    phase: 'open',
    settings,
    rulesVersion: gameNamed(settings.game).game.rulesVersion,
    chance: LIVE_CHANCE,
    seats: request.seats.map((each) => seatFor(each, host, request.salt)),
    host,
    kicked: [],
    ...(more.secrets ?? newSecrets(runtime)),
    created,
    started: null,
    finished: null,
    outcome: null,
    deal: more.deal ?? null,
    dealPending: more.deal !== undefined,
    rematch: null,
    autoStart: more.autoStart ?? false,
    version: 0,
    deadline: created + more.idleDays * DAY,
  };
}
