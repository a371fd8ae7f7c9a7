import { matchRoutes, type RouteObject } from 'react-router';
import { loadCatalogues } from '../i18n/client-catalogues.ts';
import { languageOf } from '@nova/shared/language/language';
import type { Namespace } from '../i18n/namespaces.ts';

/** Build output of a page: its module, the imports of that module, and its styles. */
interface PageFiles {
  readonly id: string;
  readonly parentId?: string;
  readonly path?: string;
  readonly index?: boolean;
  readonly module: string;
  readonly imports?: readonly string[];
}

interface PageModule {
  readonly handle?: { readonly namespaces?: readonly Namespace[] };
}

/** The manifest that every document refers to (framework mode of React Router). */
const manifest = globalThis as unknown as {
  readonly __reactRouterManifest?: { readonly routes: Record<string, PageFiles> };
};

type PageRoute = RouteObject & { readonly files: PageFiles };

function listRoutes(pages: readonly PageFiles[], parentId?: string): PageRoute[] {
  return pages
    .filter((page) => page.parentId === parentId)
    .map((files) => {
      const { id, path, index } = files;
      return { id, path, index, files, children: listRoutes(pages, id) } as PageRoute;
    });
}

/**
 * Pages without a parameter by path, because matching a
 * path against every page is the slowest part on a phone.
 */
let fixedPages: ReadonlyMap<string, readonly PageFiles[]> | null = null;

function listFixedPages(pages: Readonly<Record<string, PageFiles>>): Map<string, readonly PageFiles[]> {
  const fixed = new Map<string, readonly PageFiles[]>();
  for (const page of Object.values(pages)) {
    const line = [page];
    for (let id = page.parentId; id !== undefined; id = pages[id]?.parentId) {
      const parent = pages[id];
      if (parent) line.unshift(parent);
    }
    const path = line.flatMap((each) => each.path || []).join('/');
    const isEnd = page.index === true || page.path !== undefined;
    if (isEnd && !/[:*]/.test(path)) fixed.set(`/${path}`, line);
  }
  return fixed;
}

/** Returns the nested routes of a path on this site, outermost first. */
function findPages(path: string): readonly PageFiles[] {
  const pages = manifest.__reactRouterManifest?.routes ?? {};
  fixedPages ??= listFixedPages(pages);
  const fixed = fixedPages.get(path);
  if (fixed) return fixed;
  const matches = matchRoutes(listRoutes(Object.values(pages)), path) ?? [];
  return matches.map((match) => match.route.files);
}

const preloadedHrefs = new Set<string>();

/** Requests all imports of a module at once instead of level by level. */
async function requestPage(hrefs: readonly string[], breathe: (() => Promise<void>) | null): Promise<void> {
  for (const href of hrefs) {
    if (breathe && !preloadedHrefs.has(href)) await breathe();
    if (preloadedHrefs.has(href)) continue;
    preloadedHrefs.add(href);
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
}

/**
 * Prefetches files and texts of a path's page. A file that fails to load is left to the click.
 * @param breathe awaited before each file if the page is not urgent
 */
export async function preloadPage(path: string, breathe: (() => Promise<void>) | null = null): Promise<void> {
  await Promise.all(
    findPages(path).map(async ({ module, imports = [] }) => {
      await requestPage([module, ...imports], breathe);
      try {
        const { handle } = (await import(/* @vite-ignore */ module)) as PageModule;
        await loadCatalogues(languageOf(path), ['site', ...(handle?.namespaces ?? [])]);
      } catch {
        preloadedHrefs.delete(module);
      }
    }),
  );
}
