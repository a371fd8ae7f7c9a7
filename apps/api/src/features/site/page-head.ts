import { LANGUAGES, localizePath, stripLanguage } from '@nova/shared/language/language';

/** Title, description and image in the head of a page. Plain text. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** URL of an image of its own; the website's image if it is missing. */
  readonly image?: string;
}

/** Describes the page at a path; null if there is nothing to describe. */
export type DescribePage = (path: string) => Promise<PageHead | null>;

const BRAND = 'Nova';
/** Attribute by which the application finds the tags to replace with its own. */
const MARK = 'data-server';
const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * Writes title, description and Open Graph tags into a page that serves many URLs, for link previews, which
 * run no scripts. The application replaces them when it starts.
 */
export function writeHead(html: string, head: PageHead, url: { origin: string; path: string }): string {
  const title = `${head.title} · ${BRAND}`;
  const tags = [
    `<title ${MARK}>${escape(title)}</title>`,
    meta('name', 'description', head.description),
    meta('property', 'og:title', title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', BRAND),
    meta('property', 'og:url', url.origin + url.path),
    meta('property', 'og:image', head.image ?? `${url.origin}/share.png`),
    meta('name', 'twitter:card', 'summary_large_image'),
    link('canonical', url.origin + url.path),
    ...LANGUAGES.map((each) => link('alternate', url.origin + localizePath(url.path, each), each)),
    link('alternate', url.origin + stripLanguage(url.path), 'x-default'),
  ];
  // A function, because a dollar sign in a replacement string has a special meaning.
  return html.replace('</head>', () => `${tags.join('')}</head>`);
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${MARK} ${kind}="${name}" content="${escape(content)}"/>`;
}

function link(rel: string, href: string, language?: string): string {
  const lang = language === undefined ? '' : ` hreflang="${language}"`;
  return `<link ${MARK} rel="${rel}"${lang} href="${escape(href)}"/>`;
}

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character]!);
}
