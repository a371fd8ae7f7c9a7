import type { Page } from '@playwright/test';
import { drawPicture, mainOf } from '../support/create-nft.ts';
import { runInDatabase } from '../support/nova-database.ts';
import { openPage } from '../support/open-page.ts';
import { watchErrors } from '../support/watch-errors.ts';
import { addAuthenticator } from '../support/virtual-authenticator.ts';
import { expect, test } from '../test.ts';

const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };

// Only three wallets per network receive the bonus each day; the other tests have used it up.
const freeBonus = () => runInDatabase(`update app.welcome_bonuses set network = 'another network'`);

async function continueWithPasskey(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click();
  // Pages that need a wallet have a button of the same name.
  await page.locator('.wallet-option').filter({ hasText: 'Continue with a passkey' }).click();
}

/** Waits for the message of the bonus; the newest actions on the home page name it too. */
const waitForBonus = (page: Page) =>
  expect(page.getByText(/Energy Points welcome bonus!|^Your welcome bonus is queued/).first()).toBeVisible();

async function createAndList(page: Page, name: string, price: string): Promise<void> {
  await openPage(page, '/create-nft');
  await page.locator('#nft-image').setInputFiles(await drawPicture(page));
  await mainOf(page).getByLabel('Name', { exact: true }).fill(name);
  await mainOf(page)
    .getByRole('button', { name: /^Create NFT/ })
    .click();
  await expect(mainOf(page).getByRole('heading', { name: 'NFT created!' })).toBeVisible();
  await mainOf(page).getByRole('button', { name: 'List for sale' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Price').fill(price);
  await dialog.getByRole('button', { name: 'List for sale' }).click();
  await expect(mainOf(page).getByText(`Your NFT is now for sale for ${price} NAC.`)).toBeVisible();
}

for (const [name, viewport] of Object.entries(SIZES)) {
  test(`on a ${name}, two presses and one confirmation lead from the home page to an account and its first block`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const errors = await watchErrors(page);
    const authenticator = await addAuthenticator(page);
    await freeBonus();
    await openPage(page, '/');
    const startedAt = Date.now();
    await continueWithPasskey(page);
    await waitForBonus(page);
    expect(errors).toEqual([]);
    expect(authenticator.countConfirmations()).toBe(1);
    process.stdout.write(
      `    first block with a passkey on a ${name}: ${((Date.now() - startedAt) / 1_000).toFixed(1)} s\n`,
    );
  });
}

test('a passkey buys in the sale with one confirmation, makes an NFT and lists it', async ({ page }) => {
  await page.setViewportSize(SIZES.phone);
  const errors = await watchErrors(page);
  const authenticator = await addAuthenticator(page);
  await freeBonus();
  await openPage(page, '/presale');
  const panel = page.getByRole('region', { name: 'Buy NAC' });
  await mainOf(page).getByRole('button', { name: 'Continue with a passkey' }).first().click();
  await panel.getByRole('button', { name: 'Get 1,000 test USDT' }).click();
  await panel.getByRole('textbox', { name: 'You pay' }).fill('25');
  await panel.getByRole('checkbox').check();
  await panel.getByRole('button', { name: /^Approve and buy/ }).click();
  await expect(panel.getByRole('link', { name: 'View receipt' })).toBeVisible();

  await createAndList(page, 'Fingerprint of a wave', '0.01');

  // A session removes the listing without asking the passkey.
  await page.getByRole('banner').locator('[title^="0x"]').click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByText('You can list without confirming for an hour.')).toBeVisible();
  await page.keyboard.press('Escape');
  await authenticator.setConfirming(false);
  await mainOf(page).getByRole('link', { name: 'View listing' }).click();
  await mainOf(page).getByRole('button', { name: 'Remove from sale' }).first().click();
  await expect(page.getByText('Your NFT is no longer for sale.').first()).toBeVisible();
  expect(errors).toEqual([]);
});

test('a passkey buys an NFT that another passkey sells, each with one confirmation', async ({
  page,
  browser,
  baseURL,
}) => {
  await addAuthenticator(page);
  await freeBonus();
  await openPage(page, '/');
  await continueWithPasskey(page);
  await waitForBonus(page);
  await createAndList(page, 'Two fingerprints', '0.005');
  await mainOf(page).getByRole('link', { name: 'View listing' }).click();
  await expect(mainOf(page).getByRole('heading', { name: 'Two fingerprints' })).toBeVisible();

  const context = await browser.newContext({ baseURL: baseURL!, viewport: SIZES.phone });
  const other = await context.newPage();
  const authenticator = await addAuthenticator(other);
  await freeBonus();
  await openPage(other, new URL(page.url()).pathname);
  await continueWithPasskey(other);
  await waitForBonus(other);
  const confirmed = authenticator.countConfirmations();
  await mainOf(other)
    .getByRole('button', { name: /^Buy now/ })
    .first()
    .click();
  await expect(mainOf(other).getByText('The NFT is yours.')).toBeVisible();
  expect(authenticator.countConfirmations() - confirmed).toBe(1);
  await context.close();
});

test('the same passkey finds its account on a second device, and a declined prompt changes nothing', async ({
  page,
  browser,
  baseURL,
}) => {
  const first = await addAuthenticator(page);
  await openPage(page, '/');
  await first.setConfirming(false);
  await continueWithPasskey(page);
  await expect(page.getByText(/rejected|declined/i).first()).toBeVisible();
  await first.setConfirming(true);
  await page.getByRole('button', { name: /^Continue with a passkey/ }).click();
  const address = page.getByRole('banner').locator('[title^="0x"]');
  await expect(address).toBeVisible();
  const known = await address.getAttribute('title');

  const context = await browser.newContext({ baseURL: baseURL! });
  const other = await context.newPage();
  const second = await addAuthenticator(other);
  await first.copyTo(second);
  await openPage(other, '/');
  await other.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click();
  await other.getByRole('button', { name: 'I already have a passkey' }).click();
  await expect(other.getByRole('banner').locator('[title^="0x"]')).toHaveAttribute('title', known!);
  await context.close();
});

test('a second passkey is added in the settings, and the explorer names both', async ({ page }) => {
  const errors = await watchErrors(page);
  await addAuthenticator(page);
  await openPage(page, '/');
  await continueWithPasskey(page);
  const badge = page.getByRole('banner').locator('[title^="0x"]');
  await expect(badge).toBeVisible();
  const address = (await badge.getAttribute('title'))!;

  await openPage(page, '/settings');
  const panel = page.getByRole('region', { name: 'Passkeys of your account' });
  await expect(panel).toContainText('Your first transaction creates the account');
  await panel.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('The passkey was added. It opens this account on its device.')).toBeVisible();
  await expect(panel.getByRole('listitem')).toHaveCount(2);
  // The passkey in use cannot lock itself out.
  await panel.getByRole('listitem').nth(1).getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep' }).click();

  await openPage(page, `/explorer/address/${address}`);
  const keys = page.getByRole('region', { name: 'Account with a passkey' });
  await expect(keys.getByRole('listitem')).toHaveCount(2);
  await expect(keys).toContainText('Guardians');
  expect(errors).toEqual([]);
});
