import { hasWon, type Outcome } from '@souk/kernel';
import type { Translate } from '../i18n/text.js';

/** Who has won, in one line: somebody without a seat, perhaps. */
export function headline(
  outcome: Outcome,
  you: number | undefined,
  name: (seat: number) => string,
  t: Translate,
): string {
  const { winners } = outcome;
  const rivals = outcome.rivals.filter((rival) => hasWon(outcome, rival));
  const isShared = winners.length + rivals.length > 1;
  if (you !== undefined && winners.includes(you)) return t(isShared ? 'end.youShared' : 'end.youWon');
  if (isShared) {
    const names = [...winners.map(name), ...rivals.map((rival) => t(`rival.${rival.name}`))].join(', ');
    return t('end.shared', { names });
  }
  if (rivals.length > 0) return t(`rival.${rivals[0].name}.won`);
  return winners.length === 0 ? t('end.nobody') : t('end.won', { name: name(winners[0]) });
}
