import { expect, test, type Page } from '@playwright/test';

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html[data-ready]')).toBeAttached();
}
const menu = (page: Page) => page.locator('.nav-menu:popover-open');

test('the NFT menu opens on a click and closes on a press outside, on Escape and on a pick', async ({
  page,
}) => {
  await open(page, '/explorer');
  const button = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'NFT' });
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  expect((await menu(page).boundingBox())?.width).toBe(192);
  await page.mouse.click(20, 600);
  await expect(menu(page)).toHaveCount(0);
  await button.click();
  await page.keyboard.press('Escape');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await menu(page).getByRole('link', { name: 'Create NFT' }).click();
  await expect(page).toHaveURL(/\/create-nft$/);
  await expect(menu(page)).toHaveCount(0);
});

test('what does not fit into the bar stands under "Mehr"', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 800 });
  await open(page, '/de');
  await page.getByRole('button', { name: 'Mehr' }).click();
  await expect(menu(page).getByRole('link', { name: 'Energy Dashboard' })).toBeVisible();
  await menu(page).getByRole('link', { name: 'Whitepaper' }).click();
  await expect(page).toHaveURL(/\/de\/whitepaper$/);
});

test('at 768 px a drawer holds every way and closes with a pick', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await open(page, '/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer.getByRole('link', { name: 'My NFTs' })).toBeVisible();
  await drawer.getByRole('link', { name: 'Token Creator' }).click();
  await expect(page).toHaveURL(/\/token$/);
  await expect(drawer).toHaveCount(0);
});

test('the bar hides on the way down and returns on the way up', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => scrollTo(0, 700));
  await expect(page.getByRole('banner')).not.toBeInViewport();
  await page.evaluate(() => scrollTo(0, 600));
  await expect(page.getByRole('banner')).toBeInViewport();
});

test('a slash opens the search from anywhere, which finds pages and blocks', async ({ page }) => {
  await open(page, '/team');
  const field = page.getByRole('searchbox').or(page.getByRole('textbox', { name: 'Search Nova' }));
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(field).toBeFocused({ timeout: 1_000 });
  }).toPass();
  await field.fill('risk');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/risk-disclaimer$/);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await field.fill('0');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/explorer\/block\/0$/);
});

test('while the server cannot be reached a notice says so, and goes when it is back', async ({ page }) => {
  await page.route('**/realtime/**', (route) => route.abort());
  await open(page, '/');
  const notice = page.getByText('No connection to the server.');
  await expect(notice).toBeVisible();
  await page.unroute('**/realtime/**');
  await expect(notice).toHaveCount(0, { timeout: 30_000 });
});
