import { expect, type Locator, type Page } from '@playwright/test';

/** An element that received the focus. */
export interface FocusStop {
  /** Its accessible name. */
  readonly name: string;
  /** The landmark that contains it. */
  readonly region: string;
  /** Whether its focus is visible: an outline, or a shadow that it otherwise lacks. */
  readonly isMarked: boolean;
  readonly isInWindow: boolean;
  /** Whether it follows the previous stop in the document. */
  readonly isForward: boolean;
}

/** Presses Tab until the focus has left the page; `most` limits a focus trap. */
export async function walkByTab(page: Page, most: number): Promise<FocusStop[]> {
  const stops: FocusStop[] = [];
  while (stops.length < most) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(readStop);
    if (stop === null) break;
    stops.push(stop);
  }
  return stops;
}

/** Runs in the page. */
function readStop(): FocusStop | null {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) && !(element instanceof SVGElement)) return null;
  if (element === document.body) return null;
  const marks = window as unknown as { novaLastStop?: Element };
  const last = marks.novaLastStop;
  marks.novaLastStop = element;
  const read = () => {
    // The focus of a field may be shown on the surrounding box or form.
    const shown = element.matches('input') ? (element.closest('.control-box, form') ?? element) : element;
    // The link of a row marks the whole row with a pseudo-element.
    const hasOutline = ['', '::after'].some((part) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element, part || null);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    });
    const { boxShadow, outlineStyle } = getComputedStyle(shown);
    return { hasOutline, shadow: [boxShadow, outlineStyle].join(' ') };
  };
  const focused = read();
  let isMarked = focused.hasOutline;
  if (!isMarked) {
    element.blur();
    isMarked = read().shadow !== focused.shadow;
    element.focus();
  }
  const box = element.getBoundingClientRect();
  const label = element.getAttribute('aria-label');
  return {
    name: (label ?? element.textContent ?? '').trim().replace(/\s+/g, ' '),
    region: element.closest('header, main, footer, dialog')?.tagName.toLowerCase() ?? 'page',
    isMarked,
    isInWindow: box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth,
    isForward: !last || Boolean(last.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING),
  };
}

/** Presses Tab until the target has the focus. */
export async function tabTo(page: Page, target: Locator, most = 60): Promise<void> {
  for (let click = 0; click < most; click += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target, `not reached with ${most} presses of Tab`).toBeFocused({ timeout: 1 });
}
