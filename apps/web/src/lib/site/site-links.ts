/** Links to other sites, configured for the build; a link that is not set is hidden (requirement 326). */
export interface SiteLinks {
  readonly community: string | null;
  readonly poweredBy: string | null;
  readonly social: readonly string[];
}

declare global {
  /** Inserted into the code by `vite.config.ts`. */
  const __SITE_LINKS__: SiteLinks;
  const __SITE_ORIGIN__: string;
  const __SITE_IS_DEVELOPMENT__: boolean;
}

export const SITE_LINKS: SiteLinks = __SITE_LINKS__;

/** Origin of the site without a trailing slash, for the absolute URLs of search engines and previews. */
export const SITE_ORIGIN: string = __SITE_ORIGIN__;

/** Returns the name shown for a link to another site: `https://www.example.org/x` → `example.org`. */
export function nameOfSite(url: string): string {
  return new URL(url).hostname.replace(/^www\./, '');
}

/**
 * Whether the site was built for the development network,
 * which shows emails at `/dev/mail` instead of sending them.
 */
export const IS_DEVELOPMENT_SITE: boolean = __SITE_IS_DEVELOPMENT__;
