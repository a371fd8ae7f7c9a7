import { test as base } from '@playwright/test';

export { expect } from '@playwright/test';
export type { Browser, BrowserContext, Locator, Page, Request, Route } from '@playwright/test';

/**
 * The runner's own, except that what a test opened beside its page ends with it. Left open, a second person's pages
 * went on drawing and polling until the whole suite was over, and every later test was slower.
 */
export const test = base.extend<{ endsAlone: undefined }>({
  endsAlone: [
    async ({ browser, context }, use) => {
      await use(undefined);
      const others = browser.contexts().filter((each) => each !== context);
      await Promise.all(others.map((each) => each.close()));
    },
    { auto: true },
  ],
});
