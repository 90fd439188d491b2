import { type JsonSchema, seatBit, seatsIn } from '@souk/kernel';
import { PLAY_SOURCES, type PlaySource } from '../events.js';
import { type FieldName, type FieldType, FRAME_FIELDS } from '../frame-fields.js';
import { type AlleyFrame, FRAME_NAMES, type FrameName, newFrame, SLOT } from '../frames.js';
import { cellOf, kindOrUnknown, maskOf, type Observer, type SlotPart, sees, slotPart } from '../storehouse/slots.js';
import { ITEM_IDS, type ItemId, itemId, MAX_SEATS } from '../vocabulary.js';

/** What frames remember, as it is written. An item that is null is not for these eyes. */
interface Fields extends Record<FieldName, unknown> {
  readonly place: number;
  readonly waiting: readonly number[];
  readonly peeks: number;
  readonly slot: number;
  readonly wild: boolean;
  readonly line: number;
  readonly dolls: number;
  readonly served: readonly number[];
  readonly item: ItemId | null;
  readonly from: PlaySource;
  readonly returns: number;
  readonly owner: number;
  readonly replaced: SlotPart;
  readonly copies: number;
  readonly atInspection: boolean;
  readonly asked: number;
}

type FieldValue = Fields[FieldName];

interface FrameShape {
  /** What frames it can lie on, and at which of their steps; none: it lies at the bottom. */
  readonly on?: readonly (readonly [below: FrameName, step: string])[];
  readonly steps?: readonly string[];
}

const END_OF_TURN = [['end-turn', 'only']] as const;
const SOLD_BY_PLAY_OR_INSPECTION = [
  ['play', 'replaced'],
  ['inspection', 'selling'],
] as const;

/** Where every frame can lie, and how its steps are written in positions and views. */
export const FRAME_SHAPES: { readonly [name in FrameName]: FrameShape } = {
  'choose-wizard': {},
  reveal: {},
  draw: {},
  act: {},
  'ignore-effect': { on: [['play', 'effect']] },
  cauldron: { on: [['play', 'sets']] },
  peek: { on: [['play', 'sets']] },
  set: { on: SOLD_BY_PLAY_OR_INSPECTION },
  slide: { on: [['sale', 'gold']] },
  'toad-player': { on: [['sale', 'dafana']] },
  'egg-player': { on: [['sale', 'dafana']] },
  doll: { on: [['sale', 'dafana']] },
  dafana: { on: [['sale', 'sold']] },
  slot: { on: END_OF_TURN },
  'two-player-discard': { on: END_OF_TURN },
  'watch-item': { on: END_OF_TURN },
  'lamp-item': { on: END_OF_TURN },
  'chalice-player': { on: END_OF_TURN },
  'chalice-item': { on: END_OF_TURN },
  'lockbox-own': { on: END_OF_TURN },
  'lockbox-other': { on: END_OF_TURN },
  glynna: { on: [['inspection', 'turning-up']] },
  ninx: { on: [['inspection', 'fining']] },
  bribe: { on: [['bribes', 'only']] },
  play: { on: END_OF_TURN, steps: ['effect-due', 'effect', 'sets', 'replaced'] },
  sale: { on: SOLD_BY_PLAY_OR_INSPECTION, steps: ['gold', 'dafana', 'sold'] },
  'end-turn': {},
  inspection: { steps: ['removing', 'turning-up', 'selling', 'counting', 'fining'] },
  bribes: {},
};

const ONLY_STEP = ['only'];

export const stepsOf = (name: FrameName): readonly string[] => FRAME_SHAPES[name].steps ?? ONLY_STEP;

/** A frame of the stack, in words. */
export interface StackPart extends Partial<Fields> {
  readonly frame: FrameName;
  readonly seat: number;
  readonly step: string;
}

const SEAT = { type: 'integer', minimum: 0, maximum: MAX_SEATS - 1 } as const;
const SEATS = { type: 'array', items: SEAT, maxItems: MAX_SEATS } as const;

export const SLOT_SCHEMA = {
  type: 'object',
  properties: {
    face: { enum: ['up', 'down', 'none'], description: 'None: an empty place among the others.' },
    item: { enum: [...ITEM_IDS, null] },
    returned: {
      type: 'integer',
      minimum: 0,
      maximum: 3,
      description: 'Boomerangs: how often it has returned this turn.',
    },
    seenBy: { ...SEATS, description: 'Seats that know the item though it is hidden.' },
  },
  required: ['face', 'item', 'returned', 'seenBy'],
  additionalProperties: false,
} as const satisfies JsonSchema;

const FIELD_SCHEMAS: { readonly [type in FieldType]: JsonSchema } = {
  count: { type: 'integer', minimum: 0, maximum: 99 },
  slot: { type: 'integer', minimum: 0, maximum: 8 },
  seat: SEAT,
  seats: SEATS,
  item: { enum: ITEM_IDS },
  flag: { type: 'boolean' },
  source: { enum: PLAY_SOURCES },
  cell: SLOT_SCHEMA,
};

function stackPartSchema(name: FrameName): JsonSchema {
  const fields = FRAME_FIELDS[name];
  return {
    type: 'object',
    properties: {
      frame: { const: name },
      seat: SEAT,
      step: { enum: stepsOf(name) },
      ...Object.fromEntries(fields.map(([field, type]) => [field, FIELD_SCHEMAS[type]])),
    },
    required: ['frame', 'seat', 'step', ...fields.map(([field]) => field)],
    additionalProperties: false,
  };
}

export const STACK_PART_SCHEMAS: readonly JsonSchema[] = FRAME_NAMES.map(stackPartSchema);

/** AA-ITEM-14: what a Chalice has taken is known to its user and to the stash's owner until it is played. */
function isSeen(frame: AlleyFrame, eyes: Observer): boolean {
  const secret = frame.effect === SLOT && PLAY_SOURCES[frame.from] === 'sacred-chalice';
  return !secret || sees(eyes, seatBit(frame.seat) | seatBit(frame.owner));
}

const WRITERS: { readonly [type in FieldType]: (value: number, frame: AlleyFrame, eyes: Observer) => FieldValue } = {
  count: (value) => value,
  slot: (value) => value,
  seat: (value) => value,
  seats: (value) => seatsIn(value),
  item: (value, frame, eyes) => (isSeen(frame, eyes) ? itemId(value) : null),
  flag: (value) => value === 1,
  source: (value) => PLAY_SOURCES[value],
  cell: (value, _frame, eyes) => slotPart(value, eyes),
};

/** A frame as these eyes may see it. */
export function stackPart(frame: AlleyFrame, eyes: Observer): StackPart {
  const name = FRAME_NAMES[frame.effect];
  const memory = FRAME_FIELDS[name].map(([field, type]) => [field, WRITERS[type](frame[field], frame, eyes)]);
  return {
    frame: name,
    seat: frame.seat,
    step: stepsOf(name)[frame.step],
    ...(Object.fromEntries(memory) as Partial<Fields>),
  };
}

/** The values come from a view, or from a position that has been checked against the schemas above. */
const READERS: { readonly [type in FieldType]: (value: FieldValue | undefined, eyes: Observer) => number } = {
  count: (value) => Number(value),
  slot: (value) => Number(value),
  seat: (value) => Number(value),
  seats: (value) => maskOf(value as readonly number[]),
  item: (value) => kindOrUnknown(value as ItemId | null),
  flag: (value) => Number(value),
  source: (value) => PLAY_SOURCES.indexOf(value as PlaySource),
  cell: (value, eyes) => cellOf(value as SlotPart, eyes),
};

export function frameOf(part: StackPart, eyes: Observer): AlleyFrame {
  const frame = newFrame(FRAME_NAMES.indexOf(part.frame), part.seat, stepsOf(part.frame).indexOf(part.step));
  for (const [field, type] of FRAME_FIELDS[part.frame]) frame[field] = READERS[type](part[field], eyes);
  return frame;
}
