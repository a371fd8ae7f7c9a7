import { communityRewardsAbi } from '@nova/abi/community-rewards';
import { expect, test, type Page } from './test.ts';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createPublicClient, createWalletClient, defineChain, http, type Hex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { connectWallet, shortForm } from './support/connect-wallet.ts';
import { injectWallet } from './support/fake-wallet.ts';
import { openPage } from './support/open-page.ts';
import { watchErrors } from './support/watch-errors.ts';

test('a new wallet solves the puzzle, receives its gas in a block, sees the next possible time, and gets test USDT with it', async ({
  page,
  baseURL,
}) => {
  const errors = await watchErrors(page);
  const wallet = await injectWallet(page, { rpcUrl: `${baseURL}/rpc` });
  await openPage(page, '/faucet');
  const budgetBefore = (await page.locator('.budget-figure').textContent())!;
  await page.getByLabel('Address', { exact: true }).fill(wallet.address);
  await page.getByRole('button', { name: 'Get 0.01 NAC' }).click();
  const puzzle = page.waitForEvent('worker');
  await page.getByRole('button', { name: 'Get 0.01 NAC' }).click();
  // Solved in a worker, so that the page stays usable meanwhile.
  expect((await puzzle).url()).toContain('solve.worker');
  await expect(page.getByText('0.01 NAC were added to this wallet.')).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^2[34]:\d\d:\d\d$/);
  const row = page.getByRole('row').filter({ hasText: shortForm(wallet.address) });
  await expect(row.getByRole('link').first()).toHaveAttribute('href', /\/explorer\/block\/\d+$/);
  await expect(page.locator('.budget-figure')).not.toHaveText(budgetBefore);

  // The timer runs, and returns after a reload when the same address is entered again.
  const shown = (await page.getByRole('timer').textContent())!;
  await expect(page.getByRole('timer')).not.toHaveText(shown);
  await page.reload();
  await page.getByLabel('Address', { exact: true }).fill(wallet.address);
  await page.getByRole('button', { name: 'Get 0.01 NAC' }).click();
  await expect(page.getByRole('timer')).toHaveText(/^2[34]:\d\d:\d\d$/);

  // With this gas, the wallet calls the contract of the test USDT itself.
  await expect(page.getByText('Connect a wallet on the Nova network first.')).toBeVisible();
  await connectWallet(page, wallet);
  await page.getByRole('button', { name: 'Get 1,000 USDT' }).click();
  await expect(page.getByText('1,000 test USDT are on their way')).toBeVisible();
  await expect(page.getByText('Your balance: 1,000 test USDT.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Buy NAC with test USDT' })).toBeVisible();
  await page.getByRole('banner').getByText(shortForm(wallet.address)).click();
  await expect(
    page
      .getByRole('dialog')
      .locator('.wallet-figure')
      .filter({ hasText: /^1,000(\.00)?USDT$/ }),
  ).toBeVisible();
  expect(errors).toEqual([]);
});

test('reports an invalid address at the field', async ({ page }) => {
  await openPage(page, '/de/faucet');
  await page.getByLabel('Adresse', { exact: true }).fill('0x123');
  await page.getByRole('button', { name: '0,01 NAC holen' }).click();
  await expect(page.getByText('Bitte gib eine Wallet-Adresse ein: 0x und 40 Hex-Zeichen.')).toBeVisible();
});

test('a puzzle can be stopped and restarted', async ({ page }) => {
  await openPage(page, '/faucet');
  await page.route('**/api/v1/faucet/challenge', async (route) => {
    const response = await route.fetch();
    // A difficulty that cannot be solved within this test.
    await route.fulfill({ response, json: { ...(await response.json()), bits: 60 } });
  });
  await page.getByLabel('Address', { exact: true }).fill(`0x${'ab'.repeat(20)}`);
  await page.getByRole('button', { name: 'Get 0.01 NAC' }).click();
  await page.getByRole('button', { name: 'Get 0.01 NAC' }).click();
  await expect(page.getByText(/^[\d,]+ attempts\./)).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('button', { name: 'Get 0.01 NAC' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

const KEY_FILE = path.join(process.env.NOVA_E2E_DATA ?? '', 'keys/development-pauser-key');

async function setPaused(page: Page, baseURL: string, isPaused: boolean): Promise<void> {
  const { items } = (await (await page.request.get(`${baseURL}/api/v1/contracts`)).json()) as {
    items: { name: string; address: Hex }[];
  };
  const { address } = items.find(({ name }) => name === 'CommunityRewards')!;
  const chain = defineChain({
    id: 96969,
    name: 'Nova',
    nativeCurrency: { name: 'Nova Action Coin', symbol: 'NAC', decimals: 18 },
    rpcUrls: { default: { http: [`${baseURL}/rpc`] } },
  });
  const account = privateKeyToAccount(readFileSync(KEY_FILE, 'utf8').trim() as Hex);
  const wallet = createWalletClient({ chain, account, transport: http() });
  const functionName = isPaused ? 'pause' : 'unpause';
  const hash = await wallet.writeContract({ abi: communityRewardsAbi, address, functionName });
  await createPublicClient({ chain, transport: http() }).waitForTransactionReceipt({ hash });
}

test('a paused faucet says so and offers nothing; once resumed, it works without a reload', async ({
  page,
  baseURL,
}) => {
  test.skip(!existsSync(KEY_FILE), 'wants the data folder of the running Nova in NOVA_E2E_DATA');
  await setPaused(page, baseURL!, true);
  try {
    await openPage(page, '/de/faucet');
    await expect(page.getByText('Der Faucet ist pausiert.')).toBeVisible();
    await page.getByLabel('Adresse', { exact: true }).fill(`0x${'cd'.repeat(20)}`);
    await page.getByRole('button', { name: '0,01 NAC holen' }).click();
    await expect(page.getByRole('button', { name: '0,01 NAC holen' })).toBeDisabled();
  } finally {
    await setPaused(page, baseURL!, false);
  }
  await expect(page.getByRole('button', { name: '0,01 NAC holen' })).toBeEnabled();
  await expect(page.getByText('Der Faucet ist pausiert.')).toHaveCount(0);
});

// A daily budget cannot be used up in this test, so the server's status is replaced.
for (const [state, sentence] of [
  ['used_up', 'Today’s budget has been used up. It resets at midnight UTC.'],
  ['empty', 'The faucet is empty.'],
  ['away', 'The chain isn’t responding right now. Please try again soon.'],
] as const) {
  test(`a faucet that is ${state} explains itself and offers no puzzle`, async ({ page }) => {
    await page.route('**/api/v1/faucet?*', async (route) => {
      const response = await route.fetch();
      const left = state === 'away' ? null : '0';
      const json = { ...(await response.json()), state, is_open: false, left_today_wei: left, waiting: 3 };
      await route.fulfill({ response, json });
    });
    await openPage(page, '/faucet');
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(page.getByText('3 payouts are waiting for their blocks.')).toBeVisible();
    await page.getByLabel('Address', { exact: true }).fill(`0x${'ef'.repeat(20)}`);
    await page.getByRole('button', { name: 'Get 0.01 NAC' }).click();
    await expect(page.getByRole('button', { name: 'Get 0.01 NAC' })).toBeDisabled();
  });
}

test('while the server is unavailable, the page says so and offers a retry', async ({ page }) => {
  await page.route('**/api/v1/faucet**', (route) => route.abort());
  await openPage(page, '/faucet');
  await expect(page.getByText('The faucet status could not be loaded.')).toBeVisible({
    timeout: 30_000,
  });
  await page.unroute('**/api/v1/faucet**');
  await page
    .getByRole('alert')
    .filter({ hasText: 'The faucet status could not be loaded.' })
    .getByRole('button', { name: 'Try again' })
    .click();
  await expect(page.getByText('The faucet status could not be loaded.')).toHaveCount(0);
  await expect(page.locator('.budget-figure')).toBeVisible();
});
