import type { BrowserContext, Page } from '@playwright/test';

/** One for each core of a small machine. */
const PAGES = 2;

/**
 * Runs work on every item, several at a time, each on a page that is reused for several items.
 * @param prepare Prepares a new page before its first item.
 */
export async function inPages<Item, Prepared>(
  context: BrowserContext,
  items: readonly Item[],
  prepare: (page: Page) => Promise<Prepared>,
  work: (page: Page, item: Item, prepared: Prepared) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  const walk = async () => {
    const page = await context.newPage();
    const prepared = await prepare(page);
    for (const item of waiting) await work(page, item, prepared);
  };
  await Promise.all(Array.from({ length: PAGES }, walk));
}
