import { LANGUAGES, localizePath } from '@nova/shared/language/language';
import { THEME_COLORS } from '../src/lib/page/inline-scripts.ts';
import { listPublicPages } from '../src/lib/site/page-registry.ts';

/** Paths without content for search engines. */
const NOT_FOR_ROBOTS = [
  ...LANGUAGES.flatMap((each) => [localizePath('/admin', each), localizePath('/admin-dashboard', each)]),
  '/functions/',
  '/auth/v1/',
];

/** @param origin origin of the site, without a trailing slash */
export function toRobots(origin: string): string {
  const rules = NOT_FOR_ROBOTS.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...rules, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}

/** Lists every public page in both languages, each with its alternates. */
export function toSitemap(origin: string): string {
  const urls = listPublicPages().flatMap(({ path }) => {
    const links = LANGUAGES.map(
      (language) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${origin}${localizePath(path, language)}"/>`,
    );
    return LANGUAGES.map(
      (language) => `<url><loc>${origin}${localizePath(path, language)}</loc>${links.join('')}</url>`,
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
}

/** Returns the web app manifest, which lets a phone add the site to its home screen. */
export function toManifest(): string {
  return JSON.stringify({
    name: 'Nova',
    short_name: 'Nova',
    description: 'Powered by Proof-of-Action',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: THEME_COLORS.dark,
    theme_color: THEME_COLORS.dark,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
}
