import type { MoveReport } from '@souk/bots';

/** A share of a win in percent, as it is written. */
export const percent = (share: number): number => Math.round(share * 100);

/** What a choice gave away, in percent: the difference of the chances as they are written, of which it is told beside. */
export const percentLost = ({ best, played }: Pick<MoveReport, 'best' | 'played'>): number =>
  percent(best) - percent(played);
