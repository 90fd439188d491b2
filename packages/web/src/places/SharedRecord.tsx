import { IllegalMove, InputError } from '@souk/kernel';
import { Link } from '@souk/table-kit/components/Link';
import { useText } from '@souk/table-kit/components/Text';
import { go } from '@souk/table-kit/router';
import { useEffect, useState } from 'react';
import { recordProblem } from '../replay/record-problems.js';
import { recordTextIn } from '../session/record-link.js';
import { importRecord } from '../session/records.js';
import { Page } from './Page.js';

/** Where a link leads that holds a match: on to its replay, or to what is wrong with it. */
export default function SharedRecord() {
  const t = useText();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    const open = async (): Promise<void> => {
      setProblem(undefined);
      try {
        const { id } = await importRecord(await recordTextIn(window.location.hash));
        go(`/records/${id}`, { replace: true });
      } catch (error) {
        if (!(error instanceof InputError || error instanceof IllegalMove)) throw error;
        setProblem(recordProblem(error));
      }
    };
    const openNow = (): void => void open();
    openNow();
    window.addEventListener('hashchange', openNow);
    return () => window.removeEventListener('hashchange', openNow);
  }, []);
  if (problem === undefined) return <p className="loading">{t('table.opening')}</p>;
  return (
    <Page title={t('records.shared')} isAtMarket>
      <div className="card">
        <p role="alert">{problem}</p>
        <p>
          <Link to="/" className="button is-main">
            {t('toSquare')}
          </Link>
        </p>
      </div>
    </Page>
  );
}
