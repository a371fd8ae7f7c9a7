import { AxeBuilder } from '@axe-core/playwright';
import { CHAIN_ID } from '@nova/shared/chain/constants';
import { TestUser } from '@nova/testing/test-user';
import {
  createPublicClient,
  createWalletClient,
  defineChain,
  erc20Abi,
  http,
  maxUint256,
  pad,
  parseGwei,
  type Hex,
} from 'viem';
import { generatePrivateKey, privateKeyToAccount, privateKeyToAddress } from 'viem/accounts';
import { expect, test, type Page } from '../test.ts';
import { connectWallet } from '../support/connect-wallet.ts';
import { injectWallet } from '../support/fake-wallet.ts';
import { findUsdt, fundWallet } from '../support/fund-wallet.ts';
import { findSidewaysErrors } from '../support/layout-errors.ts';
import { runInDatabase } from '../support/nova-database.ts';
import { openPage, setTheme, settlePage } from '../support/open-page.ts';
import { WIDTHS } from '../support/site-routes.ts';
import { watchErrors } from '../support/watch-errors.ts';

const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';

async function findAxeErrors(page: Page, within = 'main'): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).include(within).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

/** Opens a page in both languages, and checks its layout at every width, and its contrast in both themes. */
async function checkPage(page: Page, path: string): Promise<void> {
  for (const language of ['', '/de']) {
    await openPage(page, language + path);
    await settlePage(page);
    await expect(page.locator('main .list').first()).toBeVisible();
    for (const width of [320, ...WIDTHS]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findSidewaysErrors(page), `${language}${path} ${width}`).toEqual([]);
    }
    for (const theme of ['dark', 'light']) {
      await setTheme(page, theme);
      expect(await findAxeErrors(page), `${language}${path} ${theme}`).toEqual([]);
    }
  }
}

const rowsOf = (page: Page) => page.locator('.list tbody tr');

async function readCsv(page: Page): Promise<string[]> {
  const href = await page.getByRole('link', { name: 'CSV' }).getAttribute('href');
  return (await (await page.request.get(href!)).text()).trim().split('\r\n');
}

const KEEPS_WAITING = {
  tag: '@embedded',
  annotation: {
    type: '@embedded',
    description: 'CometBFT’s mempool refuses a transaction that needs an earlier one',
  },
};
test(
  'a transaction that waits for an earlier one is listed as pending',
  KEEPS_WAITING,
  async ({ page, baseURL }) => {
    test.setTimeout(180_000);
    const errors = await watchErrors(page);
    const account = privateKeyToAccount(generatePrivateKey());
    await fundWallet(baseURL!, account.address, { nac: '0.1', usdt: '1' });
    const client = createPublicClient({ transport: http(`${baseURL}/rpc`) });
    const serializedTransaction = await account.signTransaction({
      chainId: CHAIN_ID,
      to: account.address,
      value: 1n,
      nonce: 3,
      gas: 21_000n,
      maxFeePerGas: parseGwei('3'),
      maxPriorityFeePerGas: parseGwei('1'),
    });
    await openPage(page, '/explorer/transactions');
    await page.getByRole('link', { name: 'Pending', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pending');
    const hash = await client.sendRawTransaction({ serializedTransaction });
    // The open list shows it without a reload.
    const row = rowsOf(page).filter({ hasText: hash.slice(2, 6) });
    await expect(row).toContainText('Needs an earlier transaction');
    expect((await readCsv(page)).some((line) => line.startsWith(`waiting,${hash}`))).toBe(true);
    await checkPage(page, '/explorer/pending');
    expect(errors).toEqual([]);
  },
);

test('contracts are listed by verification and by calls', async ({ page, baseURL }) => {
  test.setTimeout(180_000);
  // A login is an action, which calls the ledger.
  await new TestUser(baseURL!).signIn();
  const errors = await watchErrors(page);
  await openPage(page, '/explorer/verified-contracts?name=actionl');
  await expect(rowsOf(page)).toHaveCount(1);
  await expect(rowsOf(page)).toContainText('ActionLedger');
  await expect(rowsOf(page)).toContainText('Exact');
  expect(await readCsv(page)).toHaveLength(2);
  // The chip of the filter removes it.
  await page.getByRole('link', { name: 'Remove filter: Contract name actionl' }).click();
  await expect(rowsOf(page).nth(1)).toBeVisible();
  await checkPage(page, '/explorer/verified-contracts');

  await openPage(page, '/explorer/top-contracts');
  await page.getByRole('link', { name: 'Since the first block' }).click();
  await expect(page).toHaveURL(/period=all/);
  await expect(rowsOf(page).filter({ hasText: 'ActionLedger' })).toHaveCount(1);
  await checkPage(page, '/explorer/top-contracts?period=all');
  expect(errors).toEqual([]);
});

test('a block that a reorg removed is listed with its replacement', async ({ page }) => {
  test.setTimeout(180_000);
  const errors = await watchErrors(page);
  await openPage(page, '/explorer/orphaned-blocks');
  await expect(page.locator('.list')).toContainText('No orphaned blocks');
  const hash: Hex = `0x${'0f'.repeat(32)}`;
  // Nova's own chain never reorganizes.
  await runInDatabase(
    `insert into chain.orphaned_blocks (hash, number, parent_hash, timestamp, miner)
     select $1, number, parent_hash, timestamp, miner from chain.blocks where number = 1`,
    [Buffer.from(hash.slice(2), 'hex')],
  );
  try {
    await openPage(page, '/explorer/orphaned-blocks');
    await expect(rowsOf(page)).toHaveCount(1);
    await checkPage(page, '/explorer/orphaned-blocks');
    await openPage(page, '/explorer/orphaned-blocks');
    await rowsOf(page).locator('.row-link').click();
    await expect(page).toHaveURL(new RegExp(hash));
  } finally {
    await runInDatabase('delete from chain.orphaned_blocks');
  }
  expect(errors).toEqual([]);
});

test('one filter searches everything, as a link and as a file', async ({ page, baseURL }) => {
  test.setTimeout(240_000);
  const errors = await watchErrors(page);
  const holder = privateKeyToAddress(generatePrivateKey()).toLowerCase() as Hex;
  await fundWallet(baseURL!, holder, { nac: '0.1', usdt: '10' });
  const usdt = await findUsdt(baseURL!);
  await expect
    .poll(async () => {
      const answer = await fetch(`${baseURL}/api/v1/activity?to=${holder}`);
      return ((await answer.json()) as { items: { kind: string }[] }).items.map(({ kind }) => kind);
    })
    .toEqual(expect.arrayContaining(['transaction', 'token_transfer']));

  await openPage(page, `/explorer/filter?to=${holder}`);
  const transfers = rowsOf(page).filter({ hasText: 'Token transfer' });
  await expect(transfers).toHaveCount(1);
  await expect(transfers).toContainText('10');
  await expect(rowsOf(page)).toHaveCount(2);
  await page
    .getByRole('group', { name: 'Type' })
    .getByRole('link', { name: 'Token transfers', exact: true })
    .click();
  await expect(page).toHaveURL(/kind=token_transfer/);
  await expect(rowsOf(page)).toHaveCount(1);
  expect(await readCsv(page)).toHaveLength(2);

  // An amount applies to the filtered token: 10 USDT have six decimals.
  for (const [least, count] of [
    ['9.5', 1],
    ['10.5', 0],
  ] as const) {
    await openPage(page, `/explorer/filter?to=${holder}&token=${usdt}&min_value=${least}`);
    await settlePage(page);
    await expect(count === 0 ? page.getByText('No matches', { exact: true }) : rowsOf(page)).toBeVisible();
    await expect(rowsOf(page)).toHaveCount(count);
  }
  await page.getByRole('link', { name: 'Remove filter: Minimum 10.5' }).click();
  await expect(rowsOf(page)).toHaveCount(1);

  // The filter is a link that the sheet writes.
  await openPage(page, '/explorer/filter');
  await page.getByRole('button', { name: 'More filters' }).click();
  await page.getByRole('textbox', { name: 'Recipient' }).fill(holder);
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(new RegExp(`to=${holder}`));
  await expect(rowsOf(page)).toHaveCount(2);
  await checkPage(page, '/explorer/filter');
  expect(errors).toEqual([]);
});

test('events are searched by topic and argument, with decoded arguments', async ({ page, baseURL }) => {
  test.setTimeout(240_000);
  const errors = await watchErrors(page);
  const holder = privateKeyToAddress(generatePrivateKey()).toLowerCase() as Hex;
  await fundWallet(baseURL!, holder, { nac: '0', usdt: '10' });
  await expect
    .poll(async () => {
      const answer = await fetch(`${baseURL}/api/v1/events?topic0=${TRANSFER}&topic2=${pad(holder)}`);
      return ((await answer.json()) as { items: unknown[] }).items.length;
    })
    .toBe(1);
  // An address can be pasted as an argument.
  await openPage(page, `/explorer/events?topic0=${TRANSFER}&topic2=${holder}`);
  await expect(rowsOf(page)).toHaveCount(1);
  await expect(rowsOf(page)).toContainText('10000000');
  await expect(rowsOf(page).locator('.signature')).toContainText('Transfer(address');
  const lines = await readCsv(page);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(holder);
  await checkPage(page, '/explorer/events');
  expect(errors).toEqual([]);
});

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
      expect(await findAxeErrors(page, '.list-tabs'), `${language} ${theme}`).toEqual([]);
    }
  }
  expect(errors).toEqual([]);
});
