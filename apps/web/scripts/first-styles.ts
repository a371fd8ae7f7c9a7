import { parse, type ChildNode } from 'postcss';
import { PurgeCSS } from 'purgecss';

/** Words of a page that may name a class, an attribute, its value or an element; Tailwind's `md:w-1/2` is one. */
const TEXTS = /[\w/:.[\]%()!@&>-]*[\w/%)\]]/g;

const GROUND_RULES = new Set(['font-face', 'property']);
const GROUND_LAYERS = new Set(['properties', 'theme', 'base']);

/** What every page stands on: the order of the layers, fonts, variables, elements. Each page has it whole, no later sheet has it. */
const isGround = (node: ChildNode): boolean =>
  node.type === 'atrule' &&
  (GROUND_RULES.has(node.name) || (node.name === 'layer' && (!node.nodes || GROUND_LAYERS.has(node.params))));

/** The rules at the top of a sheet that are wanted, as a sheet. */
function keepOf(css: string, isWanted: (node: ChildNode) => boolean): string {
  const root = parse(css);
  for (const node of root.nodes.filter((each) => !isWanted(each))) node.remove();
  return root.toString();
}

/**
 * The rules of a stylesheet that a page can use as it is written; in their order and their layers. What it may need
 * later (dialogs, lists that fill) is in the sheet that comes later.
 */
export async function pickFirstStyles(css: string, html: string): Promise<string> {
  return keepOf(css, isGround) + (await purge(leaveOutGround(css), html));
}

/** A sheet without what stands in every page: told of a font or of an element again, a browser lays out all texts again. */
export const leaveOutGround = (css: string): string => keepOf(css, (node) => !isGround(node));

async function purge(css: string, html: string): Promise<string> {
  const extractor = (text: string) => [...new Set(text.match(TEXTS) ?? [])].flatMap(splitValue);
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    css: [{ raw: css }],
    extractors: [{ extensions: ['html'], extractor }],
    // A selector that is nothing but such functions is taken for one that matches nothing.
    safelist: { greedy: [/^:(is|where|has)$/] },
    // Fonts and variables stay: styles written by a script may ask for them. Movements nobody starts go.
    keyframes: true,
  });
  return result!.css;
}

/** `data-state=open` and `href:` are words of their own besides what they stand in. */
const splitValue = (word: string) => [word, ...word.split(/[^\w-]+/).filter(Boolean)];
