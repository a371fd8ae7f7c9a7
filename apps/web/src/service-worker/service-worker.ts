import type { Language } from '@nova/shared/language/language';
import { handlingOf, offlinePageOf, pageKeyOf } from './policy.ts';
import type { WorkerOrder, WorkerScope } from './worker-types.ts';

/** Values inserted by the build: version, precached files, and pages to cache later. */
declare const BUILD: {
  readonly version: string;
  /**
   * Cached before the worker activates: start pages, offline pages, icons, and the files those pages load.
   */
  readonly shell: readonly string[];
  /** All other public pages with their files, by language: cached one by one while the browser is idle. */
  readonly pages: Readonly<Record<Language, readonly string[]>>;
};

const scope = self as unknown as WorkerScope;
const PREFIX = 'nova-';
const CACHE = `${PREFIX}${BUILD.version}`;

const open = () => scope.caches.open(CACHE);

/** Responses that may be cached: complete, same-origin, not redirected. */
const isKeepable = (response: Response) =>
  response.status === 200 && response.type === 'basic' && !response.redirected;

async function install(): Promise<void> {
  const cache = await open();
  // Bypasses the HTTP cache, so that all cached files belong to this build.
  await cache.addAll(BUILD.shell.map((path) => new Request(path, { cache: 'reload' })));
}

/** Deletes the files of older builds as soon as this one is active. */
async function activate(): Promise<void> {
  const names = await scope.caches.keys();
  await Promise.all(
    names
      .filter((name) => name.startsWith(PREFIX) && name !== CACHE)
      .map((name) => scope.caches.delete(name)),
  );
  await scope.clients.claim();
}

/** Uses the network while it is available and caches the response for offline use. */
async function fetchPage(request: Request): Promise<Response> {
  const cache = await open();
  const key = pageKeyOf(request.url);
  try {
    const response = await fetch(request);
    if (isKeepable(response)) await cache.put(key, response.clone());
    return response;
  } catch (error) {
    const cachedPage = (await cache.match(key)) ?? (await cache.match(offlinePageOf(key)));
    if (cachedPage) return cachedPage;
    throw error;
  }
}

async function fetchAsset(request: Request): Promise<Response> {
  const cachedResponse = await scope.caches.match(request.url);
  if (cachedResponse) return cachedResponse;
  const response = await fetch(request);
  if (isKeepable(response)) await (await open()).put(request.url, response.clone());
  return response;
}

async function fetchFile(request: Request): Promise<Response> {
  try {
    const response = await fetch(request);
    if (isKeepable(response)) await (await open()).put(request.url, response.clone());
    return response;
  } catch (error) {
    const cachedResponse = await scope.caches.match(request.url);
    if (cachedResponse) return cachedResponse;
    throw error;
  }
}

/** One at a time, so that no foreground request is delayed. Failed pages are retried next time. */
async function cachePages(language: Language): Promise<void> {
  const cache = await open();
  for (const path of BUILD.pages[language]) {
    if (await cache.match(path)) continue;
    try {
      const response = await fetch(path, { cache: path.startsWith('/assets/') ? 'default' : 'reload' });
      if (isKeepable(response)) await cache.put(path, response);
    } catch {
      return;
    }
  }
}

scope.addEventListener('install', (event) => event.waitUntil(install()));
scope.addEventListener('activate', (event) => event.waitUntil(activate()));
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const handling = handlingOf(request, scope.location.origin);
  if (handling === 'page') event.respondWith(fetchPage(request));
  if (handling === 'asset') event.respondWith(fetchAsset(request));
  if (handling === 'file') event.respondWith(fetchFile(request));
});
scope.addEventListener('message', (event) => {
  const order = event.data as WorkerOrder;
  if (order.type === 'version') event.ports[0]?.postMessage(BUILD.version);
  if (order.type === 'activate') event.waitUntil(scope.skipWaiting());
  if (order.type === 'keep') event.waitUntil(cachePages(order.language));
});
