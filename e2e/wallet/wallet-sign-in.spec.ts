import { expect, test, type Page } from '../test.ts';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { concatHex, createPublicClient, createWalletClient, defineChain, http, type Hex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { shortForm, walletButton } from '../support/connect-wallet.ts';
import { injectWallet } from '../support/fake-wallet.ts';
import { openPage } from '../support/open-page.ts';

// Logging in with wallets: an account with several wallets, wallets of other accounts, and contract
// wallets.

const COINBASE = { name: 'Coinbase Wallet', rdns: 'com.coinbase.wallet' };
const TRUST = { name: 'Trust Wallet', rdns: 'com.trustwallet.app' };
const dialog = (page: Page) => page.getByRole('dialog');

async function connect(page: Page, name: string, address: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click();
  await dialog(page).getByRole('button', { name }).click();
  await expect(walletButton(page, address)).toBeVisible();
  await expect(dialog(page).getByRole('link', { name: 'Account and settings' })).toBeVisible();
}

test('a second wallet joins the account and becomes its primary one, the first is unlinked, and another user’s wallet cannot join', async ({
  page,
  baseURL,
}) => {
  const rpcUrl = `${baseURL}/rpc`;
  const first = await injectWallet(page, { rpcUrl });
  const taken = await injectWallet(page, { rpcUrl, ...COINBASE });
  const second = await injectWallet(page, { rpcUrl, ...TRUST });
  await openPage(page, '/settings');
  await connect(page, 'Coinbase Wallet', taken.address);
  await dialog(page).getByRole('button', { name: 'Disconnect' }).click();
  // The keyboard goes on where the popover was.
  await expect(page.getByRole('banner').getByRole('button', { name: 'Connect wallet' })).toBeFocused();
  await connect(page, 'MetaMask', first.address);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Link another wallet' }).click();
  await dialog(page).getByRole('button', { name: 'Coinbase Wallet' }).click();
  await expect(
    page.getByText('This wallet is linked to another account. Log out first to use that account.'),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main').getByText(shortForm(first.address))).toBeVisible();
  await expect(page.getByRole('main').getByText(shortForm(taken.address))).toHaveCount(0);

  await page.getByRole('button', { name: 'Link another wallet' }).click();
  await dialog(page).getByRole('button', { name: 'Trust Wallet' }).click();
  await expect(walletButton(page, second.address)).toBeVisible();
  await page.keyboard.press('Escape');
  const rowOf = (address: string) =>
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: shortForm(address) });
  await rowOf(second.address).getByRole('button', { name: 'Make primary' }).click();
  await expect(page.getByText('This is now your primary wallet')).toBeVisible();
  await expect(rowOf(second.address).getByText('primary', { exact: true })).toBeVisible();
  await rowOf(first.address).getByRole('button', { name: 'Unlink' }).click();
  await dialog(page).getByRole('button', { name: 'Unlink' }).click();
  await expect(rowOf(first.address)).toHaveCount(0);
  // The remaining wallet is the only way to log in and cannot be removed.
  await expect(page.getByText('This wallet is your only way to log in.')).toBeVisible();
});

/** Code that accepts every signature (ERC-1271), like a wallet contract for its owner's. */
const YES = '631626ba7e60e01b60005260206000f3';
/** A funded key that sends nothing else. */
const KEY_FILE = path.join(process.env.NOVA_E2E_DATA ?? '', 'keys/development-pauser-key');

async function deployContractWallet(rpcUrl: string): Promise<Hex> {
  const chain = defineChain({
    id: 96969,
    name: 'Nova',
    nativeCurrency: { name: 'Nova Action Coin', symbol: 'NAC', decimals: 18 },
    rpcUrls: { default: { http: [rpcUrl] } },
  });
  const account = privateKeyToAccount(readFileSync(KEY_FILE, 'utf8').trim() as Hex);
  const length = (YES.length / 2).toString(16).padStart(2, '0');
  // CODECOPY(0, 12, length) RETURN(0, length).
  const data = concatHex([`0x60${length}600c60003960${length}6000f3`, `0x${YES}`]);
  const wallet = createWalletClient({ chain, account, transport: http() });
  const hash = await wallet.sendTransaction({ data, gas: 300_000n, gasPrice: 1_000_000_000n });
  const reader = createPublicClient({ chain, transport: http() });
  return (await reader.waitForTransactionReceipt({ hash })).contractAddress!;
}

test('a contract wallet logs in with a signature that its contract accepts', async ({ page, baseURL }) => {
  test.skip(!existsSync(KEY_FILE), 'wants the data folder of the running Nova in NOVA_E2E_DATA');
  const rpcUrl = `${baseURL}/rpc`;
  const contract = await deployContractWallet(rpcUrl);
  const wallet = await injectWallet(page, { rpcUrl, contract });
  await openPage(page, '/faq');
  await connect(page, 'MetaMask', wallet.address);
  await expect(dialog(page).getByText('Local Mode', { exact: true })).toHaveCount(0);
});

test('logging out of the account leaves the wallet in Local Mode, and logging in again requires one signature', async ({
  page,
  baseURL,
}) => {
  const wallet = await injectWallet(page, { rpcUrl: `${baseURL}/rpc` });
  await openPage(page, '/');
  await connect(page, 'MetaMask', wallet.address);
  await page.keyboard.press('Escape');
  await expect(page.getByText('You’re logged in')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByText('You’re logged in')).toHaveCount(0);
  await walletButton(page, wallet.address).click();
  await dialog(page).getByRole('button', { name: 'Log in with this wallet' }).click();
  await expect(dialog(page).getByText('Local Mode', { exact: true })).toHaveCount(0);
  await expect(page.getByText('You’re logged in')).toBeVisible();
  expect(wallet.countOf('personal_sign')).toBe(2);
});
