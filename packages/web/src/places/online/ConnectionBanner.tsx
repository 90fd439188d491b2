import { useText } from '@souk/table-kit/components/Text';
import { useStore } from '@souk/table-kit/store';
import type { Line } from '../../online/line.js';

/** Says in words that the connection is lost, and that it is there again. */
export function ConnectionBanner({ line }: { readonly line: Line }) {
  const t = useText();
  const state = useStore(line.state);
  return (
    <div className="connection" role="status">
      {state === 'lost' && (
        <p className="connection-lost">
          {t('line.lost')}
          <button type="button" className="button is-quiet" onClick={() => line.tryNow()}>
            {t('line.tryNow')}
          </button>
        </p>
      )}
      {state === 'back' && <p className="connection-back">{t('line.back')}</p>}
    </div>
  );
}
