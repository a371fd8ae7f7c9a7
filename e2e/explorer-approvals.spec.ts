import { AxeBuilder } from '@axe-core/playwright';
import { CHAIN_ID } from '@nova/shared/chain/constants';
import {
  createPublicClient,
  createWalletClient,
  defineChain,
  erc20Abi,
  http,
  maxUint256,
  type Hex,
} from 'viem';
import { generatePrivateKey, privateKeyToAccount, privateKeyToAddress } from 'viem/accounts';
import { expect, test, type Page } from './test.ts';
import { connectWallet } from './support/connect-wallet.ts';
import { injectWallet } from './support/fake-wallet.ts';
import { findUsdt, fundWallet } from './support/fund-wallet.ts';
import { findSidewaysErrors } from './support/layout-errors.ts';
import { openPage, setTheme } from './support/open-page.ts';
import { watchErrors } from './support/watch-errors.ts';

async function findAxeErrors(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).include('.list-tabs').analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

test('an owner sees who may transfer tokens and revokes it with the wallet', async ({ page, baseURL }) => {
  test.setTimeout(180_000);
  const errors = await watchErrors(page);
  const key = generatePrivateKey();
  const account = privateKeyToAccount(key);
  const owner = account.address.toLowerCase() as Hex;
  const [router, limited] = [generatePrivateKey(), generatePrivateKey()].map((each) =>
    privateKeyToAddress(each).toLowerCase(),
  ) as [Hex, Hex];
  const rpcUrl = `${baseURL}/rpc`;
  await fundWallet(baseURL!, account.address, { nac: '0.1', usdt: '10' });
  const usdt = await findUsdt(baseURL!);
  const chain = defineChain({
    id: CHAIN_ID,
    name: 'Nova',
    nativeCurrency: { name: 'Nova Action Coin', symbol: 'NAC', decimals: 18 },
    rpcUrls: { default: { http: [rpcUrl] } },
  });
  const reader = createPublicClient({ chain, transport: http(), pollingInterval: 20 });
  const sender = createWalletClient({ account, chain, transport: http() });
  const approve = async (spender: Hex, value: bigint) => {
    const call = { abi: erc20Abi, address: usdt, functionName: 'approve', args: [spender, value] } as const;
    await reader.waitForTransactionReceipt({ hash: await sender.writeContract(call) });
  };
  const allowance = (spender: Hex) =>
    reader.readContract({ abi: erc20Abi, address: usdt, functionName: 'allowance', args: [owner, spender] });
  await approve(router, maxUint256);
  await approve(limited, 2_500_000n);

  const wallet = await injectWallet(page, { rpcUrl, key });
  const path = `/explorer/address/${owner}?tab=approvals`;
  await openPage(page, path);
  const list = page.getByRole('region', { name: 'Approvals', exact: true });
  const rows = list.locator('tbody tr');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('2.5');
  await expect(rows.last().locator('.at-approved, .at-remaining')).toHaveText(['Unlimited', 'Unlimited']);
  await expect(page.getByRole('main')).toContainText('Only this address can revoke its approvals');
  await expect(list.getByRole('button', { name: 'Revoke' })).toHaveCount(0);
  const file = await page.request.get((await page.getByRole('link', { name: 'CSV' }).getAttribute('href'))!);
  expect((await file.text()).trim().split('\n')).toHaveLength(3);

  await connectWallet(page, wallet);
  // The user declines first: nothing changes, and the reason stands beside the button.
  wallet.refuse('eth_sendTransaction');
  await rows.last().getByRole('button', { name: 'Revoke' }).click();
  await expect(rows.last()).toContainText('You declined. Nothing was sent.');
  wallet.allow('eth_sendTransaction');
  await rows.last().getByRole('button', { name: 'Revoke' }).click();
  await expect.poll(() => allowance(router)).toBe(0n);
  await expect(rows).toHaveCount(1);
  expect(await allowance(limited)).toBe(2_500_000n);

  for (const language of ['', '/de']) {
    await openPage(page, language + path);
    await expect(page.locator('.list .at-remaining').last()).toContainText(/2[.,]5/);
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findSidewaysErrors(page), `${language} ${width}`).toEqual([]);
    }
    for (const theme of ['dark', 'light'] as const) {
      await setTheme(page, theme);
      expect(await findAxeErrors(page), `${language} ${theme}`).toEqual([]);
    }
  }
  expect(errors).toEqual([]);
});
