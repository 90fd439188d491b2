import type { Options, Position } from '../../src/rules/index.js';
import { facesOf } from './faces.js';
import { idOf, textOf } from './table.js';

/** What is wrong with a game just dealt (section 3); chance decides no more than who goes first and the order of piles. */
export function wrongDeal(position: Position): string | undefined {
  const { seats, decks, players, market, marketDeck, marketDiscard, firstPlayer } = position;
  const options = position.options as Partial<Options>;
  const faces = decks.flatMap(facesOf);
  const start = [
    ...faces.filter(({ value }) => value === 1).map(({ id }) => id),
    ...Array.from({ length: 9 - seats }, () => 'junk'),
  ].sort();
  for (const [seat, { hand, deck, discard, stall, coins }] of players.entries()) {
    if (hand.length !== 5 || discard.length + stall.length > 0) return `seat ${seat} starts with ${textOf(hand)}`;
    if (textOf([...hand, ...deck].map(idOf).sort()) !== textOf(start)) return `seat ${seat} has a wrong starting deck`;
    const turn = (seat - firstPlayer + seats) % seats;
    if (coins !== (options.tournamentStart === true ? turn : 0)) return `seat ${seat} starts with ${coins} coins`;
  }
  const goods = faces
    .filter(({ value }) => value > 1)
    .flatMap(({ id, value }) => Array.from({ length: value === 5 ? 1 : 3 }, () => id));
  const lying = [...market, ...marketDeck.map(idOf)].map(String);
  if (textOf(lying.sort()) !== textOf(goods.sort())) return 'the market deck is wrong';
  if (marketDiscard.length > 0 || market.includes(null)) return 'the market is wrong';
  const junk = options.junkSupply === 'twenty' ? 20 - seats * (9 - seats) : null;
  if (position.junk !== junk) return `${position.junk} junk cards in the pile`;
  return undefined;
}
