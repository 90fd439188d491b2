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

/**
 * Lets the system hand a link on, where it can; otherwise it is copied, and what is returned is true. A player who thinks
 * better of it is not told off.
 */
export async function shareLink(url: string): Promise<boolean> {
  try {
    if ('share' in navigator) {
      await navigator.share({ url, title: 'Souk' });
      return false;
    }
    await copyText(url);
    return true;
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return false;
  }
}
