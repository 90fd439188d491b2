import { InputError } from './errors.js';
import { isStuck, type RandomState } from './random.js';

/** How a position writes the state of the generator. */
export const RANDOM_SCHEMA = {
  type: 'array',
  items: { type: 'integer', minimum: -(2 ** 31), maximum: 2 ** 31 - 1 },
  minItems: 4,
  maxItems: 4,
  description: 'State of the xoshiro128** generator: four signed 32-bit integers, not all 0.',
} as const;

export const writeRandom = ({ a, b, c, d }: RandomState): readonly number[] => [a, b, c, d];

/** The generator from what follows the schema, or an `InputError`. */
export function readRandom([a, b, c, d]: readonly number[], path: string): RandomState {
  const random = { a, b, c, d };
  if (isStuck(random)) throw new InputError(path, 'four integers that are not all 0');
  return random;
}
