import { useText } from '@souk/table-kit/components/Text';
import { useStore } from '@souk/table-kit/store';
import type { HostConnection } from '../../online/connection.js';

/** Says in words that the connection is lost, and that it is there again. */
export function ConnectionBanner({ connection }: { readonly connection: HostConnection }) {
  const t = useText();
  const status = useStore(connection.status);
  return (
    <div className="connection" role="status">
      {status === 'lost' && (
        <p className="connection-lost">
          {t('line.lost')}
          <button type="button" className="button is-quiet" onClick={() => connection.live.retryNow()}>
            {t('line.tryNow')}
          </button>
        </p>
      )}
      {status === 'back' && <p className="connection-back">{t('line.back')}</p>}
    </div>
  );
}
