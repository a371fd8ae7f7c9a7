import { inPages } from '../support/in-pages.ts';
import { expect, test, type Page } from '../test.ts';
import { LANGUAGES, localizePath, type Language } from '@nova/shared/language/language';
import {
  isPrerendered,
  listFooterPages,
  listNavPages,
  PAGES,
} from '../../apps/web/src/lib/site/page-registry.ts';

/** Minimum number of characters of a useful page, which loading screens do not reach. */
const LEAST_LETTERS = 120;
const LEAST_SENTENCE = 30;
const prerendered = PAGES.filter(isPrerendered);
const linked = [
  ...(['main', 'nft', 'read'] as const).flatMap(listNavPages),
  ...(['chain', 'takePart', 'about', 'legal'] as const).flatMap(listFooterPages),
];

/** Returns what the open page lacks without scripts. */
async function checkPage(page: Page, path: string, language: Language): Promise<string[]> {
  const found: string[] = [];
  const headings = await page.getByRole('heading', { level: 1 }).allInnerTexts();
  if (headings.length !== 1 || headings[0]!.trim() === '') found.push(`${headings.length} headings`);
  if ((await page.locator('html').getAttribute('lang')) !== language) found.push('wrong language');
  const letters = (await page.getByRole('main').innerText()).replace(/\s/g, '').length;
  if (letters < LEAST_LETTERS) found.push(`only ${letters} letters`);
  // Placeholders for chain data contain no text, so there must be a readable sentence next to them.
  const sentences = await page.locator('main p:not(.no-script, .no-script *)').allInnerTexts();
  if (!sentences.some((text) => text.trim().length >= LEAST_SENTENCE)) found.push('no sentence');
  if (!(await page.locator('.no-script').isVisible())) found.push('no word about what scripts would bring');
  const hrefs = await page
    .locator('header a[href], footer a[href]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  for (const { path: target } of linked) {
    if (!hrefs.includes(localizePath(target, language))) found.push(`no link to ${target}`);
  }
  const other = localizePath(path, language === 'en' ? 'de' : 'en');
  if (!hrefs.includes(other)) found.push('no link to the other language');
  return found;
}

for (const language of LANGUAGES) {
  test(`without scripts, every prerendered page is readable in ${language} and links to others`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(120_000);
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
    const found: string[] = [];
    await inPages(
      context,
      prerendered,
      async () => {},
      async (page, { path }) => {
        const address = localizePath(path, language);
        await page.goto(address);
        found.push(...(await checkPage(page, path, language)).map((what) => `${address}: ${what}`));
      },
    );
    expect(found).toEqual([]);
    await context.close();
  });
}

test('without scripts, menus, links and the language switch work, and no visible control is dead', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: 'NFT' }).click();
  await page.locator('.nav-menu:popover-open').getByRole('link', { name: 'Create NFT' }).click();
  await expect(page).toHaveURL(/\/create-nft$/);
  await banner.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(/\/de\/create-nft$/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Dokumentation' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dokumentation');
  // Buttons that need scripts are hidden; a menu of links works without them.
  await expect(banner.getByRole('button', { name: 'Wallet verbinden' })).toBeHidden();
  await expect(banner.getByRole('button', { name: 'Suche' })).toBeHidden();

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(banner.getByRole('button', { name: 'Menü öffnen' })).toBeHidden();
  await banner.getByRole('link', { name: 'Explorer', exact: true }).click();
  await expect(page).toHaveURL(/\/de\/explorer$/);
  await banner.getByRole('button', { name: 'Mehr' }).click();
  await page.locator('.nav-menu:popover-open').getByRole('link', { name: 'Whitepaper' }).click();
  await expect(page).toHaveURL(/\/de\/whitepaper$/);
  await context.close();
});
