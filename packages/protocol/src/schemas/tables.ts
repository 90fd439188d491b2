import Type, { type Static } from 'typebox';
import {
  Code,
  Exactly,
  GameDocument,
  GameId,
  Id,
  Level,
  OneOf,
  Outcome,
  orNull,
  Salt,
  SeatNumber,
  Time,
} from './common.js';
import { PersonRef } from './people.js';

const HOUR = 3600;

export const Clock = Type.Union(
  [
    Exactly({ kind: Type.Literal('none') }),
    Exactly({
      kind: Type.Literal('live'),
      perMove: Type.Integer({ minimum: 5, maximum: HOUR, description: 'Seconds for every decision' }),
      bank: Type.Integer({ minimum: 0, maximum: 4 * HOUR, description: 'Seconds in reserve for the whole match' }),
    }),
    Exactly({
      kind: Type.Literal('correspondence'),
      hours: Type.Integer({ minimum: 1, maximum: 24 * 30, description: 'Hours for every decision' }),
    }),
  ],
  { description: 'How long people may think' },
);
export type Clock = Static<typeof Clock>;

export const Visibility = OneOf(['public', 'link'], 'Listed in the lobby, or known to those who have link or code');
export const OnTimeout = OneOf(['bot', 'resign'], 'Who is out of time is replaced by a bot and may return, or resigns');
export const ChatRule = OneOf(['all', 'seats', 'off'], 'Who may write');

/** What a table is like, complete. */
export const Settings = Exactly({
  game: GameId,
  seats: Type.Integer({ minimum: 1, maximum: 8 }),
  options: GameDocument,
  visibility: Visibility,
  clock: Clock,
  onTimeout: OnTimeout,
  substitute: Level,
  rated: Type.Boolean({ description: 'Whether the result counts for the ratings of people with an account' }),
  spectators: Type.Boolean({ description: 'Whether others may watch' }),
  chat: ChatRule,
});
export type Settings = Static<typeof Settings>;

/** What stands in a seat when a table is made. */
export const SeatWish = Type.Union([
  Exactly({ kind: Type.Literal('open') }),
  Exactly({ kind: Type.Literal('you') }),
  Exactly({ kind: Type.Literal('bot'), level: Level }),
]);
export type SeatWish = Static<typeof SeatWish>;

/** A new table: what is left out has the default. */
export const NewTable = Exactly({
  game: GameId,
  seats: Type.Array(SeatWish, { minItems: 1, maxItems: 8, description: 'Who sits where' }),
  options: Type.Optional(GameDocument),
  visibility: Type.Optional(Visibility),
  clock: Type.Optional(Clock),
  onTimeout: Type.Optional(OnTimeout),
  substitute: Type.Optional(Level),
  rated: Type.Optional(Type.Boolean()),
  spectators: Type.Optional(Type.Boolean()),
  chat: Type.Optional(ChatRule),
  salt: Type.Optional(Salt),
});
export type NewTable = Static<typeof NewTable>;

export const Phase = OneOf(['open', 'playing', 'over', 'abandoned', 'closed'], 'How far a table has come');
export type Phase = Static<typeof Phase>;

/**
 * A seat. Neither person nor bot: open. A person alone plays; a bot alone plays; a person and a bot: the bot plays for the
 * person, who may take the seat back unless they have resigned.
 */
export const SeatInfo = Exactly({
  person: orNull(PersonRef),
  bot: orNull(Level),
  resigned: Type.Boolean(),
  salt: orNull(Salt),
});
export type SeatInfo = Static<typeof SeatInfo>;

/** A table, and the match that is played at it: both have the same id. */
export const Table = Exactly({
  id: Id,
  code: Code,
  phase: Phase,
  settings: Settings,
  seats: Type.Array(SeatInfo),
  host: PersonRef,
  commitment: Type.String({ description: 'SHA-256 over generator, seed and nonce, published before the deal' }),
  created: Time,
  started: orNull(Time),
  finished: orNull(Time),
  outcome: orNull(Outcome),
  deal: orNull(Id),
  rematch: orNull(Id),
});
export type Table = Static<typeof Table>;

export const TableList = Exactly({ tables: Type.Array(Table), next: orNull(Type.String()) });
export type TableList = Static<typeof TableList>;

export const Join = Exactly({ seat: Type.Optional(SeatNumber), salt: Type.Optional(Salt) });
export const Kick = Exactly({ seat: SeatNumber });
export const SetSeat = Type.Union([
  Exactly({ kind: Type.Literal('open') }),
  Exactly({ kind: Type.Literal('bot'), level: Level }),
]);
export const SetSalt = Exactly({ salt: Salt });

/** Sit down where a person waits for this game with these seats, or wait for others. */
export const QuickMatch = Exactly({
  game: GameId,
  seats: Type.Integer({ minimum: 2, maximum: 8 }),
  clock: Type.Optional(Clock),
  rated: Type.Optional(Type.Boolean()),
});
export type QuickMatch = Static<typeof QuickMatch>;

/** The same deal for several tables. */
export const NewDeal = Exactly({
  table: NewTable,
  tables: Type.Integer({ minimum: 2, maximum: 64, description: 'How many tables get this deal' }),
});
export type NewDeal = Static<typeof NewDeal>;

/** Tables with the same deal. Outcomes are compared, and seeds revealed, when the last of them is finished. */
export const Deal = Exactly({
  id: Id,
  commitment: Type.String(),
  complete: Type.Boolean(),
  tables: Type.Array(
    Exactly({ id: Id, code: Code, phase: Phase, seats: Type.Array(SeatInfo), outcome: orNull(Outcome) }),
  ),
  comparison: orNull(
    Type.Array(
      Exactly({
        seat: SeatNumber,
        results: Type.Array(
          Exactly({
            table: Id,
            name: Type.String(),
            score: Type.Number(),
            rank: Type.Integer(),
            place: Type.Integer(),
          }),
        ),
      }),
      {
        description:
          'For every seat, who did best with it: `place` counts across the tables, by rank and then by score',
      },
    ),
  ),
});
export type Deal = Static<typeof Deal>;
