import { InputError } from '@souk/kernel';
import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { EXPECTED_FORMS } from './schemas/forms.js';
import { CLIENT_MESSAGES, type ClientMessage, type ClientMessageType } from './schemas/messages.js';

/** Says whether something has the form that a schema describes; throws an `InputError` if not. */
export type Parse<T> = (value: unknown, path?: string) => T;

/** A checker for one schema, compiled once. */
export function parserOf<const S extends TSchema>(schema: S): Parse<Static<S>> {
  const validator = Compile(schema);
  return (value, path = '') => {
    if (validator.Check(value)) return value as Static<S>;
    throw problemIn(validator.Errors(value), path);
  };
}

/** The same for what comes as text in an address: numbers are read as numbers. */
export function textParserOf<const S extends TSchema>(schema: S): Parse<Static<S>> {
  const validator = Compile(schema);
  const parse = parserOf(schema);
  return (value, path) => parse(validator.Convert(value), path);
}

interface Problem {
  readonly instancePath: string;
  readonly keyword: string;
  readonly message: string;
  readonly params: object;
}

/** Why a value was refused: the place in it, and what is expected there. */
function problemIn(problems: readonly Problem[], path: string): InputError {
  const [first] = problems;
  if (first === undefined) return new InputError(path, 'another form');
  const place = [path, ...first.instancePath.split('/').slice(1)].filter((part) => part !== '').join('.');
  return new InputError(place, expectationOf(first));
}

function expectationOf({ keyword, message, params }: Problem): string {
  if (keyword === 'required' && 'requiredProperties' in params)
    return `the field ${namesIn(params.requiredProperties)}`;
  if (keyword === 'additionalProperties' && 'additionalProperties' in params) {
    return `no field ${namesIn(params.additionalProperties)}`;
  }
  if (keyword === 'boolean') return 'no such field';
  if (keyword === 'enum' && 'allowedValues' in params) return `one of ${namesIn(params.allowedValues)}`;
  const form = keyword === 'pattern' && 'pattern' in params ? EXPECTED_FORMS[String(params.pattern)] : undefined;
  return form ?? message.replace(/^must /, 'it to ');
}

const namesIn = (names: unknown): string => (Array.isArray(names) ? names.map((name) => `"${name}"`).join(', ') : '');

const parsers = Object.fromEntries(
  Object.entries(CLIENT_MESSAGES).map(([type, schema]) => [type, parserOf(schema)]),
) as { readonly [K in ClientMessageType]: Parse<ClientMessage> };

/** A message from a client, or an `InputError` that says what is wrong with it. */
export function parseClientMessage(value: unknown): ClientMessage {
  const type = typeof value === 'object' && value !== null && 'type' in value ? value.type : undefined;
  if (typeof type !== 'string' || !Object.hasOwn(parsers, type)) {
    throw new InputError('type', `one of ${namesIn(Object.keys(parsers))}`, type);
  }
  return parsers[type as ClientMessageType](value);
}
