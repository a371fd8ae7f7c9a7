import built from 'virtual:documentation/all';
import loaders from 'virtual:documentation/pages';
import translated from 'virtual:documentation/translated';
import { localizePath, type Language } from '@nova/shared/language/language';
import type { Translate } from '../../lib/i18n/translate.ts';

const loaded = new Map<string, string>(Object.entries(built));

const keyOf = (id: string, language: Language) => `${id}/${language}`;

/** Loads a document before its page renders. */
export async function loadDocument(id: string, language: Language): Promise<void> {
  const key = keyOf(id, language);
  const load = loaders[key];
  if (loaded.has(key) || !load) return;
  loaded.set(key, (await load()).default);
}

/** Returns the language of a page's document: English if there is no German translation. */
export function languageOfDocument(id: string, language: Language): Language {
  return language === 'de' && translated.includes(id) ? language : 'en';
}

/** ID of the element that contains the document. */
export const DOCUMENT_ID = 'document';

/** Matches links to files, which are the same in every language. */
const FILE = /\.\w+(?:#|$)/;

/** Replaces the placeholders of a document with the interface texts and URLs of a language. */
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
 * Returns a document in a language. A prerendered page already contains it, so it is read from the page
 * instead of being fetched.
 */
export function readDocument(id: string, t: Translate<'documentation'>, language: Language): string {
  const html = loaded.get(keyOf(id, language));
  if (html !== undefined) return fillDocument(html, t, language);
  return document.getElementById(DOCUMENT_ID)?.innerHTML ?? '';
}
