import type { GameTypes } from '@souk/kernel';
import type { Face } from '@souk/table-kit/face';
import type { Scene } from '@souk/table-kit/scene';
import type { Moment, Played } from '@souk/table-kit/session';
import { Shots } from '@souk/table-kit/shots';
import { describe, expect, test } from 'vitest';

interface CountingTypes extends GameTypes {
  readonly View: { readonly sum: number };
  readonly Event: { readonly kind: 'add' | 'open' | 'close'; readonly by?: number };
}

type Event = CountingTypes['Event'];

/** A scene of what is added between an `open` and a `close`. */
const scene: Scene<CountingTypes, readonly number[]> = {
  bound: ({ kind }) => (kind === 'open' ? 'begins' : kind === 'close' ? 'ends' : undefined),
  beats: (picture, { kind, by = 0 }) => [{ picture: kind === 'open' ? [] : [...(picture ?? []), by], lasts: 10 }],
  farewell: (picture) => ({ text: { k: 'you' }, button: { k: 'close' }, picture: [...picture, -1] }),
  title: () => ({ k: 'you' }),
  steps: () => ({ names: [], at: 0 }),
  Picture: () => null,
};

const plain: Face<CountingTypes> = {
  ...{ id: 'counting', className: '', texts: { en: async () => ({}), de: async () => ({}) }, hidesHands: false },
  spotsOf: () => [],
  buttonFor: () => undefined,
  ask: () => ({ k: 'you' }),
  preview: () => ({ k: 'you' }),
  tell: ({ events, at }) => ({ told: () => ({ text: String(events[at]?.kind) }) }),
  because: () => ({ k: 'you' }),
  chapter: () => undefined,
  step: ({ sum }, { by = 0 }) => ({ sum: sum + by }),
  flights: () => [],
  pace: () => 'none',
  Heading: () => null,
  Board: () => null,
  Inspector: () => null,
  ending: () => Promise.reject(new Error('nobody looks at the end')),
  keys: () => [],
  deed: () => undefined,
};

const SPEAKER = { you: 0, sitters: [], name: () => '' };
const shots = new Shots({ ...plain, scene }, SPEAKER);

const add = (by: number): Event => ({ kind: 'add', by });
const open: Event = { kind: 'open' };
const close: Event = { kind: 'close' };

const momentAfter = (length: number, sum: number): Moment<CountingTypes> => ({
  ...{ length, view: { sum }, viewer: 0, toAct: [], decisions: [], outcome: undefined },
});

/** A match of these moves, each a list of events. */
function matchOf(moves: readonly (readonly Event[])[]) {
  let sum = 0;
  const moments = [momentAfter(0, 0)];
  const past = moves.map((events, at): Played<CountingTypes> => {
    for (const { by = 0 } of events) sum += by;
    const after = momentAfter(at + 1, sum);
    moments.push(after);
    return { kind: 'played', seat: 0, events, after };
  });
  return { past, standing: (face = shots) => face.standing(past, (length) => moments[length] ?? momentAfter(0, 0)) };
}

describe('the shots of a move', () => {
  const [played] = matchOf([[add(1), open, add(2), add(3), close, add(4)]]).past;
  const all = played === undefined ? [] : [...shots.of({ sum: 0 }, undefined, played)];

  test('have the views before and after each event', () => {
    expect(all.map(({ before, after }) => [before.sum, after.sum])).toEqual([
      [0, 1],
      [1, 1],
      [1, 3],
      [3, 6],
      [6, 6],
      [6, 10],
    ]);
  });

  test('have pictures from where the scene begins to where it ends, and a farewell there', () => {
    expect(all.map(({ leaves }) => leaves)).toEqual([undefined, [], [2], [2, 3], undefined, undefined]);
    expect(all.map(({ farewell }) => farewell?.picture)).toEqual([...Array(4), [2, 3, -1], undefined]);
  });

  test('say what the log says where the scene says nothing of the event', () => {
    expect(all.map(({ says }) => says)).toEqual([['add'], [], [], [], ['close'], ['add']]);
  });
});

describe('who comes back', () => {
  test('finds the scene that stands, whichever moves it began and went on in', () => {
    const { shots: reel, leaving } = matchOf([[add(1)], [add(1), open, add(2)], [add(3)]]).standing();
    expect(reel.at(-1)?.leaves).toEqual([2, 3]);
    expect(reel.map(({ before }) => before.sum)).toEqual([2, 2, 4]);
    expect(leaving).toBeUndefined();
  });

  test('finds its farewell if the last move has ended it, and nothing once another was made', () => {
    const ended = [
      [open, add(2)],
      [add(3), close, add(4)],
    ];
    const { leaving, shots: reel } = matchOf(ended).standing();
    expect(leaving?.farewell?.picture).toEqual([2, 3, -1]);
    expect(leaving?.before.sum).toBe(5);
    expect(reel.at(-1)?.leaves).toEqual([2, 3]);
    expect(matchOf([...ended, [add(5)]]).standing()).toEqual({ shots: [], leaving: undefined });
  });

  test('finds the latest of several, and no farewell of one before', () => {
    const { shots: reel, leaving } = matchOf([[open, add(1), close, open, add(2)]]).standing();
    expect(leaving?.farewell?.picture ?? reel.at(-1)?.leaves).toEqual([2]);
  });

  test('finds nothing at a table whose face has no scenes', () => {
    const none = new Shots(plain, SPEAKER);
    expect(matchOf([[open, add(2)]]).standing(none)).toEqual({ shots: [], leaving: undefined });
  });
});
