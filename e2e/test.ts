import { test as base } from '@playwright/test';

export { expect } from '@playwright/test';
export type { Browser, BrowserContext, Locator, Page, Request, Route } from '@playwright/test';

/**
 * The runner's own test function, except that pages opened during a test are closed with it. Otherwise,
 * they would keep rendering and polling until the end of the suite and slow down every later test. A request
 * that a route handler still rewrites when the test ends is abandoned, and must not fail the test.
 */
export const test = base.extend<{ endsAlone: undefined }>({
  endsAlone: [
    async ({ browser, context }, use) => {
      await use(undefined);
      const pages = browser.contexts().flatMap((each) => each.pages());
      await Promise.all(pages.map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
      const others = browser.contexts().filter((each) => each !== context);
      await Promise.all(others.map((each) => each.close()));
    },
    { auto: true },
  ],
});
