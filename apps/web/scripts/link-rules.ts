import { SITE_DEFINE } from '../site-define.ts';

/** What the server answers beside the build's files. */
const SERVED = [/^\/openapi\.json$/, /^\/dev\/mail$/, /^\/api\/v1\//];
export const isServedByApi = (path: string): boolean => SERVED.some((pattern) => pattern.test(path));

/** Other sites that our texts link to. A new one is looked at by a person and named here. */
const HOSTS = new Set<string>(['localhost:4000', 'www.standardwebhooks.com']);
const configured = JSON.parse(SITE_DEFINE.__SITE_LINKS__) as {
  community: string | null;
  poweredBy: string | null;
  social: string[];
};
const OWN_LINKS = [configured.community, configured.poweredBy, ...configured.social];

/** Hosts of the list, and those of the configured links of navigation and footer. */
export function isAllowedHost(host: string): boolean {
  return HOSTS.has(host) || OWN_LINKS.some((link) => link !== null && new URL(link).host === host);
}
