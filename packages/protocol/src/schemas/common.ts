import type { Outcome as KernelOutcome, Prompt as KernelPrompt } from '@souk/kernel';
import Type, { type Static, type TProperties } from 'typebox';
import { CODE, ID, KNOWN_NAME, NAME, NEW_PASSPHRASE, SEND_ID } from './forms.js';

/** An object with exactly these fields. */
export const Exactly = <P extends TProperties>(properties: P, description?: string) =>
  Type.Object(properties, { additionalProperties: false, ...(description === undefined ? {} : { description }) });

/** One of these words. */
export const OneOf = <const W extends string[]>(words: readonly [...W], description?: string) =>
  Type.Unsafe<W[number]>({ type: 'string', enum: words, ...(description === undefined ? {} : { description }) });

/** A person's, table's or deal's name for programs: 128 random bits. It can be shared, and not be guessed. */
export const Id = Type.String({ pattern: ID, description: '22 letters and digits' });

/** What a client calls one of its sends; a repeated send has the same. */
export const SendId = Type.String({
  pattern: SEND_ID,
  description: 'What the client calls this send. Sent again, it is answered again and not done twice.',
});

/** A table's short name for people: no letters that look like digits. */
export const Code = Type.String({ pattern: CODE, description: 'The short code of a table' });

export const Name = Type.String({
  minLength: 1,
  maxLength: 24,
  pattern: NAME,
  description: 'A name of 1 to 24 characters, none of them invisible',
});

/** A name that was given at any time. */
export const KnownName = Type.String({
  minLength: 1,
  maxLength: 24,
  pattern: KNOWN_NAME,
  description: 'The name of an account',
});

export const Passphrase = Type.String({ minLength: 10, maxLength: 200, description: '10 to 200 characters' });

/** A passphrase that was set before was held to less, and is still good to sign in with. */
export const ChosenPassphrase = Type.String({
  maxLength: 200,
  pattern: NEW_PASSPHRASE,
  description: '10 to 200 characters, spaces at the ends not counted',
});

export const Salt = Type.String({
  maxLength: 64,
  pattern: '^[ -~]*$',
  description: "A seat's own share of the deal's chance: up to 64 printable ASCII characters",
});

export const GameId = Type.String({ pattern: '^[a-z-]{1,40}$', description: 'A game, as GET /games lists it' });

export const SeatNumber = Type.Integer({ minimum: 0, maximum: 7, description: 'A place at the table, counted from 0' });

export const Seq = Type.Integer({ minimum: 0, description: "The match's sequence number" });

export const Time = Type.Integer({ minimum: 0, description: 'Milliseconds since the epoch' });

/** How strong a bot is, from friendly to merciless. */
export const Level = Type.Integer({ minimum: 1, maximum: 5, description: 'From 1, friendly, to 5, merciless' });
export type Level = Static<typeof Level>;

/** Whatever the game's rules define: their own documents are described by the game. */
export const GameDocument = Type.Unsafe<object>({ type: 'object', description: 'Defined by the game' });

export const Prompt = Type.Unsafe<KernelPrompt>({
  type: 'object',
  description: 'What is asked: `kind`, `text` in plain words, and the `rule` that asks',
});

export const Outcome = Type.Unsafe<KernelOutcome>({
  type: 'object',
  description: '`ranks` and `scores` by seat, `winners`, and `rivals` that have no seat',
});

export const orNull = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
