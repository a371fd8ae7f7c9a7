import { expect, type Locator, test, type Page } from './test.ts';

/** Tests of floating components that need a real browser: focus, top layer, scrolling. */

async function openKit(page: Page, path = '/kit'): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  await expect(page.locator('html[data-ready]')).toBeAttached();
  // Its parts load one after the other and move the content below them.
  let height = 0;
  await expect(async () => {
    const before = height;
    height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBe(before);
  }).toPass({ intervals: [400] });
}

const inTheme = (page: Page, section: string) => page.locator(`#${section} .kit-face[data-theme=dark]`);

test('a dialog traps the focus, keeps the page behind it still, and returns the focus on Escape', async ({
  page,
}) => {
  await openKit(page);
  const button = inTheme(page, 'dialogs').getByRole('button', { name: 'Type to confirm' });
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Advance the pre-sale to phase 2?' });
  await expect(dialog.getByLabel('Type phase 2 to confirm')).toBeFocused();
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  const before = await page.evaluate(() => scrollY);
  for (let click = 0; click < 8; click++) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement!.closest('dialog'),
    );
    expect(isOutside).toBe(false);
  }
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('Escape in a menu closes the menu, and a menu without space below opens above', async ({ page }) => {
  await openKit(page);
  const button = inTheme(page, 'floating').getByRole('button', { name: 'More' });
  await button.evaluate((element) => scrollBy(0, element.getBoundingClientRect().bottom - innerHeight + 20));
  await button.press('ArrowDown');
  const menu = page.getByRole('menu', { name: 'What to do with this NFT' });
  await expect(menu).toHaveAttribute('data-side', 'above');
  const [box, anchor] = [await menu.boundingBox(), await button.boundingBox()];
  expect(box!.y + box!.height).toBeLessThanOrEqual(anchor!.y);
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: /Burn/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('a sheet fills a phone from below and closes with a click on the backdrop', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openKit(page, '/de/kit');
  const width = await page.evaluate(() => document.documentElement.clientWidth);
  await inTheme(page, 'dialogs').getByRole('button', { name: 'Blatt' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filter' });
  const box = (await sheet.boundingBox())!;
  expect([box.x, Math.round(box.width), Math.round(box.y + box.height)]).toEqual([0, width, 844]);
  await page.mouse.click(100, 60);
  await expect(sheet).toHaveCount(0);
});

test('an empty form is not submitted: its summary is focused and links to the first field', async ({
  page,
}) => {
  await openKit(page);
  const form = inTheme(page, 'form');
  await form.getByRole('button', { name: /Put up for sale/ }).click();
  const summary = form.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary).toContainText('3 fields need your attention');
  await summary.getByRole('link', { name: 'Name' }).click();
  await expect(form.getByLabel('Name')).toBeFocused();
});

test('on a phone, a tap on a toast reaches the page below it, except on its button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openKit(page);
  await inTheme(page, 'toasts')
    .getByRole('button', { name: /Removed from the watch list$/ })
    .click();
  const toast = page.locator('[data-sonner-toast]');
  await expect(toast).toBeVisible();
  const isToastAt = async (target: Locator) => {
    const box = (await target.boundingBox())!;
    return page.evaluate(
      ([x, y]) => document.elementFromPoint(x!, y!)!.closest('[data-sonner-toast]') !== null,
      [box.x + box.width / 2, box.y + box.height / 2],
    );
  };
  expect(await isToastAt(toast.locator('b'))).toBe(false);
  expect(await isToastAt(toast.getByRole('button'))).toBe(true);
});

test('in a stack of toasts, only the one in front shows its text', async ({ page }) => {
  await openKit(page);
  const button = inTheme(page, 'toasts').getByRole('button', { name: /Removed from the watch list$/ });
  await button.click();
  await button.click();
  const texts = page.locator('[data-sonner-toast] b');
  await expect(texts).toHaveCount(2);
  // Transparent, so that screen readers still have it.
  const countShown = () =>
    texts.evaluateAll((all) => all.filter((text) => text.checkVisibility({ opacityProperty: true })).length);
  await expect.poll(countShown).toBe(1);
});
