import { expect, test } from './test.ts';
import { TestUser } from '@nova/testing/test-user';
import { injectWallet } from './support/fake-wallet.ts';
import { openPage } from './support/open-page.ts';

test('the status panel shows its six figures, polls every five seconds and updates immediately with a block', async ({
  page,
  baseURL,
}) => {
  let requestCount = 0;
  await page.route('**/api/v1/stats', (route) => {
    requestCount += 1;
    return route.continue();
  });
  await openPage(page, '/blockchain');
  const panel = page.getByRole('region', { name: 'Live status' });
  for (const name of [
    'Current block',
    'Connected nodes',
    'Reward per block',
    'Pending transactions',
    'Block time',
    'Uptime',
  ])
    await expect(panel.getByText(name, { exact: true })).toBeVisible();
  await expect(panel.getByRole('status')).toHaveText('Live');
  const height = panel.locator('.reading').first().locator('dd').first();
  await expect(height).toHaveText(/^[\d,]+$/);
  const before = requestCount;
  await expect.poll(() => requestCount, { timeout: 12_000 }).toBeGreaterThan(before);

  // With polling blocked, only the pushed block can update the page.
  await page.unroute('**/api/v1/stats');
  await page.route('**/api/v1/stats', (route) => route.abort());
  const old = (await height.textContent())!;
  const user = new TestUser(baseURL!);
  await user.signIn();
  await expect(height).not.toHaveText(old);
});

test('reports a lost connection and polls the figures instead', async ({ page }) => {
  await page.route('**/realtime/v1*', (route) => route.abort());
  await openPage(page, '/blockchain');
  const panel = page.getByRole('region', { name: 'Live status' });
  await expect(panel.getByRole('status')).toHaveText('Refreshing');
  await page.route('**/api/v1/**', (route) => route.abort());
  await expect(panel.getByRole('status')).toHaveText(/^(Delayed|Offline)$/, { timeout: 20_000 });
});

test('adds the network to a wallet, accepts a rejection, and the node answers on the page', async ({
  page,
  baseURL,
}) => {
  const wallet = await injectWallet(page, { rpcUrl: `${baseURL}/rpc`, name: 'Testwallet' });
  await openPage(page, '/blockchain');
  await page.getByRole('button', { name: 'Add the network' }).click();
  await expect(page.getByText('Nova was added to Testwallet').first()).toBeVisible();
  wallet.refuse('wallet_addEthereumChain', 4001);
  await page.getByRole('button', { name: 'Add the network' }).click();
  await expect(page.getByText('You declined in Testwallet.')).toBeVisible();
  expect(wallet.countOf('wallet_addEthereumChain')).toBe(2);

  const panel = page.getByRole('region', { name: 'Query the node yourself' });
  await panel.getByLabel('Method').selectOption('eth_chainId');
  await panel.getByRole('button', { name: 'Send request', exact: true }).click();
  await expect(panel.getByRole('status')).toHaveText('"0x17ac9"');
  await expect(page.getByRole('region', { name: 'Run a follower' })).toContainText(
    /GENESIS_HASH=0x[0-9a-f]{64}/,
  );
});
