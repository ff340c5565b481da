/** Has the browser keep the page for times without a network. */
import { signal } from '@preact/signals';

/** True if the page works without a network now. */
export const isKept = signal(false);

/**
 * Registers the worker that keeps the files; where the browser allows none, the page works with a network
 * only.
 */
export function keepForOffline(): void {
  const { serviceWorker } = navigator;
  if (serviceWorker === undefined || !import.meta.env.PROD) return;
  addEventListener('load', () => {
    serviceWorker.register('./service-worker.js').then(
      () =>
        serviceWorker.ready.then(() => {
          isKept.value = true;
        }),
      () => undefined,
    );
  });
}
