import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { LANGUAGES, listSiteRoutes, THEMES, WIDTHS } from './site-routes.ts';

/** Looks like a key that found no text, "pages.home.title", or a value that was not filled in. */
const MISSING_TEXT =
  /\{\{\w+\}\}|\b(?:common:)?[a-z]\w*\.[a-z]\w*\.[a-z]\w+\b|\bundefined\b|\[object Object\]/;
const HEIGHT = 900;

/** Faults of the browser: errors, breaches of the content security policy, failed hydration. */
function watchForFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    // The page of an unknown path is itself answered with 404, and so is the NFT that does not exist.
    if (message.type() === 'error' && !message.text().includes('status of 404')) faults.push(message.text());
  });
  return faults;
}

async function setTheme(page: Page, theme: string): Promise<void> {
  await page.evaluate((name) => {
    document.documentElement.dataset.theme = name;
    dispatchEvent(new Event('nova:theme'));
  }, theme);
}

for (const language of LANGUAGES) {
  test(`every page reads well in ${language}: one heading, no fault, no sideways scroll, no missing text, axe clean`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(180_000);
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const page = await context.newPage();
    const faults = watchForFaults(page);
    const found: string[] = [];
    for (const route of await listSiteRoutes(baseURL!)) {
      if (route.language !== language) continue;
      faults.length = 0;
      await page.setViewportSize({ width: WIDTHS[2], height: HEIGHT });
      await page.goto(route.path);
      await expect(page.locator('html[data-ready]')).toBeAttached();
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      const note = (what: string) => found.push(`${route.path}: ${what}`);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: HEIGHT });
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (over > 0) note(`${over} px too wide at ${width} px`);
      }
      const text = await page.evaluate(() => `${document.title}\n${document.body.innerText}`);
      const missing = MISSING_TEXT.exec(text);
      if (missing) note(`missing text ${missing[0]}`);
      // One document without frames: axe need not open a page of its own, which halves its time.
      for (const theme of THEMES) {
        await setTheme(page, theme);
        const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
        for (const each of violations)
          note(`${theme}, ${each.id}: ${each.nodes.map((node) => node.target.join(' ')).join(', ')}`);
      }
      for (const fault of faults) note(fault);
    }
    expect(found).toEqual([]);
    await context.close();
  });
}

test('robots and search engines find every page, and no administration', async ({ request, baseURL }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('Sitemap: ');
  const map = await (await request.get('/sitemap.xml')).text();
  const paths = [...map.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map((match) => match[1]!);
  expect(paths.filter((path) => path.includes('admin'))).toEqual([]);
  const answers = await Promise.all(paths.map(async (path) => (await request.get(baseURL + path)).status()));
  expect(answers.filter((status) => status !== 200)).toEqual([]);
});
