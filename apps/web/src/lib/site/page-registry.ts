import { stripLanguage } from '@nova/shared/language/language';

/**
 * Position in the navigation: in the bar, in its NFT menu, or among the articles (above the bar, and under
 * "More" on narrow screens).
 */
export type NavPlace = 'main' | 'nft' | 'read';
/** `legal` is the last line of the footer, the others are its columns. */
export type FooterGroup = 'chain' | 'takePart' | 'about' | 'legal';
/** Requirement of a page; the page explains it and offers to meet it (requirement 312). */
export type Guard = 'wallet' | 'login' | 'admin';

export interface PageEntry {
  readonly id: string;
  /** Path without language, in the router's pattern syntax. */
  readonly path: string;
  /**
   * Module under `src/`, unless it is `routes/<id in kebab-case>.tsx`. Only exceptions, because every first
   * load contains the names.
   */
  readonly file?: string;
  /** Static file in both languages; false for pages with a parameter. */
  readonly isPrerendered: boolean;
  /** Parent page, which marks the navigation entry and determines the breadcrumb. */
  readonly parent?: string;
  readonly nav?: NavPlace;
  readonly footer?: FooterGroup;
  readonly guard?: Guard;
  /** Excluded from search engines and from the sitemap. */
  readonly isHidden?: true;
  /** Not built for the production network, where its path returns 404. */
  readonly isDevelopmentOnly?: true;
}

/**
 * The single list of all pages (requirements 33 to 59): router, prerendering, navigation, footer, breadcrumb,
 * search, sitemap, title (`site:pages.<id>`) and alternate-language links derive from it. A new page needs
 * one line here, its texts in `locales`, and its module.
 */
export const PAGES = [
  { id: 'home', path: '/', isPrerendered: true, nav: 'main' },
  {
    id: 'presale',
    path: '/presale',
    isPrerendered: true,
    nav: 'main',
    footer: 'takePart',
  },
  {
    id: 'presaleReceipt',
    path: '/presale/receipt/:hash',
    isPrerendered: false,
    parent: 'presale',
    isHidden: true,
  },
  {
    id: 'explorer',
    path: '/explorer',
    isPrerendered: true,
    nav: 'main',
    footer: 'chain',
  },
  {
    id: 'nftMarketplace',
    path: '/nft-marketplace',
    isPrerendered: true,
    nav: 'nft',
    footer: 'takePart',
  },
  {
    id: 'createNft',
    path: '/create-nft',
    isPrerendered: true,
    nav: 'nft',
    parent: 'nftMarketplace',
    guard: 'wallet',
  },
  {
    id: 'myNfts',
    path: '/my-nfts',
    isPrerendered: true,
    nav: 'nft',
    parent: 'nftMarketplace',
    guard: 'wallet',
  },
  { id: 'token', path: '/token', isPrerendered: true, nav: 'main', guard: 'login' },
  {
    id: 'energyDashboard',
    path: '/energy-dashboard',
    isPrerendered: true,
    nav: 'main',
    footer: 'takePart',
  },
  {
    id: 'whitepaper',
    path: '/whitepaper',
    isPrerendered: true,
    nav: 'read',
    footer: 'about',
  },
  {
    id: 'pitchdeck',
    path: '/pitchdeck',
    isPrerendered: true,
    nav: 'read',
    footer: 'about',
  },
  { id: 'faq', path: '/faq', isPrerendered: true, nav: 'read', footer: 'about' },
  {
    id: 'blockchain',
    path: '/blockchain',
    isPrerendered: true,
    nav: 'read',
    footer: 'chain',
  },
  {
    id: 'createToken',
    path: '/create-token',
    file: 'routes/market/token.tsx',
    isPrerendered: true,
    parent: 'token',
    guard: 'login',
  },
  {
    id: 'myTokens',
    path: '/my-tokens',
    file: 'routes/market/token.tsx',
    isPrerendered: true,
    parent: 'token',
    guard: 'login',
  },
  { id: 'nft', path: '/nft/:id', isPrerendered: false, parent: 'nftMarketplace' },
  {
    id: 'referrals',
    path: '/referrals',
    isPrerendered: true,
    footer: 'takePart',
    guard: 'wallet',
  },
  {
    id: 'demoAccountSetup',
    path: '/demo-account-setup',
    isPrerendered: true,
    footer: 'takePart',
  },
  { id: 'faucet', path: '/faucet', isPrerendered: true, footer: 'chain' },
  { id: 'names', path: '/names', isPrerendered: true, footer: 'chain' },
  {
    id: 'documentation',
    path: '/documentation',
    isPrerendered: true,
    footer: 'chain',
  },
  {
    id: 'docsArchitecture',
    path: '/documentation/architecture',
    file: 'routes/about/documentation.tsx',
    isPrerendered: true,
    parent: 'documentation',
  },
  {
    id: 'docsOperations',
    path: '/documentation/operations',
    file: 'routes/about/documentation.tsx',
    isPrerendered: true,
    parent: 'documentation',
  },
  {
    id: 'docsChain',
    path: '/documentation/chain',
    file: 'routes/about/documentation.tsx',
    isPrerendered: true,
    parent: 'documentation',
  },
  {
    id: 'docsApi',
    path: '/documentation/api',
    file: 'routes/about/documentation.tsx',
    isPrerendered: true,
    parent: 'documentation',
  },
  {
    id: 'docsPartners',
    path: '/documentation/partners',
    file: 'routes/about/documentation.tsx',
    isPrerendered: true,
    parent: 'documentation',
  },
  {
    id: 'docsApiReference',
    path: '/documentation/api-reference',
    file: 'routes/about/documentation.tsx',
    isPrerendered: true,
    parent: 'documentation',
  },
  {
    id: 'docsJsonRpc',
    path: '/documentation/json-rpc',
    isPrerendered: true,
    parent: 'documentation',
  },
  {
    id: 'docsContracts',
    path: '/documentation/contracts',
    file: 'routes/about/documentation.tsx',
    isPrerendered: true,
    parent: 'documentation',
  },
  {
    id: 'docsAttacks',
    path: '/documentation/attacks',
    file: 'routes/about/documentation.tsx',
    isPrerendered: true,
    parent: 'documentation',
  },
  {
    id: 'docsBenchmarks',
    path: '/documentation/benchmarks',
    file: 'routes/about/documentation.tsx',
    isPrerendered: true,
    parent: 'documentation',
  },
  { id: 'systemStatus', path: '/system-status', isPrerendered: true },
  { id: 'team', path: '/team', isPrerendered: true, footer: 'about' },
  {
    id: 'transparency',
    path: '/transparency',
    isPrerendered: true,
    footer: 'about',
  },
  {
    id: 'riskDisclaimer',
    path: '/risk-disclaimer',
    isPrerendered: true,
    footer: 'about',
  },
  { id: 'contact', path: '/kontakt', isPrerendered: true, footer: 'about' },
  { id: 'imprint', path: '/imprint', isPrerendered: true, footer: 'legal' },
  { id: 'privacy', path: '/privacy', isPrerendered: true, footer: 'legal' },
  { id: 'terms', path: '/terms', isPrerendered: true, footer: 'legal' },
  { id: 'auth', path: '/auth', isPrerendered: true },
  {
    id: 'subscription',
    path: '/subscription',
    isPrerendered: true,
    isHidden: true,
  },
  { id: 'settings', path: '/settings', isPrerendered: true, isHidden: true },
  { id: 'recover', path: '/recover', isPrerendered: true, isHidden: true },
  {
    id: 'admin',
    path: '/admin',
    isPrerendered: true,
    guard: 'admin',
    isHidden: true,
  },
  {
    id: 'adminDashboard',
    path: '/admin-dashboard',
    file: 'routes/admin.tsx',
    isPrerendered: true,
    guard: 'admin',
    isHidden: true,
  },
  {
    id: 'blocks',
    path: '/explorer/blocks',
    isPrerendered: true,
    parent: 'explorer',
  },
  {
    id: 'transactions',
    path: '/explorer/transactions',
    isPrerendered: true,
    parent: 'explorer',
  },
  {
    id: 'actions',
    path: '/explorer/actions',
    isPrerendered: true,
    parent: 'explorer',
  },
  {
    id: 'transfers',
    path: '/explorer/transfers',
    isPrerendered: true,
    parent: 'explorer',
  },
  {
    id: 'internalTransactions',
    path: '/explorer/internal',
    isPrerendered: true,
    parent: 'explorer',
  },
  {
    id: 'userOperations',
    path: '/explorer/user-operations',
    isPrerendered: true,
    parent: 'explorer',
  },
  {
    id: 'tokens',
    path: '/explorer/tokens',
    isPrerendered: true,
    parent: 'explorer',
  },
  {
    id: 'accounts',
    path: '/explorer/accounts',
    isPrerendered: true,
    parent: 'explorer',
  },
  {
    id: 'charts',
    path: '/explorer/charts',
    isPrerendered: true,
    parent: 'explorer',
  },
  {
    id: 'pendingTransactions',
    path: '/explorer/pending',
    isPrerendered: true,
    parent: 'explorer',
  },
  {
    id: 'topContracts',
    path: '/explorer/top-contracts',
    isPrerendered: true,
    parent: 'explorer',
  },
  {
    id: 'verifiedContracts',
    path: '/explorer/verified-contracts',
    isPrerendered: true,
    parent: 'explorer',
  },
  {
    id: 'orphanedBlocks',
    path: '/explorer/orphaned-blocks',
    isPrerendered: true,
    parent: 'explorer',
  },
  {
    id: 'advancedFilter',
    path: '/explorer/filter',
    isPrerendered: true,
    parent: 'explorer',
  },
  {
    id: 'eventSearch',
    path: '/explorer/events',
    isPrerendered: true,
    parent: 'explorer',
  },
  {
    id: 'explorerTools',
    path: '/explorer/tools',
    isPrerendered: true,
    parent: 'explorer',
  },
  {
    id: 'contractComparison',
    path: '/explorer/compare',
    isPrerendered: true,
    parent: 'explorer',
  },
  {
    id: 'explorerToken',
    path: '/explorer/token/:address',
    isPrerendered: false,
    parent: 'tokens',
  },
  {
    id: 'explorerNft',
    path: '/explorer/token/:address/:id',
    isPrerendered: false,
    parent: 'tokens',
  },
  {
    id: 'block',
    path: '/explorer/block/:id',
    isPrerendered: false,
    parent: 'explorer',
  },
  {
    id: 'transaction',
    path: '/explorer/tx/:hash',
    isPrerendered: false,
    parent: 'explorer',
  },
  {
    id: 'userOperation',
    path: '/explorer/user-operation/:hash',
    isPrerendered: false,
    parent: 'explorer',
  },
  {
    id: 'address',
    path: '/explorer/address/:address',
    isPrerendered: false,
    parent: 'explorer',
  },
  {
    id: 'kit',
    path: '/kit',
    isPrerendered: true,
    isHidden: true,
    isDevelopmentOnly: true,
  },
] as const satisfies readonly PageEntry[];

export type PageId = (typeof PAGES)[number]['id'];
const pages: readonly (PageEntry & { id: PageId })[] = PAGES;

/** Returns the pages built for a network, for router and prerendering. */
export function listBuiltPages(
  network: 'development' | 'production',
): readonly (PageEntry & { id: PageId })[] {
  return pages.filter((page) => network === 'development' || !page.isDevelopmentOnly);
}

/** Returns the pages of one position of the navigation, in registry order. */
export function listNavPages(place: NavPlace): readonly (PageEntry & { id: PageId })[] {
  return pages.filter((page) => page.nav === place);
}

export function listFooterPages(group: FooterGroup): readonly (PageEntry & { id: PageId })[] {
  return pages.filter((page) => page.footer === group);
}

/** Returns the pages for the sitemap: every public page without a parameter. */
export function listPublicPages(): readonly (PageEntry & { id: PageId })[] {
  return pages.filter((page) => page.isPrerendered && !page.isHidden);
}

/** Returns the entry of a route ID (`de-block` → block); null for the 404 route. */
export function findPageOfRoute(routeId: string): (PageEntry & { id: PageId }) | null {
  return pages.find((page) => routeId === `en-${page.id}` || routeId === `de-${page.id}`) ?? null;
}

/** Returns the page with exactly this path in either language; null for none, or for one with a parameter. */
export function findPageOfPath(pathname: string): (PageEntry & { id: PageId }) | null {
  const path = stripLanguage(pathname);
  return pages.find((page) => page.path === path) ?? null;
}

/** Returns a page and its subpages (`parent`), in registry order. */
export function listPageAndChildren(id: PageId): readonly (PageEntry & { id: PageId })[] {
  return pages.filter((page) => page.id === id || page.parent === id);
}
