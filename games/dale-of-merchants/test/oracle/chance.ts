import type { DaleEvent, Position } from '../../src/rules/index.js';

/** What chance has done in one move of the real game: the second implementation asks it instead of rolling its own. */
export class Chance {
  readonly shuffled = new Set<string>();
  readonly after: Position;
  private readonly moved = new Map<string, string[]>();
  private readonly rolls: number[] = [];

  constructor(events: readonly DaleEvent[], after: Position) {
    this.after = after;
    for (const event of events) {
      if (event.kind === 'rolled') this.rolls.push(event.result);
      if (event.kind !== 'moved' || event.card === null || event.to.zone === 'play-area') continue;
      const pile = 'seat' in event.from ? `${event.from.zone} ${event.from.seat}` : event.from.zone;
      this.moved.set(pile, [...(this.moved.get(pile) ?? []), event.card]);
    }
  }

  /** The next card that has left a pile or a hand. */
  cardFrom(pile: string): string {
    const card = this.moved.get(pile)?.shift();
    if (card === undefined) throw new Error(`the rules take a card from ${pile}, the game has not`);
    return card;
  }

  roll(): number {
    const result = this.rolls.shift();
    if (result === undefined) throw new Error('the rules roll the die, the game has not');
    return result;
  }
}
