import { expect, test, type Page } from './test.ts';
import { walletButton } from './support/connect-wallet.ts';
import { createButton, fillCreation, mainOf } from './support/create-nft.ts';
import { addAuthenticator } from './support/virtual-authenticator.ts';
import { injectWallet } from './support/fake-wallet.ts';
import { openPage } from './support/open-page.ts';
import { watchErrors } from './support/watch-errors.ts';

const chipOf = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Demo, / });

/** Ends the demo in the header and confirms. */
async function endDemo(page: Page): Promise<void> {
  await chipOf(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End demo' }).click();
}

test('a visitor without a wallet starts a demo, acts in it, keeps it across a reload, and ends it', async ({
  page,
}) => {
  const errors = await watchErrors(page);
  await openPage(page, '/demo-account-setup');
  await page.getByText('Buy', { exact: true }).click();
  await page.getByRole('button', { name: 'Start the demo' }).click();
  await expect(page.getByText('You’re logged in with the demo wallet')).toBeVisible();
  const chip = chipOf(page);
  await expect(chip).toHaveAccessibleName('Demo, 24 h 0 min left');
  const stored = await page.evaluate(
    () => JSON.parse(localStorage.getItem('demoSession') ?? 'null') as unknown,
  );
  expect(stored).toEqual({ expiresAt: expect.stringMatching(/Z$/), demoType: 'trade' });

  await openPage(page, '/energy-dashboard');
  const convert = page.getByRole('region', { name: 'Convert to NAC' });
  await expect(convert.getByText('Points of a demo can’t be converted.')).toBeVisible();
  await expect(convert.getByText(/requirements? left/)).toHaveCount(0);
  await expect(page.getByText('A demo account has no rank.')).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Collect energy/ })
    .click();
  await expect(page.getByText('40 EnergyPoints collected')).toBeVisible();

  const session = await page.evaluate(() => localStorage.getItem('nova.session'));
  const { address } = JSON.parse(session!) as { address: string };
  await openPage(page, '/presale');
  await expect(page.getByText(/^The demo’s wallet doesn’t ask you/)).toBeVisible();
  await endDemo(page);
  await expect(page.getByText('The demo has ended')).toBeVisible();
  await expect(chip).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Connect wallet' })).toBeVisible();
  await openPage(page, `/explorer/address/${address}`);
  await expect(mainOf(page).getByText('Demo account', { exact: true })).toBeVisible();
  await expect(mainOf(page).getByText('demo accounts aren’t ranked')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('demoSession'))).toBeNull();
  expect(errors).toEqual([]);
});

test('an expired demo ends by itself: wallet button, wallet and login disappear, and a later visit finds none of them', async ({
  page,
}) => {
  await page.clock.install();
  await openPage(page, '/de/demo-account-setup');
  await page.getByRole('button', { name: 'Demo starten' }).click();
  const chip = chipOf(page);
  await expect(chip).toHaveAccessibleName('Demo, noch 24 Std. 0 Min.');
  await page.clock.fastForward(90 * 60_000);
  await expect(chip).toHaveAccessibleName('Demo, noch 22 Std. 30 Min.');
  await page.clock.fastForward(23 * 60 * 60_000);
  await expect(page.getByText('Die Demo ist beendet')).toBeVisible();
  await expect(chip).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Wallet verbinden' })).toBeVisible();
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys.filter((key) => /demo|session|wallet/i.test(key))).toEqual([]);
});

test('ending the demo in one tab ends it in the other', async ({ page, context }) => {
  await openPage(page, '/demo-account-setup');
  await page.getByRole('button', { name: 'Start the demo' }).click();
  const second = await context.newPage();
  await openPage(second, '/faq');
  const chip = chipOf(second);
  await expect(chip).toBeVisible();
  await expect(second.getByRole('banner').getByRole('button', { name: /^Wallet 0x/ })).toBeVisible();
  await endDemo(page);
  await expect(chip).toHaveCount(0);
  await expect(second.getByRole('banner').getByRole('button', { name: 'Connect wallet' })).toBeVisible();
});

test('on a phone, a demo’s listed NFT and token move to the user’s own wallet, across a reload', async ({
  page,
  baseURL,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  const own = await injectWallet(page, { rpcUrl: `${baseURL}/rpc` });
  await openPage(page, '/demo-account-setup');
  await page.getByText('Create', { exact: true }).click();
  await page.getByRole('button', { name: 'Start the demo' }).click();
  await expect(page.getByText('You’re logged in with the demo wallet')).toBeVisible();

  await openPage(page, '/create-nft');
  await fillCreation(page, 'Kept ebb');
  await createButton(page).click();
  await mainOf(page).getByRole('button', { name: 'List for sale' }).click();
  await page.getByRole('dialog').getByLabel('Price').fill('0.01');
  await page.getByRole('dialog').getByRole('button', { name: 'List for sale' }).click();
  await expect(mainOf(page).getByText('Your NFT is now for sale for 0.01 NAC.')).toBeVisible();

  await openPage(page, '/create-token');
  await mainOf(page).getByLabel('Name', { exact: true }).fill('Kept Credit');
  await mainOf(page).getByLabel('Symbol', { exact: true }).fill('KEPT');
  await mainOf(page).getByLabel('Initial supply').fill('500');
  await mainOf(page).getByRole('button', { name: 'Review' }).click();
  await mainOf(page).getByRole('button', { name: 'Create token' }).click();
  await expect(mainOf(page).getByText('Token successfully created!')).toBeVisible();

  await chipOf(page).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Points and NAC aren’t carried over')).toBeVisible();
  // The chain is unavailable after the choice: every row fails, and the transfer continues after a reload.
  await page.route('**/rpc', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Keep them: passkey or wallet' }).click();
  await page.getByRole('button', { name: /MetaMask/ }).click();
  const progressDialog = page.getByRole('dialog', { name: 'Keeping your NFTs and tokens' });
  await expect(progressDialog.getByRole('listitem').filter({ hasText: 'Kept ebb' })).toContainText('Failed');
  await expect(progressDialog.getByText('0 of 4 done')).toBeVisible();
  await expect(progressDialog.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.unroute('**/rpc');
  await page.reload();

  await expect(page.getByText('Your NFTs and tokens are in your wallet')).toBeVisible();
  await expect(chipOf(page)).toHaveCount(0);
  await expect(walletButton(page, own.address)).toBeAttached();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /demo/i.test(key)))).toEqual([]);
  await openPage(page, '/my-nfts');
  await expect(mainOf(page).getByText('Kept ebb')).toBeVisible();
  await openPage(page, '/my-tokens');
  await expect(mainOf(page).getByText('KEPT').first()).toBeVisible();
  await openPage(page, '/token');
  await expect(mainOf(page).getByLabel('Asset').getByRole('option', { name: /^KEPT/ })).toHaveCount(1);

  // What a demo created stays recognizable in every list, even if its owner has changed.
  await openPage(page, `/nft-marketplace?${new URLSearchParams({ q: 'Kept ebb' })}`);
  await expect(mainOf(page).getByRole('listitem').filter({ hasText: 'Kept ebb' }).first()).toContainText(
    'Demo',
  );
  for (const [path, row] of [
    ['/explorer/tokens', 'KEPT'],
    ['/explorer/actions', 'NFT created'],
  ] as const) {
    await openPage(page, path);
    await expect(mainOf(page).getByRole('row').filter({ hasText: row }).first()).toContainText('Demo');
  }
});

test('a demo becomes an account with a passkey that keeps its token', async ({ page }) => {
  await addAuthenticator(page);
  await openPage(page, '/demo-account-setup');
  await page.getByText('Create', { exact: true }).click();
  await page.getByRole('button', { name: 'Start the demo' }).click();
  await expect(page.getByText('You’re logged in with the demo wallet')).toBeVisible();
  await openPage(page, '/create-token');
  await mainOf(page).getByLabel('Name', { exact: true }).fill('Fingerprint Credit');
  await mainOf(page).getByLabel('Symbol', { exact: true }).fill('FNGR');
  await mainOf(page).getByLabel('Initial supply').fill('500');
  await mainOf(page).getByRole('button', { name: 'Review' }).click();
  await mainOf(page).getByRole('button', { name: 'Create token' }).click();
  await expect(mainOf(page).getByText('Token successfully created!')).toBeVisible();

  await chipOf(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep them: passkey or wallet' }).click();
  await page.getByRole('button', { name: /^Continue with a passkey/ }).click();
  await expect(page.getByText('Your NFTs and tokens are in your wallet')).toBeVisible();
  await expect(chipOf(page)).toHaveCount(0);
  // Logged in with the passkey.
  await expect(page.getByRole('banner').locator('[title^="0x"]')).toBeVisible();
  await openPage(page, '/my-tokens');
  await expect(mainOf(page).getByText('FNGR').first()).toBeVisible();
});
