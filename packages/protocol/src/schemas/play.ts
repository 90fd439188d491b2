import Type, { type Static } from 'typebox';
import {
  Exactly,
  GameDocument,
  Id,
  Level,
  OneOf,
  Outcome,
  orNull,
  Prompt,
  SeatNumber,
  SendId,
  Seq,
  Time,
} from './common.js';
import { LINE } from './forms.js';
import { PersonRef } from './people.js';
import { SeatInfo } from './tables.js';

const entry = <const K extends string, P extends Type.TProperties>(kind: K, properties: P, description: string) =>
  Exactly({ kind: Type.Literal(kind), seat: SeatNumber, ...properties }, description);

/** What was added to a match's log, as every viewer may know it. What it did is in the events. */
export const Entry = Type.Union([
  entry('move', {}, 'The seat has decided'),
  entry('leave', {}, 'The seat has left the game by its rules'),
  entry(
    'undo',
    { to: Type.Integer(), agreed: Type.Array(SeatNumber) },
    'Moves were taken back until `to` are left; `agreed` lists who had to be asked: nobody if it was free',
  ),
  entry('undo-asked', { to: Type.Integer() }, 'The seat asks the others to go back to when `to` moves were made'),
  entry('undo-answered', { agree: Type.Boolean() }, 'The seat has answered; one refusal ends the question'),
  entry(
    'to-bot',
    { level: Level, reason: OneOf(['left', 'time', 'resigned']) },
    'A bot plays for the person from now on',
  ),
  entry('to-person', { person: PersonRef }, 'The person has taken the seat back'),
  Exactly({ kind: Type.Literal('abandoned') }, 'Nobody came back: the match ends without a result'),
]);
export type Entry = Static<typeof Entry>;

export const Decision = Exactly(
  {
    answers: Seq,
    prompt: Prompt,
    moves: Type.Array(GameDocument, { description: 'Every legal move. Send back one of them.' }),
  },
  'What the seat is asked. `answers` is the number to send with the move.',
);
export type Decision = Static<typeof Decision>;

export const ClockState = Exactly({
  deadline: orNull(
    Type.Integer({
      minimum: 0,
      description: "By the host's time, as `welcome` and `pong` say it: when the first seat is out of time",
    }),
  ),
  banks: Type.Array(Type.Integer({ description: 'Milliseconds in reserve, by seat, when this decision began' })),
});
export type ClockState = Static<typeof ClockState>;

export const UndoState = Exactly({
  free: Type.Boolean({ description: "Whether this seat's last decision can be taken back without asking the others" }),
  asked: orNull(Exactly({ seat: SeatNumber, to: Type.Integer(), waiting: Type.Array(SeatNumber) })),
});
export type UndoState = Static<typeof UndoState>;

/** How a match stands, as one viewer may know it. */
const STANDING = {
  match: Id,
  seq: Seq,
  time: Time,
  moves: Type.Integer({ minimum: 0, description: 'How many moves have been made' }),
  view: GameDocument,
  toAct: Type.Array(SeatNumber),
  decision: orNull(Decision),
  clock: orNull(ClockState),
  undo: UndoState,
  seats: Type.Array(SeatInfo),
  outcome: orNull(Outcome),
};

/** A fresh picture: forget what came before. */
export const State = Exactly({ type: Type.Literal('state'), seat: orNull(SeatNumber), ...STANDING });
export type State = Static<typeof State>;

/** One step on. Updates of a match have consecutive numbers. */
export const Update = Exactly({
  type: Type.Literal('update'),
  entry: Entry,
  events: Type.Array(GameDocument, { description: 'What happened, as this viewer may know it, in order' }),
  ...STANDING,
});
export type Update = Static<typeof Update>;

/** A move that was made and stands. */
const PastMove = Exactly({
  seat: SeatNumber,
  events: Type.Array(GameDocument, { description: 'What happened, as this viewer may know it, in order' }),
  view: GameDocument,
  toAct: Type.Array(SeatNumber),
});

/** A match from its beginning, as one viewer may know it. Moves that were taken back are not in it. */
export const History = Exactly({
  match: Id,
  seq: Seq,
  start: Exactly({ view: GameDocument, toAct: Type.Array(SeatNumber) }),
  moves: Type.Array(PastMove),
});
export type History = Static<typeof History>;

export const SendMove = Exactly({ id: SendId, answers: Seq, move: GameDocument });
export const SendUndo = Exactly({ id: SendId, answers: Seq });
export const SendUndoAnswer = Exactly({ id: SendId, answers: Seq, agree: Type.Boolean() });
export const SetStanding = Exactly({ answers: Type.Array(Type.String({ maxLength: 40 }), { maxItems: 20 }) });

/** The entry with this number is on disk. */
export const Ack = Exactly({ type: Type.Literal('ack'), id: SendId, match: Id, seq: Seq });
export type Ack = Static<typeof Ack>;

export const ChatText = Type.String({ minLength: 1, maxLength: 300, pattern: LINE });
export const SendChat = Exactly({ text: ChatText });

export const ChatLine = Exactly({
  type: Type.Literal('chat'),
  match: Id,
  line: Type.Integer({ minimum: 1, description: 'Rises with every line of the match' }),
  time: Time,
  from: PersonRef,
  seat: orNull(SeatNumber),
  text: Type.String(),
});
export type ChatLine = Static<typeof ChatLine>;

export const ChatList = Exactly({ lines: Type.Array(ChatLine) });
export type ChatList = Static<typeof ChatList>;
