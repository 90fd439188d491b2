import type { TokenInfo } from '@souk/protocol';
import { useText } from '@souk/table-kit/components/Text';
import { dateTimeText } from '@souk/table-kit/i18n/date-time';
import { useCallback, useEffect, useState } from 'react';
import { host } from '../../../online/host.js';
import { useAct } from '../../../online/useAct.js';
import { Problem } from '../Problem.js';

/** Where one is signed in, and how that is ended from here. `version` changes when the list may have. */
export function Devices({ version }: { readonly version: number }) {
  const t = useText();
  const [devices, setDevices] = useState<readonly TokenInfo[]>([]);
  const { problem, busy, run } = useAct();
  const read = useCallback(async (): Promise<void> => setDevices((await host.request('tokens')).tokens), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version is what calls for reading again
  useEffect(() => {
    read().catch(() => {});
  }, [read, version]);
  const end = (id: string): void =>
    run('device', async () => {
      await host.request('dropToken', { params: { id } });
      await read();
    });
  return (
    <section className="card settings account" aria-labelledby="devices">
      <h2 id="devices">{t('devices.title')}</h2>
      <p className="soft">{t('devices.help')}</p>
      <ul className="devices">
        {devices.map(({ id, label, created, used, current }) => (
          <li key={id}>
            <span className="field">
              <span className="field-label">{label}</span>
              <span className="field-help">
                {t('devices.since', { time: dateTimeText(created) })} ·{' '}
                {t('devices.seen', { time: dateTimeText(used) })}
              </span>
            </span>
            {current ? (
              <span className="soft">{t('devices.this')}</span>
            ) : (
              <button
                type="button"
                className="button is-quiet"
                disabled={busy}
                aria-label={t('devices.endNamed', { name: label })}
                onClick={() => end(id)}
              >
                {t('devices.end')}
              </button>
            )}
          </li>
        ))}
      </ul>
      <Problem text={problem} />
    </section>
  );
}
