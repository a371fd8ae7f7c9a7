import type { ComponentType, ReactNode } from 'react';

/** What the build says of a page: its module, the files that module needs, and its styles. */
export interface PageFiles {
  readonly id: string;
  readonly parentId?: string;
  readonly path?: string;
  readonly index?: boolean;
  readonly module: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** What a page's module may export; `loader` belongs to the prerender alone. */
export interface PageModule {
  readonly default?: ComponentType;
  readonly clientLoader?: (of: { request: Request }) => unknown;
  readonly handle?: unknown;
  readonly ErrorBoundary?: ComponentType<{ error: unknown }>;
  readonly HydrateFallback?: ComponentType;
  readonly Layout?: ComponentType<{ children: ReactNode }>;
}

/** Without the mark that the build puts behind an address. */
const plain = (href: string) => href.replace(/#$/, '');

function addLink(rel: string, href: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = rel;
  link.href = href;
  document.head.append(link);
  return link;
}

const asked = new Set<string>();

/** Starts everything a page's module imports at once, instead of one level after the other. */
function askForImports({ module, imports = [] }: PageFiles): void {
  for (const href of [module, ...imports]) {
    if (asked.has(href)) continue;
    asked.add(href);
    addLink('modulepreload', href);
  }
}

const styles = new Map<string, Promise<unknown>>();

/** Resolves when a stylesheet holds: at once for those in the document (a page carries its own in its head). */
function loadStyles(address: string): Promise<unknown> {
  const href = plain(address);
  const known =
    styles.get(href) ??
    (document.querySelector(`link[rel="stylesheet"][href^="${href}"]`) ? null : undefined);
  if (known !== undefined) return Promise.resolve(known);
  const loading = new Promise((resolve) => {
    const link = addLink('stylesheet', href);
    // A page with plain text is better than none.
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
  });
  styles.set(href, loading);
  return loading;
}

/**
 * A page's module with everything it needs, styles included.
 * @throws when a file does not come
 */
export async function loadPageFiles(page: PageFiles): Promise<PageModule> {
  askForImports(page);
  const styled = Promise.all((page.css ?? []).map(loadStyles));
  const module = (await import(/* @vite-ignore */ page.module)) as PageModule;
  await styled;
  return module;
}
