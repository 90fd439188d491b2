import { DECKS, daleOfMerchants } from '@souk/games/dale-of-merchants';

/** A player's cards by id; what is left out is empty. */
export interface Holding {
  readonly hand?: readonly string[];
  readonly discard?: readonly string[];
  readonly stall?: readonly (readonly string[])[];
}

/** A table in mid-game at which the first player is to act: all cards that are not named lie in the market's deck. */
export function positionWith(
  decks: readonly string[],
  market: readonly (string | null)[],
  holdings: readonly Holding[],
) {
  const players = holdings.map((holding) => ({ hand: [], deck: [], discard: [], stall: [], coins: 0, ...holding }));
  const named = [...players.flatMap(({ hand, discard, stall }) => [...hand, ...discard, ...stall.flat()]), ...market];
  const cards = DECKS.filter(({ id }) => decks.includes(id)).flatMap((deck) => deck.cards);
  const marketDeck = cards.flatMap(({ id, value, copies }) => {
    const all = value === 1 ? players.length : copies;
    return Array.from({ length: all - named.filter((each) => each === id).length }, () => id);
  });
  return {
    ...{ format: 'dale-of-merchants/1', seats: players.length, options: {}, decks, firstPlayer: 0, turn: 1 },
    ...{ actions: 0, turnBonus: 0, idleTurns: 0, gone: [], winner: null, players, market, marketDeck },
    ...{ marketDiscard: [], junk: null, aside: [], asideOwner: 0, random: [1, 2, 3, 4] },
    frames: [{ effect: 'turn', step: 0, seat: 0 }],
  };
}

/** The same as a state. */
export const stateWith = (...given: Parameters<typeof positionWith>) =>
  daleOfMerchants.fromJSON(positionWith(...given));
