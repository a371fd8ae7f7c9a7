/** What the worker does with a request. `pass`: it is none of its business, and nothing of it is ever kept. */
export type Handling = 'page' | 'asset' | 'file' | 'pass';

export interface AskedFor {
  readonly method: string;
  /** `request.mode`. */
  readonly mode: string;
  readonly url: string;
}

/** Files beside the hashed ones that the site shows of itself. */
export const SHELL_FILES = [
  '/favicon.svg',
  '/favicon.ico',
  '/icon-192.png',
  '/icon-512.png',
  '/icon-maskable-512.png',
  '/apple-touch-icon.png',
  '/manifest.webmanifest',
] as const;

/** Whatever a server answers for one person or at one moment: never kept, never answered from here. */
const LIVE =
  /^\/(api|functions|auth\/v1|rest|rpc|realtime|storage|dev|healthz|readyz|metrics|openapi\.json|sw\.js)(\/|$)/;

/**
 * Pages come from the network while there is one, so that none is ever older than the last deploy; files whose name
 * carries a hash of their content never change and are kept.
 */
export function handlingOf({ method, mode, url }: AskedFor, origin: string): Handling {
  const { origin: from, pathname } = new URL(url);
  if (method !== 'GET' || from !== origin || LIVE.test(pathname)) return 'pass';
  if (pathname.startsWith('/assets/')) return 'asset';
  if ((SHELL_FILES as readonly string[]).includes(pathname)) return 'file';
  // A PDF or a picture that is opened by itself is no page of ours to keep.
  if (mode === 'navigate' && !/\.[a-z0-9]{1,12}$/i.test(pathname)) return 'page';
  return 'pass';
}

/** `/de/faq/` and `/de/faq?x` are the page at `/de/faq`. */
export function pageKeyOf(url: string): string {
  const { pathname } = new URL(url);
  return pathname.replace(/(.)\/+$/, '$1');
}

/** Page that stands for one that is not on the device, in the language of its address. */
export function offlinePageOf(pathname: string): string {
  return /^\/de(\/|$)/.test(pathname) ? '/de/offline.html' : '/offline.html';
}
