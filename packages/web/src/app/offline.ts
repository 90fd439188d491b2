/** Lets the browser keep the page, once it has been seen. */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  window.addEventListener('load', () => void navigator.serviceWorker.register('/service-worker.js'), { once: true });
}
