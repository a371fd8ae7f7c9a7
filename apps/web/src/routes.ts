import { layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';
import { readBuildEnv } from '../env.ts';
import { LANGUAGES, localizePath } from './lib/i18n/language.ts';
import { listBuiltPages, type PageEntry } from './lib/site/page-registry.ts';

/** The module of a page: named for its id unless the registry says otherwise. */
function fileOf({ id, file }: PageEntry): string {
  return file ?? `routes/${id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.tsx`;
}

function toRoutes(pages: readonly PageEntry[]): RouteConfigEntry[] {
  return LANGUAGES.flatMap((language) =>
    pages.map((page) => {
      const id = `${language}-${page.id}`;
      const path = localizePath(page.path, language);
      const file = fileOf(page);
      return path === '/' ? { id, index: true, file } : route(path.slice(1), file, { id });
    }),
  );
}

/**
 * Pages that read nothing by queries, or only in parts loaded on demand that bring `QueryProvider` along. They load
 * 12 kB less. Every other page has the query cache around it.
 */
const LIGHT_PAGES = new Set<string>([
  'routes/home.tsx',
  'routes/auth.tsx',
  'routes/blockchain.tsx',
  'routes/documentation.tsx',
  'routes/faq.tsx',
  'routes/imprint.tsx',
  'routes/contact.tsx',
  'routes/pitchdeck.tsx',
  'routes/privacy.tsx',
  'routes/risk-disclaimer.tsx',
  'routes/subscription.tsx',
  'routes/team.tsx',
  'routes/terms.tsx',
  'routes/whitepaper.tsx',
]);

const pages: readonly PageEntry[] = listBuiltPages(readBuildEnv().NOVA_NETWORK);
const isLight = (page: PageEntry) => LIGHT_PAGES.has(fileOf(page));

/** Every page of the network in both languages, and the 404 page for the rest. */
export default [
  ...toRoutes(pages.filter(isLight)),
  layout('routes/with-queries.tsx', toRoutes(pages.filter((page) => !isLight(page)))),
  route('*', 'routes/not-found.tsx', { id: 'not-found' }),
] satisfies RouteConfig;
