import { FINE, HIGHEST_INFAMY, MOST_MARKERS, PENALTY } from '@souk/games/arcane-alley';
import { signed } from '@souk/i18n';
import { useText } from '@souk/table-kit/components/Text';

/** What the inspectors charge for: how far infamy may go and what it costs beyond (AA-INSP-4), and a call that came too soon (AA-INSP-3). */
export function Terms() {
  const t = useText();
  return (
    <ul className="aa-terms" aria-label={t('aa.terms.title')}>
      <li>{t('aa.terms.one', { most: HIGHEST_INFAMY, gold: FINE, twice: MOST_MARKERS * FINE })}</li>
      <li>{t('aa.terms.tooSoon', { infamy: signed(PENALTY) })}</li>
    </ul>
  );
}
