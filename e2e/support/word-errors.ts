import type { Page } from '@playwright/test';

/**
 * Returns words of five letters or more that are broken across lines without a hyphen. Addresses, hashes,
 * code and parts of a path may break anywhere, and so may text with `hyphens: auto`, which the browser
 * hyphenates.
 */
export function findWordErrors(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const owner = node.parentElement!;
      if (owner.closest('.sr, script, style, pre, code, .hex, .entity, bdi')) continue;
      if (!owner.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (getComputedStyle(owner).hyphens === 'auto') continue;
      for (const word of node.textContent!.matchAll(/\p{L}{5,}/gu)) {
        if (/[/_.{]/.test(node.textContent![word.index - 1] ?? '')) continue;
        const range = document.createRange();
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.add(`"${word[0]}" is broken in ${owner.tagName.toLowerCase()}`);
      }
    }
    return [...found];
  });
}
