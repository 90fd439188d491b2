/** What has just become of the account: it is where the reader is brought, since what they did it with is gone. */
export const Notice = ({ text }: { readonly text: string }) => (
  <p ref={bringTo} className="account-notice" role="status" tabIndex={-1}>
    {text}
  </p>
);

function bringTo(notice: HTMLElement | null): void {
  notice?.focus({ preventScroll: true });
  notice?.scrollIntoView({ block: 'center' });
}
