import { readdirSync } from 'node:fs';
import path from 'node:path';
import { layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';
import { readBuildEnv } from '../env.ts';
import { LANGUAGES, localizePath } from '@nova/shared/language/language';
import { listBuiltPages, type PageEntry } from './lib/site/page-registry.ts';

/** Modules of the pages by their names. */
const MODULES = new Map(
  readdirSync(new URL('routes', import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => [path.basename(file, '.tsx'), `routes/${file.replaceAll(path.sep, '/')}`]),
);

/** Modules of pages that share one with another page. Not in the registry, which every first load contains. */
const SHARED_MODULES: Readonly<Record<string, string>> = {
  createToken: 'token',
  myTokens: 'token',
  docsArchitecture: 'documentation',
  docsOperations: 'documentation',
  docsChain: 'documentation',
  docsApi: 'documentation',
  docsPartners: 'documentation',
  docsApiReference: 'documentation',
  docsContracts: 'documentation',
  docsAttacks: 'documentation',
  docsBenchmarks: 'documentation',
  adminDashboard: 'admin',
};

/** Returns the module of a page, which is named after its ID. */
function fileOf({ id }: PageEntry): string {
  const name = SHARED_MODULES[id] ?? id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const found = MODULES.get(name);
  if (found === undefined) throw new Error(`The page ${id} has no module routes/**/${name}.tsx.`);
  return found;
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
 * Pages without queries, or only in parts loaded on demand that include `QueryProvider`. They load 12 kB
 * less. Every other page is wrapped in the query cache.
 */
const LIGHT_PAGES = new Set<string>([
  'routes/home.tsx',
  'routes/account/auth.tsx',
  'routes/about/blockchain.tsx',
  'routes/about/documentation.tsx',
  'routes/about/faq.tsx',
  'routes/about/imprint.tsx',
  'routes/about/contact.tsx',
  'routes/about/pitchdeck.tsx',
  'routes/about/privacy.tsx',
  'routes/about/risk-disclaimer.tsx',
  'routes/account/subscription.tsx',
  'routes/about/terms.tsx',
  'routes/about/whitepaper.tsx',
]);

const pages: readonly PageEntry[] = listBuiltPages(readBuildEnv().NOVA_NETWORK);
const isLight = (page: PageEntry) => LIGHT_PAGES.has(fileOf(page));

/** Every page of the network in both languages, and the 404 page for all other paths. */
export default [
  ...toRoutes(pages.filter(isLight)),
  layout('routes/with-queries.tsx', toRoutes(pages.filter((page) => !isLight(page)))),
  route('*', 'routes/not-found.tsx', { id: 'not-found' }),
] satisfies RouteConfig;
