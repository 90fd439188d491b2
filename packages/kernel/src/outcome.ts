import type { Outcome, Rival } from './game.js';

/** Whether nobody has won although a seat is ranked first. */
export const isDraw = ({ winners, ranks }: Outcome): boolean => winners.length === 0 && ranks.includes(1);

/** Whether a rival without a seat has won, alone or with others. */
export const hasWon = (outcome: Outcome, rival: Rival): boolean => rival.rank === 1 && !isDraw(outcome);

/** How many share the win, those without a seat included; 0 for a draw. */
export const sharersOfWin = (outcome: Outcome): number =>
  outcome.winners.length + outcome.rivals.filter((rival) => hasWon(outcome, rival)).length;
