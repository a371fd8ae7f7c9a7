import { LATER_LINK_RELATION, LATER_SCRIPT_TYPE } from '../src/lib/inline-scripts.ts';

const STYLESHEET = /<link rel="stylesheet" href="(\/assets\/[\w.-]+\.css)#?"\/>/g;

/**
 * Puts the stylesheet into the page, so that the first paint needs one answer instead of two. The link stays for
 * React, which looks for it when it takes over, but `disabled`: the browser does not fetch it. A second one carries
 * the plain address, by which parts that are loaded later find that their styles are there.
 * @param read the text of a file by its address
 */
export function inlineStyles(html: string, read: (href: string) => string): string {
  return html.replaceAll(STYLESHEET, (link, href: string) => {
    const css = read(href);
    // Nothing in a stylesheet may end the element it stands in.
    if (/<\/style/i.test(css)) return link;
    const disabled = link.replace('/>', ' disabled=""/>');
    const plain = `<link rel="stylesheet" href="${href}" disabled=""/>`;
    return `<style>${css}</style>${disabled === plain ? '' : plain}${disabled}`;
  });
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
