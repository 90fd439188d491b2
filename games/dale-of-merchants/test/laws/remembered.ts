import type { CardView, DaleEvent, View } from '../../src/rules/index.js';

/** A card that was shown and lies in a hand: what it is, and what all saw this turn do to it. */
interface Shown {
  readonly card: string;
  /** The faces whose abilities it has used. */
  readonly used: readonly string[];
  /** The value that it was set to; 0: none. */
  readonly set: number;
}

const unmarked = (card: string): Shown => ({ card, used: [], set: 0 });

/**
 * What a viewer must know of a hand (DM-INFO-3, DM-INFO-4), concluded from nothing but what the viewer was told: cards
 * that were seen go there or were shown there, with what was done to them, until they leave or something leaves unseen.
 */
class RememberedHand {
  #cards: Shown[];

  constructor(cards: readonly CardView[]) {
    this.#cards = cards.flatMap(({ card, pool }) => (card === null || pool !== null ? [] : [unmarked(card)]));
  }

  comes(card: string): void {
    this.#cards.push(unmarked(card));
  }

  /** Of several like cards it may be any that left: of the others only the name is sure if they were not marked alike. */
  leaves(card: string): void {
    const like = this.#cards.filter((each) => each.card === card);
    if (like.length === 0) return;
    const areAlike = like.every((each) => JSON.stringify(each) === JSON.stringify(like[0]));
    const left = areAlike ? like.slice(1) : like.slice(1).map(() => unmarked(card));
    this.#cards = [...this.#cards.filter((each) => each.card !== card), ...left];
  }

  forget(): void {
    this.#cards = [];
  }

  isShown(card: string): void {
    if (!this.#cards.some((each) => each.card === card)) this.comes(card);
  }

  /** A card that has not used this ability before: a known one, or one that was unknown so far. */
  uses(card: string, ability: string): void {
    const at = this.#cards.findIndex((each) => each.card === card && !each.used.includes(ability));
    const known = at < 0 ? unmarked(card) : this.#cards[at];
    this.#cards.splice(at < 0 ? this.#cards.length : at, 1, { ...known, used: [...known.used, ability] });
  }

  isSet(card: string, value: number): void {
    const at = this.#cards.findIndex((each) => each.card === card && each.set === 0);
    if (at >= 0) this.#cards[at] = { ...this.#cards[at], set: value };
  }

  endTurn(): void {
    this.#cards = this.#cards.map(({ card }) => unmarked(card));
  }

  /** A card that a view should show in the hand and does not. */
  missingIn(hand: readonly CardView[]): Shown | undefined {
    const left = [...hand];
    // Those with most marks first, since others can be seen in any like card.
    const sorted = this.#cards.slice().sort((one, other) => other.used.length + other.set - one.used.length - one.set);
    return sorted.find((shown) => {
      const at = left.findIndex((seen) => shows(seen, shown));
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
  }
}

const shows = ({ card, marks }: CardView, shown: Shown): boolean =>
  card === shown.card &&
  shown.used.every((ability) => marks?.used.includes(ability)) &&
  (shown.set === 0 || marks?.set === shown.set);

/** What a viewer must know of the hands. */
export class RememberedHands {
  readonly #hands: readonly RememberedHand[];

  constructor(view: View) {
    this.#hands = view.players.map(({ hand }) => new RememberedHand(hand));
  }

  hear(event: DaleEvent): void {
    switch (event.kind) {
      case 'moved':
        if (event.from.zone === 'hand') {
          if (event.card === null) this.#hands[event.from.seat].forget();
          else this.#hands[event.from.seat].leaves(event.card);
        }
        if (event.to.zone === 'hand' && event.card !== null) this.#hands[event.to.seat].comes(event.card);
        break;
      case 'hands-mixed':
        this.#hands[event.seat].forget();
        this.#hands[event.with].forget();
        break;
      case 'ability-used':
        this.#hands[event.seat].uses(event.card.card, event.card.as);
        break;
      case 'shown':
        this.#hands[event.seat].isShown(event.card.card);
        break;
      case 'value-set':
        this.#hands[event.seat].isSet(event.card, event.value);
        break;
      case 'turn-started':
        for (const hand of this.#hands) hand.endTurn();
        break;
      default:
    }
  }

  /** What a view has forgotten, as a sentence; undefined: nothing. */
  forgottenIn({ players }: View): string | undefined {
    for (const [seat, { hand }] of players.entries()) {
      const missing = this.#hands[seat].missingIn(hand);
      if (missing !== undefined) return `${JSON.stringify(missing)} was seen in the hand of seat ${seat}`;
    }
    return undefined;
  }
}
