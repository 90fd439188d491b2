import type { HostContext } from '../host-context.js';
import { FAULT_KINDS, STORE_FAULTS } from './unavailable.js';

/** Says in log and metrics what is wrong with the store, once whenever that changes. */
export function lookAfterStore({ store, logger, metrics }: Pick<HostContext, 'store' | 'logger' | 'metrics'>): void {
  const { health } = store;
  metrics.gauges(
    'souk_store_fault',
    'What keeps the store from doing what it is asked',
    'fault',
    FAULT_KINDS,
    (kind) => (health.ailment?.fault === kind ? 1 : 0),
  );
  health.onChange((ailment) => {
    if (ailment === undefined) logger.info({ store: 'ok' }, 'the store works again');
    else logger.error({ store: ailment.fault, code: ailment.code }, STORE_FAULTS[ailment.fault]);
  });
}
