import { InputError } from './errors.js';

/**
 * The part of JSON Schema (draft 2020-12) that positions, options and records are described in.
 * The published document is the very object that validates: there is no second description to drift away.
 */
export type JsonSchema = (
  | {
      readonly type: 'object';
      readonly properties: Properties;
      readonly required: readonly string[];
      readonly additionalProperties: false;
    }
  | { readonly type: 'object'; readonly additionalProperties: JsonSchema }
  | { readonly type: 'array'; readonly items: JsonSchema; readonly minItems?: number; readonly maxItems?: number }
  | { readonly type: 'integer'; readonly minimum?: number; readonly maximum?: number }
  | { readonly type: 'string'; readonly minLength?: number; readonly maxLength?: number; readonly pattern?: string }
  | { readonly type: 'boolean' }
  | { readonly type: 'null' }
  | { readonly const: Scalar }
  | { readonly enum: readonly Scalar[] }
  | { readonly anyOf: readonly JsonSchema[] }
  | { readonly type: 'object' }
) & { readonly $schema?: string; readonly title?: string; readonly description?: string };

type Scalar = string | number | boolean | null;
type Properties = { readonly [name: string]: JsonSchema };

/** The TypeScript type of the documents that a schema (written `as const`) admits. */
export type FromSchema<S> = S extends { readonly const: infer C }
  ? C
  : S extends { readonly enum: readonly (infer E)[] }
    ? E
    : S extends { readonly anyOf: readonly (infer A)[] }
      ? FromSchema<A>
      : S extends { readonly type: infer T }
        ? FromType<S, T>
        : never;

type FromType<S, T> = T extends 'integer'
  ? number
  : T extends 'string'
    ? string
    : T extends 'boolean'
      ? boolean
      : T extends 'null'
        ? null
        : S extends { readonly items: infer I }
          ? readonly FromSchema<I>[]
          : S extends { readonly properties: infer P; readonly required: readonly (infer R)[] }
            ? { readonly [K in keyof P as K extends R ? K : never]: FromSchema<P[K]> } & {
                readonly [K in keyof P as K extends R ? never : K]?: FromSchema<P[K]>;
              }
            : S extends { readonly additionalProperties: infer V }
              ? { readonly [name: string]: FromSchema<V> }
              : object;

/** Throws an `InputError` that names the first place where `value` departs from the schema. */
export function assertMatches(schema: JsonSchema, value: unknown, path = ''): void {
  const problem = firstProblem(schema, value, path);
  if (problem !== undefined) throw errorFor(problem);
}

/** A value of the schema's type, or an `InputError` that names the first place where it departs from it. */
export function parseAs<const S extends JsonSchema>(schema: S, value: unknown, path = ''): FromSchema<S> {
  assertMatches(schema, value, path);
  return value as FromSchema<S>;
}

function firstProblem(schema: JsonSchema, value: unknown, path: string): Problem | undefined {
  if ('const' in schema) return value === schema.const ? undefined : wrong(path, JSON.stringify(schema.const), value);
  if ('enum' in schema) {
    return schema.enum.some((allowed) => allowed === value)
      ? undefined
      : wrong(path, `one of ${schema.enum.map((allowed) => JSON.stringify(allowed)).join(', ')}`, value);
  }
  if ('anyOf' in schema) return problemInAnyOf(schema.anyOf, value, path);
  switch (schema.type) {
    case 'object':
      return problemInObject(schema, value, path);
    case 'array':
      return problemInArray(schema, value, path);
    case 'integer':
      return problemInInteger(schema, value, path);
    case 'string':
      return problemInString(schema, value, path);
    case 'boolean':
      return typeof value === 'boolean' ? undefined : wrong(path, 'true or false', value);
    case 'null':
      return value === null ? undefined : wrong(path, 'null', value);
  }
}

/** What an `InputError` will say. Most are found on the way to a choice that fits, and never said. */
interface Problem {
  readonly path: string;
  readonly expected: string;
  /** Undefined: there is nothing to show. */
  readonly got: unknown;
}

const errorFor = ({ path, expected, got }: Problem): InputError => new InputError(path, expected, got);

const wrong = (path: string, expected: string, value: unknown): Problem => ({
  path,
  expected,
  got: value === undefined ? null : value,
});

const isObject = (value: unknown): value is { readonly [name: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Of several failures the one that got furthest into the value, or that is about its kind of thing, tells most. */
function problemInAnyOf(choices: readonly JsonSchema[], value: unknown, path: string): Problem | undefined {
  const problems: Problem[] = [];
  for (const choice of choices) {
    const problem = firstProblem(choice, value, path);
    if (problem === undefined) return undefined;
    problems.push(problem);
  }
  const deepest = problems.reduce((best, next) => (next.path.length > best.path.length ? next : best));
  if (deepest.path.length > path.length) return deepest;
  const structure = Array.isArray(value) ? 'array' : isObject(value) ? 'object' : undefined;
  const alike = problems.filter((_, i) => structure !== undefined && typeOf(choices[i]) === structure);
  if (alike.length === 1) return alike[0];
  return wrong(path, problems.map((problem) => problem.expected).join(', or '), value);
}

const typeOf = (schema: JsonSchema): string | undefined => ('type' in schema ? schema.type : undefined);

function problemInObject(
  schema: Extract<JsonSchema, { type: 'object' }>,
  value: unknown,
  path: string,
): Problem | undefined {
  if (!isObject(value)) return wrong(path, 'an object', value);
  if ('required' in schema) {
    const missing = schema.required.find((name) => !Object.hasOwn(value, name));
    if (missing !== undefined) return { path, expected: `an object with the field "${missing}"`, got: undefined };
  }
  for (const [name, field] of Object.entries(value)) {
    const problem = problemInField(schema, name, field, path === '' ? name : `${path}.${name}`);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function problemInField(
  schema: Extract<JsonSchema, { type: 'object' }>,
  name: string,
  value: unknown,
  path: string,
): Problem | undefined {
  if ('properties' in schema) {
    if (Object.hasOwn(schema.properties, name)) return firstProblem(schema.properties[name], value, path);
    return {
      path,
      expected: `no such field (known: ${Object.keys(schema.properties).join(', ') || 'none'})`,
      got: undefined,
    };
  }
  return 'additionalProperties' in schema ? firstProblem(schema.additionalProperties, value, path) : undefined;
}

function problemInArray(
  schema: Extract<JsonSchema, { type: 'array' }>,
  value: unknown,
  path: string,
): Problem | undefined {
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema;
  if (!Array.isArray(value)) return wrong(path, 'a list', value);
  if (value.length < minItems || value.length > maxItems) {
    const size =
      minItems === maxItems
        ? `${minItems}`
        : maxItems === Number.POSITIVE_INFINITY
          ? `${minItems} or more`
          : `${minItems} to ${maxItems}`;
    return { path, expected: `a list of ${size}, not of ${value.length}`, got: undefined };
  }
  for (const [i, item] of value.entries()) {
    const problem = firstProblem(schema.items, item, `${path}[${i}]`);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function problemInInteger(
  schema: Extract<JsonSchema, { type: 'integer' }>,
  value: unknown,
  path: string,
): Problem | undefined {
  const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = schema;
  if (Number.isInteger(value) && Number(value) >= minimum && Number(value) <= maximum) return undefined;
  const from = minimum === Number.NEGATIVE_INFINITY ? '' : ` from ${minimum}`;
  const to = maximum === Number.POSITIVE_INFINITY ? '' : ` to ${maximum}`;
  return wrong(path, `a whole number${from}${to}`, value);
}

function problemInString(
  schema: Extract<JsonSchema, { type: 'string' }>,
  value: unknown,
  path: string,
): Problem | undefined {
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern } = schema;
  if (typeof value !== 'string') return wrong(path, 'a text', value);
  const length = [...value].length;
  if (length < minLength || length > maxLength) {
    return wrong(path, `a text of ${minLength} to ${maxLength} characters`, value);
  }
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(value))
    return wrong(path, `a text like /${pattern}/`, value);
  return undefined;
}

/** Like `parseAs` for objects that say by their field `kind` which of several schemas they follow. */
export function parseByKind<const S extends { readonly [kind: string]: JsonSchema }>(
  shapes: S,
  value: unknown,
  path = '',
): FromSchema<S[keyof S]> {
  const kinds = Object.keys(shapes)
    .map((kind) => `"${kind}"`)
    .join(', ');
  if (!isObject(value)) throw errorFor(wrong(path, `an object with the field "kind" (${kinds})`, value));
  const { kind } = value;
  if (typeof kind !== 'string' || !Object.hasOwn(shapes, kind))
    throw errorFor(wrong(`${path}.kind`, `one of ${kinds}`, kind));
  assertMatches(shapes[kind], value, path);
  return value as FromSchema<S[keyof S]>;
}
