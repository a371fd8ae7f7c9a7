import { handlingOf, offlinePageOf, pageKeyOf } from './policy.ts';
import type { WorkerOrder, WorkerScope } from './worker-types.ts';

/** What the build has written: its version, what comes with the worker, and what is kept for later. */
declare const BUILD: {
  readonly version: string;
  /** Fetched before the worker takes over: start pages, offline pages, icons, and the files those pages load. */
  readonly shell: readonly string[];
  /** The other public pages with their files, by language: fetched one by one when the browser has time. */
  readonly pages: Readonly<Record<'en' | 'de', readonly string[]>>;
};

const scope = self as unknown as WorkerScope;
const PREFIX = 'nova-';
const CACHE = `${PREFIX}${BUILD.version}`;

const open = () => scope.caches.open(CACHE);

/** Answers that may be kept: complete, ours, and what was asked for. */
const isKeepable = (response: Response) =>
  response.status === 200 && response.type === 'basic' && !response.redirected;

async function install(): Promise<void> {
  const cache = await open();
  // Past the browser's own cache: what is kept is of this build.
  await cache.addAll(BUILD.shell.map((path) => new Request(path, { cache: 'reload' })));
}

/** Older builds' files go as soon as this one is in charge. */
async function activate(): Promise<void> {
  const names = await scope.caches.keys();
  await Promise.all(
    names
      .filter((name) => name.startsWith(PREFIX) && name !== CACHE)
      .map((name) => scope.caches.delete(name)),
  );
  await scope.clients.claim();
}

/** From the network while there is one; what it answered is kept for when there is none. */
async function fetchPage(request: Request): Promise<Response> {
  const cache = await open();
  const key = pageKeyOf(request.url);
  try {
    const response = await fetch(request);
    if (isKeepable(response)) await cache.put(key, response.clone());
    return response;
  } catch (error) {
    const kept = (await cache.match(key)) ?? (await cache.match(offlinePageOf(key)));
    if (kept) return kept;
    throw error;
  }
}

async function fetchAsset(request: Request): Promise<Response> {
  const kept = await scope.caches.match(request.url);
  if (kept) return kept;
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
    const kept = await scope.caches.match(request.url);
    if (kept) return kept;
    throw error;
  }
}

/** One after the other, so that nothing a person waits for is held up. What does not come is left for next time. */
async function keepPages(language: 'en' | 'de'): Promise<void> {
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
  if (order.type === 'keep') event.waitUntil(keepPages(order.language));
});
