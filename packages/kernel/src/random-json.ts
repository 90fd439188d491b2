import { keyFromHex, keyToHex } from './chacha20.js';
import { InputError } from './errors.js';
import { isStuck, type RandomState } from './random.js';
import type { FromSchema } from './schema.js';

/** How a position writes the state of the generator. */
export const RANDOM_SCHEMA = {
  anyOf: [
    {
      type: 'array',
      items: { type: 'integer', minimum: -(2 ** 31), maximum: 2 ** 31 - 1 },
      minItems: 4,
      maxItems: 4,
      description: 'State of the xoshiro128** generator: four signed 32-bit integers, not all 0.',
    },
    {
      type: 'object',
      properties: {
        generator: { const: 'chacha20' },
        key: { type: 'string', pattern: '^[0-9a-f]{64}$', description: 'Its 32 bytes.' },
        drawn: {
          type: 'integer',
          minimum: 0,
          maximum: 2 ** 53 - 1,
          description: 'How many words were drawn: word n is the first of block n (RFC 8439; the nonce is 0).',
        },
      },
      required: ['generator', 'key', 'drawn'],
      additionalProperties: false,
      description: 'State of the generator of a live match: ChaCha20 under a key.',
    },
  ],
} as const;

export type RandomJson = FromSchema<typeof RANDOM_SCHEMA>;

const WORD = 2 ** 32;

export const writeRandom = ({ a, b, c, d, key }: RandomState): RandomJson =>
  key === undefined ? [a, b, c, d] : { generator: 'chacha20', key: keyToHex(key), drawn: (b >>> 0) * WORD + (a >>> 0) };

/** The generator from what follows the schema, or an `InputError`. */
export function readRandom(json: RandomJson, path: string): RandomState {
  if ('key' in json) {
    const { drawn, key } = json;
    return { a: drawn | 0, b: Math.floor(drawn / WORD) | 0, c: 0, d: 0, key: keyFromHex(key) };
  }
  const [a, b, c, d] = json;
  const random = { a, b, c, d };
  if (isStuck(random)) throw new InputError(path, 'four integers that are not all 0');
  return random;
}
