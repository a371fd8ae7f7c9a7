import { expect, type Page, test } from '../test.ts';
import { createPublicClient, formatEther, http } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { connectWallet } from '../support/connect-wallet.ts';
import { injectWallet } from '../support/fake-wallet.ts';
import { runInDatabase } from '../support/nova-database.ts';
import { openPage } from '../support/open-page.ts';
import { canSendGas, openWalletTransactions } from '../support/wallet-transactions.ts';
import { watchErrors } from '../support/watch-errors.ts';

/** Inserts six active days before today, because a test cannot wait for them. */
const actOnEarlierDays = (address: string) =>
  runInDatabase(
    `insert into chain.address_days (address, day, transactions, actions, points)
     select $1, (now() at time zone 'UTC')::date - ago, 1, 2, 50 from generate_series(1, 6) ago`,
    [Buffer.from(address.slice(2), 'hex')],
  );

const readPoints = async (page: Page) =>
  Number(((await page.locator('.big-figure').first().textContent()) ?? '').replace(/\D/g, ''));

test('converts points to coins: lists missing conditions, then one permit, one wallet request, one block', async ({
  page,
  baseURL,
}) => {
  test.skip(!canSendGas(), 'wants the data folder of the running Nova in NOVA_E2E_DATA');
  test.setTimeout(120_000);
  const errors = await watchErrors(page);
  const rpcUrl = `${baseURL}/rpc`;
  const key = generatePrivateKey();
  const wallet = await injectWallet(page, { rpcUrl, key });
  await openPage(page, '/de/energy-dashboard');
  await connectWallet(page, wallet, 'Wallet verbinden');
  const list = page.getByRole('list', { name: 'Voraussetzungen' });
  await expect(list).toContainText(
    'Eine bestätigte E-Mail-Adresse, die kein anderes Konto genutzt hat, oder ein Kauf ab 5 USDT, fehlt',
  );
  await expect(list).toContainText(/An 7 Tagen aktiv: Tag [01] von 7, fehlt/);

  const actionsOf = await openWalletTransactions(page, rpcUrl);
  await actionsOf.sendGas(wallet.address);
  // A rewarded purchase meets a condition of the conversion, and its coins cover it. Two purchases and one
  // collection earn a hundred points.
  const actions = actionsOf.of(privateKeyToAccount(key));
  await actions.buyCoins('5');
  await actions.buyCoins('5');
  await actOnEarlierDays(wallet.address);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Energie sammeln/ })
    .click();
  await expect(page.getByText('40 EnergyPoints gesammelt')).toBeVisible();
  await expect.poll(() => readPoints(page), { timeout: 30_000 }).toBeGreaterThanOrEqual(140);
  await page.reload();
  await expect(page.getByText('Alle Voraussetzungen erfüllt')).toBeVisible();

  await expect(page.getByText('Heute kannst du noch 500 EP umtauschen.')).toBeVisible();
  const before = await readPoints(page);
  await page.getByLabel('Punkte zum Umtauschen').fill('150');
  await expect(page.getByText('Bitte gib ein Vielfaches von 100 EP ein, mindestens 100 EP.')).toBeVisible();
  await page.getByLabel('Punkte zum Umtauschen').fill('100');
  wallet.refuse('eth_sendTransaction');
  await page.getByRole('button', { name: 'In 1 NAC umtauschen' }).click();
  await expect(
    page.getByText('Du hast in deiner Wallet abgelehnt. Es wurde nichts ausgegeben.'),
  ).toBeVisible();
  wallet.allow('eth_sendTransaction');
  const reader = createPublicClient({ transport: http(rpcUrl) });
  const coins = await reader.getBalance({ address: wallet.address });
  await page.getByLabel('Punkte zum Umtauschen').fill('100');
  await page.getByRole('button', { name: 'In 1 NAC umtauschen' }).click();
  await expect(page.getByText('1 NAC erhalten')).toBeVisible({ timeout: 30_000 });

  const gained = (await reader.getBalance({ address: wallet.address })) - coins;
  expect(Number(formatEther(gained))).toBeGreaterThan(0.999);
  // Welcome bonus and visits may add points meanwhile; the converted points are gone.
  await expect.poll(() => readPoints(page)).toBeLessThanOrEqual(before - 100 + 60);
  const history = page.getByRole('heading', { name: 'Bisherige Umtauschvorgänge' }).locator('xpath=..');
  await expect(history).toContainText('100 EP in 1 NAC');
  await expect(history.getByRole('link').first()).toHaveAttribute('href', /\/explorer\/block\/\d+/);
  expect(errors).toEqual([]);
});
