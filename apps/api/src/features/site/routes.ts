import { dropTrailing } from '@nova/shared/drop-trailing';
import type { Context } from 'hono';
import type { ApiContext } from '../../http/api-context.ts';
import { createRouter, type ApiEnv, type ApiRouter } from '../../http/api-router.ts';
import { findNamedAddress } from '../../http/chain/named-address.ts';
import { isApiPath } from '../../http/not-found.ts';
import { RATE_RULES, consumeRate } from '../../http/limits/rate-limit.ts';
import { isDynamicPage } from './dynamic-pages.ts';
import { findLinkTarget, findNameLink } from './link-targets.ts';
import { FALLBACK_PAGE, loadSite, toPage, type Encoding, type Site, type SiteFile } from './load-site.ts';
import { type DescribePage, writeHead } from './page-head.ts';

const NO_BUILD = 'The website has not been built yet. Build it with: npm run web:build\n';

/**
 * Creates the routes of the website: the build's files, prerendered pages, and the 404 page.
 * @param describePage describes pages that share one file for many URLs
 */
export async function createSiteRoutes(context: ApiContext, describePage: DescribePage): Promise<ApiRouter> {
  const { config, logger } = context;
  const router = createRouter();
  const relay = config.walletConnect && new URL(config.walletConnect.relayUrl).origin;
  const load = () => loadSite(config.webRoot, { relay, localOrigin: config.localOrigin });
  let site = await load();
  if (!site) logger.warn({ webRoot: config.webRoot }, 'there is no built website');

  router.get('*', async (c, next) => {
    // Some links that tools print to a page begin like a path of an API.
    if (isApiPath(c.req.path) && findLinkTarget(c.req.path) === null) return next();
    await consumeRate(context, RATE_RULES.pages, c.var.clientAddress);
    // A build that appears later is loaded; a loaded build stays in use until the next start.
    site ??= await load();
    if (!site) return c.text(NO_BUILD, 503, { 'retry-after': '5' });
    const describe = (path: string) =>
      describePage(path).catch((error: unknown) => {
        // The page is served without a preview if its description fails.
        c.var.logger.warn({ err: error }, 'a page could not be described');
        return null;
      });
    const named = await redirectName(c, context);
    if (named) return named;
    return answer(c, site, { describe, origin: config.publicOrigins[0] ?? '', relay });
  });
  return router;
}

/**
 * Redirects a link to an address by its name, or to the page of names if the name leads nowhere. The redirect is
 * temporary, because a name can lead to another address later.
 */
async function redirectName(c: Context<ApiEnv>, { db, clock }: ApiContext): Promise<Response | null> {
  const link = findNameLink(decodePath(c.req.path));
  if (link === null) return null;
  const address = await findNamedAddress(db, link.name, clock());
  const target = address ? `explorer/address/${address}` : `names?name=${link.name.toLowerCase()}`;
  return c.redirect(`${link.prefix}/${target}`, 307);
}

interface Describing {
  readonly describe: DescribePage;
  readonly origin: string;
  readonly relay: string | null;
}

async function answer(c: Context<ApiEnv>, site: Site, describing: Describing): Promise<Response> {
  const path = decodePath(c.req.path);
  const file = site.get(path);
  if (file) return send(c, file, 200);
  const withoutSlash = dropTrailing(path, '/');
  if (withoutSlash !== path && site.has(withoutSlash)) return c.redirect(withoutSlash, 308);
  const target = findLinkTarget(path);
  if (target !== null) return c.redirect(target + new URL(c.req.url).search, 308);
  const fallback = site.get(FALLBACK_PAGE);
  const isForPage = c.req.header('accept')?.includes('text/html') === true;
  if (!fallback || (isFileName(path) && !isForPage)) return c.text('Not found\n', 404);
  if (!isDynamicPage(path)) return send(c, fallback, 404);
  const head = await describing.describe(path);
  if (head === null) return send(c, fallback, 200);
  const html = Buffer.from(fallback.bytes).toString('utf8');
  const { origin, relay } = describing;
  return send(c, toPage(writeHead(html, head, { origin, path: c.req.path }), relay), 200);
}

async function send(c: Context<ApiEnv>, file: SiteFile, status: 200 | 404): Promise<Response> {
  const headers: Record<string, string> = {
    'content-type': file.contentType,
    'cache-control': file.cacheControl,
    etag: file.etag,
    vary: 'accept-encoding',
  };
  if (file.policy !== null) headers['content-security-policy'] = file.policy;
  if (status === 200 && c.req.header('if-none-match') === file.etag) return c.body(null, 304, headers);
  const encoding = chooseEncoding(c.req.header('accept-encoding'));
  const body = await file.encode(encoding);
  if (encoding !== null && body !== file.bytes) headers['content-encoding'] = encoding;
  headers['content-length'] = String(body.byteLength);
  return c.body(body, status, headers);
}

function chooseEncoding(accepted: string | undefined): Encoding {
  const names = (accepted ?? '').split(',').map((part) => part.trim());
  const isAccepted = (name: string) =>
    names.some((part) => part.startsWith(name) && !/;\s*q=0(\.0*)?$/.test(part));
  if (isAccepted('br')) return 'br';
  return isAccepted('gzip') ? 'gzip' : null;
}

// A missing file gets a plain 404; what a person opens gets the application's 404 page.
function isFileName(path: string): boolean {
  return /\.[a-z0-9]{1,12}$/i.test(path);
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
