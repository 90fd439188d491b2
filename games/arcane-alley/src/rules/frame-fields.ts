import type { FrameName } from './frames.js';

/** All that frames remember, as numbers. What a frame has no use for is 0. */
export interface FrameFields {
  /** The seat's place in the turn order. */
  readonly place: number;
  /** The seats that have yet to choose, as a mask. */
  readonly waiting: number;
  /** How many peeks are left, this one included. */
  readonly peeks: number;
  readonly slot: number;
  /** 1 if the item just played counts as any item (AA-ITEM-10). */
  readonly wild: number;
  /** The line of the storehouse that is sold. */
  readonly line: number;
  /** How many of the sold Dolls are left. */
  readonly dolls: number;
  /** The players who have got a Doll, and the seller, as a mask. */
  readonly served: number;
  /** The item that is played, or that a sold set is of. */
  readonly item: number;
  /** What demands the play, by its place in `PLAY_SOURCES`. */
  readonly from: number;
  /** How often a Boomerang has returned in this turn. */
  readonly returns: number;
  /** The seat whose stash an item is or was taken from. */
  readonly owner: number;
  /** The cell that lay where the item was played. */
  readonly replaced: number;
  /** How many of the three items sold are the one that the set is of. */
  readonly copies: number;
  /** 1 if the set is sold at an inspection. */
  readonly atInspection: number;
  /** How many have been asked before the seat. */
  readonly asked: number;
}

export type FieldName = keyof FrameFields;

/** What a number that a frame remembers stands for. */
export type FieldType = 'count' | 'slot' | 'seat' | 'seats' | 'item' | 'flag' | 'source' | 'cell';

type Fields = readonly (readonly [name: FieldName, type: FieldType])[];

const NOTHING: Fields = [];

/** No kind of frame remembers more than so many numbers. */
export const MOST_FIELDS = 4;

/** What each kind of frame remembers, in the order in which it is hashed. */
export const FRAME_FIELDS: { readonly [name in FrameName]: Fields } = {
  'choose-wizard': [['place', 'count']],
  reveal: [['waiting', 'seats']],
  draw: NOTHING,
  act: NOTHING,
  'ignore-effect': NOTHING,
  cauldron: NOTHING,
  peek: [['peeks', 'count']],
  // A count: beyond the last slot it stands for all of them.
  set: [
    ['slot', 'count'],
    ['wild', 'flag'],
  ],
  slide: [['line', 'count']],
  'toad-player': NOTHING,
  'egg-player': NOTHING,
  doll: [
    ['dolls', 'count'],
    ['served', 'seats'],
  ],
  dafana: NOTHING,
  slot: [
    ['item', 'item'],
    ['from', 'source'],
    ['returns', 'count'],
    ['owner', 'seat'],
  ],
  'two-player-discard': NOTHING,
  'watch-item': NOTHING,
  'lamp-item': NOTHING,
  'chalice-player': NOTHING,
  'chalice-item': [['owner', 'seat']],
  'lockbox-own': NOTHING,
  'lockbox-other': [['slot', 'slot']],
  glynna: NOTHING,
  ninx: NOTHING,
  bribe: NOTHING,
  play: [
    ['slot', 'slot'],
    ['replaced', 'cell'],
    ['item', 'item'],
    ['wild', 'flag'],
  ],
  sale: [
    ['line', 'count'],
    ['item', 'item'],
    ['copies', 'count'],
    ['atInspection', 'flag'],
  ],
  'end-turn': NOTHING,
  inspection: NOTHING,
  bribes: [['asked', 'count']],
};
