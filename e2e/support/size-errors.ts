import type { Page } from '@playwright/test';

/** Smallest comfortable font size in CSS pixels. */
const LEAST_FONT = 13;
/** Minimum height of a touch target in CSS pixels. */
const LEAST_TAP = 40;

/** Elements with deliberately smaller text, each with its reason. */
const SMALL_TYPE: readonly string[] = [
  // A slide is a scaled view of a page 1,280 px wide; its text is also in the PDF.
  '.slide *',
  // SVG text scales with its drawing.
  'svg text, svg tspan',
];

/** Touch targets that are deliberately lower, each with its reason. */
const LOW_CLICKS: readonly string[] = [
  // Links inside a sentence have the height of its line.
  'p a, li a:not(:only-child), dd a, td a, th a, label a, small a, .prose a, figcaption a',
  // Headings of the documentation link to themselves and have the height of their line.
  '.doc-text :is(h2, h3, h4, h5, h6) a',
  // Addresses, hashes and blocks are part of a line of text or of a row with the same target.
  '.entity',
  // Drawn over the whole row, card or heading, which is far higher.
  '.row-link, .data-table a, .data-table button, .fold-toggle',
  // Only reachable by keyboard, and off-screen until then.
  '.skip, .sr, .sr *',
  // The copy button next to an address or hash, in the line of its text.
  '.copy, .entity-copy button, .full-hash button',
];

/**
 * Returns elements that are too small: visible text under 13 px, and standalone buttons and links under 40
 * px of height (for touch screens). Empty if there are none.
 */
export function findSizeErrors(page: Page): Promise<{ type: string[]; taps: string[] }> {
  return page.evaluate(
    ([leastFont, leastTap, smallType, lowClicks]) => {
      const nameOf = (element: Element) =>
        `${element.tagName.toLowerCase()}${[...element.classList].map((each) => `.${each}`).join('')}`;
      const isSeen = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      const type = new Set<string>();
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const owner = node.parentElement!;
        const text = node.textContent!.trim();
        if (text === '' || !isSeen(owner) || owner.closest('.sr, script, style') || owner.matches(smallType))
          continue;
        const size = Number.parseFloat(getComputedStyle(owner).fontSize);
        // Text of no size is only for screen readers, beside a mark that is shown.
        if (size > 0 && size < leastFont - 0.01)
          type.add(`${nameOf(owner)} «${text.slice(0, 24)}» has ${size} px`);
      }
      const taps = new Set<string>();
      for (const element of document.querySelectorAll('button, a[href], summary, [role=tab], select')) {
        if (!isSeen(element) || element.matches(lowClicks) || element.closest('[inert]')) continue;
        const { height, width } = element.getBoundingClientRect();
        if (width < 2 || height < 2 || height >= leastTap - 0.5) continue;
        taps.add(
          `${nameOf(element)} «${element.textContent.trim().slice(0, 24)}» is ${Math.round(height)} px high`,
        );
      }
      return { type: [...type], taps: [...taps] };
    },
    [LEAST_FONT, LEAST_TAP, SMALL_TYPE.join(', '), LOW_CLICKS.join(', ')] as const,
  );
}
