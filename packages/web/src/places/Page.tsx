import { Icon } from '@souk/table-kit/components/Icon';
import { Link } from '@souk/table-kit/components/Link';
import { useText } from '@souk/table-kit/components/Text';
import { goBack } from '@souk/table-kit/router';
import type { ReactNode } from 'react';
import './page.css';

/** A place that is read: a way back, a title, and what there is. */
export function Page({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const t = useText();
  return (
    <main className="page">
      <header className="page-head">
        <button type="button" className="tool" aria-label={t('back')} onClick={goBack}>
          <Icon name="back" />
        </button>
        <h1>{title}</h1>
        <Link to="/" className="page-home">
          {t('toSquare')}
        </Link>
      </header>
      {children}
    </main>
  );
}
