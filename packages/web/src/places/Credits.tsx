import { useText } from '@souk/table-kit/components/Text';
import { Page } from './Page.js';

const LINES = ['art', 'fonts', 'code', 'games'] as const;

/** Whose work this is made of. */
export default function Credits() {
  const t = useText();
  return (
    <Page title={t('credits.title')}>
      <div className="card">
        {LINES.map((line) => (
          <p key={line}>{t(`credits.${line}`)}</p>
        ))}
      </div>
    </Page>
  );
}
