import type { WorkerOrder } from '../../service-worker/worker-types.ts';
import { languageOf } from '@nova/shared/language/language';

const WORKER = '/sw.js';
/** Milliseconds between two checks of an open page for a newer build. */
const POLL_EVERY_MS = 30 * 60 * 1_000;
const ANSWER_MS = 3_000;

/** Returns the build of the document, which is written into it. */
const ownVersion = () =>
  document.querySelector<HTMLMetaElement>('meta[name="nova-version"]')?.content ?? null;

function report(worker: ServiceWorker, order: WorkerOrder, ports: MessagePort[] = []): void {
  worker.postMessage(order, ports);
}

/** Returns the build of a worker; null if it does not respond in time. */
function requestVersion(worker: ServiceWorker): Promise<string | null> {
  return new Promise((resolve) => {
    const channel = new MessageChannel();
    const timer = setTimeout(() => resolve(null), ANSWER_MS);
    channel.port1.addEventListener('message', ({ data }: MessageEvent<string>) => {
      clearTimeout(timer);
      resolve(data);
    });
    channel.port1.start();
    report(worker, { type: 'version' }, [channel.port2]);
  });
}

/** Returns true if the user saves data, so that no pages are prefetched. */
function isFrugal(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}

/** Activates the new build: the waiting worker takes over, and only then the page reloads. */
export function activateNewBuild(registration: ServiceWorkerRegistration): void {
  const { waiting } = registration;
  if (!waiting) return location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  report(waiting, { type: 'activate' });
}

/**
 * Keeps the site available offline and reports newer builds. Nothing reloads automatically.
 * @param onNewBuild called if this document is older than the server's build
 * @returns a function to stop
 */
export function registerServiceWorker(
  onNewBuild: (registration: ServiceWorkerRegistration) => void,
): () => void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return () => undefined;
  const stops: (() => void)[] = [];
  let isStopped = false;
  let offered: string | null = null;

  /** A document from the network is already current, so its worker takes over immediately. */
  const compare = async (registration: ServiceWorkerRegistration) => {
    const { waiting } = registration;
    const worker = waiting ?? registration.active;
    if (!worker || isStopped) return;
    const version = await requestVersion(worker);
    if (version === null || version === offered) return;
    if (version !== ownVersion()) {
      offered = version;
      return onNewBuild(registration);
    }
    if (waiting) report(waiting, { type: 'activate' });
    if (!isFrugal()) report(worker, { type: 'keep', language: languageOf(location.pathname) });
  };

  const follow = (registration: ServiceWorkerRegistration) => {
    const onInstalled = () => {
      const { installing } = registration;
      installing?.addEventListener('statechange', () => {
        if (installing.state === 'installed' || installing.state === 'activated') void compare(registration);
      });
    };
    const check = () => {
      if (!document.hidden) registration.update().catch(() => undefined);
    };
    const timer = setInterval(check, POLL_EVERY_MS);
    onInstalled();
    registration.addEventListener('updatefound', onInstalled);
    document.addEventListener('visibilitychange', check);
    stops.push(() => {
      clearInterval(timer);
      registration.removeEventListener('updatefound', onInstalled);
      document.removeEventListener('visibilitychange', check);
    });
    void compare(registration);
  };

  const start = async () => {
    try {
      // A browser with disabled service workers may resolve without a registration.
      const registration = (await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' })) as
        | ServiceWorkerRegistration
        | undefined;
      if (registration && !isStopped) follow(registration);
    } catch {
      // Without a worker, there are no offline pages; the rest of the site works.
    }
  };
  const idle =
    'requestIdleCallback' in window
      ? requestIdleCallback(() => void start(), { timeout: 10_000 })
      : setTimeout(() => void start(), 2_000);
  stops.push(() =>
    'cancelIdleCallback' in window ? cancelIdleCallback(idle as number) : clearTimeout(idle),
  );
  return () => {
    isStopped = true;
    for (const stop of stops) stop();
  };
}
