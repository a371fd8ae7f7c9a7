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

let onEveryPage: Set<string> | null = null;

/** True for our modules which every page loads first, whatever page it is. */
function isOnEveryPage(id: string, graph: ModuleGraph): boolean {
  if (!onEveryPage) {
    const found = new Set<string>();
    // The router asks for the root's module under its name with a query.
    for (const start of [
      source('entry.client.tsx'),
      source('root.tsx'),
      `${source('root.tsx')}?__react-router-build-client-route`,
    ])
      findNeeded(start, graph, found);
    onEveryPage = new Set([...found].map(withoutQuery));
  }
  return !id.includes('node_modules') && onEveryPage.has(withoutQuery(id));
}

/**
 * Few files compress better than many and cost fewer round trips: the framework, what every page needs, and what
 * several pages share. Everything else stays with its page, and what is loaded on demand (wallet, toasts, strip) in
 * its own chunk. Nothing of the query library may end up in a file that the first page loads (docs/decisions/0301).
 */
export const CHUNKS = [
  {
    name: 'framework',
    priority: 4,
    test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/,
  },
  {
    priority: 3,
    name: (id: string, graph: ModuleGraph) => (isOnEveryPage(id, graph) ? 'every-page' : null),
  },
  {
    name: 'queries',
    priority: 2,
    test: /node_modules[\\/]@tanstack[\\/](react-query|query-core)[\\/]|apps[\\/]web[\\/]src[\\/]lib[\\/](query-|follow-with-queries)/,
  },
  // Forms and dialogs stay with the pages that have them, however many those are.
  {
    name: 'shared',
    priority: 1,
    test: /apps[\\/]web[\\/]src[\\/](lib|ui(?![\\/](form|floating)[\\/]))[\\/]/,
    minShareCount: 4,
  },
];
