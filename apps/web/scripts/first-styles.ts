import { PurgeCSS } from 'purgecss';

/** Words of a page that may name a class, an attribute, its value or an element; Tailwind's `md:w-1/2` is one. */
const WORDS = /[\w/:.[\]%()!@&>-]*[\w/%)\]]/g;

/**
 * The rules of a stylesheet that a page can use as it is written; in their order and their layers. What it may need
 * later (dialogs, lists that fill) is in the whole sheet.
 */
export async function pickFirstStyles(css: string, html: string): Promise<string> {
  const extractor = (text: string) => [...new Set(text.match(WORDS) ?? [])].flatMap(splitValue);
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
