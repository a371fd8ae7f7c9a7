import {
  LATER_LINK_RELATION,
  LATER_SCRIPT_TYPE,
  LATER_SHEET_ATTRIBUTE,
} from '../src/lib/page/inline-scripts.ts';

const STYLESHEET = /<link rel="stylesheet" href="(\/assets\/[\w.-]+\.css)#?"\/>/g;
/** A sheet of which a page uses most is put in whole; only what is left out has to be worth a request. */
const WORTH_LEAVING_OUT = 8_000;

/**
 * Puts the styles that a page needs as it is written into it, so that the first paint waits for one short answer
 * instead of two. The whole sheet is asked for after the first paint (`AFTER_PAINT_SCRIPT`), unless all of it stands
 * in the page. The link stays for React, which looks for it when it takes over, but `disabled`: the browser does not
 * fetch it. The one before it carries the plain address, by which parts that are loaded later find their styles.
 * @param read the text of a file by its address
 * @param pick the rules of a sheet that a page needs first
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
    // Nothing in a stylesheet may end the element it stands in.
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
 * The page reads well before its scripts run: they are asked for once it is painted (`AFTER_PAINT_SCRIPT`), and take
 * then what is left of the line.
 */
export function letScriptsWait(html: string): string {
  return html
    .replaceAll(MODULE_PRELOAD, `<link rel="${LATER_LINK_RELATION}" fetchpriority="low" href="`)
    .replaceAll(MODULE_SCRIPT, `<script type="${LATER_SCRIPT_TYPE}">`);
}
