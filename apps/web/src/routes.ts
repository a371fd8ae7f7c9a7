import { layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';
import { readBuildEnv } from '../env.ts';
import { LANGUAGES, localizePath } from '@nova/shared/language/language';
import { listBuiltPages, type PageEntry } from './lib/site/page-registry.ts';

/** Folders of `routes/` with the IDs of their pages; all others are in `routes/` itself. */
const FOLDERS: Readonly<Record<string, readonly string[]>> = {
  about: [
    'blockchain',
    'contact',
    'docs-json-rpc',
    'documentation',
    'faq',
    'imprint',
    'pitchdeck',
    'privacy',
    'risk-disclaimer',
    'system-status',
    'team',
    'terms',
    'transparency',
    'whitepaper',
  ],
  account: [
    'auth',
    'demo-account-setup',
    'energy-dashboard',
    'faucet',
    'recover',
    'referrals',
    'settings',
    'subscription',
  ],
  explorer: [
    'accounts',
    'actions',
    'address',
    'advanced-filter',
    'block',
    'blocks',
    'charts',
    'contract-comparison',
    'event-search',
    'explorer',
    'explorer-nft',
    'explorer-token',
    'explorer-tools',
    'internal-transactions',
    'orphaned-blocks',
    'pending-transactions',
    'tokens',
    'top-contracts',
    'transaction',
    'transactions',
    'transfers',
    'user-operation',
    'user-operations',
    'verified-contracts',
  ],
  market: ['create-nft', 'my-nfts', 'names', 'nft', 'nft-marketplace', 'presale', 'presale-receipt', 'token'],
};

/** Returns the module of a page: named after its ID unless the registry says otherwise. */
function fileOf({ id, file }: PageEntry): string {
  if (file !== undefined) return file;
  const name = id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const folder = Object.keys(FOLDERS).find((each) => FOLDERS[each]!.includes(name));
  return folder === undefined ? `routes/${name}.tsx` : `routes/${folder}/${name}.tsx`;
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
