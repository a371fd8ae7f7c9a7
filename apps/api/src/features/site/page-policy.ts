import { createHash } from 'node:crypto';

/** The service worker requests pages and files of its own origin only. */
export const SERVICE_WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

/**
 * A worker draws with the website's fonts and requests nothing else. The policy applies when the file runs as
 * a worker.
 */
export const WORKER_POLICY = "default-src 'none'; font-src 'self'; frame-ancestors 'none'";

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;

/**
 * Returns the content security policy of a page: its own inline scripts by hash, and nothing from other
 * hosts.
 * @param relay origin of the relay for wallets on other devices, the only other host that pages may connect to
 */
export function toPagePolicy(html: string, relay: string | null = null): string {
  const hashes = listInlineScripts(html).map((script) => `'sha256-${sha256(script)}'`);
  const scripts = ["'self'", ...new Set(hashes)].join(' ');
  return [
    "default-src 'self'",
    `script-src ${scripts}`,
    // React writes style attributes; styles cannot run code.
    "style-src 'self' 'unsafe-inline'",
    // Wallets provide their icons as data URIs (EIP-6963).
    "img-src 'self' data: blob:",
    relay === null ? "connect-src 'self'" : `connect-src 'self' ${relay}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function listInlineScripts(html: string): string[] {
  return [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '']) => !/\bsrc\s*=/i.test(attributes))
    .map(([, , script = '']) => script);
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
