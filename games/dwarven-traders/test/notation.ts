import { type CardSide, GEMS, type GemName, type LaidCard, SIDES, TRADING_CARDS } from '@souk/games/dwarven-traders';

const LETTERS = 'RSET';
const letter = (gem: GemName): string => LETTERS[GEMS.indexOf(gem)];

/** A side of a card as the rules print it: `R-1 S+2` mines ruby, which falls by 1, and sells sapphire, which rises by 2. */
export const written = ({ mine, mineSteps, sell, sellSteps }: CardSide): string =>
  `${letter(mine)}-${mineSteps} ${letter(sell)}+${sellSteps}`;

export function side(text: string): CardSide {
  const found = /^([RSET])-(\d) ([RSET])\+(\d)$/.exec(text);
  if (found === null) throw new Error(`not a side of a card: ${text}`);
  const [, mine, mineSteps, sell, sellSteps] = found;
  return {
    mine: GEMS[LETTERS.indexOf(mine)],
    mineSteps: Number(mineSteps),
    sell: GEMS[LETTERS.indexOf(sell)],
    sellSteps: Number(sellSteps),
  };
}

/** The printed card that shows this side. No two sides of the twelve cards are alike. */
export function printedCard(text: string): LaidCard {
  for (const [i, card] of TRADING_CARDS.entries()) {
    for (const name of SIDES) if (written(card[name]) === text) return { card: i + 1, side: name };
  }
  throw new Error(`no printed card has the side ${text}`);
}
