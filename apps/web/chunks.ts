import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The bundler's information about a module while it divides the modules into chunks. */
interface ModuleGraph {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
}

const source = (file: string) => fileURLToPath(new URL(`src/${file}`, import.meta.url));
const withoutQuery = (id: string) => id.split('?')[0]!;

/** Collects every module that `id` needs before it can run, including itself. */
function findNeeded(id: string, graph: ModuleGraph, found: Set<string>): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const next of graph.getModuleInfo(id)?.importedIds ?? []) findNeeded(next, graph, found);
  return found;
}

// The router loads a route module under its path plus a query, so both IDs are tried.
const neededBy = (files: readonly string[], graph: ModuleGraph): Set<string> => {
  const found = new Set<string>();
  for (const file of files)
    for (const id of [source(file), `${source(file)}?__react-router-build-client-route`])
      findNeeded(id, graph, found);
  return new Set([...found].map(withoutQuery));
};

/** Route module of every page except the kit, which shows every component and is not built for production. */
const ROUTES = readdirSync(source('routes'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && file !== 'kit.tsx')
  .map((file) => `routes/${file.replaceAll('\\', '/')}`);

interface Needs {
  readonly everyPage: Set<string>;
  readonly home: Set<string>;
  readonly withoutLists: Set<string>;
  readonly pages: readonly Set<string>[];
}
let known: Needs | null = null;

/** Reads from the complete module graph which of our modules each page needs. */
function readNeeds(graph: ModuleGraph): Needs {
  known ??= {
    everyPage: neededBy(['entry.client.tsx', 'root.tsx'], graph),
    home: neededBy(['routes/home.tsx'], graph),
    withoutLists: neededBy(['routes/explorer/explorer.tsx', 'routes/explorer/charts.tsx'], graph),
    pages: ROUTES.map((file) => neededBy([file], graph)),
  };
  return known;
}

/**
 * A module needed by at least this many pages gets one
 * shared chunk instead of a chunk for each group of pages.
 */
const SHARED_BY = 4;

/** Returns the initial chunk of one of our modules; null for modules loaded on demand and for all others. */
function nameFirstFile(id: string, graph: ModuleGraph): string | null {
  if (id.includes('node_modules')) return null;
  const { everyPage, home, pages } = readNeeds(graph);
  const file = withoutQuery(id);
  // The client entry runs after the document has named its modules, so it loads after their files.
  if (file === source('entry.client.tsx')) return null;
  if (everyPage.has(file)) return 'every-page';
  if (QUERIES.test(file)) return null;
  if (FOR_ALL.test(file) && pages.filter((needed) => needed.has(file)).length >= SHARED_BY)
    return home.has(file) ? 'shared' : (FOR_SOME.find(({ test }) => test.test(file))?.name ?? 'shared');
  // Code that no other page needs stays in the page's own
  // file, because other pages also load the shared home files.
  const isShared = pages.filter((needed) => needed.has(file)).length > 1;
  return home.has(file) && isShared ? 'home-parts' : null;
}

/** Returns whether at least four pages need a file of the explorer, and not the home page. */
function isSharedByExplorer(file: string, graph: ModuleGraph): boolean {
  const { everyPage, home, pages } = readNeeds(graph);
  if (!FOR_EXPLORER.test(file) || everyPage.has(file) || home.has(file)) return false;
  return pages.filter((needed) => needed.has(file)).length >= SHARED_BY;
}

/** Groups the code that the explorer's first page and its charts share with others: they need no filters. */
function nameExplorerPart(id: string, graph: ModuleGraph): string | null {
  const file = withoutQuery(id);
  const isNeeded = readNeeds(graph).withoutLists.has(file);
  return isNeeded && isSharedByExplorer(file, graph) ? 'explorer-parts' : null;
}

/** Groups the code shared by the other explorer pages, because each tiny file costs a phone another round trip. */
function nameExplorerList(id: string, graph: ModuleGraph): string | null {
  return isSharedByExplorer(withoutQuery(id), graph) ? 'explorer-lists' : null;
}

/**
 * Groups the code shared by the pages of one feature in one file, because every page's manifest lists the file name.
 */
function nameFeatureFile(id: string, graph: ModuleGraph): string | null {
  const { pages } = readNeeds(graph);
  const file = withoutQuery(id);
  const feature = FOR_FEATURE.exec(file)?.[1];
  if (feature === undefined) return null;
  return pages.filter((needed) => needed.has(file)).length >= 2 ? `${feature}-parts` : null;
}

/** Without the copies and ciphers of WalletConnect, which only its own wallets load. */
const VIEM =
  /(?<!@walletconnect.*)node_modules[\\/](viem|ox|abitype|@noble[\\/](curves|hashes))[\\/](?!.*account-abstraction)/;

/**
 * Groups what wallets load of viem on demand. On its own it becomes thirty files, and every page names each of them
 * because a stored wallet may load it.
 */
function nameViem(id: string, graph: ModuleGraph): string | null {
  const file = withoutQuery(id);
  if (!VIEM.test(file)) return null;
  const { everyPage, pages } = readNeeds(graph);
  return everyPage.has(file) || pages.some((needed) => needed.has(file)) ? null : 'viem';
}

const QUERIES =
  /node_modules[\\/]@tanstack[\\/](react-query|query-core)[\\/]|apps[\\/]web[\\/]src[\\/]lib[\\/]queries[\\/]/;
/**
 * Forms and dialogs stay with their pages, however many
 * use them, except amount parsing, which filters use too.
 */
const FOR_ALL = /apps[\\/]web[\\/]src[\\/](lib|ui(?![\\/](form[\\/](?!parse-amount)|floating[\\/])))[\\/]/;

/** Code shared by pages with lists and charts, or with tabs; others do not need it. */
const FOR_SOME = [
  { name: 'lists', test: /apps[\\/]web[\\/]src[\\/]ui[\\/](chart|pagination|table)[\\/]/ },
  { name: 'tabs', test: /apps[\\/]web[\\/]src[\\/]ui[\\/]tabs[\\/]/ },
];

const FOR_FEATURE = /apps[\\/]web[\\/]src[\\/]features[\\/](account|nft)[\\/]/;

/**
 * Small modules that the same pages need: what every form needs, balances, and figures of the articles. On its own each
 * becomes a file, whose name every page's manifest lists.
 */
const FOR_FORMS =
  /apps[\\/]web[\\/]src[\\/]ui[\\/]form[\\/](field-context|control-box|submit-button|textarea)\.tsx?$/;

const FOR_BALANCES = /apps[\\/]web[\\/]src[\\/]lib[\\/]api[\\/]read-(nac|token)-balance\.ts$/;
const FOR_ARTICLES =
  /apps[\\/]web[\\/]src[\\/]lib[\\/]site[\\/](announced-plan|site-story|site-measured)\.ts$/;

const FOR_EXPLORER = /apps[\\/]web[\\/]src[\\/]features[\\/]explorer[\\/]/;

/**
 * A few large chunks compress better than many small ones and cost fewer round trips: the framework, the code
 * that every page needs, and the code that several pages share. Everything else stays with its page, and code
 * loaded on demand (wallet, toasts, strip) gets its own chunk. The chunk of a module depends on the pages
 * alone, so adding a page or a part of the kit changes no other page's files. No part of the query library
 * may be in a file that the first page loads (docs/decisions/0301).
 */
export const CHUNKS = [
  {
    name: 'framework',
    priority: 4,
    test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/,
  },
  { name: nameFirstFile, priority: 3 },
  { name: 'queries', priority: 2, test: QUERIES },
  { name: nameExplorerPart, priority: 2 },
  { name: nameExplorerList, priority: 1 },
  { name: nameFeatureFile, priority: 1 },
  { name: nameViem, priority: 1 },
  { name: 'forms', priority: 1, test: FOR_FORMS },
  { name: 'balances', priority: 1, test: FOR_BALANCES },
  { name: 'articles', priority: 1, test: FOR_ARTICLES },
];
