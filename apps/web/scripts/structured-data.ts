import { localizePath, LOCALE, type Language } from '@nova/shared/language/language';
import { PAGES, type PageEntry } from '../src/lib/site/page-registry.ts';

export interface StructuredContext {
  readonly origin: string;
  readonly language: Language;
  /** URLs of the project's profiles on other sites. */
  readonly profiles: readonly string[];
  /** Returns the short name of a page. */
  readonly nameOf: (pageId: string) => string;
  readonly description: string;
}

/**
 * Describes a page as schema.org data: the home page names the organization and its search, subpages get
 * breadcrumbs. Returns null if there is nothing to describe. (The FAQ page writes its own data.)
 */
export function describePage(page: PageEntry, context: StructuredContext): object | null {
  if (page.path === '/') return describeSite(context);
  return page.parent === undefined ? null : describeWay(page, page.parent, context);
}

function describeSite({ origin, language, profiles, description }: StructuredContext): object {
  const home = origin + localizePath('/', language);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': `${origin}/#organization`,
        name: 'Nova',
        url: `${origin}/`,
        logo: `${origin}/icon-512.png`,
        ...(profiles.length > 0 ? { sameAs: profiles } : {}),
      },
      {
        '@type': 'WebSite',
        '@id': `${home}#website`,
        name: 'Nova',
        url: home,
        description,
        inLanguage: LOCALE[language],
        publisher: { '@id': `${origin}/#organization` },
        potentialAction: {
          '@type': 'SearchAction',
          target: {
            '@type': 'EntryPoint',
            urlTemplate: `${origin}${localizePath('/explorer', language)}?q={search_term_string}`,
          },
          'query-input': 'required name=search_term_string',
        },
      },
    ],
  };
}

function describeWay(page: PageEntry, parentId: string, context: StructuredContext): object {
  const { origin, language, nameOf } = context;
  const entries: readonly PageEntry[] = PAGES;
  const parent = entries.find(({ id }) => id === parentId)!;
  const steps = [entries[0]!, parent, page];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ id, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: nameOf(id),
      item: origin + localizePath(path, language),
    })),
  };
}

/**
 * Inserts the data into a page's head. The application removes
 * it at startup, and an escaped "<" cannot close the element.
 */
export function insertStructuredData(html: string, data: object): string {
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return html.replace(
    '</head>',
    () => `<script type="application/ld+json" data-server="">${json}</script></head>`,
  );
}
