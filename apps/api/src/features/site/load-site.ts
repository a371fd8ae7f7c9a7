import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { constants, brotliCompress, gzip } from 'node:zlib';
import { promisify } from 'node:util';
import { DEFAULT_SITE_ORIGIN } from '@nova/shared/site/site-settings';
import { toContentType, isCompressible } from './content-types.ts';
import { SERVICE_WORKER_POLICY, toPagePolicy, WORKER_POLICY } from './page-policy.ts';

/** Path of worker scripts in the build. */
const WORKER_FILE = /^\/assets\/[\w.-]+\.worker-[\w-]+\.js$/;

type Bytes = Uint8Array<ArrayBuffer>;

/** A file of the built website, ready to be sent. */
export interface SiteFile {
  readonly contentType: string;
  readonly cacheControl: string;
  readonly etag: string;
  /** Content security policy of pages and workers. */
  readonly policy: string | null;
  readonly bytes: Bytes;
  /**
   * Returns the bytes in an encoding that the client accepts: the copy of the build, or one compressed once
   * and cached.
   */
  encode(encoding: Encoding): Promise<Bytes>;
}

export type Encoding = 'br' | 'gzip' | null;

/** The built website by URL path; pages without `index.html`. */
export type Site = ReadonlyMap<string, SiteFile>;

/** Page that loads the application for paths that are not prerendered. */
export const FALLBACK_PAGE = '/__spa-fallback.html';
const SERVICE_WORKER = '/sw.js';
/** Files whose names contain a hash of their content. */
const IMMUTABLE = /^\/assets\//;
/** Icons, which browsers request after every navigation; a cached one may be a day old. */
const ICON = /^\/(favicon|icon-|apple-touch-icon)[\w-]*\.(svg|ico|png)$/;

function toCacheControl(urlPath: string): string {
  if (IMMUTABLE.test(urlPath)) return 'public, max-age=31536000, immutable';
  return ICON.test(urlPath) ? 'public, max-age=86400' : 'no-cache';
}
const BROTLI_QUALITY = 9;
/** Compression quality for a page rendered per request: a few milliseconds, 10 % larger. */
const QUALITY_AT_ONCE = 4;

export interface SiteOptions {
  /** Origin of the relay for wallets on other devices, which pages may connect to. */
  readonly relay: string | null;
  /** Origin of this server if none was configured; null if the pages were built with the configured one. */
  readonly localOrigin: string | null;
}

/** Reads the build into memory; null if there is none. */
export async function loadSite(webRoot: string, { relay, localOrigin }: SiteOptions): Promise<Site | null> {
  const names = await readdir(webRoot, { recursive: true, withFileTypes: true }).catch(() => null);
  const files = names?.filter((entry) => entry.isFile()) ?? [];
  const site = new Map<string, SiteFile>();
  const isThere = new Set(files.map((entry) => path.join(entry.parentPath, entry.name)));
  for (const file of isThere) {
    if (isCompressedCopy(file, isThere)) continue;
    const urlPath = `/${path.relative(webRoot, file).split(path.sep).join('/')}`;
    const built = readBytes(file);
    const bytes = withOrigin(urlPath, built, localOrigin);
    const made = bytes === built ? readCopies(file, isThere) : new Map<Encoding, Promise<Bytes>>();
    site.set(toPagePath(urlPath), toSiteFile(urlPath, bytes, { made, relay }));
  }
  return site.has('/') ? site : null;
}

/** What follows the scheme of an origin: an address of the RPC also has that of a WebSocket. */
const toHost = (origin: string): string => origin.slice(origin.indexOf('//'));

/**
 * Writes this server's origin into a file that was built without one: sitemap, canonical links and commands to
 * copy would otherwise name another port.
 */
function withOrigin(urlPath: string, bytes: Bytes, origin: string | null): Bytes {
  if (origin === null || origin === DEFAULT_SITE_ORIGIN || !isCompressible(toContentType(urlPath)))
    return bytes;
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const built = toHost(DEFAULT_SITE_ORIGIN);
  if (!text.includes(built)) return bytes;
  return new Uint8Array(Buffer.from(text.toString('utf8').replaceAll(built, toHost(origin)), 'utf8'));
}

/** Extensions of the copies that the build has compressed with the highest quality. */
const COPIES: Readonly<Record<'br' | 'gzip', string>> = { br: '.br', gzip: '.gz' };

function isCompressedCopy(file: string, isThere: ReadonlySet<string>): boolean {
  return Object.values(COPIES).some(
    (ending) => file.endsWith(ending) && isThere.has(file.slice(0, -ending.length)),
  );
}

function readCopies(file: string, isThere: ReadonlySet<string>): Map<Encoding, Promise<Bytes>> {
  const copies = new Map<Encoding, Promise<Bytes>>();
  for (const encoding of ['br', 'gzip'] as const) {
    const copy = file + COPIES[encoding];
    if (isThere.has(copy)) copies.set(encoding, Promise.resolve(readBytes(copy)));
  }
  return copies;
}

// Synchronously, because a start waits for two thousand files, and reading each asynchronously takes several
// times as long.
const readBytes = (file: string): Bytes => new Uint8Array(readFileSync(file));

// `/de/explorer/index.html` is the page at `/de/explorer`.
function toPagePath(urlPath: string): string {
  if (!urlPath.endsWith('/index.html')) return urlPath;
  return urlPath.slice(0, -'/index.html'.length) || '/';
}

/** Returns a page rendered for one request. @param relay as in `SiteOptions` */
export function toPage(html: string, relay: string | null = null): SiteFile {
  const bytes = new Uint8Array(Buffer.from(html, 'utf8'));
  const page = toSiteFile(FALLBACK_PAGE, bytes, { made: new Map(), relay });
  return {
    ...page,
    encode: (encoding) =>
      encoding === null ? Promise.resolve(bytes) : compress(bytes, encoding, QUALITY_AT_ONCE),
  };
}

interface FileOptions {
  /** Compressed copies. */
  readonly made: Map<Encoding, Promise<Bytes>>;
  readonly relay: string | null;
}

function toSiteFile(urlPath: string, bytes: Bytes, { made, relay }: FileOptions): SiteFile {
  const contentType = toContentType(urlPath);
  return {
    contentType,
    cacheControl: toCacheControl(urlPath),
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`,
    policy: toPolicy(urlPath, bytes, relay),
    bytes,
    encode(encoding) {
      if (encoding === null || !isCompressible(contentType)) return Promise.resolve(bytes);
      const known = made.get(encoding) ?? compress(bytes, encoding);
      made.set(encoding, known);
      return known;
    },
  };
}

function toPolicy(urlPath: string, bytes: Bytes, relay: string | null): string | null {
  if (urlPath.endsWith('.html')) return toPagePolicy(Buffer.from(bytes).toString('utf8'), relay);
  if (urlPath === SERVICE_WORKER) return SERVICE_WORKER_POLICY;
  return WORKER_FILE.test(urlPath) ? WORKER_POLICY : null;
}

async function compress(bytes: Bytes, encoding: 'br' | 'gzip', quality = BROTLI_QUALITY): Promise<Bytes> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  const made =
    encoding === 'br'
      ? await promisify(brotliCompress)(bytes, { params })
      : await promisify(gzip)(bytes, { level: quality });
  return new Uint8Array(made);
}
