import { languageOf, localizePath } from '@nova/shared/language/language';

/** How the worker handles a request. `pass` leaves it to the browser and never caches it. */
export type Handling = 'page' | 'asset' | 'file' | 'pass';

export interface RequestFacts {
  readonly method: string;
  /** `request.mode`. */
  readonly mode: string;
  readonly url: string;
}

/** The site's own files without a content hash. */
export const SHELL_FILES = [
  '/favicon.svg',
  '/favicon.ico',
  '/icon-192.png',
  '/icon-512.png',
  '/icon-maskable-512.png',
  '/apple-touch-icon.png',
  '/manifest.webmanifest',
] as const;

/** Personal or time-dependent responses: never cached, never answered from the cache. */
const LIVE =
  /^\/(api|functions|auth\/v1|rest|rpc|realtime|storage|dev|healthz|readyz|metrics|openapi\.json|tokenlist\.json|sw\.js)(\/|$)/;

/**
 * Pages come from the network while it is available, so that none is older than the last deployment; files
 * with a content hash in their name never change and are cached.
 */
export function handlingOf({ method, mode, url }: RequestFacts, origin: string): Handling {
  const { origin: from, pathname } = new URL(url);
  if (method !== 'GET' || from !== origin || LIVE.test(pathname)) return 'pass';
  if (pathname.startsWith('/assets/')) return 'asset';
  if ((SHELL_FILES as readonly string[]).includes(pathname)) return 'file';
  // A PDF or an image opened directly is not a page to cache.
  if (mode === 'navigate' && !/\.[a-z0-9]{1,12}$/i.test(pathname)) return 'page';
  return 'pass';
}

/** `/de/faq/` and `/de/faq?x` are the page at `/de/faq`. */
export function pageKeyOf(url: string): string {
  const { pathname } = new URL(url);
  return pathname.replace(/(.)\/+$/, '$1');
}

/** Returns the offline page for a page that is not cached, in the language of its URL. */
export function offlinePageOf(pathname: string): string {
  return localizePath('/offline.html', languageOf(pathname));
}
