import { expect, it } from 'vitest';
import { PAGES, type PageEntry } from '../src/lib/site/page-registry.ts';
import { describePage, insertStructuredData, type StructuredContext } from './structured-data.ts';

const context: StructuredContext = {
  origin: 'https://nova.example',
  language: 'de',
  profiles: ['https://social.example/nova'],
  nameOf: (id) => `Name of ${id}`,
  description: 'What it is',
};
const entries: readonly PageEntry[] = PAGES;
const page = (id: string) => entries.find((each) => each.id === id)!;

it('describes the organization and its search on the home page', () => {
  expect(describePage(page('home'), context)).toMatchObject({
    '@graph': [
      { '@type': 'Organization', url: 'https://nova.example/', sameAs: ['https://social.example/nova'] },
      {
        '@type': 'WebSite',
        url: 'https://nova.example/de',
        inLanguage: 'de-DE',
        potentialAction: {
          target: { urlTemplate: 'https://nova.example/de/explorer?q={search_term_string}' },
        },
      },
    ],
  });
});

it('gives a subpage its breadcrumbs from the home page', () => {
  expect(describePage(page('docsChain'), context)).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, item: 'https://nova.example/de' },
      { position: 2, name: 'Name of documentation', item: 'https://nova.example/de/documentation' },
      { position: 3, name: 'Name of docsChain', item: 'https://nova.example/de/documentation/chain' },
    ],
  });
  expect(describePage(page('team'), context)).toBe(null);
});

it('cannot be closed by its content', () => {
  const html = insertStructuredData('<head></head>', { name: '</script><b>$&' });
  expect(html).toBe(
    String.raw`<head><script type="application/ld+json" data-server="">{"name":"\u003c/script>\u003cb>$&"}</script></head>`,
  );
});
