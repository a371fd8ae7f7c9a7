import { type BrowserContext, expect, type Page, test } from '../test.ts';
import type { Sale } from '@nova/shared/presale/sale';
import type { Hex } from 'viem';
import { generatePrivateKey } from 'viem/accounts';
import { deployCallsAccount } from '../support/atomic-calls.ts';
import { connectWallet } from '../support/connect-wallet.ts';
import { type FakeWallet, injectWallet } from '../support/fake-wallet.ts';
import { fundWallet } from '../support/fund-wallet.ts';
import { findSidewaysErrors } from '../support/layout-errors.ts';
import { openPage } from '../support/open-page.ts';
import { watchErrors } from '../support/watch-errors.ts';

const panelOf = (page: Page) => page.getByRole('region', { name: 'Buy NAC' });
const payField = (page: Page) => panelOf(page).getByLabel('You pay');
const coinsField = (page: Page) => panelOf(page).getByLabel('You receive, without bonus');
const confirmRisks = (page: Page) => panelOf(page).getByRole('checkbox').check();
const amountOf = (page: Page, name: string | RegExp) =>
  panelOf(page).locator('.order-sum > div').filter({ hasText: name }).locator('dd');

/** Connects a wallet with gas and test USDT on the presale page. */
async function buyerOn(
  page: Page,
  origin: string,
  {
    usdt = '1000',
    nac = '0.05',
    target = page,
    callsAccount,
  }: { usdt?: string; nac?: string; target?: Page | BrowserContext; callsAccount?: Hex } = {},
): Promise<FakeWallet> {
  const wallet = await injectWallet(target, {
    rpcUrl: `${origin}/rpc`,
    ...(callsAccount ? { callsAccount } : {}),
  });
  await fundWallet(origin, wallet.address, { nac, usdt });
  await openPage(page, '/presale');
  await connectWallet(page, wallet);
  return wallet;
}

// A dozen purchases take two minutes, so what unit tests also cover runs only in the long tests.
const long = process.env['NOVA_SOAK'] === '1' ? test : test.skip;

/** Modifies the server's responses to simulate another state of the sale. */
async function withSale(page: Page, change: (sale: Sale) => Sale): Promise<void> {
  await page.route('**/api/v1/presale', async (route) => {
    // Only the `Date` header of this response is read.
    if (route.request().method() === 'HEAD') return route.continue();
    const sale = (await (await route.fetch()).json()) as Sale;
    await route.fulfill({ json: change(sale) });
  });
}

test('a wallet approves exactly the payment, buys, and receives coins, bonus and receipt', async ({
  page,
  baseURL,
}) => {
  const errors = await watchErrors(page);
  const wallet = await buyerOn(page, baseURL!);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Phase 1 is open: 0\.01\sUSDT per NAC$/);
  await payField(page).fill('250');
  await expect(coinsField(page)).toHaveValue('25,000');
  await expect(amountOf(page, 'You receive')).toHaveText('30,000NAC');
  await expect(amountOf(page, /Bonus \(spot \d+ of 1,000\)/)).toHaveText('5,000NAC');
  await confirmRisks(page);
  await panelOf(page)
    .getByRole('button', { name: /^Approve and buy/ })
    .click();
  await expect(page.getByText('Successfully purchased 30,000 NAC Coins incl. 20% bonus!')).toBeVisible();
  expect(wallet.countOf('eth_sendTransaction')).toBe(2);

  await panelOf(page).getByRole('link', { name: 'View receipt' }).click();
  const receipt = page.getByRole('main').getByRole('region', { name: 'Receipt' });
  await expect(receipt.getByText('Completed', { exact: true })).toBeVisible();
  await expect(receipt).toContainText('30,000NAC');
  await expect(receipt).toContainText('250USDT');
  // The purchase and its points, each in its own block.
  await expect(receipt.getByText('Block of your points')).toBeVisible();
  const blocks = receipt.getByRole('link').filter({ hasText: /^[\d,]+$/ });
  await expect(blocks).toHaveCount(2);
  await expect(blocks.first()).toHaveAttribute('href', /\/explorer\/block\/\d+$/);

  await page.getByRole('link', { name: 'Back to the presale' }).click();
  const history = page.getByRole('region', { name: 'Your purchases' });
  await expect(history.getByRole('row').filter({ hasText: '250USDT' })).toContainText('30,000NAC');
  await expect(history.locator('.purchase-totals')).toContainText('Bonus5,000NAC');
  expect(errors).toEqual([]);
});

test('a wallet with atomic calls approves and buys with one confirmation, also if the page is closed meanwhile', async ({
  page,
  context,
  baseURL,
}) => {
  const callsAccount = await deployCallsAccount(baseURL!);
  const wallet = await buyerOn(page, baseURL!, { target: context, callsAccount });
  await expect(panelOf(page)).toContainText('Your wallet will ask once: to approve exactly');
  await payField(page).fill('25');
  await confirmRisks(page);
  const release = wallet.hold('wallet_sendCalls');
  await panelOf(page)
    .getByRole('button', { name: /^Approve and buy/ })
    .click();
  await expect(panelOf(page)).toContainText('approve and pay exactly 25 USDT, in one transaction.');
  await expect.poll(() => wallet.countOf('wallet_sendCalls')).toBe(1);
  await page.close();
  release();
  await wallet.sentHash();

  const second = await context.newPage();
  await openPage(second, '/presale');
  await panelOf(second).getByRole('link', { name: 'View receipt' }).click();
  const receipt = second.getByRole('main').getByRole('region', { name: 'Receipt' });
  await expect(receipt.getByText('Completed', { exact: true })).toBeVisible();
  await expect(receipt).toContainText('3,000NAC');
  expect(wallet.countOf('wallet_sendCalls')).toBe(1);
  expect(wallet.countOf('eth_sendTransaction')).toBe(0);
});

test('an amount is converted exactly between both units, every invalid amount is explained, and a card requires a login', async ({
  page,
}) => {
  await openPage(page, '/presale');
  await payField(page).fill('0.01');
  await expect(coinsField(page)).toHaveValue('1');
  await coinsField(page).fill('12345.67');
  await expect(payField(page)).toHaveValue('123.4567');
  await expect(amountOf(page, 'You receive')).toHaveText('14,814.804NAC');
  await coinsField(page).fill('0.00000000001');
  await expect(panelOf(page)).toContainText('Rounded up to the smallest USDT unit');
  for (const [text, sentence] of [
    ['abc', 'USDT amount must be a number'],
    ['0.009', 'Invalid USDT amount. Minimum: 0.01 USDT'],
    ['0.0000001', 'Use at most 6 decimal places.'],
    ['999999999', 'USDT worth of NAC left'],
  ] as const) {
    await payField(page).fill(text);
    await expect(panelOf(page)).toContainText(sentence);
  }
  await panelOf(page).getByRole('button', { name: 'Credit card' }).click();
  await expect(panelOf(page)).toContainText('You must be logged in to pay with credit card');
  await payField(page).fill('0.4');
  await expect(panelOf(page)).toContainText('The minimum for card payments is 0.5 USD.');
});

test('on a phone, numbers of any length fit the forms that calculate with them', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [path, label] of [
    ['/presale', 'You pay'],
    ['/create-token', 'Initial supply'],
  ] as const) {
    await openPage(page, path);
    await page.getByRole('main').getByRole('textbox', { name: label }).fill('9'.repeat(80));
    await expect(
      page
        .getByRole('main')
        .getByText(/(9,999,|999,999)/)
        .first(),
    ).toBeVisible();
    expect(await findSidewaysErrors(page)).toEqual([]);
  }
});

test('a rejection and a page closed at any step lose nothing, and no payment is made twice', async ({
  page,
  context,
  baseURL,
}) => {
  const wallet = await buyerOn(page, baseURL!, { target: context });
  await confirmRisks(page);
  wallet.refuse('eth_sendTransaction', 4001, 1);
  await panelOf(page)
    .getByRole('button', { name: /^Approve and buy/ })
    .click();
  await expect(panelOf(page)).toContainText('You declined. Nothing was sent.');
  await expect(panelOf(page)).not.toContainText('Payment failed');
  await expect(panelOf(page)).toContainText('You haven’t approved or paid anything yet.');

  // Closes the page while the wallet asks for the allowance, which the user then confirms.
  let release = wallet.hold('eth_sendTransaction');
  await panelOf(page).getByRole('button', { name: 'Continue' }).click();
  await expect(panelOf(page)).toContainText('You don’t pay anything yet.');
  await expect.poll(() => wallet.countOf('eth_sendTransaction')).toBe(2);
  await page.close();
  release();

  // Between allowance and purchase.
  const second = await context.newPage();
  await openPage(second, '/presale');
  await expect(panelOf(second)).toContainText('You have an unfinished purchase');
  await expect(panelOf(second)).toContainText('The USDT is approved, but you haven’t paid yet.');

  // Closes the page while the wallet asks for the purchase, which is confirmed afterwards.
  release = wallet.hold('eth_sendTransaction');
  await panelOf(second).getByRole('button', { name: 'Continue' }).click();
  await expect(panelOf(second)).toContainText('Confirm in your wallet: pay 100 USDT.');
  await expect.poll(() => wallet.countOf('eth_sendTransaction')).toBe(3);
  await second.close();
  release();

  const third = await context.newPage();
  await openPage(third, '/presale');
  await expect(panelOf(third).getByRole('link', { name: 'View receipt' })).toBeVisible();
  const history = third.getByRole('region', { name: 'Your purchases' });
  await expect(history.getByRole('row').filter({ hasText: '100USDT' })).toHaveCount(1);
  expect(wallet.countOf('eth_sendTransaction')).toBe(3);
});

long('a double click and a second tab make one purchase', async ({ page, context, baseURL }) => {
  const wallet = await buyerOn(page, baseURL!, { target: context });
  await confirmRisks(page);
  const other = await context.newPage();
  await openPage(other, '/presale');
  await expect(panelOf(other).getByRole('button', { name: /^Approve and buy/ })).toBeVisible();

  const release = wallet.hold('eth_sendTransaction');
  await panelOf(page)
    .getByRole('button', { name: /^Approve and buy/ })
    .dblclick();
  await expect(panelOf(page)).toContainText('You don’t pay anything yet.');
  await expect(panelOf(other)).toContainText('You have an unfinished purchase');
  await panelOf(other).getByRole('button', { name: 'Continue' }).click();
  await expect(panelOf(other)).toContainText('This purchase is in progress in another tab. Continue there.');
  expect(wallet.countOf('eth_sendTransaction')).toBe(1);
  release();
  await expect(panelOf(page).getByRole('link', { name: 'View receipt' })).toBeVisible();
  expect(wallet.countOf('eth_sendTransaction')).toBe(2);
});

long('without enough USDT or gas the page says so and leads to the faucet', async ({ page, baseURL }) => {
  await buyerOn(page, baseURL!, { usdt: '5', nac: '0.0001' });
  await expect(panelOf(page)).toContainText('Your USDT balance is too low. Enter a smaller amount.');
  await expect(panelOf(page)).toContainText('You have 5 USDT.');
  await expect(panelOf(page).getByRole('button', { name: 'Get 1,000 test USDT' })).toBeVisible();
  await payField(page).fill('5');
  // The welcome bonus may provide gas, but only to three wallets per network and day.
  const gas = panelOf(page).getByRole('link', { name: 'Get gas at the faucet' });
  await expect(gas.or(amountOf(page, 'You receive')).first()).toBeVisible();
});

/** Possible states of the sale, with the expected headline, sentence and label in the navigation. */
const STATES: readonly (readonly [(sale: Sale) => Sale, string, string, string])[] = [
  [
    (sale) => ({ ...sale, is_paused: true }),
    'The presale is paused',
    'Buying and delivery are paused.',
    'Paused',
  ],
  [(sale) => ({ ...sale, is_closed: true }), 'The presale is over', 'All three phases have ended.', 'Closed'],
  [
    (sale) => ({ ...sale, public_opens_at: '2099-01-01T12:00:00.000Z' }),
    'The presale opens soon',
    'Opens on 1 Jan 2099, 12:00 UTC.',
    'Coming soon',
  ],
  [
    (sale) => ({
      ...sale,
      phases: sale.phases.map((phase) =>
        phase.id === 1
          ? {
              ...phase,
              reserved: String(BigInt(phase.allocation) - BigInt(phase.sold)),
              remaining: '0',
            }
          : phase,
      ),
    }),
    'The last coins of phase 1 are reserved',
    'are reserved for payments that are on their way',
    'Reserved',
  ],
];

/** The label next to the presale in the navigation. */
const markOf = (page: Page) => page.getByRole('banner').locator('.tag-now');

async function expectState(page: Page, [change, headline, sentence, mark]: (typeof STATES)[number]) {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await withSale(page, change);
  await openPage(page, '/presale');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline);
  await expect(panelOf(page)).toContainText(sentence);
  await expect(markOf(page)).toHaveText(mark);
  const click = panelOf(page).getByRole('button', { name: /^Approve and buy/ });
  if (mark === 'Closed') await expect(click).toHaveCount(0);
  else await expect(click).toHaveAttribute('aria-disabled', 'true');
}

test('without a network, the request for test USDT says so, and works once it is back', async ({
  page,
  context,
  baseURL,
}) => {
  const errors = await watchErrors(page);
  await buyerOn(page, baseURL!, { usdt: '0' });
  const tap = panelOf(page).getByRole('button', { name: 'Get 1,000 test USDT' });
  await expect(tap).toBeVisible();
  await context.setOffline(true);
  await tap.click();
  await expect(panelOf(page)).toContainText('Check your connection and try again.');
  await context.setOffline(false);
  await tap.click();
  await expect(panelOf(page)).toContainText('You have 1,000 USDT.');
  // The lost connection itself is logged; an exception would also be.
  expect(errors.filter((error) => !error.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
});

test('a sale that is paused, over or unreadable says so, also in the navigation, and sells nothing', async ({
  page,
  baseURL,
}) => {
  const wallet = await injectWallet(page, { rpcUrl: `${baseURL}/rpc` });
  await openPage(page, '/presale');
  await expect(markOf(page)).toHaveText('Open');
  await connectWallet(page, wallet);
  for (const state of STATES.slice(0, 2)) await expectState(page, state);

  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.route('**/functions/v1/presale-phases', (route) =>
    route.fulfill({ status: 503, json: { error: { code: 'unavailable', message: 'The chain is away.' } } }),
  );
  await openPage(page, '/presale');
  await expect(page.getByRole('alert').filter({ hasText: 'Live data is unavailable' })).toContainText(
    'buying is disabled',
  );
  await expect(page.getByRole('region', { name: 'Price by phase' })).toContainText('10,000,000');
  await expect(markOf(page)).toBeHidden();
  const click = panelOf(page).getByRole('button', { name: /^Approve and buy/ });
  await expect(click).toHaveAttribute('aria-disabled', 'true');
  const again = page.getByRole('button', { name: 'Try again' }).first();
  const requested = page.waitForRequest('**/functions/v1/presale-phases');
  await again.click();
  await requested;
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  // A new block also loads the sale again, which may remove the button before the click.
  const alert = page.getByRole('alert').filter({ hasText: 'Live data is unavailable' });
  await expect(async () => {
    if ((await alert.count()) > 0) await again.click({ timeout: 1_000 });
    await expect(alert).toHaveCount(0, { timeout: 5_000 });
  }).toPass();
});

long(
  'a sale that has not opened, or is reserved to its last coin, says so as well',
  async ({ page, baseURL }) => {
    const wallet = await injectWallet(page, { rpcUrl: `${baseURL}/rpc` });
    await openPage(page, '/presale');
    await connectWallet(page, wallet);
    for (const state of STATES.slice(2)) await expectState(page, state);
  },
);

test('on another network, development simulates the purchase, and Nova is one click away', async ({
  page,
  baseURL,
}) => {
  const wallet = await injectWallet(page, { rpcUrl: `${baseURL}/rpc`, chainId: 1 });
  await openPage(page, '/presale');
  await connectWallet(page, wallet);
  await expect(panelOf(page)).toContainText('Simulation (development only)');
  await payField(page).fill('10');
  await confirmRisks(page);
  await panelOf(page).getByRole('button', { name: 'Simulate the purchase' }).click();
  const receipt = page.getByRole('main').getByRole('region', { name: 'Receipt' });
  await expect(receipt).toContainText('Simulated: no money moved');
  await expect(receipt.getByText('Completed', { exact: true })).toBeVisible();
  await expect(receipt).toContainText('1,200NAC');
  await expect(page.getByText('Successfully purchased 1,200 NAC Coins incl. 20% bonus!')).toBeVisible();
  expect(wallet.countOf('eth_sendTransaction')).toBe(0);
  await page.getByRole('link', { name: 'Back to the presale' }).click();
  await panelOf(page).getByRole('button', { name: 'Switch to Nova' }).click();
  await expect(panelOf(page).getByRole('button', { name: 'Get 1,000 test USDT' })).toBeVisible();
});

/**
 * Clicks the terminal's button and stays on the page, because the response that would redirect never
 * arrives.
 */
async function payAndLeave(page: Page): Promise<void> {
  const paid = new Promise<void>((resolve) => {
    void page.route('**/test-terminal/*/pay', async (route) => {
      await route.fetch({ maxRedirects: 0 });
      resolve();
    });
  });
  await page.getByRole('button', { name: 'Pay with the test card' }).click({ noWaitAfter: true });
  await paid;
  await page.close();
}

test('an abandoned card payment can be continued, and a paid one is delivered without returning to the page', async ({
  page,
  context,
  baseURL,
}) => {
  const wallet = await injectWallet(context, { rpcUrl: `${baseURL}/rpc`, key: generatePrivateKey() });
  await openPage(page, '/presale');
  await panelOf(page).getByRole('button', { name: 'Credit card' }).click();
  await panelOf(page).getByRole('link', { name: 'Log in' }).click();
  await connectWallet(page, wallet);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await payField(page).fill('20');
  await confirmRisks(page);
  await expect(panelOf(page)).toContainText('Test terminal: your card is not charged');
  await panelOf(page).getByRole('button', { name: 'Pay 20 USD by card' }).click();
  await expect(page.getByRole('button', { name: 'Pay with the test card' })).toBeVisible();
  await page.close();

  const second = await context.newPage();
  await openPage(second, '/presale');
  await expect(panelOf(second)).toContainText('You have an open card payment of 20 USD');
  await panelOf(second).getByRole('link', { name: 'Continue to payment' }).click();
  await payAndLeave(second);

  const third = await context.newPage();
  await openPage(third, '/presale');
  await expect(panelOf(third)).toContainText('Your card payment of 20 USD:');
  await expect(third.getByText('Successfully purchased 2,400 NAC Coins incl. 20% bonus!')).toBeVisible();
  await panelOf(third).getByRole('link', { name: 'Receipt' }).click();
  const receipt = third.getByRole('main').getByRole('region', { name: 'Receipt' });
  await expect(receipt.getByText('Completed', { exact: true })).toBeVisible();
  await expect(receipt).toContainText('2,400NAC');
  await third.getByRole('link', { name: 'Back to the presale' }).click();
  const history = third.getByRole('region', { name: 'Your purchases' });
  await expect(history.getByRole('row').filter({ hasText: '20USDT' })).toHaveCount(1);
});

long('a card payment that is not made says that nothing was charged', async ({ page, baseURL }) => {
  const wallet = await injectWallet(page, { rpcUrl: `${baseURL}/rpc` });
  await openPage(page, '/presale');
  await connectWallet(page, wallet);
  await panelOf(page).getByRole('button', { name: 'Credit card' }).click();
  await payField(page).fill('3');
  await confirmRisks(page);
  await panelOf(page).getByRole('button', { name: 'Pay 3 USD by card' }).click();
  await page.getByRole('button', { name: 'Let the page expire' }).click();
  await expect(panelOf(page)).toContainText('You were not charged');
  await panelOf(page).getByRole('link', { name: 'Receipt' }).click();
  await expect(page.getByRole('main').getByRole('region', { name: 'Receipt' })).toContainText('Expired');
});

test('the page is in German: amounts, errors and the messages of the catalog', async ({ page, baseURL }) => {
  const wallet = await injectWallet(page, { rpcUrl: `${baseURL}/rpc` });
  await fundWallet(baseURL!, wallet.address, { nac: '0.05', usdt: '20' });
  await openPage(page, '/de/presale');
  const panel = page.getByRole('region', { name: 'NAC kaufen' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Phase 1 läuft: 0,01 USDT pro NAC');
  await panel.getByLabel('Du zahlst').fill('0,001');
  await expect(panel).toContainText('Ungültiger USDT-Betrag. Minimum: 0.01 USDT');
  await connectWallet(page, wallet, 'Wallet verbinden');
  await panel.getByLabel('Du zahlst').fill('20,5');
  await expect(panel).toContainText('Nicht genügend USDT Balance');
  await panel.getByLabel('Du zahlst').fill('2,5');
  await expect(panel.getByLabel('Du erhältst, ohne Bonus')).toHaveValue('250');
  await panel.getByRole('checkbox').check();
  wallet.refuse('eth_sendTransaction', 4001, 1);
  await panel.getByRole('button', { name: /^Freigeben und kaufen/ }).click();
  await expect(panel).toContainText('Transfer vom User abgebrochen');
  await panel.getByRole('button', { name: 'Weiter' }).click();
  await expect(page.getByText('300 NAC Coins inkl. 20 % Bonus erfolgreich gekauft!')).toBeVisible();
});
