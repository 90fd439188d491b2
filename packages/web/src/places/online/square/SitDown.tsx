import { useText } from '@souk/table-kit/components/Text';
import { type ComponentType, useState } from 'react';
import { loadOnline } from '../../../online/lazy.js';

interface SitDownProps {
  readonly id: string;
  /** Which table it is, in words. */
  readonly label: string;
}

/** The way to a seat at a table of the list: what it takes is loaded when somebody goes it. */
export function SitDown({ id, label }: SitDownProps) {
  const t = useText();
  const [isLoading, setLoading] = useState(false);
  const [Sitting, setSitting] = useState<ComponentType<SitDownProps>>();
  if (Sitting !== undefined) return <Sitting id={id} label={label} />;
  const sit = (): void => {
    setLoading(true);
    loadOnline(() => import('./Sitting.js')).then(
      (part) => setSitting(() => part.default),
      () => setLoading(false),
    );
  };
  return (
    <button type="button" className="button is-main" aria-label={label} disabled={isLoading} onClick={sit}>
      {t('waiting.sit')}
    </button>
  );
}
