import { settings } from '@souk/table-kit/settings';

/** Whether the browser can notify at all. */
export const canNotify = (): boolean => 'Notification' in window;

/** Whether the person wants to be notified and the browser lets us. */
export const mayNotify = (): boolean => canNotify() && settings.get().notify && Notification.permission === 'granted';

/** Asks the browser for leave; only ever because the person has pressed a button for it. */
export const askToNotify = async (): Promise<boolean> =>
  canNotify() && (await Notification.requestPermission()) === 'granted';

/** Says something to a person who looks elsewhere. */
export async function notify(title: string, body: string, tag: string): Promise<void> {
  if (!mayNotify() || !document.hidden) return;
  const options = { body, tag, icon: '/icon-192.png' };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker !== undefined) await worker.showNotification(title, options);
  else new Notification(title, options).onclick = () => window.focus();
}
