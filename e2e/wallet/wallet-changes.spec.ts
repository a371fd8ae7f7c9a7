import { expect, test, type Page } from '../test.ts';
import { shortForm, walletButton } from '../support/connect-wallet.ts';
import { injectWallet, type FakeWallet } from '../support/fake-wallet.ts';
import { openPage } from '../support/open-page.ts';
import { generatePrivateKey } from 'viem/accounts';

// Changes inside the wallet while the site is open: another account, another network, a disconnection.

const dialog = (page: Page) => page.getByRole('dialog');
const toast = (page: Page, text: string | RegExp) => page.getByText(text).first();
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

/** Connects in German and opens the popover. */
async function connectInGerman(page: Page, wallet: FakeWallet, path = '/de/faq'): Promise<void> {
  await openPage(page, path);
  await page.getByRole('banner').getByRole('button', { name: 'Wallet verbinden' }).click();
  await dialog(page)
    .getByRole('button', { name: /MetaMask/ })
    .click();
  await expect(walletButton(page, wallet.address)).toBeVisible();
  await expect(dialog(page).getByRole('link', { name: 'Konto und Einstellungen' })).toBeVisible();
}

test('another account selected in the wallet replaces the first: its session ends, the new balances load, and it can log in', async ({
  page,
  baseURL,
}) => {
  const wallet = await injectWallet(page, {
    rpcUrl: `${baseURL}/rpc`,
    moreKeys: [generatePrivateKey()],
  });
  await connectInGerman(page, wallet);
  const second = wallet.addresses[1]!;
  const readsOfSecond = page.waitForRequest(
    (request) => request.url().endsWith('/rpc') && request.postData()?.includes(second) === true,
  );
  await wallet.selectAccount(1);
  await expect(walletButton(page, second)).toBeVisible();
  await expect(toast(page, 'Deine Wallet zeigt jetzt ein anderes Konto')).toBeVisible();
  await readsOfSecond;
  expect(await stored(page, 'nova.session')).toBeNull();
  expect(await stored(page, 'nova.wallet')).toContain(second);
  await dialog(page).getByRole('button', { name: 'Mit dieser Wallet anmelden' }).click();
  await expect(dialog(page).getByText('Local Mode', { exact: true })).toHaveCount(0);
  expect(await stored(page, 'nova.session')).toContain(second);
});

test('an account selected during the signature of the first is the one shown, and nothing is done for the first', async ({
  page,
  baseURL,
}) => {
  const wallet = await injectWallet(page, {
    rpcUrl: `${baseURL}/rpc`,
    moreKeys: [generatePrivateKey()],
  });
  const sign = wallet.hold('personal_sign');
  await openPage(page, '/faq');
  await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click();
  await dialog(page)
    .getByRole('button', { name: /MetaMask/ })
    .click();
  await expect.poll(() => wallet.countOf('personal_sign')).toBe(1);
  await wallet.selectAccount(1);
  sign();
  await expect(walletButton(page, wallet.addresses[1]!)).toBeVisible();
  await expect(dialog(page).getByText('Local Mode', { exact: true })).toBeVisible();
  await expect.poll(() => stored(page, 'nova.session')).toBeNull();
});

test('an account selected while another collects energy is not credited for it', async ({
  page,
  baseURL,
  request,
}) => {
  const wallet = await injectWallet(page, {
    rpcUrl: `${baseURL}/rpc`,
    moreKeys: [generatePrivateKey()],
  });
  await connectInGerman(page, wallet, '/de/energy-dashboard');
  await page.keyboard.press('Escape');
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/functions/v1/energy-points', async (route) => {
    if (route.request().postData()?.includes('energy_collection')) await isAnswered;
    await route.continue();
  });
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Energie sammeln/ })
    .click();
  await wallet.selectAccount(1);
  await expect(walletButton(page, wallet.addresses[1]!)).toBeVisible();
  answer();
  const keysOf = async (address: string) => {
    const { items } = (await (await request.get(`/api/v1/addresses/${address}/actions`)).json()) as {
      items: { action_key: string }[];
    };
    return items.map((item) => item.action_key);
  };
  expect(await keysOf(wallet.addresses[1]!)).toEqual([]);
  await expect(page.getByRole('banner').getByRole('button', { name: /Local Mode/ })).toBeVisible();
});

test('a network selected during the signature causes a warning in German, and switching back takes one click', async ({
  page,
  baseURL,
}) => {
  const wallet = await injectWallet(page, { rpcUrl: `${baseURL}/rpc` });
  const sign = wallet.hold('personal_sign');
  await openPage(page, '/de/faq');
  await page.getByRole('banner').getByRole('button', { name: 'Wallet verbinden' }).click();
  await dialog(page)
    .getByRole('button', { name: /MetaMask/ })
    .click();
  await expect.poll(() => wallet.countOf('personal_sign')).toBe(1);
  await wallet.selectChain(11155111);
  sign();
  await expect(walletButton(page, wallet.address)).toBeVisible();
  await expect(dialog(page).getByText('Sepolia (nicht Nova)')).toBeVisible();
  await expect(dialog(page).getByText('Deine Wallet ist im Netzwerk Sepolia.')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Zu Nova wechseln' }).click();
  await expect(toast(page, 'Erfolgreich zum Nova-Netzwerk gewechselt')).toBeVisible();
  await expect(dialog(page).getByText('Nova 96969')).toBeVisible();
});

test('the warning names a network that Nova does not know', async ({ page, baseURL }) => {
  const wallet = await injectWallet(page, { rpcUrl: `${baseURL}/rpc` });
  await openPage(page, '/faq');
  await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click();
  await dialog(page)
    .getByRole('button', { name: /MetaMask/ })
    .click();
  await expect(walletButton(page, wallet.address)).toBeVisible();
  await wallet.selectChain(10);
  await expect(toast(page, 'Switched to unsupported network: Optimism')).toBeVisible();
  await expect(dialog(page).getByText('Optimism (not supported)')).toBeVisible();
  await wallet.selectChain(777);
  await expect(toast(page, 'Switched to unsupported network: #777')).toBeVisible();
});

for (const [what, options] of [
  ['unknown (4902)', { knownChains: [] }],
  ['unknown, and does not select when adding it', { knownChains: [], switchesOnAdding: false }],
] as const) {
  test(`adds and selects a network that the wallet reports as ${what}`, async ({ page, baseURL }) => {
    const wallet = await injectWallet(page, { rpcUrl: `${baseURL}/rpc`, chainId: 1, ...options });
    await connectInGerman(page, wallet);
    await dialog(page).getByRole('button', { name: 'Zu Nova wechseln' }).click();
    await expect(toast(page, 'Erfolgreich zum Nova-Netzwerk gewechselt')).toBeVisible();
    expect(wallet.countOf('wallet_addEthereumChain')).toBe(1);
  });
}

test('any other error when switching adds the network as well; a rejection does not, and is reported', async ({
  page,
  baseURL,
}) => {
  const wallet = await injectWallet(page, { rpcUrl: `${baseURL}/rpc`, chainId: 1 });
  await connectInGerman(page, wallet);
  const click = dialog(page).getByRole('button', { name: 'Zu Nova wechseln' });
  wallet.refuse('wallet_switchEthereumChain', 4001);
  await click.click();
  await expect(toast(page, 'Fehler beim Netzwerk-Wechsel')).toBeVisible();
  expect(wallet.countOf('wallet_addEthereumChain')).toBe(0);
  wallet.refuse('wallet_switchEthereumChain', -32603);
  wallet.refuse('wallet_addEthereumChain', -32603);
  await click.click();
  await expect(toast(page, 'Netzwerk-Wechsel fehlgeschlagen')).toBeVisible();
  wallet.allow('wallet_addEthereumChain');
  await click.click();
  await expect(toast(page, 'Erfolgreich zum Nova-Netzwerk gewechselt')).toBeVisible();
});

test('a switch that the wallet never answers leaves no button busy', async ({ page, baseURL }) => {
  await page.clock.install();
  const wallet = await injectWallet(page, { rpcUrl: `${baseURL}/rpc`, chainId: 1 });
  await connectInGerman(page, wallet);
  wallet.hold('wallet_switchEthereumChain');
  wallet.hold('wallet_addEthereumChain');
  const click = dialog(page).getByRole('button', { name: 'Zu Nova wechseln' });
  await click.click();
  await expect.poll(() => wallet.countOf('wallet_switchEthereumChain')).toBe(1);
  await page.clock.fastForward(30_500);
  await expect(toast(page, 'Netzwerk-Wechsel fehlgeschlagen')).toBeVisible();
  await expect(click).toBeEnabled();
});

test('reads balances again after a change of network', async ({ page, baseURL }) => {
  const wallet = await injectWallet(page, { rpcUrl: `${baseURL}/rpc` });
  await connectInGerman(page, wallet);
  await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => undefined);
  const reading = page.waitForRequest(
    (request) => request.url().endsWith('/rpc') && request.postData()?.includes('eth_getBalance') === true,
  );
  await wallet.selectChain(1);
  await reading;
});

test('“refresh” reports whether the balances are up to date', async ({ page, baseURL }) => {
  const wallet = await injectWallet(page, { rpcUrl: `${baseURL}/rpc` });
  await connectInGerman(page, wallet);
  await dialog(page).getByRole('button', { name: 'Aktualisieren' }).click();
  await expect(toast(page, 'Balance aktualisiert!')).toBeVisible();
  await page.route('**/rpc', (route) => route.abort());
  await dialog(page).getByRole('button', { name: 'Aktualisieren' }).click();
  await expect(toast(page, 'Fehler beim Aktualisieren der Balance')).toBeVisible();
});

test('copies the address and confirms it in German', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const wallet = await injectWallet(page, { rpcUrl: `${baseURL}/rpc` });
  await connectInGerman(page, wallet);
  await expect(dialog(page).getByText(shortForm(wallet.address))).toBeVisible();
  await dialog(page)
    .getByRole('button', { name: /kopieren/i })
    .click();
  await expect(toast(page, 'Wallet-Adresse kopiert!')).toBeVisible();
  expect((await page.evaluate(() => navigator.clipboard.readText())).toLowerCase()).toBe(wallet.address);
});

for (const [what, act] of [
  ['a locked wallet (an empty list of accounts)', (wallet: FakeWallet) => wallet.lock()],
  [
    'a disconnect event',
    (wallet: FakeWallet) => wallet.emit('disconnect', { code: 4900, message: 'Disconnected' }),
  ],
] as const) {
  test(`${what} ends the connection and clears the stored data`, async ({ page, baseURL }) => {
    const wallet = await injectWallet(page, { rpcUrl: `${baseURL}/rpc` });
    await connectInGerman(page, wallet);
    await act(wallet);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Wallet verbinden' })).toBeVisible();
    expect(await stored(page, 'nova.wallet')).toBeNull();
    expect(await stored(page, 'nova.session')).toBeNull();
  });
}

test('the popover collects energy: credits points, rejects a repetition with the reason, and reports a lost answer as failed', async ({
  page,
  baseURL,
}) => {
  const wallet = await injectWallet(page, { rpcUrl: `${baseURL}/rpc` });
  await connectInGerman(page, wallet);
  const click = dialog(page).getByRole('button', { name: 'Energie sammeln' });
  await page.route('**/functions/v1/wallet-operations', (route) => route.abort());
  await click.click();
  await expect(toast(page, 'Fehler beim Vergeben von EnergyPoints')).toBeVisible();
  await page.unroute('**/functions/v1/wallet-operations');
  await click.click();
  await expect(toast(page, '+40 EnergyPoints für Energie gesammelt!')).toBeVisible();
  await click.click();
  await expect(toast(page, 'Keine Punkte vergeben - Cooldown aktiv oder Limit erreicht')).toBeVisible();
});

test('offers EP and the network to the wallet', async ({ page, baseURL }) => {
  const wallet = await injectWallet(page, { rpcUrl: `${baseURL}/rpc` });
  await connectInGerman(page, wallet);
  await dialog(page).getByRole('button', { name: 'EP zur Wallet hinzufügen' }).click();
  await expect(toast(page, 'Energy Points wurden zu deiner Wallet hinzugefügt')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Netzwerk hinzufügen' }).click();
  await expect(toast(page, 'Nova wurde zu deiner Wallet hinzugefügt')).toBeVisible();
  expect([wallet.countOf('wallet_watchAsset'), wallet.countOf('wallet_addEthereumChain')]).toEqual([1, 1]);
});
