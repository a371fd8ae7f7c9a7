import built from 'virtual:documentation/all';
import loaders from 'virtual:documentation/pages';
import translated from 'virtual:documentation/translated';
import { localizePath, type Language } from '../../lib/i18n/language.ts';
import type { Translate } from '../../lib/i18n/translate.ts';

const loaded = new Map<string, string>(Object.entries(built));

const keyOf = (id: string, language: Language) => `${id}/${language}`;

/** Fetches a document, before the page that shows it renders. */
export async function loadDocument(id: string, language: Language): Promise<void> {
  const key = keyOf(id, language);
  const load = loaders[key];
  if (loaded.has(key) || !load) return;
  loaded.set(key, (await load()).default);
}

/** The language that a page's documents are shown in: English where there is no German text. */
export function languageOfDocument(id: string, language: Language): Language {
  return translated.includes(id) ? language : 'en';
}

/** The element whose content is the document. */
export const DOCUMENT_ID = 'document';

/** Files among the addresses; they are the same in every language. */
const FILE = /\.\w+(?:#|$)/;

/** Puts the words of the interface and the addresses of a language into a document. */
export function fillDocument(html: string, t: Translate<'documentation'>, language: Language): string {
  return html
    .replaceAll('{{copy}}', t('copy'))
    .replaceAll('{{contents}}', t('contents'))
    .replaceAll('{{table}}', t('table'))
    .replaceAll(/href="(\/[^"]*)"/g, (whole, href: string) => {
      if (FILE.test(href)) return whole;
      const [path = '', anchor] = href.split('#');
      return `href="${localizePath(path, language)}${anchor === undefined ? '' : `#${anchor}`}"`;
    });
}

/**
 * A document in a language. A prerendered page brings its own along, so that nothing is fetched for it: what stands
 * in the file is what the component shows.
 */
export function readDocument(id: string, t: Translate<'documentation'>, language: Language): string {
  const html = loaded.get(keyOf(id, language));
  if (html !== undefined) return fillDocument(html, t, language);
  return document.getElementById(DOCUMENT_ID)?.innerHTML ?? '';
}
