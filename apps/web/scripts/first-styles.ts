import { parse, type ChildNode } from 'postcss';
import { PurgeCSS } from 'purgecss';

/**
 * Strings of a page that can name a class, an attribute,
 * its value or an element, including Tailwind's `md:w-1/2`.
 */
const TEXTS = /[\w/:.[\]%()!@&>-]*[\w/%)\]]/g;

const GROUND_RULES = new Set(['font-face', 'property']);
const GROUND_LAYERS = new Set(['properties', 'theme', 'base']);

/**
 * Base rules of every page: layer order, fonts, variables and elements. Each page contains them completely,
 * so later stylesheets omit them.
 */
const isGround = (node: ChildNode): boolean =>
  node.type === 'atrule' &&
  (GROUND_RULES.has(node.name) || (node.name === 'layer' && (!node.nodes || GROUND_LAYERS.has(node.params))));

/** Returns a stylesheet with only the selected top-level rules. */
function selectRules(css: string, isWanted: (node: ChildNode) => boolean): string {
  const root = parse(css);
  for (const node of root.nodes.filter((each) => !isWanted(each))) node.remove();
  return root.toString();
}

/**
 * Returns the rules of a stylesheet that a page needs as prerendered, in their order and layers. Rules needed
 * later (dialogs, lists that fill) stay in the stylesheet that loads later.
 */
export async function pickFirstStyles(css: string, html: string): Promise<string> {
  return selectRules(css, isGround) + (await purge(leaveOutGround(css), html));
}

/**
 * Removes the base rules, because a browser lays out all text again if a font or an element rule is repeated.
 */
export const leaveOutGround = (css: string): string => selectRules(css, (node) => !isGround(node));

async function purge(css: string, html: string): Promise<string> {
  const extractor = (text: string) => [...new Set(text.match(TEXTS) ?? [])].flatMap(splitValue);
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    css: [{ raw: css }],
    extractors: [{ extensions: ['html'], extractor }],
    // PurgeCSS treats a selector that consists only of these functions as one that matches nothing.
    safelist: { greedy: [/^:(is|where|has)$/] },
    // Fonts and variables stay because styles set by a script can use them. Unused keyframes are removed.
    keyframes: true,
  });
  return result!.css;
}

/** `data-state=open` and `href:` are also split into their parts. */
const splitValue = (word: string) => [word, ...word.split(/[^\w-]+/).filter(Boolean)];
