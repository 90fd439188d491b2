import type { Events, MoveList, Seat } from '@souk/kernel';
import type { DaleEvent } from '../events.js';
import type { Frame, FrameFields } from '../frames.js';
import type { Move } from '../moves/moves.js';
import type { Range } from '../spending/spending.js';
import type { State } from '../state.js';
import type { Card, Kind, Kinds } from './card.js';

/** DM-CHAM-4: a text that makes its card a copy of another one. */
export interface CopyText {
  /** The kinds that it finds for the owner of the copying card, which lies at `place` of the hand (−1: it does not). */
  finds(state: State, owner: Seat, place: number): Kinds;
  /** DM-CHAM-15: what it finds are hand cards, and they are shown. */
  readonly showsFound: boolean;
}

/** DM-TURN-6, DX-PASSIVE-1, DX-PASSIVE-2: what a card in hand can do once in its owner's turn. */
export interface Ability {
  /** Whether it opens a further window after the last action (DX-WINDOW-2). */
  readonly changesCommonZone: boolean;
  /** Whether it is used in the end phase, and not between actions. */
  readonly endPhase?: true;
  /** Whether the hand card at `place` finds something to act on. */
  isPossible(state: State, seat: Seat, place: number): boolean;
  /** DX-WINDOW-1: the open part of that; always fulfilled if left out. */
  isPubliclyPossible?(state: State, seat: Seat): boolean;
  /** And how many hand cards it takes; one if left out. */
  readonly handCards?: number;
  /** What it does at once for a card of the active player, which everybody sees and which counts as `as`; says what becomes of it. */
  use?(state: State, seat: Seat, card: Card, as: Kind, events?: Events<DaleEvent>): Card;
  /** What is then carried out as of a technique; the frame's chosen card is the one that is used. */
  readonly steps?: readonly Step[];
}

/** A part of an effect that asks nothing. */
export type Instruction = (state: State, frame: Frame, events?: Events<DaleEvent>) => void;

/**
 * The same if something is done with the cards that it draws: drawing can be interrupted (DX-CARD-order-in-chaos), so that it
 * comes last in `act`, and `drawn` when it is done.
 */
export interface Drawing {
  readonly act: Instruction;
  readonly drawn: Instruction;
}

/** A part of an effect that asks a player. Skipped if there is no answer; not asked if there is but one (§17). */
export interface Question {
  readonly kind: string;
  readonly text: string;
  list(state: State, frame: Frame, list: MoveList): void;
  /** Whether it is asked although there is but one answer, because others would learn from its absence. */
  readonly asksAnyway?: ((state: State, frame: Frame) => boolean) | undefined;
  /** Who answers, if it is not the player carrying out the effect. */
  readonly asked?: ((frame: Frame) => Seat) | undefined;
  /** The answer that stands in for that of another player who has left (DM-EDGE-2). */
  readonly answerOfGone?: number | undefined;
  answer(state: State, frame: Frame, code: number, events?: Events<DaleEvent>): void;
  describe(state: State, frame: Frame, code: number): Move;
  /** DX-LEAVE-1: what the effect forgets when another player leaves while it is asked. */
  readonly whenLeft?: ((state: State, frame: Frame, gone: Seat) => FrameFields) | undefined;
  /** What is done when the cards are there that the answer draws. */
  readonly drawn?: Instruction | undefined;
  /** Whether of the cards aside as many as the frame counts lie last because they were chosen before. */
  readonly chosenLast?: true | undefined;
  /** It is about cards of the chosen player's hand, which the frame remembers secretly (DX-KNOW-3). */
  readonly seenInHand?: true | undefined;
}

export type Step = Instruction | Drawing | Question;

/** When a card does something although it is not played (DX-SCHED-3, DX-SEQ-1). */
export type Timing = 'turn-starts' | 'turn-ends' | Trigger | HiddenTrigger | OptionalTiming;
/** If its owner likes. */
export type OptionalTiming = 'between-actions' | 'after-clean-up';
/** Of a card that lies open: it was discarded, its owner gained a market card, a technique was resolved, and so on. */
export type Trigger = 'discarded' | 'gained' | 'technique-resolved' | 'before-stack' | 'new-deck';
/** Of a card in hand: it came there, the owner's deck was shuffled, or another player acted (DX-OWL-1). */
export type HiddenTrigger = 'came-to-hand' | 'shuffled' | 'technique-action' | 'market-action' | 'stack-action';

/** DM-MORE-4: what a card does from where it lies. */
export interface Effect {
  readonly name: string;
  readonly when: Timing;
  /** In hands lie secrets, so that only hidden triggers work from there. */
  readonly from: 'schedule' | 'stall' | 'discard' | 'hand';
  /** What is open of its condition, or all of it. */
  isPossible?(state: State, seat: Seat): boolean;
  /** Of a hidden trigger: how many hand cards its owner must have (one if left out), and whether it must be used. */
  readonly handCards?: number;
  readonly must?: true;
  readonly steps: readonly Step[];
}

/** DM-MORE-1: a number that every player has before all eyes. */
export interface CounterSpec {
  readonly id: string;
  readonly start: number;
  readonly max: number;
}

/** DM-MORE-2: a place for cards beside every player; face down only their owner may look at them. */
export interface PileSpec {
  readonly id: string;
  readonly face: 'up' | 'down';
  /** DX-STORE-1: whether its cards go to their owner's hand when the owner's turn starts. */
  readonly returns?: true;
}

/** What a deck does at certain times, whatever cards lie where. Effects that ask something become due. */
export interface Hooks {
  turnStarts?(state: State, seat: Seat, events?: Events<DaleEvent>): void;
  /** A technique that counted as `as` was played and is done; its scheduled part may still come. */
  techniqueDone?(state: State, seat: Seat, as: Kind, events?: Events<DaleEvent>): void;
  /** A payment of cards that count as `faces` was made. */
  paid?(state: State, seat: Seat, bought: Kind, faces: readonly Kind[], events?: Events<DaleEvent>): void;
  built?(state: State, seat: Seat, faces: readonly Kind[], events?: Events<DaleEvent>): void;
  turnEnds?(state: State, seat: Seat, events?: Events<DaleEvent>): void;
  /** By how much a player's hand size, the prices and the total of the next stack are higher. */
  handSize?(state: State, seat: Seat): number;
  price?(state: State, seat: Seat): number;
  stackTotal?(state: State, seat: Seat): number;
  /** By how much that total may be missed, either way. */
  stackSlack?(state: State, seat: Seat): number;
  /** How many junk cards each stack may hold. */
  junkInStack?(state: State, seat: Seat): number;
  /** How many cards the player draws at most when the hand is filled (DX-TURN-3). */
  drawLimit?(state: State, seat: Seat): number;
  /** Whether hand cards that count as `faces` may be a stack although they do not go together otherwise. */
  admitsStack?(state: State, seat: Seat, faces: readonly Kind[]): boolean;
}

export interface SpendInStack extends Range {
  worth(value: number, amount: number): number;
}

/** Everything about a card, in one place: its numbers, its text in our words, and what it does. */
export interface CardSpec {
  readonly id: string;
  readonly name: string;
  readonly value: number;
  readonly copies: number;
  readonly text: string;
  readonly plus?: true;
  /** The steps of a technique; a card without them is a passive, or junk. */
  readonly technique?: readonly Step[];
  readonly copyText?: CopyText;
  readonly ability?: Ability;
  readonly effects?: readonly Effect[];
  /** What being part of a payment or a stack allows: ids of permissions.ts, or others that its deck asks for itself. */
  readonly permits?: readonly string[];
  /** DX-SPEND-6: what one may spend for it in a stack, and what its value is then. */
  readonly spendInStack?: SpendInStack;
  /** By how much it raises the hand size while in hand. */
  readonly handSize?: 1;
  /** How many junk cards of the payment may be thrown away when this card is bought. */
  readonly junkThrownWhenBought?: number;
  /** Whether a bonus that a card was given counts while it is this face (DM-VALUE-2). */
  readonly keepsBonus?: true;
  /** Whether what it remembers while it is scheduled are coins that lie on it. */
  readonly holdsCoins?: true;
  /** The ways its effect can go, as its `effect` events name them. */
  readonly branches: readonly string[];
}

export interface DeckSpec {
  readonly id: string;
  /** The box that it comes from; 1, the first one, if left out. With any further deck questions follow DX-WINDOW-1. */
  readonly series?: number;
  /** The full name of the animalfolk. */
  readonly name: string;
  readonly cards: readonly CardSpec[];
  /** DM-ORDER-1: in whose discard piles the order can matter with this deck in the game. */
  readonly orderMatters: { readonly discard: boolean; readonly marketDiscard: boolean };
  readonly counters?: readonly CounterSpec[];
  readonly piles?: readonly PileSpec[];
  /** DM-MORE-6: the most coins that a player can have, if cards bring some. */
  readonly coins?: number;
  /** Decks that share a mechanism name the very same hooks, counters and piles; they are in the game once. */
  readonly hooks?: readonly Hooks[];
}
