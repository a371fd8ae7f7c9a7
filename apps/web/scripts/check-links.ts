/** Pages of a build by the path they are served at: `/de/faq` → its HTML. */
export type PagesByPath = ReadonlyMap<string, string>;

export interface LinkRules {
  /** Returns true for other files of the build and for paths that the server itself answers. */
  readonly isFile: (path: string) => boolean;
  /** Returns true for pages with a parameter, which have no file of their own. */
  readonly isDynamicPage: (path: string) => boolean;
  /** Returns true for hosts of other sites that pages may link to. */
  readonly isAllowedHost: (host: string) => boolean;
}

const LINK = /<a\b[^>]*?\shref="([^"]*)"/g;
const decode = (text: string): string => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'");

/** Lists every broken link as one sentence: a missing page, file or anchor, or a host that is not allowed. */
export function findBrokenLinks(pages: PagesByPath, rules: LinkRules): string[] {
  const anchors = new Map([...pages].map(([path, html]) => [path, idsOf(html)]));
  const errors = new Set<string>();
  for (const [path, html] of pages) {
    for (const [, href = ''] of html.matchAll(LINK)) {
      const error = judge(decode(href), path, anchors, rules);
      if (error) errors.add(`${path}: ${error}`);
    }
  }
  return [...errors];
}

function idsOf(html: string): Set<string> {
  return new Set([...html.matchAll(/\sid="([^"]+)"/g)].map((match) => decode(match[1]!)));
}

function judge(
  href: string,
  from: string,
  anchors: ReadonlyMap<string, ReadonlySet<string>>,
  rules: LinkRules,
): string | null {
  // An empty link reloads the current page.
  if (href === '' || /^(?:mailto|tel):./.test(href)) return null;
  if (/^[a-z]+:/i.test(href)) {
    if (!/^https?:/.test(href)) return `${href} is no address`;
    return rules.isAllowedHost(new URL(href).host) ? null : `${href} leads to a site that is not on the list`;
  }
  if (!href.startsWith('/') && !href.startsWith('#')) return `${href} is relative`;
  const url = new URL(href, `http://site${from}`);
  const target = url.pathname.replace(/(.)\/$/, '$1');
  const ids = anchors.get(target);
  if (!ids) {
    const isThere = rules.isFile(target) || rules.isDynamicPage(target);
    return isThere ? null : `${href} leads nowhere`;
  }
  const anchor = decodeURIComponent(url.hash.slice(1));
  return anchor === '' || ids.has(anchor) ? null : `${href}: the page has no such anchor`;
}
