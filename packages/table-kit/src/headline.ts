import { hasWon, type Outcome } from '@souk/kernel';
import { type Translate, textNamed } from './components/Text.js';
import { rivalName } from './i18n/names.js';

/** Who has won, in one line: a rival without a seat, perhaps. */
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
    const names = [...winners.map(name), ...rivals.map((rival) => rivalName(rival.name))].join(', ');
    return t('end.shared', { names });
  }
  const [rival] = rivals;
  if (rival !== undefined) {
    return textNamed(`rival.${rival.name}.won`) ?? t('end.won', { name: rivalName(rival.name) });
  }
  const [winner] = winners;
  return winner === undefined ? t('end.nobody') : t('end.won', { name: name(winner) });
}
