import built from 'virtual:documentation/all';
import loaders from 'virtual:documentation/pages';
import { localizePath, type Language } from '../../lib/i18n/language.ts';
import type { Translate } from '../../lib/i18n/translate.ts';

const loaded = new Map<string, string>(Object.entries(built));

/** Fetches a document, before the page that shows it renders. */
export async function loadDocument(id: string): Promise<void> {
  const load = loaders[id];
  if (loaded.has(id) || !load) return;
  loaded.set(id, (await load()).default);
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
  const html = loaded.get(id);
  if (html !== undefined) return fillDocument(html, t, language);
  return document.getElementById(DOCUMENT_ID)?.innerHTML ?? '';
}
