import type { WorkerOrder } from '../../service-worker/worker-types.ts';
import { languageOf } from '../i18n/language.ts';

const WORKER = '/sw.js';
/** How often a page that stays open asks for a newer build. */
const POLL_EVERY_MS = 30 * 60 * 1_000;
const ANSWER_MS = 3_000;

/** Build of the document, written into it. */
const ownVersion = () =>
  document.querySelector<HTMLMetaElement>('meta[name="nova-version"]')?.content ?? null;

function tell(worker: ServiceWorker, order: WorkerOrder, ports: MessagePort[] = []): void {
  worker.postMessage(order, ports);
}

/** The build a worker is of; null when it does not say so in time. */
function askVersion(worker: ServiceWorker): Promise<string | null> {
  return new Promise((resolve) => {
    const channel = new MessageChannel();
    const timer = setTimeout(() => resolve(null), ANSWER_MS);
    channel.port1.addEventListener('message', ({ data }: MessageEvent<string>) => {
      clearTimeout(timer);
      resolve(data);
    });
    channel.port1.start();
    tell(worker, { type: 'version' }, [channel.port2]);
  });
}

/** Somebody who counts bytes is not sent pages that nobody asked for. */
function isFrugal(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}

/** Loads the new build: the waiting worker takes over, and only then the page is loaded anew. */
export function activateNewBuild(registration: ServiceWorkerRegistration): void {
  const { waiting } = registration;
  if (!waiting) return location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  tell(waiting, { type: 'activate' });
}

/**
 * Keeps the site for moments without a network, and says when a newer build is there. Nothing is loaded anew by
 * itself. @param onNewBuild called when this document is older than what the server has now
 * @returns the way to stop
 */
export function registerServiceWorker(
  onNewBuild: (registration: ServiceWorkerRegistration) => void,
): () => void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return () => undefined;
  const stops: (() => void)[] = [];
  let isStopped = false;
  let offered: string | null = null;

  /** A document that came from the network is new already: then its worker just takes over. */
  const compare = async (registration: ServiceWorkerRegistration) => {
    const { waiting } = registration;
    const worker = waiting ?? registration.active;
    if (!worker || isStopped) return;
    const version = await askVersion(worker);
    if (version === null || version === offered) return;
    if (version !== ownVersion()) {
      offered = version;
      return onNewBuild(registration);
    }
    if (waiting) tell(waiting, { type: 'activate' });
    if (!isFrugal()) tell(worker, { type: 'keep', language: languageOf(location.pathname) });
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
      // A browser whose workers are switched off may answer without one.
      const registration = (await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' })) as
        | ServiceWorkerRegistration
        | undefined;
      if (registration && !isStopped) follow(registration);
    } catch {
      // No worker, no offline pages; the site works as it did.
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
