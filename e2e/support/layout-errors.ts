import type { Page } from '@playwright/test';

/**
 * Returns elements that extend beyond the window to the left or right; empty if the page fits. The page
 * clips horizontally, so its scroll width alone would not reveal them.
 */
export function findSidewaysErrors(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()}${element.id ? `#${element.id}` : ''}${[...element.classList].map((each) => `.${each}`).join('')}`;
    const isClipped = (element: Element) => {
      for (let each = element.parentElement; each && each !== document.body; each = each.parentElement) {
        const { overflowX, position } = getComputedStyle(each);
        if (overflowX !== 'visible') return true;
        if (position === 'fixed') return false;
      }
      return false;
    };
    const errors: string[] = [];
    const over = document.documentElement.scrollWidth - innerWidth;
    if (over > 0) errors.push(`${over} px too wide`);
    const wide: Element[] = [];
    for (const element of document.body.querySelectorAll('*')) {
      const box = element.getBoundingClientRect();
      if (box.width < 2 || box.height < 2 || (box.right <= innerWidth + 1 && box.left >= -1)) continue;
      if (element.parentElement?.closest('svg')) continue;
      if (wide.some((each) => each.contains(element))) continue;
      if (!element.checkVisibility({ visibilityProperty: true }) || isClipped(element)) continue;
      wide.push(element);
      errors.push(`${nameOf(element)} reaches from ${Math.round(box.left)} to ${Math.round(box.right)} px`);
    }
    return errors;
  });
}

/** Returns words that are cut off by their own box or overlap other words. */
export function findTextErrors(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Word {
      readonly text: string;
      readonly layer: Element;
      readonly box: DOMRect;
      readonly owner: Element;
    }
    /**
     * Minimum overlap that counts, in CSS pixels: lines are close together, and glyph boxes are taller than
     * they look.
     */
    const OVERLAP_X = 3;
    const OVERLAP_Y = 6;
    interface Around {
      readonly layer: Element;
      /** Boxes of the ancestors that scroll or clip. */
      readonly edges: readonly DOMRect[];
    }
    // Cached per element, because thousands of words share the same ancestors.
    const known = new Map<Element, Around>();
    const aroundOf = (element: Element): Around => {
      const found = known.get(element);
      if (found) return found;
      const above = element.parentElement ? aroundOf(element.parentElement) : null;
      const { position, overflow } = getComputedStyle(element);
      const isOutside = element === document.body || !above;
      const isClipping = !isOutside && overflow !== 'visible';
      const around: Around = {
        layer: ['fixed', 'sticky'].includes(position) ? element : (above?.layer ?? document.body),
        edges: isOutside ? [] : isClipping ? [...above.edges, element.getBoundingClientRect()] : above.edges,
      };
      known.set(element, around);
      return around;
    };
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.closest('.sr');
    /**
     * Returns the part of a box that its scrolling or clipping ancestors leave visible, or null if there is
     * none.
     */
    const clip = (edges: readonly DOMRect[], box: DOMRect): DOMRect | null => {
      const left = Math.max(box.left, ...edges.map((edge) => edge.left));
      const top = Math.max(box.top, ...edges.map((edge) => edge.top));
      const right = Math.min(box.right, ...edges.map((edge) => edge.right));
      const bottom = Math.min(box.bottom, ...edges.map((edge) => edge.bottom));
      return right - left > 1 && bottom - top > 1 ? new DOMRect(left, top, right - left, bottom - top) : null;
    };
    const errors = new Set<string>();
    const texts: Word[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const owner = node.parentElement!;
      const text = node.textContent!.trim();
      if (text === '' || !isSeen(owner)) continue;
      const { layer, edges } = aroundOf(owner);
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        const box = clip(edges, rect);
        if (box) texts.push({ text, layer, box, owner });
      }
      const { overflowX, textOverflow } = getComputedStyle(owner);
      const isCut = ['hidden', 'clip'].includes(overflowX) && owner.scrollWidth > owner.clientWidth + 1;
      if (isCut && textOverflow !== 'ellipsis') errors.add(`"${text}" is cut off`);
    }
    texts.sort((a, b) => a.box.top - b.box.top);
    for (const [index, a] of texts.entries()) {
      for (let next = index + 1; next < texts.length; next += 1) {
        const b = texts[next]!;
        if (b.box.top > a.box.bottom) break;
        if (a.owner === b.owner || a.layer !== b.layer) continue;
        const x = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
        const y = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
        if (x > OVERLAP_X && y > OVERLAP_Y) errors.add(`"${a.text}" lies on "${b.text}"`);
      }
    }
    return [...errors];
  });
}
