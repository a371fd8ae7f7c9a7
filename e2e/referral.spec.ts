import { expect, test } from './test.ts';
import { connectWallet, shortForm } from './support/connect-wallet.ts';
import { injectWallet } from './support/fake-wallet.ts';
import { readMailedLink } from './support/mailed-link.ts';
import { runInDatabase } from './support/nova-database.ts';
import { openPage } from './support/open-page.ts';
import { watchErrors } from './support/watch-errors.ts';

test('a friend opens the link and connects, and the referrer sees it without a reload', async ({
  page,
  browser,
  baseURL,
}) => {
  const errors = await watchErrors(page);
  const inviter = await injectWallet(page, { rpcUrl: `${baseURL}/rpc` });
  await openPage(page, '/referrals');
  await connectWallet(page, inviter);
  const link = await page.getByRole('main').getByRole('status').textContent();
  expect(link).toMatch(/\/\?ref=[0-9a-z]{8}$/);
  await expect(page.getByRole('img', { name: 'QR code of your referral link' })).toBeVisible();
  await expect(page.getByText('No referrals yet')).toBeVisible();

  const friendPage = await (await browser.newContext()).newPage();
  const friend = await injectWallet(friendPage, { rpcUrl: `${baseURL}/rpc` });
  await openPage(friendPage, new URL(link!).pathname.replace('/', '/de') + new URL(link!).search);
  await expect(
    friendPage.getByText('Referral-Code gespeichert! Verbinde deine Wallet um Rewards zu aktivieren.'),
  ).toBeVisible();
  await expect(friendPage).toHaveURL(`${baseURL}/de`);
  await expect(friendPage.getByText('Du bekommst 1.010 EP, dein Freund 100 EP.')).toBeVisible();
  expect(await friendPage.evaluate(() => localStorage.getItem('pendingReferralCode'))).toMatch(
    /^[0-9a-z]{8}$/,
  );
  await friendPage.getByRole('banner').getByRole('button', { name: 'Wallet verbinden' }).click();
  await friendPage.getByRole('button', { name: /MetaMask/ }).click();
  await expect(friendPage.getByText('Referral aktiviert! +100 EP für deinen Freund!')).toBeVisible();
  expect(await friendPage.evaluate(() => localStorage.getItem('pendingReferralCode'))).toBeNull();

  // The message disappears after five seconds, so that it must not wait for the row.
  await Promise.all([
    expect(page.getByText('A friend joined through your link: +100 EP').first()).toBeVisible(),
    expect(page.getByRole('row').filter({ hasText: shortForm(friend.address) })).toContainText('+100 EP'),
  ]);
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  await expect(page.getByRole('dialog').getByText(shortForm(friend.address))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  expect(errors).toEqual([]);
});

test('an invitation survives a reload, a demo, an account by email and another language until a wallet connects', async ({
  page,
  browser,
  baseURL,
}) => {
  const inviter = await injectWallet(page, { rpcUrl: `${baseURL}/rpc` });
  await openPage(page, '/referrals');
  await connectWallet(page, inviter);
  const link = await page.getByRole('main').getByRole('status').textContent();
  // Only three wallets per network receive the bonus each day; the other tests have used it up.
  await runInDatabase(`update app.welcome_bonuses set network = 'another network'`);

  const friendPage = await (await browser.newContext()).newPage();
  const friend = await injectWallet(friendPage, { rpcUrl: `${baseURL}/rpc` });
  const code = () => friendPage.evaluate(() => localStorage.getItem('pendingReferralCode'));
  const banner = friendPage.getByRole('banner');
  await openPage(friendPage, `/${new URL(link!).search}`);
  await expect(friendPage.getByText('Referral code saved!')).toBeVisible();
  await friendPage.reload();
  await expect(friendPage.getByText('A friend invited you.')).toBeVisible();
  expect(await code()).toMatch(/^[0-9a-z]{8}$/);

  await friendPage.getByRole('main').getByRole('button', { name: 'Try without a wallet' }).click();
  await banner.getByRole('button', { name: /^Demo, / }).click();
  await friendPage.getByRole('dialog').getByRole('button', { name: 'End demo' }).click();
  await expect(banner.getByRole('button', { name: 'Connect wallet' })).toBeVisible();
  expect(await code()).toMatch(/^[0-9a-z]{8}$/);

  const email = `kai.${crypto.randomUUID().slice(0, 12)}@example.org`;
  await openPage(friendPage, '/de/auth?tab=register&next=/de/referrals');
  await friendPage.getByLabel('E-Mail', { exact: true }).fill(email);
  await friendPage.getByLabel('Passwort', { exact: true }).fill('pier-17-nebel-am-morgen');
  await friendPage.getByLabel('Passwort wiederholen', { exact: true }).fill('pier-17-nebel-am-morgen');
  await friendPage.getByRole('button', { name: 'Registrieren' }).click();
  const mailed = await friendPage.context().newPage();
  await mailed.goto(await readMailedLink(mailed, email));
  await mailed.close();
  await expect(friendPage).toHaveURL(/\/de\/referrals$/);
  expect(await code()).toMatch(/^[0-9a-z]{8}$/);

  await banner.getByRole('button', { name: 'Wallet verbinden' }).click();
  await friendPage.getByRole('button', { name: /MetaMask/ }).click();
  await expect(friendPage.getByText('Referral aktiviert! +100 EP für deinen Freund!')).toBeVisible();
  expect(await code()).toBeNull();
  await expect(page.getByRole('row').filter({ hasText: shortForm(friend.address) })).toContainText('+100 EP');
  await expect(page.getByText('A friend joined through your link: +100 EP').first()).toBeVisible();
});

test('a code that cannot be reported now is kept for a later attempt', async ({ page, baseURL }) => {
  const wallet = await injectWallet(page, { rpcUrl: `${baseURL}/rpc` });
  await openPage(page, '/?ref=hafenk72');
  await expect(page.getByText('Referral code saved!')).toBeVisible();
  await page.route('**/functions/v1/referral-system', (route) => route.abort());
  await connectWallet(page, wallet);
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => localStorage.getItem('pendingReferralCode'))).toBe('hafenk72');
  await page.unroute('**/functions/v1/referral-system');
  await page.reload();
  // This code does not exist, so the server's answer removes it.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('pendingReferralCode'))).toBeNull();
});

test('sharing the link counts once per day on each channel', async ({ page, context, baseURL }) => {
  const wallet = await injectWallet(page, { rpcUrl: `${baseURL}/rpc` });
  await context.route('https://t.me/**', (route) => route.fulfill({ body: 'Telegram' }));
  await openPage(page, '/referrals');
  await connectWallet(page, wallet);
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: /^Telegram/ }).click();
  expect((await opened).url()).toContain('t.me/share/url?url=');
  await expect(page.getByText('+50 EnergyPoints for sharing your invitation!')).toBeVisible();
  await expect(page.getByText('Shared on Telegram')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Telegram/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^WhatsApp/ })).toBeVisible();
});
