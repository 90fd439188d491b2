import { ITEM_IDS, type Kind, kindOf, UNKNOWN } from '@souk/games/arcane-alley';
import type { Worths } from './worths.js';

/** Room for every number that a cell can hold. */
export const CELL_KINDS = 32;
/** What a slot shows that is hidden. */
export const HIDDEN: Kind = UNKNOWN;

export const MIRROR = kindOf('cursed-mirror');
export const RING = kindOf('invisible-ring');
export const COIN = kindOf('three-headed-coin');
export const BOOMERANG = kindOf('magic-boomerang');
export const FAIRY = kindOf('bottled-fairy');
export const SWORD = kindOf('sovereign-sword');
export const DOLL = kindOf('haunted-doll');
export const FELINE = kindOf('facsimilous-feline');

/** Items from the Feline on are no set that one could plan for. */
export const PLANNED_KINDS = FELINE;

const zeros = (length: number): number[] => {
  const list: number[] = [];
  for (let i = 0; i < length; i++) list.push(0);
  return list;
};

const NOTHING: readonly number[] = zeros(CELL_KINDS);
const NO_WORTHS: Worths = {
  sets: NOTHING,
  goldToPlay: NOTHING,
  infamyToPlay: NOTHING,
  infamy: NOTHING,
  mirrorFactor: 1,
};

/**
 * How one player's round looks from the own chair: what lies there, what is held, what may come of it. Hidden
 * items count as what they are on average, unless the player has looked. It is filled by `load`, may then be
 * changed ("what if"), and `survey` draws the conclusions.
 */
export class Outlook {
  worths: Worths = NO_WORTHS;
  gold = 0;
  infamy = 0;
  markers = 0;
  /** The form of the storehouse, and by slot what it shows and how much infamy it will bring. */
  shape = 0;
  readonly items = zeros(9);
  readonly weights = zeros(9);
  /** By item: how many are in the stash. */
  readonly held = zeros(CELL_KINDS);
  stashSize = 0;
  /** By item: how many copies the player has seen nowhere. */
  readonly unseen = zeros(CELL_KINDS);
  unseenItems = 0;
  /** Infamy of an unseen item, on average. */
  meanInfamy = 0;
  /** By item: chances that one, two or three more of it can be had in time. */
  readonly oneMore = zeros(CELL_KINDS);
  readonly twoMore = zeros(CELL_KINDS);
  readonly threeMore = zeros(CELL_KINDS);
  /** How many own turns are still to come in this round, about. */
  turns = 0;
  /** How many rounds come after this one. */
  roundsAfter = 0;
  /** What a wizard adds to every set, and whether one saves the costs of playing. */
  bonus = 0;
  playsFree = false;
  /** The other wizards' powers: Glynna, Corvus, Dafana, Ninx. */
  removesOne = false;
  holdsFour = false;
  paysOff = false;
  appraises = false;
  hidden = 0;
  /** Hidden items of the own storehouse that the player knows. */
  peeked = 0;
  isOnMove = false;
  hasTriggered = false;
  /** The item that can be taken from the discard or is known to lie on the deck, if it is the player's turn to draw. */
  onDiscard: Kind = HIDDEN;
  onDeck: Kind = HIDDEN;
  seats = 2;
  /** The most gold that another has, and the least infamy that waits in another's storehouse. */
  rivalGold = 0;
  rivalLeft = 0;

  // What `survey` finds.
  /** Gold that sets of this round will bring. */
  sets = 0;
  /** Gold of the most promising set alone. */
  best = 0;
  /** Gold of the best set that the next play completes with an item held. */
  ready = 0;
  /** Gold of the best set that an item on offer would complete. */
  offer = 0;
  /** Lines with two of a kind and room for the third. */
  pairs = 0;
  /** Plays that the planned sets still need. */
  work = 0;
  /** Infamy that lies in slots which no planned set will clear. */
  left = 0;
  /** Infamy of the worst of those slots, and how much of it the best item held would take away. */
  worst = 0;
  relief = 0;
  swords = 0;
  dolls = 0;
  /** Slots that sales have cleared. */
  cleared = 0;
  /** Gold of the best item of which two or more are held. */
  doubles = 0;
  specials = 0;
  felines = 0;
  /** Infamy on the track after the inspection, times around it included, about. */
  projected = 0;
  /** Gold that fines will cost. */
  fines = 0;
  /** Infamy that is taken into the next round. */
  carried = 0;

  /** Becomes what another outlook is, as far as `load` fills it in. */
  copy(other: Outlook): void {
    this.worths = other.worths;
    this.gold = other.gold;
    this.infamy = other.infamy;
    this.markers = other.markers;
    this.shape = other.shape;
    this.stashSize = other.stashSize;
    this.unseenItems = other.unseenItems;
    this.meanInfamy = other.meanInfamy;
    this.turns = other.turns;
    this.roundsAfter = other.roundsAfter;
    this.bonus = other.bonus;
    this.playsFree = other.playsFree;
    this.hidden = other.hidden;
    this.peeked = other.peeked;
    this.isOnMove = other.isOnMove;
    this.hasTriggered = other.hasTriggered;
    this.onDiscard = other.onDiscard;
    this.onDeck = other.onDeck;
    this.seats = other.seats;
    this.rivalGold = other.rivalGold;
    this.rivalLeft = other.rivalLeft;
    for (let slot = 0; slot < 9; slot++) {
      this.items[slot] = other.items[slot];
      this.weights[slot] = other.weights[slot];
    }
    for (let kind = 0; kind < ITEM_IDS.length; kind++) {
      this.held[kind] = other.held[kind];
      this.unseen[kind] = other.unseen[kind];
      this.oneMore[kind] = other.oneMore[kind];
      this.twoMore[kind] = other.twoMore[kind];
      this.threeMore[kind] = other.threeMore[kind];
    }
  }
}
