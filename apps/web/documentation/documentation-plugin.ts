import type { Plugin } from 'vite';
import { DOCUMENTATION_PAGES, type DocumentationPage } from './documents.ts';
import { fileOf, renderPage, type RenderedPage } from './render-page.ts';

const PREFIX = 'virtual:documentation/';
const toModule = (value: unknown): string => `export default ${JSON.stringify(value)};`;

/**
 * The repository's documents as modules: `virtual:documentation/page/<id>` is one page's HTML, `…/pages` loads them
 * one by one, `…/all` has them for the prerender (and is empty in the browser), `…/search` is what the search reads.
 */
export function documentation(): Plugin {
  const rendered = new Map<string, RenderedPage>();
  const render = (page: DocumentationPage): RenderedPage => {
    const known = rendered.get(page.id) ?? renderPage(page);
    rendered.set(page.id, known);
    return known;
  };
  return {
    name: 'nova-documentation',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id, options) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      for (const source of DOCUMENTATION_PAGES.flatMap(({ sources }) => sources))
        this.addWatchFile(fileOf(source));
      return loadModule(id.slice(PREFIX.length + 1), options?.ssr === true, render);
    },
    watchChange: () => rendered.clear(),
  };
}

function loadModule(
  name: string,
  isServer: boolean,
  render: (page: DocumentationPage) => RenderedPage,
): string {
  if (name === 'all') {
    const pages = isServer ? DOCUMENTATION_PAGES.map(render) : [];
    return toModule(Object.fromEntries(pages.map(({ id, html }) => [id, html])));
  }
  if (name === 'search') {
    const entries = DOCUMENTATION_PAGES.map(render).flatMap(({ id, sections }) =>
      sections.map(({ anchor, title, text }) => ({ page: id, anchor, title, text })),
    );
    return toModule(entries);
  }
  if (name === 'pages') {
    const loaders = DOCUMENTATION_PAGES.map(
      ({ id }) => `${JSON.stringify(id)}: () => import('${PREFIX}page/${id}')`,
    );
    return `export default {${loaders.join(',')}};`;
  }
  const page = DOCUMENTATION_PAGES.find(({ id }) => `page/${id}` === name);
  if (!page) throw new Error(`There is no document ${name}.`);
  return toModule(render(page).html);
}
