import { InputError } from './errors.js';
import { assertMatches, type JsonSchema } from './schema.js';
import type { Seat } from './seats.js';

interface Described {
  /** A few words, as a form shows them. */
  readonly label: string;
  /** One line of help. */
  readonly help: string;
  /** It means something only where another option has this value. */
  readonly onlyWith?: { readonly option: string; readonly value: string | number | boolean };
  /** It means something only with so many seats at most. */
  readonly mostSeats?: number;
}

export interface BooleanOption extends Described {
  readonly type: 'boolean';
  readonly default: boolean;
}

export interface IntegerOption extends Described {
  readonly type: 'integer';
  readonly default: number;
  readonly min: number;
  readonly max: number;
}

export interface ChoiceOption<C extends string | number = string | number> extends Described {
  readonly type: 'choice';
  readonly default: C;
  readonly choices: readonly { readonly value: C; readonly label: string }[];
}

/** A seat of the table, or chance. */
export interface SeatOption extends Described {
  readonly type: 'seat';
  readonly default: 'random';
}

/** A JSON document with a schema of its own; `null` stands for the default. */
export interface DocumentOption<D = unknown> extends Described {
  readonly type: 'document';
  readonly default: null;
  readonly schema: JsonSchema;
  /** Checks what no schema can say. Throws an `InputError`. */
  check(document: D, seats: number, path: string): void;
}

/** A document option, its type stated once. */
export const documentOption = <D>(option: Omit<DocumentOption<D>, 'type' | 'default'>): DocumentOption<D> => ({
  type: 'document',
  default: null,
  ...option,
});

export type OptionSpec = BooleanOption | IntegerOption | ChoiceOption | SeatOption | DocumentOption;

/** All options of a game: the one source for validation, forms, command-line flags and help. */
export type OptionsSpec = { readonly [name: string]: OptionSpec };

export type OptionValue<S> = S extends BooleanOption
  ? boolean
  : S extends IntegerOption
    ? number
    : S extends ChoiceOption<infer C>
      ? C
      : S extends SeatOption
        ? Seat | 'random'
        : S extends DocumentOption<infer D>
          ? D | null
          : never;

export type OptionsOf<Spec> = { readonly [K in keyof Spec]: OptionValue<Spec[K]> };

/** The JSON Schema of one option's values. */
export function optionSchema(option: OptionSpec, seats: number): JsonSchema {
  switch (option.type) {
    case 'boolean':
      return { type: 'boolean' };
    case 'integer':
      return { type: 'integer', minimum: option.min, maximum: option.max };
    case 'choice':
      return { enum: option.choices.map((choice) => choice.value) };
    case 'seat':
      return { anyOf: [{ const: 'random' }, { type: 'integer', minimum: 0, maximum: seats - 1 }] };
    case 'document':
      return { anyOf: [{ type: 'null' }, option.schema] };
  }
}

/** The JSON Schema of all options together. */
export const optionsSchema = (spec: OptionsSpec, seats: number): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(
    Object.entries(spec).map(([name, option]) => [
      name,
      { ...optionSchema(option, seats), title: option.label, description: option.help },
    ]),
  ),
  required: [],
  additionalProperties: false,
});

/**
 * Complete options from what was given (nothing, or an object with some of them), or an `InputError`.
 * `path` says where in a larger document they stand.
 */
export function parseOptions<const Spec extends OptionsSpec>(
  spec: Spec,
  given: unknown,
  seats: number,
  path = 'options',
): OptionsOf<Spec> {
  const input: unknown = given ?? {};
  assertMatches(optionsSchema(spec, seats), input, path);
  const named = input as { readonly [name: string]: unknown };
  const values = Object.entries(spec).map(([name, option]) => {
    const value = named[name] ?? option.default;
    if (option.type === 'document' && value !== null) option.check(value, seats, `${path}.${name}`);
    return [name, value];
  });
  return Object.freeze(Object.fromEntries(values)) as OptionsOf<Spec>;
}

/** An option as a command line knows it. */
export interface Flag {
  readonly option: string;
  readonly flag: string;
  /** What stands behind the flag; undefined for a switch. */
  readonly value: string | undefined;
  readonly help: string;
}

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** What stands behind a flag; undefined for a switch. */
function valueShape(option: OptionSpec): string | undefined {
  switch (option.type) {
    case 'boolean':
      return undefined;
    case 'integer':
      return `${option.min}..${option.max}`;
    case 'choice':
      return option.choices.map((choice) => choice.value).join('|');
    case 'seat':
      return 'random|seat';
    case 'document':
      return 'file.json';
  }
}

export const flagsOf = (spec: OptionsSpec): readonly Flag[] =>
  Object.entries(spec).map(([name, option]) => ({
    option: name,
    flag: kebab(name),
    value: valueShape(option),
    help: `${option.help} (default: ${option.default ?? 'none'})`,
  }));

/**
 * The value that a flag's text stands for. Documents are read by `readDocument`, since the kernel does
 * not touch files. Limits are left to `parseOptions`.
 */
export function fromFlag(
  option: OptionSpec,
  flag: string,
  text: string | boolean,
  readDocument: (text: string) => unknown,
): unknown {
  if (typeof text === 'boolean') return text;
  if (option.type === 'document') return readDocument(text);
  if (option.type === 'boolean') {
    if (text === 'true' || text === 'false') return text === 'true';
    throw new InputError(`--${flag}`, 'true or false', text);
  }
  return /^-?\d+$/.test(text) ? Number(text) : text;
}
