import type { Table } from '@souk/protocol';
import { useText } from '@souk/table-kit/components/Text';
import { lazy, Suspense, useRef, useState } from 'react';
import { copyText } from '../../session/share-link.js';

const QrCode = lazy(() => import('./QrCode.js'));

/** How others find the table: by a link, a short code, or with a camera. */
export function Invitation({ table }: { readonly table: Table }) {
  const t = useText();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  const link = new URL(`/t/${table.id}`, window.location.href).href;
  const copy = async (): Promise<void> => {
    await copyText(link);
    field.current?.select();
    setCopied(true);
  };
  return (
    <section className="card invitation" aria-labelledby="invitation">
      <h2 id="invitation">{t('invite.title')}</h2>
      <div className="invitation-ways">
        <div className="field">
          <label className="field">
            <span className="field-label">{t('invite.link')}</span>
            <input ref={field} type="text" readOnly value={link} onFocus={({ target }) => target.select()} />
          </label>
          <div className="row">
            <button type="button" className="button" onClick={() => void copy().catch(() => setCopied(false))}>
              {t('invite.copy')}
            </button>
            {'share' in navigator && (
              <button
                type="button"
                className="button is-quiet"
                onClick={() => void navigator.share({ url: link, title: 'Souk' }).catch(() => {})}
              >
                {t('invite.share')}
              </button>
            )}
          </div>
          <p role="status" className="field-help">
            {copied ? t('invite.copied') : ''}
          </p>
          <p className="field-label">{t('invite.code')}</p>
          <p className="invitation-code">{table.code}</p>
          <p className="field-help">{t('invite.codeHelp')}</p>
        </div>
        <Suspense fallback={<p className="soft">{t('invite.qrDrawing')}</p>}>
          <QrCode text={link} label={t('invite.qr')} />
        </Suspense>
      </div>
    </section>
  );
}
