import { expect, test, type Page } from './test.ts';
import { generatePrivateKey } from 'viem/accounts';
import { connectWallet } from './support/connect-wallet.ts';
import { injectWallet } from './support/fake-wallet.ts';
import { openPage } from './support/open-page.ts';
import { watchErrors } from './support/watch-errors.ts';

interface ActionList {
  readonly items: readonly { action_key: string; points: number }[];
}
const keysOf = async (page: Page, address: string) => {
  const answer = await page.request.get(`/api/v1/addresses/${address}/actions?limit=100`);
  return ((await answer.json()) as ActionList).items.map((item) => item.action_key);
};

test('the dashboard shows balance and value, the missing conditions of a conversion, and ways to earn', async ({
  page,
  baseURL,
}) => {
  const errors = await watchErrors(page);
  const wallet = await injectWallet(page, { rpcUrl: `${baseURL}/rpc` });
  await openPage(page, '/energy-dashboard');
  await connectWallet(page, wallet);
  await expect(page.getByText(/^up to [\d.]+ NAC$/)).toBeVisible();
  await expect(page.getByText(/^Day [01] of 7$/)).toBeVisible();
  const list = page.getByRole('list', { name: 'Requirements' });
  await expect(list.getByRole('listitem')).toHaveCount(9);
  await expect(list).toContainText(
    'A confirmed email address that no other account has used, or a purchase of 5 USDT or more, missing',
  );
  await expect(list).toContainText(/Active on 7 days: day [01] of 7, missing/);
  await expect(list).toContainText('Not a demo account, met');
  const more = page.getByRole('region', { name: 'How to earn more' });
  await expect(more.getByRole('link', { name: 'Refer a friend' })).toHaveAttribute('href', '/referrals');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Collect energy/ })
    .click();
  await expect(page.getByText('40 EnergyPoints collected')).toBeVisible();
  const row = page.getByRole('region', { name: 'Recent actions' }).getByRole('row').filter({
    hasText: 'Energy collected',
  });
  await expect(row.getByRole('link').first()).toHaveAttribute('href', /\/explorer\/block\/\d+/);
  expect(errors).toEqual([]);
});

test('rejects a collection that is too early with the reason and the next time', async ({
  page,
  browser,
  baseURL,
}) => {
  const key = generatePrivateKey();
  const wallet = await injectWallet(page, { rpcUrl: `${baseURL}/rpc`, key });
  // Another device of the same user, which has not received the event yet.
  const other = await (await browser.newContext()).newPage();
  const same = await injectWallet(other, { rpcUrl: `${baseURL}/rpc`, key });
  await other.route('**/realtime/**', (route) => route.abort());
  await openPage(other, '/de/energy-dashboard');
  await other.getByRole('banner').getByRole('button', { name: 'Wallet verbinden' }).click();
  await other.getByRole('button', { name: /MetaMask/ }).click();
  await expect(other.getByText(/^bis zu [\d.,]+ NAC$/)).toBeVisible();
  // The page requests the progress again after each action that it tracks itself.
  await other.route('**/api/v1/energy/progress?**', (route) => route.abort());
  await other.keyboard.press('Escape');
  expect(same.address).toBe(wallet.address);
  await openPage(page, '/energy-dashboard');
  await connectWallet(page, wallet);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Collect energy/ })
    .click();
  await expect(page.getByText('40 EnergyPoints collected')).toBeVisible();
  await other
    .getByRole('main')
    .getByRole('button', { name: /^Energie sammeln/ })
    .click();
  await expect(other.getByText('Keine Punkte vergeben - Cooldown aktiv oder Limit erreicht')).toBeVisible();
  await expect(
    other.getByText(/Die Wartezeit läuft noch\. Die Aktion zählt wieder um \d\d:\d\d UTC\./),
  ).toBeVisible();
});

test('tracks a user’s actions once they have a wallet, and sends nothing before', async ({
  page,
  baseURL,
}) => {
  const batches: string[] = [];
  page.on('request', (request) => {
    const body = request.postData() ?? '';
    if (body.includes('reward_actions')) batches.push(body);
  });
  const wallet = await injectWallet(page, { rpcUrl: `${baseURL}/rpc` });
  await openPage(page, '/explorer');
  await page.getByRole('main').getByRole('link').first().click();
  await page.waitForTimeout(4_500);
  expect(batches).toEqual([]);
  await openPage(page, '/explorer');
  await connectWallet(page, wallet);
  await page.getByRole('main').getByRole('link').first().click();
  await expect
    .poll(() => keysOf(page, wallet.address))
    .toEqual(expect.arrayContaining(['page_visit', 'daily_visit', 'link_click', 'explorer_interaction']));
  await expect(page.getByText('+20 EnergyPoints for Daily visit!')).toBeVisible();
  expect(batches.length).toBeLessThan(4);
});

test('an action tracked just before leaving the page still arrives', async ({ page, baseURL }) => {
  const wallet = await injectWallet(page, { rpcUrl: `${baseURL}/rpc` });
  await openPage(page, '/faq');
  await connectWallet(page, wallet);
  await page.goto('about:blank');
  await expect
    .poll(async () => {
      const answer = await page.request.get(
        `${baseURL}/api/v1/addresses/${wallet.address}/actions?limit=100`,
      );
      return ((await answer.json()) as ActionList).items.map((item) => item.action_key);
    })
    .toEqual(expect.arrayContaining(['page_visit', 'daily_visit']));
});

test('the catalog stays in place while the sample above it loads', async ({ page }) => {
  let load = () => {};
  const wanted = new Promise<void>((resolve) => (load = resolve));
  await page.route('**/assets/energy-sample-*.js', async (route) => {
    await wanted;
    await route.continue();
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/energy-dashboard');
  const catalog = page.getByRole('region', { name: 'What each action earns' });
  const before = await catalog.boundingBox();
  load();
  await expect(page.getByText('Sample data')).toBeVisible();
  const after = await catalog.boundingBox();
  expect(Math.abs(after!.y - before!.y)).toBeLessThan(16);
});
