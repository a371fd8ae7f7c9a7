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

/** Returns true for a page that is a static file in both languages, which one with a parameter cannot be. */
export const isPrerendered = ({ path }: Pick<PageEntry, 'path'>): boolean => !path.includes(':');

/**
 * The single list of all pages (requirements 33 to 59): router, prerendering, navigation, footer, breadcrumb,
 * search, sitemap, title (`site:pages.<id>`) and alternate-language links derive from it. A new page needs
 * one line here, its texts in `locales`, and its module.
 */
export const PAGES = [
  { id: 'home', path: '/', nav: 'main' },
  {
    id: 'presale',
    path: '/presale',
    nav: 'main',
    footer: 'takePart',
  },
  {
    id: 'presaleReceipt',
    path: '/presale/receipt/:hash',
    parent: 'presale',
    isHidden: true,
  },
  {
    id: 'explorer',
    path: '/explorer',
    nav: 'main',
    footer: 'chain',
  },
  {
    id: 'nftMarketplace',
    path: '/nft-marketplace',
    nav: 'nft',
    footer: 'takePart',
  },
  {
    id: 'createNft',
    path: '/create-nft',
    nav: 'nft',
    parent: 'nftMarketplace',
    guard: 'wallet',
  },
  {
    id: 'myNfts',
    path: '/my-nfts',
    nav: 'nft',
    parent: 'nftMarketplace',
    guard: 'wallet',
  },
  { id: 'token', path: '/token', nav: 'main', guard: 'login' },
  {
    id: 'energyDashboard',
    path: '/energy-dashboard',
    nav: 'main',
    footer: 'takePart',
  },
  {
    id: 'whitepaper',
    path: '/whitepaper',
    nav: 'read',
    footer: 'about',
  },
  {
    id: 'pitchdeck',
    path: '/pitchdeck',
    nav: 'read',
    footer: 'about',
  },
  { id: 'faq', path: '/faq', nav: 'read', footer: 'about' },
  {
    id: 'blockchain',
    path: '/blockchain',
    nav: 'read',
    footer: 'chain',
  },
  {
    id: 'createToken',
    path: '/create-token',
    parent: 'token',
    guard: 'login',
  },
  {
    id: 'myTokens',
    path: '/my-tokens',
    parent: 'token',
    guard: 'login',
  },
  { id: 'nft', path: '/nft/:id', parent: 'nftMarketplace' },
  {
    id: 'referrals',
    path: '/referrals',
    footer: 'takePart',
    guard: 'wallet',
  },
  {
    id: 'demoAccountSetup',
    path: '/demo-account-setup',
    footer: 'takePart',
  },
  { id: 'faucet', path: '/faucet', footer: 'chain' },
  { id: 'names', path: '/names', footer: 'chain' },
  {
    id: 'documentation',
    path: '/documentation',
    footer: 'chain',
  },
  {
    id: 'docsArchitecture',
    path: '/documentation/architecture',
    parent: 'documentation',
  },
  {
    id: 'docsOperations',
    path: '/documentation/operations',
    parent: 'documentation',
  },
  {
    id: 'docsChain',
    path: '/documentation/chain',
    parent: 'documentation',
  },
  {
    id: 'docsApi',
    path: '/documentation/api',
    parent: 'documentation',
  },
  {
    id: 'docsPartners',
    path: '/documentation/partners',
    parent: 'documentation',
  },
  {
    id: 'docsApiReference',
    path: '/documentation/api-reference',
    parent: 'documentation',
  },
  {
    id: 'docsJsonRpc',
    path: '/documentation/json-rpc',
    parent: 'documentation',
  },
  {
    id: 'docsContracts',
    path: '/documentation/contracts',
    parent: 'documentation',
  },
  {
    id: 'docsAttacks',
    path: '/documentation/attacks',
    parent: 'documentation',
  },
  {
    id: 'docsBenchmarks',
    path: '/documentation/benchmarks',
    parent: 'documentation',
  },
  { id: 'systemStatus', path: '/system-status' },
  { id: 'team', path: '/team', footer: 'about' },
  {
    id: 'transparency',
    path: '/transparency',
    footer: 'about',
  },
  {
    id: 'riskDisclaimer',
    path: '/risk-disclaimer',
    footer: 'about',
  },
  { id: 'contact', path: '/kontakt', footer: 'about' },
  { id: 'imprint', path: '/imprint', footer: 'legal' },
  { id: 'privacy', path: '/privacy', footer: 'legal' },
  { id: 'terms', path: '/terms', footer: 'legal' },
  { id: 'auth', path: '/auth' },
  {
    id: 'subscription',
    path: '/subscription',
    isHidden: true,
  },
  { id: 'settings', path: '/settings', isHidden: true },
  { id: 'recover', path: '/recover', isHidden: true },
  {
    id: 'admin',
    path: '/admin',
    guard: 'admin',
    isHidden: true,
  },
  {
    id: 'adminDashboard',
    path: '/admin-dashboard',
    guard: 'admin',
    isHidden: true,
  },
  {
    id: 'blocks',
    path: '/explorer/blocks',
    parent: 'explorer',
  },
  {
    id: 'transactions',
    path: '/explorer/transactions',
    parent: 'explorer',
  },
  {
    id: 'actions',
    path: '/explorer/actions',
    parent: 'explorer',
  },
  {
    id: 'transfers',
    path: '/explorer/transfers',
    parent: 'explorer',
  },
  {
    id: 'internalTransactions',
    path: '/explorer/internal',
    parent: 'explorer',
  },
  {
    id: 'userOperations',
    path: '/explorer/user-operations',
    parent: 'explorer',
  },
  {
    id: 'tokens',
    path: '/explorer/tokens',
    parent: 'explorer',
  },
  {
    id: 'accounts',
    path: '/explorer/accounts',
    parent: 'explorer',
  },
  {
    id: 'charts',
    path: '/explorer/charts',
    parent: 'explorer',
  },
  {
    id: 'pendingTransactions',
    path: '/explorer/pending',
    parent: 'explorer',
  },
  {
    id: 'topContracts',
    path: '/explorer/top-contracts',
    parent: 'explorer',
  },
  {
    id: 'verifiedContracts',
    path: '/explorer/verified-contracts',
    parent: 'explorer',
  },
  {
    id: 'orphanedBlocks',
    path: '/explorer/orphaned-blocks',
    parent: 'explorer',
  },
  {
    id: 'advancedFilter',
    path: '/explorer/filter',
    parent: 'explorer',
  },
  {
    id: 'eventSearch',
    path: '/explorer/events',
    parent: 'explorer',
  },
  {
    id: 'explorerTools',
    path: '/explorer/tools',
    parent: 'explorer',
  },
  {
    id: 'contractComparison',
    path: '/explorer/compare',
    parent: 'explorer',
  },
  {
    id: 'explorerToken',
    path: '/explorer/token/:address',
    parent: 'tokens',
  },
  {
    id: 'explorerNft',
    path: '/explorer/token/:address/:id',
    parent: 'tokens',
  },
  {
    id: 'block',
    path: '/explorer/block/:id',
    parent: 'explorer',
  },
  {
    id: 'transaction',
    path: '/explorer/tx/:hash',
    parent: 'explorer',
  },
  {
    id: 'userOperation',
    path: '/explorer/user-operation/:hash',
    parent: 'explorer',
  },
  {
    id: 'address',
    path: '/explorer/address/:address',
    parent: 'explorer',
  },
  {
    id: 'kit',
    path: '/kit',
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
  return pages.filter((page) => isPrerendered(page) && !page.isHidden);
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
