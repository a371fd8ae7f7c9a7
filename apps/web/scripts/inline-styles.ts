import {
  LATER_LINK_RELATION,
  LATER_SCRIPT_TYPE,
  LATER_SHEET_ATTRIBUTE,
} from '../src/lib/page/inline-scripts.ts';

const STYLESHEET = /<link rel="stylesheet" href="(\/assets\/[\w.-]+\.css)#?"\/>/g;
/**
 * If a page uses most of a stylesheet, all of it is inlined;
 * only a larger unused part, in bytes, is worth a request.
 */
const WORTH_LEAVING_OUT = 8_000;

/**
 * Inlines the styles that a page needs as prerendered, so the first paint waits for one small response
 * instead of two. The whole stylesheet loads after the first paint (`AFTER_PAINT_SCRIPT`), unless all of it
 * is inlined. The link stays for hydration, but `disabled`, so the browser does not fetch it. The preceding
 * link has the plain URL, by which parts that load later find their styles.
 * @param read returns the text of a file by its URL
 * @param pick returns the rules of a stylesheet that a page needs first
 */
export async function inlineStyles(
  html: string,
  read: (href: string) => string,
  pick: (css: string, html: string) => Promise<string>,
): Promise<string> {
  let page = html;
  for (const [link, href] of html.matchAll(STYLESHEET)) {
    const css = read(href!);
    const first = await pick(css, html);
    // A stylesheet must not be able to close its own element.
    if (/<\/style/i.test(css)) continue;
    const isWhole = css.length - first.length < WORTH_LEAVING_OUT;
    const later = isWhole ? '' : ` ${LATER_SHEET_ATTRIBUTE}=""`;
    const plain = `<link rel="stylesheet" href="${href}" disabled=""${later}/>`;
    const ofReact = link.includes('#"') ? link.replace('/>', ' disabled=""/>') : '';
    page = page.replace(link, () => `<style>${isWhole ? css : first}</style>${plain}${ofReact}`);
  }
  return page;
}

const MODULE_PRELOAD = /<link rel="modulepreload" href="/g;
const MODULE_SCRIPT = /<script type="module" async="">/g;

/**
 * Delays the scripts until the first paint (`AFTER_PAINT_SCRIPT`), because the page is readable without them
 * and they would compete for bandwidth.
 */
export function deferScripts(html: string): string {
  return html
    .replaceAll(MODULE_PRELOAD, `<link rel="${LATER_LINK_RELATION}" fetchpriority="low" href="`)
    .replaceAll(MODULE_SCRIPT, `<script type="${LATER_SCRIPT_TYPE}">`);
}
