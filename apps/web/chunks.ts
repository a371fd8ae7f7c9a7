import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What the bundler tells of a module when it divides the modules into files. */
interface ModuleGraph {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
}

const source = (file: string) => fileURLToPath(new URL(`src/${file}`, import.meta.url));
const withoutQuery = (id: string) => id.split('?')[0]!;

/** Everything that `file` needs before it can run, itself included. */
function findNeeded(id: string, graph: ModuleGraph, found: Set<string>): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const next of graph.getModuleInfo(id)?.importedIds ?? []) findNeeded(next, graph, found);
  return found;
}

// The router asks for a route's module under its name with a query.
const neededBy = (files: readonly string[], graph: ModuleGraph): Set<string> => {
  const found = new Set<string>();
  for (const file of files)
    for (const id of [source(file), `${source(file)}?__react-router-build-client-route`])
      findNeeded(id, graph, found);
  return new Set([...found].map(withoutQuery));
};

/** Every page's module. The kit is none: it shows everything, and is not built for the production network. */
const ROUTES = readdirSync(source('routes'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && file !== 'kit.tsx')
  .map((file) => `routes/${file.replaceAll('\\', '/')}`);

interface Needs {
  readonly everyPage: Set<string>;
  readonly home: Set<string>;
  readonly pages: readonly Set<string>[];
}
let known: Needs | null = null;

/** Which of our modules are needed where, read from the graph once it is complete. */
function readNeeds(graph: ModuleGraph): Needs {
  known ??= {
    everyPage: neededBy(['entry.client.tsx', 'root.tsx'], graph),
    home: neededBy(['routes/home.tsx'], graph),
    pages: ROUTES.map((file) => neededBy([file], graph)),
  };
  return known;
}

/** A module that so many pages need is not kept once for each group of them. */
const SHARED_BY = 4;

/** The file of one of our modules that a page loads first; null for what is loaded on demand and for the rest. */
function nameFirstFile(id: string, graph: ModuleGraph): string | null {
  if (id.includes('node_modules')) return null;
  const { everyPage, home, pages } = readNeeds(graph);
  const file = withoutQuery(id);
  // It runs when the document has named its modules, after the files that hold them.
  if (file === source('entry.client.tsx')) return null;
  if (everyPage.has(file)) return 'every-page';
  if (QUERIES.test(file)) return null;
  if (FOR_ALL.test(file) && pages.filter((needed) => needed.has(file)).length >= SHARED_BY)
    return FOR_LISTS.test(file) && !home.has(file) ? 'lists' : 'shared';
  // What no other page needs stays in the page's own file: others load the shared parts of home too.
  const isShared = pages.filter((needed) => needed.has(file)).length > 1;
  return home.has(file) && isShared ? 'home-parts' : null;
}

/** What the explorer's pages share, some of it a few lines long: each file of its own is a round trip on a phone. */
function nameExplorerFile(id: string, graph: ModuleGraph): string | null {
  const { everyPage, home, pages } = readNeeds(graph);
  const file = withoutQuery(id);
  if (!FOR_EXPLORER.test(file) || everyPage.has(file) || home.has(file)) return null;
  return pages.filter((needed) => needed.has(file)).length >= SHARED_BY ? 'explorer-parts' : null;
}

/** What two pages of the NFT market share: one file, whose name every page's manifest carries. */
function nameNftFile(id: string, graph: ModuleGraph): string | null {
  const { pages } = readNeeds(graph);
  const file = withoutQuery(id);
  if (!FOR_NFTS.test(file)) return null;
  return pages.filter((needed) => needed.has(file)).length >= 2 ? 'nft-parts' : null;
}

const QUERIES =
  /node_modules[\\/]@tanstack[\\/](react-query|query-core)[\\/]|apps[\\/]web[\\/]src[\\/]lib[\\/]queries[\\/]/;
/**
 * Forms and dialogs stay with the pages that have them, however many those are; reading an amount is what filters do too.
 */
const FOR_ALL = /apps[\\/]web[\\/]src[\\/](lib|ui(?![\\/](form[\\/](?!parse-amount)|floating[\\/])))[\\/]/;

/** What pages with lists and charts share; those with forms, say, have nothing to do with it. */
const FOR_LISTS = /apps[\\/]web[\\/]src[\\/]ui[\\/](chart|pagination|table|tabs)[\\/]/;

const FOR_NFTS = /apps[\\/]web[\\/]src[\\/]features[\\/]nft[\\/]/;

const FOR_EXPLORER = /apps[\\/]web[\\/]src[\\/]features[\\/]explorer[\\/]/;

/**
 * Few files compress better than many and cost fewer round trips: the framework, what every page needs, and what
 * several pages share. Everything else stays with its page, and what is loaded on demand (wallet, toasts, strip) in
 * its own chunk. Which file a module is in depends on the pages alone, so that a page of the kit or one more page changes
 * no other page's files. Nothing of the query library may end up in a file that the first page loads (docs/decisions/0301).
 */
export const CHUNKS = [
  {
    name: 'framework',
    priority: 4,
    test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/,
  },
  { name: nameFirstFile, priority: 3 },
  { name: 'queries', priority: 2, test: QUERIES },
  { name: nameExplorerFile, priority: 1 },
  { name: nameNftFile, priority: 1 },
];
