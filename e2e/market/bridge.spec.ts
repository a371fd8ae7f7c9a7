import { expect, type Page, test } from '../test.ts';
import { parseEther, toHex } from 'viem';
import { connectWallet } from '../support/connect-wallet.ts';
import { type FakeWallet, injectWallet } from '../support/fake-wallet.ts';
import { openPage } from '../support/open-page.ts';
import { type BridgeStack, startBridge } from '../support/start-bridge.ts';
import { watchErrors } from '../support/watch-errors.ts';

const CONFIRMATIONS = 2;
const NOVA = 96969;

let bridge: BridgeStack;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  bridge = await startBridge(CONFIRMATIONS);
});
test.afterAll(() => bridge?.close());

const panelOf = (page: Page, name = 'Buy NAC') => page.getByRole('region', { name });
const receiptOf = (page: Page, name = 'Receipt') => page.getByRole('main').getByRole('region', { name });

/** Connects a wallet with ETH and USDT on Ethereum on the presale page. */
async function payerOn(
  page: Page,
  {
    chainId = 1,
    path: at = '/presale',
    button,
    usdtUnits,
  }: { chainId?: number; path?: string; button?: string; usdtUnits?: bigint } = {},
): Promise<FakeWallet> {
  const { origin, mainnet } = bridge;
  const wallet = await injectWallet(page.context(), {
    rpcUrl: `${origin}/rpc`,
    otherRpcUrls: { 1: mainnet.rpcUrl },
    chainId,
  });
  await mainnet.fund(wallet.address, usdtUnits);
  await openPage(page, origin + at);
  await connectWallet(page, wallet, button);
  return wallet;
}

async function setEth(address: string, eth: string): Promise<void> {
  const params = [address, toHex(parseEther(eth))];
  await fetch(bridge.mainnet.rpcUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'anvil_setBalance', params }),
  });
}

test('a wallet on Nova pays over Ethereum: paid there, signed, confirmed block by block, delivered on Nova', async ({
  page,
}) => {
  const errors = await watchErrors(page);
  const wallet = await payerOn(page, { chainId: NOVA });
  const panel = panelOf(page);
  await expect(panel.getByRole('button', { name: 'Get 1,000 test USDT' })).toBeVisible();
  // On a network without payments, both alternatives are offered, and nothing is simulated.
  await wallet.selectChain(137);
  await expect(panel).toContainText('Your wallet is on Polygon. Switch to Nova to pay with USDT.');
  await expect(panel.getByRole('button', { name: 'Switch to Nova' })).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Simulate the purchase' })).toHaveCount(0);
  await panel.getByRole('button', { name: 'Pay from Ethereum' }).click();
  await expect(panel).toContainText(`After ${CONFIRMATIONS} Ethereum blocks, your NAC is delivered on Nova.`);
  await expect(panel).toContainText('You have 10,000 USDT on Ethereum.');
  await expect(panel).toContainText('BNB Smart Chain: not supported');
  await panel.getByLabel('You pay').fill('10');
  await panel.getByRole('checkbox').check();

  const release = wallet.hold('personal_sign');
  await panel.getByRole('button', { name: 'Pay 10 USDT on Ethereum' }).click();
  await expect(panel).toContainText('Sign the purchase in your wallet.');
  release();
  const receipt = receiptOf(page);
  await expect(receipt).toContainText('Your payment is registered but not in a block yet.');
  await page.reload();
  await expect(receipt.getByText('Waiting for the payment to be included in a block')).toBeVisible();
  await bridge.mainnet.mine(1);
  // The page checks the confirmations by itself every five seconds.
  await expect(receipt).toContainText(`Your payment has 0 of ${CONFIRMATIONS} confirmations.`);
  await bridge.mainnet.mine(CONFIRMATIONS);
  await expect(receipt.getByText('Completed', { exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('Successfully purchased 1,200 NAC Coins incl. 20% bonus!')).toBeVisible();
  await expect(receipt).toContainText('1,200NAC');
  await expect(receipt).toContainText('Payment on Ethereum');
  expect(wallet.countOf('eth_sendTransaction')).toBe(1);

  await page.getByRole('link', { name: 'Back to the presale' }).click();
  await expect(page.getByRole('region', { name: 'Your purchases' })).toContainText('USDT on Ethereum');
  expect(errors).toEqual([]);
});

test('a page closed during the payment or before the signature, a wrong clock and a wrong hash lose and repeat nothing', async ({
  page,
  context,
}) => {
  const wallet = await payerOn(page);
  await panelOf(page).getByLabel('You pay').fill('20');
  await panelOf(page).getByRole('checkbox').check();
  let release = wallet.hold('eth_sendTransaction');
  await panelOf(page).getByRole('button', { name: 'Pay 20 USDT on Ethereum' }).click();
  await expect(panelOf(page)).toContainText('Confirm in your wallet: send');
  await expect.poll(() => wallet.countOf('eth_sendTransaction')).toBe(1);
  await page.close();
  release();

  // The wallet sent the payment, but no page received its hash. The page asks for the hash, never for a
  // second payment.
  const second = await context.newPage();
  await openPage(second, `${bridge.origin}/presale`);
  const panel = panelOf(second);
  await expect(panel).toContainText('the page was closed before it answered');
  await panel.getByRole('button', { name: 'Continue' }).click();
  await expect(panel).toContainText('Enter a transaction hash: 0x followed by 64 hex characters.');
  await panel.getByLabel('Payment transaction hash').fill(await wallet.sentHash());
  release = wallet.hold('personal_sign');
  await panel.getByRole('button', { name: 'Continue' }).click();
  await expect.poll(() => wallet.countOf('personal_sign')).toBeGreaterThan(1);
  await second.close();
  release();

  // An entered hash counts once the server accepts it. Until then, the other ways to pay are available as
  // well.
  const third = await context.newPage();
  await third.clock.setSystemTime(Date.now() - 3 * 60 * 60_000);
  await openPage(third, `${bridge.origin}/presale`);
  await expect(panelOf(third)).toContainText('the page was closed before it answered');
  await expect(panelOf(third).getByRole('button', { name: 'Credit card' })).toBeVisible();
  await panelOf(third)
    .getByLabel('Payment transaction hash')
    .fill(`0x${'ee'.repeat(32)}`);
  await panelOf(third).getByRole('button', { name: 'Continue' }).click();
  const receipt = receiptOf(third);
  await expect(receipt).toContainText('Your payment is registered but not in a block yet.');
  await receipt.getByLabel('Payment transaction hash').fill(await wallet.sentHash());
  await receipt.getByRole('button', { name: 'Use this hash' }).click();
  await bridge.mainnet.mine(1 + CONFIRMATIONS);
  await expect(receipt.getByText('Completed', { exact: true })).toBeVisible({ timeout: 30_000 });
  expect(wallet.countOf('eth_sendTransaction')).toBe(1);
});

/** Messages that the specification requires, in both languages. */
const REFUSALS = [
  {
    language: 'de',
    path: '/de/presale',
    connect: 'Wallet verbinden',
    panel: 'NAC kaufen',
    offer: 'Von Ethereum zahlen',
    pay: 'Du zahlst',
    click: /USDT auf Ethereum zahlen$/,
    proceed: 'Weiter',
    receipt: 'Beleg',
    noSwitch: 'Bridge konnte nicht zu Ethereum wechseln...',
    noUsdt: 'Nicht genügend USDT Balance',
    rejected: 'Transfer vom User abgebrochen',
    noGas: 'Nicht genug ETH für Gas Fees',
    notSigned: 'Signierung vom Benutzer abgebrochen',
    signError: 'MetaMask-Fehler beim Signieren',
  },
  {
    language: 'en',
    path: '/presale',
    connect: 'Connect wallet',
    panel: 'Buy NAC',
    offer: 'Pay from Ethereum',
    pay: 'You pay',
    click: /^Pay .* USDT on Ethereum$/,
    proceed: 'Continue',
    receipt: 'Receipt',
    noSwitch: 'Couldn’t switch to Ethereum. Switch in your wallet and try again.',
    noUsdt: 'Your USDT balance is too low. Enter a smaller amount.',
    rejected: 'You declined. Nothing was sent.',
    noGas: 'You don’t have enough ETH for gas. Add ETH to your wallet and try again.',
    notSigned: 'You declined to sign in your wallet. Continue to sign again.',
    signError: 'MetaMask couldn’t sign the message.',
  },
] as const;

for (const texts of REFUSALS) {
  test(`explains every rejection of a payment and keeps the payment (${texts.language})`, async ({
    page,
  }) => {
    const wallet = await payerOn(page, {
      chainId: NOVA,
      path: texts.path,
      button: texts.connect,
      usdtUnits: 500_000_000n,
    });
    const panel = panelOf(page, texts.panel);
    wallet.refuse('wallet_switchEthereumChain', 4001, 1);
    await panel.getByRole('button', { name: texts.offer }).click();
    await expect(panel).toContainText(texts.noSwitch);
    await panel.getByRole('button', { name: texts.offer }).click();

    const click = panel.getByRole('button', { name: texts.click });
    await panel.getByLabel(texts.pay).fill('600');
    await expect(panel).toContainText(texts.noUsdt);
    await panel.getByLabel(texts.pay).fill('5');
    await panel.getByRole('checkbox').check();
    wallet.refuse('eth_sendTransaction', 4001, 1);
    await click.click();
    await expect(panel).toContainText(texts.rejected);
    await setEth(wallet.address, '0');
    await click.click();
    await expect(panel).toContainText(texts.noGas);
    await setEth(wallet.address, '1');

    wallet.refuse('personal_sign', 4001, 1);
    await click.click();
    await expect(panel).toContainText(texts.notSigned);
    wallet.refuse('personal_sign', -32603, 1);
    const continueButton = panel.getByRole('button', { name: texts.proceed });
    await expect(click).toHaveAttribute('aria-disabled', 'true');
    await continueButton.click();
    await expect(panel).toContainText(texts.signError);
    await continueButton.click();
    await bridge.mainnet.mine(1 + CONFIRMATIONS);
    await expect(receiptOf(page, texts.receipt)).toContainText('600NAC');
  });
}
