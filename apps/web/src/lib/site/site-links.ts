/** Links to other sites. They are configuration of the build; a link that is not set is not shown (requirement 326). */
export interface SiteLinks {
  readonly community: string | null;
  readonly poweredBy: string | null;
  readonly social: readonly string[];
}

declare global {
  /** Written into the code by `vite.config.ts`. */
  const __SITE_LINKS__: SiteLinks;
  const __SITE_ORIGIN__: string;
  const __SITE_IS_DEVELOPMENT__: boolean;
}

export const SITE_LINKS: SiteLinks = __SITE_LINKS__;

/** Where the site is reached, without a slash at the end; addresses for search engines and previews are absolute. */
export const SITE_ORIGIN: string = __SITE_ORIGIN__;

/** `https://www.example.org/x` → `example.org`: what a link to another site is called. */
export function nameOfSite(url: string): string {
  return new URL(url).hostname.replace(/^www\./, '');
}

/** Whether the site was built for the development network, where mail is read at `/dev/mail` instead of being sent. */
export const IS_DEVELOPMENT_SITE: boolean = __SITE_IS_DEVELOPMENT__;
