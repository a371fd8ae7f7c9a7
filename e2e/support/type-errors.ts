import type { Page } from '@playwright/test';

/**
 * Returns font weights and widths used on the page for which no font file exists; the browser would
 * substitute another file, usually too bold. Variable fonts have every weight and are excluded.
 */
export function findTypeErrors(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const files = new Map<string, Set<string>>();
    for (const { family, weight, stretch } of document.fonts) {
      if (/\s/.test(weight)) continue;
      const name = family.replaceAll(/["']/g, '');
      files.set(name, (files.get(name) ?? new Set()).add(`${weight} ${stretch}`));
    }
    const errors = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const owner = node.parentElement!;
      if (node.textContent!.trim() === '' || !owner.checkVisibility()) continue;
      const { fontFamily, fontWeight, fontStretch } = getComputedStyle(owner);
      const family = fontFamily.split(',')[0]!.replaceAll(/["']/g, '').trim();
      const wanted = `${fontWeight} ${fontStretch}`;
      const known = files.get(family);
      if (known && !known.has(wanted))
        errors.add(`${owner.tagName.toLowerCase()}.${owner.className} asks for ${family} ${wanted}`);
    }
    return [...errors];
  });
}
