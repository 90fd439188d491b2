import type { Seat } from '@souk/kernel';
import { addedBy } from '../effects/extras.js';
import type { State } from '../state.js';
import { HAND_SIZE_RAISED, HAND_SIZE_WITHOUT_STACK, STACKS_PLACED } from '../turn/for-turn.js';
import { type Card, isMarked, type Kind, type Kinds, kindOf, NONE } from './card.js';
import { valueInTurn, valueOfMarked } from './marks.js';
import { COPIES } from './permissions.js';

/**
 * What a card is now, in this use. Every rule that asks for a card's name, set, value or permissions asks
 * here first which faces the card can be declared as, and then the rules of the match what these faces are and allow.
 */

/** A declaration: what the card counts as, and the hand card that is shown for it (NONE: nothing is). */
export interface Declaration {
  readonly as: Kind;
  readonly shown: Kind;
}

/** The lowest of some kinds. */
const lowestOf = (kinds: Kinds): Kind => 31 - Math.clz32(kinds & -kinds);

/** The kinds of a hand, but for the card at `except` (−1: all of it). */
export function kindsInHand(hand: readonly Card[], except: number): Kinds {
  let kinds = 0;
  for (let i = 0; i < hand.length; i++) if (i !== except) kinds |= 1 << kindOf(hand[i]);
  return kinds;
}

/** What following copy texts has found. */
interface Found {
  /** Faces that end the search. */
  readonly ends: Kinds;
  /** Faces with a copy text that was passed through. */
  readonly through: Kinds;
  /** Whether a text was met that shows what it finds; such texts are not followed here. */
  readonly shows: boolean;
}

/** DM-CHAM-5, but for texts that show what they find. */
function follow(state: State, owner: Seat, place: number, text: Kind): Found {
  const { copyTexts, copying } = state.rules;
  let ends = 0;
  let through = 0;
  let shows = false;
  let pending = 1 << text;
  while (pending !== 0) {
    through |= pending & -pending;
    const copyText = copyTexts[lowestOf(pending)];
    if (copyText === undefined || copyText.showsFound) shows = true;
    else {
      const found = copyText.finds(state, owner, place);
      ends |= found & ~copying;
      pending |= found & copying;
    }
    pending &= ~through;
  }
  return { ends, through, shows };
}

const isCopy = (state: State, kind: Kind): boolean => (state.rules.permissions[kind] & COPIES) !== 0;

/** The kinds found by a text that shows what it finds: those of the hand. */
const showable = (state: State, owner: Seat, place: number): Kinds => kindsInHand(state.hands[owner], place);

/**
 * DM-CHAM-5, DM-CHAM-6: the faces that a card of this kind can be declared as, be it at `place` of its owner's
 * hand or, with place −1, used from elsewhere. Never empty: without a target a copy is its own face (DM-CHAM-7).
 */
export function identitiesOf(state: State, owner: Seat, kind: Kind, place: number): Kinds {
  if (!isCopy(state, kind)) return 1 << kind;
  const found = follow(state, owner, place, kind);
  let { ends } = found;
  if (found.shows) {
    const hand = showable(state, owner, place);
    ends |= hand & ~state.rules.copying;
    for (let left = hand & state.rules.copying; left !== 0; left &= left - 1) {
      ends |= follow(state, owner, place, lowestOf(left)).ends;
    }
  }
  return ends === 0 ? 1 << kind : ends;
}

/** Whether some of these faces can be had only by showing a hand card (DM-CHAM-15). */
export function mayHaveToShow(state: State, owner: Seat, kind: Kind, place: number): boolean {
  if (!isCopy(state, kind)) return false;
  const found = follow(state, owner, place, kind);
  return found.shows && (identitiesOf(state, owner, kind, place) & ~found.ends & ~(1 << kind)) !== 0;
}

/** By the hand card that is shown and by what is declared: made once, since bots ask for them all the time. */
const DECLARATIONS: readonly (readonly Declaration[])[] = Array.from({ length: NONE + 1 }, (_, shown) =>
  Array.from({ length: NONE }, (_, as) => ({ as, shown })),
);

/** By kind: the only declaration of a card that is no copy. */
const OWN_FACE: readonly (readonly Declaration[])[] = DECLARATIONS[NONE].map((declaration) => [declaration]);

const NO_FACES: readonly Declaration[] = [];

/** Adds a declaration as each of these kinds. */
function addDeclarations(declarations: Declaration[], kinds: Kinds, shown: Kind): void {
  for (let left = kinds; left !== 0; left &= left - 1) declarations.push(DECLARATIONS[shown][lowestOf(left)]);
}

/** The declarations as these kinds, for which nothing is shown. */
function facesOf(kinds: Kinds): readonly Declaration[] {
  if (kinds === 0) return NO_FACES;
  if ((kinds & (kinds - 1)) === 0) return OWN_FACE[lowestOf(kinds)];
  const faces: Declaration[] = [];
  addDeclarations(faces, kinds, NONE);
  return faces;
}

/** DM-CHAM-15: every declaration of the card, with the hand card shown for it where one must be. */
export function declarationsOf(state: State, owner: Seat, kind: Kind, place: number): readonly Declaration[] {
  if (!isCopy(state, kind)) return OWN_FACE[kind];
  const found = follow(state, owner, place, kind);
  if (!found.shows) return found.ends === 0 ? OWN_FACE[kind] : facesOf(found.ends);
  const declarations: Declaration[] = [];
  addDeclarations(declarations, found.ends, NONE);
  for (let left = showable(state, owner, place); left !== 0; left &= left - 1) {
    const shown = lowestOf(left);
    const ends = isCopy(state, shown) ? follow(state, owner, place, shown).ends : 1 << shown;
    addDeclarations(declarations, ends & ~found.ends, shown);
  }
  return declarations.length === 0 ? OWN_FACE[kind] : declarations;
}

/** DM-CHAM-12: the faces whose once-per-turn ability the card in hand may use, each with the hand card shown for it. */
export function facesWithAbility(state: State, owner: Seat, place: number): readonly Declaration[] {
  const kind = kindOf(state.hands[owner][place]);
  if (!isCopy(state, kind)) return (state.rules.activeKinds >> kind) & 1 ? OWN_FACE[kind] : NO_FACES;
  const { activeKinds } = state.rules;
  const found = follow(state, owner, place, kind);
  const open = found.ends | found.through;
  if (!found.shows) return facesOf(open & activeKinds);
  const faces: Declaration[] = [];
  addDeclarations(faces, open & activeKinds, NONE);
  for (let left = showable(state, owner, place); left !== 0; left &= left - 1) {
    const shown = lowestOf(left);
    const further = isCopy(state, shown) ? follow(state, owner, place, shown) : undefined;
    const reached = further === undefined ? 1 << shown : further.ends | further.through;
    addDeclarations(faces, reached & ~open & activeKinds, shown);
  }
  return faces;
}

/** Whether the search for what the card copies runs through a text that shows what it finds. */
export const runsThroughHand = (state: State, owner: Seat, kind: Kind): boolean =>
  isCopy(state, kind) && follow(state, owner, -1, kind).shows;

/** DM-VALUE-1, without what Accordion-like faces choose: the value of a card that is paid or built with as `as`. */
export const valueInUse = (state: State, card: Card, as: Kind): number =>
  isMarked(card) ? valueOfMarked(state, card, as) : valueInTurn(state, state.rules.values[as]);

/** DX-TURN-3: by how much hands are larger in this turn. */
const raisedForTurn = (forTurn: State['forTurn']): number =>
  forTurn[HAND_SIZE_RAISED] + (forTurn[STACKS_PLACED] === 0 ? forTurn[HAND_SIZE_WITHOUT_STACK] : 0);

/** DM-CLEAN-1, DM-CHAM-13. */
export function handSizeOf(state: State, seat: Seat): number {
  const raising = state.rules.raisingHandSize;
  let size = HAND_SIZE + raisedForTurn(state.forTurn);
  if (state.extras !== undefined) size += addedBy(state, 'handSize', seat);
  if (raising === 0) return size;
  const hand = state.hands[seat];
  for (let i = 0; i < hand.length; i++) {
    const kind = kindOf(hand[i]);
    if ((raising >> kind) & 1 || (isCopy(state, kind) && (identitiesOf(state, seat, kind, i) & raising) !== 0)) size++;
  }
  return size;
}

/**
 * What everybody sees of DM-CHAM-13: the kinds that count as Cookies in this player's hand whatever else is in it,
 * and the copies that do so beside a card of those kinds. Asked at every clean-up, so the answer is one object that
 * is written anew.
 */
export const sizing = { counting: 0, joining: 0 };

export function askSizing(state: State, owner: Seat): void {
  const { copying, copyTexts, raisingHandSize } = state.rules;
  sizing.counting = raisingHandSize;
  sizing.joining = 0;
  if (copying === 0) return;
  for (let left = copying; left !== 0; left &= left - 1) {
    const text = lowestOf(left);
    const copyText = copyTexts[text];
    if (copyText === undefined || copyText.showsFound) sizing.joining |= 1 << text;
    else foundBy[text] = copyText.finds(state, owner, -1);
  }
  const open = copying & ~sizing.joining;
  sizing.counting = leadingTo(open, sizing.counting);
  sizing.joining = leadingTo(open, sizing.joining) & ~sizing.counting;
}

/** By kind: what its copy text finds. */
const foundBy = new Int32Array(NONE);

/** These kinds, and those of `texts` that copy one of them, be it through other copies (DM-CHAM-5). */
function leadingTo(texts: Kinds, kinds: Kinds): Kinds {
  let reached = kinds;
  for (let before = 0; before !== reached; ) {
    before = reached;
    for (let left = texts & ~reached; left !== 0; left &= left - 1) {
      const bit = left & -left;
      if ((foundBy[31 - Math.clz32(bit)] & reached) !== 0) reached |= bit;
    }
  }
  return reached;
}

export const HAND_SIZE = 5;
