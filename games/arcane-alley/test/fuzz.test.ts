import { below, InputError, MoveList, newState, pick, type RandomState, seedRandom } from '@souk/kernel';
import { describe, expect, test } from 'vitest';
import { LAW_SEED, scaled } from '../../../packages/kernel/test/support/scale.js';
import { arcaneAlley, ITEM_IDS, type State } from '../src/rules/index.js';
import { audit } from './laws/audit.js';

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** Every place in a document that holds a single value. */
function leaves(value: Json, path: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  if (value === null || typeof value !== 'object') return [path];
  return Object.entries(value).flatMap(([name, part]) =>
    leaves(part, [...path, Array.isArray(value) ? Number(name) : name]),
  );
}

function otherValue(value: Json, random: RandomState): Json {
  if (typeof value === 'number') return pick(random, [value - 1, value + 1, 0, 1, 2, 9, 99]);
  if (typeof value === 'boolean') return !value;
  if (value === null) return pick(random, [0, 1, 'dark-lotus']);
  return pick<Json>(random, [...ITEM_IDS, 'up', 'down', 'none', null, 'sets', 'replaced', 'gold', 'fining', 'only']);
}

function replaceAt(document: Json, path: readonly (string | number)[], random: RandomState): Json {
  if (path.length === 0) return otherValue(document, random);
  const [name, ...rest] = path;
  const copy = Array.isArray(document) ? [...document] : { ...(document as { [name: string]: Json }) };
  const parts = copy as { [name: string]: Json };
  parts[name] = replaceAt(parts[name], rest, random);
  return copy;
}

const MOVES = new MoveList();

function playOn(state: State, moves: number, random: RandomState): void {
  for (let k = 0; k < moves && arcaneAlley.toAct(state).length > 0; k++) {
    const seat = pick(random, arcaneAlley.toAct(state));
    arcaneAlley.moves(state, seat, MOVES);
    arcaneAlley.play(state, seat, MOVES.at(below(random, MOVES.size)));
  }
}

describe('Positions with one thing changed', () => {
  test('are refused as input, or can be played to the end with every item in its place', () => {
    const random = seedRandom(`fuzz ${LAW_SEED}`);
    const games = scaled(200);
    let accepted = 0;
    for (let k = 0; k < games; k++) {
      const seats = 2 + below(random, 5);
      const state = newState(arcaneAlley, { seats, options: { wizards: 'random' }, seed: `fuzz ${LAW_SEED + k}` });
      playOn(state, below(random, 400), random);
      const document: Json = JSON.parse(JSON.stringify(arcaneAlley.toJSON(state)));
      const places = leaves(document).filter(([first]) => first !== 'deck' && first !== 'random');
      const changed = replaceAt(document, pick(random, places), random);
      let loaded: State;
      try {
        loaded = arcaneAlley.fromJSON(changed);
      } catch (error) {
        expect(error).toBeInstanceOf(InputError);
        continue;
      }
      accepted++;
      playOn(loaded, arcaneAlley.maxMoves(arcaneAlley.optionsOf(loaded), seats), random);
      expect(audit(loaded)).toBe(undefined);
      expect(arcaneAlley.toAct(loaded)).toEqual([]);
    }
    expect(accepted).toBeGreaterThan(0);
  });
});
