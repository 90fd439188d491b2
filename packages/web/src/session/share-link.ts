import type { Shared } from '@souk/table-kit/table-slots';

/** Copies a text, by the browser's older way where a page that came over an open line may not do it by itself. */
export async function copyText(text: string): Promise<void> {
  if (navigator.clipboard !== undefined) {
    await navigator.clipboard.writeText(text);
    return;
  }
  const field = document.createElement('textarea');
  field.value = text;
  document.body.append(field);
  field.select();
  document.execCommand('copy');
  field.remove();
}

/** Whether the system takes care of a link. A player who thinks better of it is not told off. */
async function isHandedOn(url: string): Promise<boolean> {
  if (!('share' in navigator)) return false;
  return navigator.share({ url, title: 'Souk' }).then(
    () => true,
    (error) => error instanceof DOMException && error.name === 'AbortError',
  );
}

/** Lets the system hand a link on, where it can; otherwise it is copied, by hand where a browser forbids that, too. */
export async function shareLink(url: string): Promise<Shared | undefined> {
  if (await isHandedOn(url)) return undefined;
  return copyText(url).then(
    () => 'copied',
    () => ({ byHand: url }),
  );
}
