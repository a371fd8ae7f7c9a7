import type { BrowserContext, Page } from '@playwright/test';
import { generatePrivateKey } from 'viem/accounts';
import { injectWallet, type FakeWallet } from '../support/fake-wallet.ts';
import { mainOf } from '../support/create-nft.ts';
import { readMailedLink } from '../support/mailed-link.ts';
import { openPage } from '../support/open-page.ts';
import { addAuthenticator, type VirtualAuthenticator } from '../support/virtual-authenticator.ts';
import { watchErrors } from '../support/watch-errors.ts';
import { type Browser, expect, test } from '../test.ts';

const PHONE = { width: 390, height: 844 };
const badgeOf = (page: Page) => page.getByRole('banner').locator('[title^="0x"]');

async function continueWithPasskey(page: Page): Promise<string> {
  await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click();
  await page.getByRole('button', { name: /^Continue with a passkey/ }).click();
  await expect(badgeOf(page)).toBeVisible();
  return (await badgeOf(page).getAttribute('title'))!;
}

/** Chooses a friend and a second device as guardians. */
async function chooseGuardians(owner: Page, friend: FakeWallet): Promise<void> {
  await openPage(owner, '/settings');
  const panel = owner.getByRole('region', { name: 'If you lose your passkeys' });
  await expect(panel).toContainText('nobody can ever open it again');
  await panel.getByLabel('Address of a friend').fill(friend.address);
  await panel.getByRole('button', { name: 'Add friend' }).click();
  await expect(panel.getByText('Add a second guardian: one alone can’t do anything.')).toBeVisible();
  await panel.getByRole('button', { name: 'Add device' }).click();
  await expect(panel.getByRole('listitem')).toHaveCount(2);
  await panel.getByRole('button', { name: 'Save guardians' }).click();
  await expect(owner.getByText('Your guardians were saved.')).toBeVisible();
}

/** Opens a page in a browser of its own, like another device. */
async function openDevice(
  browser: Browser,
  baseURL: string,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ baseURL, viewport: PHONE, reducedMotion: 'reduce' });
  return { context, page: await context.newPage() };
}

/** Moves the newest passkey to another device, where its owner wanted it. */
async function moveGuardian(
  owner: Page,
  from: VirtualAuthenticator,
  to: VirtualAuthenticator,
): Promise<void> {
  const used = await owner.evaluate(
    () => (JSON.parse(localStorage.getItem('nova.passkey')!) as { credential_id: string }).credential_id,
  );
  await from.copyTo(to, (id) => id !== used);
}

test('two guardians replace a lost passkey on a second browser, and the owner is warned', async ({
  page: owner,
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000);
  await owner.setViewportSize(PHONE);
  const errors = await watchErrors(owner);
  const authenticator = await addAuthenticator(owner);
  await openPage(owner, '/');
  const account = await continueWithPasskey(owner);
  const friend = await openDevice(browser, baseURL!);
  const wallet = await injectWallet(friend.page, { rpcUrl: `${baseURL!}/rpc` });
  await chooseGuardians(owner, wallet);

  // The person has lost the first phone, and starts from the panel that asks for a passkey.
  const { page: lost } = await openDevice(browser, baseURL!);
  const lostErrors = await watchErrors(lost);
  await addAuthenticator(lost);
  await openPage(lost, '/');
  await lost.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click();
  await lost.getByRole('link', { name: 'I lost my passkey' }).click();
  await lost.getByLabel('Address of the account').fill(account);
  await lost.getByRole('button', { name: 'Create passkey and start' }).click();
  await expect(mainOf(lost)).toContainText('0 of 2 guardians have signed.');
  const link = (await lost.getByLabel('Link for your guardians').textContent())!;
  const newKey = await mainOf(lost)
    .getByText(/^Passkey 0x/)
    .first()
    .textContent();

  // The friend opens the link and signs.
  await openPage(friend.page, link);
  await expect(mainOf(friend.page)).toContainText('Sign only if you’ve spoken to the owner');
  await expect(mainOf(friend.page)).toContainText(newKey!);
  await friend.page.getByRole('button', { name: 'Connect the guardian’s wallet' }).click();
  await friend.page.getByRole('button', { name: /MetaMask/ }).click();
  await expect(friend.page.getByRole('banner').locator('[title^="0x"]')).toBeVisible();
  await friend.page.keyboard.press('Escape');
  await friend.page.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(mainOf(friend.page)).toContainText('1 of 2 guardians have signed.');
  await expect(mainOf(lost)).toContainText('1 of 2 guardians have signed.');

  // The second device opens it too.
  const { page: device } = await openDevice(browser, baseURL!);
  await moveGuardian(owner, authenticator, await addAuthenticator(device));
  await openPage(device, link);
  await device.getByRole('button', { name: 'Sign with this passkey' }).click();
  await expect(mainOf(device)).toContainText('You’ve done your part.');

  await openPage(owner, '/settings');
  await expect(owner.getByText('Someone is recovering this account')).toBeVisible();
  await expect(owner.getByRole('button', { name: 'Cancel the recovery' })).toBeVisible();

  await expect(lost.getByRole('timer')).toBeVisible();
  await lost.getByRole('button', { name: 'Replace the keys' }).click({ timeout: 60_000 });
  await lost.getByRole('button', { name: 'Log in with the new passkey' }).click();
  await expect(badgeOf(lost)).toHaveAttribute('title', account);
  await openPage(lost, '/settings');
  const keys = lost.getByRole('region', { name: 'Passkeys of your account' });
  await expect(keys.getByRole('listitem')).toHaveCount(1);
  await expect(keys).toContainText(newKey!);
  expect([...errors, ...lostErrors]).toEqual([]);
});

test('the owner cancels a recovery, and the person who started it sees that', async ({
  page: owner,
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000);
  await owner.setViewportSize(PHONE);
  const authenticator = await addAuthenticator(owner);
  await openPage(owner, '/');
  const account = await continueWithPasskey(owner);
  const friend = await openDevice(browser, baseURL!);
  const wallet = await injectWallet(friend.page, { rpcUrl: `${baseURL!}/rpc` });
  await chooseGuardians(owner, wallet);

  // A wrong address and a link that leads nowhere say what to do.
  const { page: thief } = await openDevice(browser, baseURL!);
  await addAuthenticator(thief);
  await openPage(thief, '/recover?id=AAAAAAAAAAAAAAAAAAAAAA');
  await expect(mainOf(thief)).toContainText('Recovery not found');
  await mainOf(thief).getByRole('link', { name: 'Start a recovery' }).click();
  await thief.getByLabel('Address of the account').fill(wallet.address);
  await thief.getByRole('button', { name: 'Create passkey and start' }).click();
  await expect(mainOf(thief)).toContainText('No account with a passkey exists at this address yet.');
  await thief.getByLabel('Address of the account').fill(account);
  await thief.getByRole('button', { name: 'Create passkey and start' }).click();
  const link = (await thief.getByLabel('Link for your guardians').textContent())!;

  await openPage(friend.page, link);
  await friend.page.getByRole('button', { name: 'Connect the guardian’s wallet' }).click();
  await friend.page.getByRole('button', { name: /MetaMask/ }).click();
  await friend.page.keyboard.press('Escape');
  await friend.page.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(mainOf(friend.page)).toContainText('1 of 2 guardians have signed.');
  const { page: device } = await openDevice(browser, baseURL!);
  await moveGuardian(owner, authenticator, await addAuthenticator(device));
  await openPage(device, link);
  await device.getByRole('button', { name: 'Sign with this passkey' }).click();
  await expect(mainOf(device)).toContainText('You’ve done your part.');

  await openPage(owner, '/settings');
  await owner.getByRole('button', { name: 'Cancel the recovery' }).click();
  await expect(owner.getByText('The recovery was canceled.')).toBeVisible();
  await expect(mainOf(thief)).toContainText('An owner canceled this recovery.');
});

test('a linked wallet that is an owner adds a new passkey at once', async ({
  page: owner,
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000);
  await owner.setViewportSize(PHONE);
  const key = generatePrivateKey();
  const wallet = await injectWallet(owner, { key, rpcUrl: `${baseURL!}/rpc` });
  await addAuthenticator(owner);
  await openPage(owner, '/');
  const account = await continueWithPasskey(owner);
  await openPage(owner, '/settings');
  // The passkey's wallet is restored by then; a link amid that would end the session.
  await expect(owner.getByRole('region', { name: 'Passkeys of your account' })).toBeVisible();
  await owner.getByRole('button', { name: 'Link another wallet' }).click();
  await owner.getByRole('button', { name: /MetaMask/ }).click();
  await expect(badgeOf(owner)).toHaveAttribute('title', wallet.address);
  // The panel closes by itself after a link, at any moment from now on.
  const disconnect = owner.getByRole('button', { name: 'Disconnect' });
  await expect(async () => {
    if (!(await disconnect.isVisible())) await badgeOf(owner).click();
    await disconnect.click({ timeout: 2_000 });
  }).toPass();
  await continueWithPasskey(owner);
  await openPage(owner, '/settings');
  await owner.getByRole('button', { name: 'Add as an owner' }).click();
  await expect(owner.getByText('The wallet now controls this account too.')).toBeVisible();

  const { page: lost } = await openDevice(browser, baseURL!);
  const errors = await watchErrors(lost);
  await injectWallet(lost, { key, rpcUrl: `${baseURL!}/rpc` });
  await addAuthenticator(lost);
  await openPage(lost, '/recover');
  await lost.getByLabel('Address of the account').fill(account);
  await lost.getByRole('button', { name: 'Create passkey and start' }).click();
  await lost.getByRole('button', { name: 'Connect this wallet' }).click();
  await lost.getByRole('button', { name: /MetaMask/ }).click();
  await expect(badgeOf(lost)).toHaveAttribute('title', wallet.address);
  await lost.keyboard.press('Escape');
  await lost.getByRole('button', { name: 'Add a passkey with this wallet' }).click();
  await expect(badgeOf(lost)).toHaveAttribute('title', account);
  expect(errors).toEqual([]);
});

test('a link in the email of the account counts as one of two guardians', async ({
  page: owner,
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000);
  await owner.setViewportSize(PHONE);
  await addAuthenticator(owner);
  await openPage(owner, '/');
  const account = await continueWithPasskey(owner);
  const email = `recovery-${Date.now()}@nova.example`;
  await openPage(owner, '/settings');
  const panel = owner.getByRole('region', { name: 'If you lose your passkeys' });
  await expect(panel).toContainText('Add an email address to your login first');
  const credentials = owner.getByRole('region', { name: 'Email and password' });
  await credentials.getByRole('button', { name: 'Add email' }).click();
  await credentials.getByLabel('New email address').fill(email);
  await credentials.getByRole('button', { name: 'Send link' }).click();
  await expect(credentials.getByText(`We emailed ${email}.`)).toBeVisible();
  await openPage(owner, await readMailedLink(owner, email));
  await expect(mainOf(owner)).toContainText(email);

  const { page: friend } = await openDevice(browser, baseURL!);
  const wallet = await injectWallet(friend, { rpcUrl: `${baseURL!}/rpc` });
  await openPage(owner, '/settings');
  await panel.getByLabel('Address of a friend').fill(wallet.address);
  await panel.getByRole('button', { name: 'Add friend' }).click();
  await panel.getByRole('button', { name: 'Add confirmation' }).click();
  await panel.getByRole('button', { name: 'Save guardians' }).click();
  await expect(owner.getByText('Your guardians were saved.')).toBeVisible();

  const { page: lost } = await openDevice(browser, baseURL!);
  await addAuthenticator(lost);
  await openPage(lost, '/recover');
  await lost.getByLabel('Address of the account').fill(account);
  await lost.getByRole('button', { name: 'Create passkey and start' }).click();
  await lost.getByRole('button', { name: 'Send the email' }).click();
  await expect(mainOf(lost)).toContainText('Email sent');
  // The email is read on another device, where a mere visit confirms nothing.
  const { page: reader } = await openDevice(browser, baseURL!);
  await openPage(reader, await readMailedLink(reader, email, '/recover'));
  await expect(mainOf(reader)).toContainText('0 of 2 guardians have signed.');
  await reader.getByRole('button', { name: 'Confirm recovery' }).click();
  await expect(mainOf(reader)).toContainText('1 of 2 guardians have signed.');
  await expect(mainOf(lost)).toContainText('1 of 2 guardians have signed.');
  expect(new URL(reader.url()).hash).toBe('');
});
