/** Where a page stands in the navigation: `main` in the bar, `footer` groups at the bottom. */
export type NavPlace = 'main';
export type FooterGroup = 'chain' | 'takePart' | 'about';

export interface PageEntry {
  readonly id: string;
  /** Path without language, in the router's pattern syntax. */
  readonly path: string;
  /** Module under `src/`. */
  readonly file: string;
  /** Static file in both languages; false for pages with a parameter. */
  readonly isPrerendered: boolean;
  /** Page it belongs to: marks the navigation entry and gives the breadcrumb. */
  readonly parent?: string;
  readonly nav?: NavPlace;
  readonly footer?: FooterGroup;
}

/**
 * Every page of the site, once: router, prerender list, navigation, footer, breadcrumb, title
 * (`common:pages.<id>`) and alternate-language links hang off this entry. A new page is one line here, its
 * words in `locales`, and its module.
 */
export const PAGES = [
  { id: 'home', path: '/', file: 'routes/home.tsx', isPrerendered: true, nav: 'main' },
  {
    id: 'explorer',
    path: '/explorer',
    file: 'routes/explorer.tsx',
    isPrerendered: true,
    nav: 'main',
    footer: 'chain',
  },
  {
    id: 'energyDashboard',
    path: '/energy-dashboard',
    file: 'routes/energy-dashboard.tsx',
    isPrerendered: true,
    nav: 'main',
    footer: 'takePart',
  },
  {
    id: 'block',
    path: '/explorer/block/:id',
    file: 'routes/block.tsx',
    isPrerendered: false,
    parent: 'explorer',
  },
  {
    id: 'transaction',
    path: '/explorer/tx/:hash',
    file: 'routes/transaction.tsx',
    isPrerendered: false,
    parent: 'explorer',
  },
  {
    id: 'address',
    path: '/explorer/address/:address',
    file: 'routes/address.tsx',
    isPrerendered: false,
    parent: 'explorer',
  },
] as const satisfies readonly PageEntry[];

export type PageId = (typeof PAGES)[number]['id'];
const pages: readonly (PageEntry & { id: PageId })[] = PAGES;

/** Pages of one place of the navigation, in the order of the registry. */
export function listNavPages(place: NavPlace): readonly (PageEntry & { id: PageId })[] {
  return pages.filter((page) => page.nav === place);
}

/** Pages of one footer group. */
export function listFooterPages(group: FooterGroup): readonly (PageEntry & { id: PageId })[] {
  return pages.filter((page) => page.footer === group);
}

/** The entry behind a route id (`de-block` → block); null for the 404 route. */
export function findPageOfRoute(routeId: string): (PageEntry & { id: PageId }) | null {
  return pages.find((page) => routeId === `en-${page.id}` || routeId === `de-${page.id}`) ?? null;
}
