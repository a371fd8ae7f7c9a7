import { existsSync } from 'node:fs';
import type { Plugin } from 'vite';
import { LANGUAGES, type Language } from '@nova/shared/language/language';
import { DOCUMENTATION_PAGES, TRANSLATIONS, type DocumentationPage } from './documents.ts';
import { fileOf } from './file-of.ts';
import { isTranslated, renderPage, type RenderedPage } from './render-page.ts';

const PREFIX = 'virtual:documentation/';
const toModule = (value: unknown): string => `export default ${JSON.stringify(value)};`;
type Render = (page: DocumentationPage, language: Language) => RenderedPage;

/**
 * Provides the repository's documents as modules. `virtual:documentation/page/<id>/<language>` is the HTML of
 * one page, `…/pages` loads the pages individually, `…/all` contains all of them for prerendering (empty in
 * the browser), `…/search/<language>` contains the search data, and `…/translated` lists the pages available
 * in German.
 */
export function documentation(): Plugin {
  const rendered = new Map<string, RenderedPage>();
  const render: Render = (page, language) => {
    const key = `${page.id}/${language}`;
    const known = rendered.get(key) ?? renderPage(page, language);
    rendered.set(key, known);
    return known;
  };
  return {
    name: 'nova-documentation',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id, options) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      for (const source of DOCUMENTATION_PAGES.flatMap(({ sources }) => sources)) {
        const translation = fileOf(`${TRANSLATIONS}/${source}`);
        this.addWatchFile(fileOf(source));
        if (existsSync(translation)) this.addWatchFile(translation);
      }
      return loadModule(id.slice(PREFIX.length + 1), options?.ssr === true, render);
    },
    watchChange: () => rendered.clear(),
  };
}

function loadModule(name: string, isServer: boolean, render: Render): string {
  const all = DOCUMENTATION_PAGES.flatMap((page) => LANGUAGES.map((language) => ({ page, language })));
  if (name === 'all') {
    const entries = isServer ? all : [];
    return toModule(
      Object.fromEntries(
        entries.map(({ page, language }) => [`${page.id}/${language}`, render(page, language).html]),
      ),
    );
  }
  if (name === 'translated') return toModule(DOCUMENTATION_PAGES.filter(isTranslated).map(({ id }) => id));
  if (name === 'pages') {
    const loaders = all.map(({ page: { id }, language }) => {
      const key = JSON.stringify(`${id}/${language}`);
      return `${key}: () => import('${PREFIX}page/${id}/${language}')`;
    });
    return `export default {${loaders.join(',')}};`;
  }
  const [kind, ...rest] = name.split('/');
  const language = LANGUAGES.find((each) => each === rest.at(-1));
  if (kind === 'search' && language) {
    const entries = DOCUMENTATION_PAGES.map((page) => render(page, language)).flatMap(({ id, sections }) =>
      sections.map(({ anchor, title, text }) => ({ page: id, anchor, title, text })),
    );
    return toModule(entries);
  }
  const page = DOCUMENTATION_PAGES.find(({ id }) => id === rest[0]);
  if (kind !== 'page' || !page || !language) throw new Error(`There is no document ${name}.`);
  return toModule(render(page, language).html);
}
