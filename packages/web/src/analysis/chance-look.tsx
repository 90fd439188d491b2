import { elementAt } from '@souk/kernel';
import { useText } from '@souk/table-kit/components/Text';

/** Lines are told apart by how they are broken as well as by colour. */
const DASHES = ['none', '9 5', '2 5', '14 4 2 4', '5 3', '1 7', '12 8'] as const;

export const dashOf = (contender: number): string => elementAt(DASHES, contender % DASHES.length);
export const classOf = (contender: number): string => `curve-line is-${contender % DASHES.length}`;

const LEVELS = [100, 50, 0] as const;

/** What the height of a line says. */
export function ChanceScale() {
  const t = useText();
  return (
    <div className="curve-scale" aria-hidden="true">
      {LEVELS.map((n) => (
        <span key={n}>{t('analysis.percent', { n })}</span>
      ))}
    </div>
  );
}
