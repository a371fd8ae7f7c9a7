import { SITE_DEFINE } from '../site-define.ts';

/** Paths that the server answers in addition to the files of the build. */
const SERVED = [/^\/openapi\.json$/, /^\/dev\/mail$/, /^\/api\/v1\//];
export const isServedByApi = (path: string): boolean => SERVED.some((pattern) => pattern.test(path));

/** Hosts that our texts link to. Each new host is reviewed and added by hand. */
const HOSTS = new Set<string>(['localhost:4000', 'tokenlists.org', 'www.standardwebhooks.com']);
const configured = JSON.parse(SITE_DEFINE.__SITE_LINKS__) as {
  community: string | null;
  poweredBy: string | null;
  social: string[];
};
const OWN_LINKS = [configured.community, configured.poweredBy, ...configured.social];

/** Returns true for the hosts listed above and those of the configured navigation and footer links. */
export function isAllowedHost(host: string): boolean {
  return HOSTS.has(host) || OWN_LINKS.some((link) => link !== null && new URL(link).host === host);
}
