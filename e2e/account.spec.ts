import { expect, test, type Browser, type Page } from './test.ts';
import { injectWallet } from './support/fake-wallet.ts';
import { readMailedLink } from './support/mailed-link.ts';
import { openPage } from './support/open-page.ts';
import { watchErrors } from './support/watch-errors.ts';

const PASSWORD = 'pier-17-nebel-am-morgen';
const OTHER_PASSWORD = 'leuchtturm-im-regen-42';
const newAddress = () => `ina.${crypto.randomUUID().slice(0, 12)}@example.org`;

async function fillRegistration(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Repeat password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(
    page.getByText('Registration successful, please check your email inbox for confirmation'),
  ).toBeVisible();
}

async function register(page: Page, email: string): Promise<void> {
  await openPage(page, '/auth?tab=register');
  await fillRegistration(page, email);
}

async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** The page's path without its query, which may contain the path of the next page. */
const pathOf = (page: Page) => new URL(page.url()).pathname;

const accountButton = (page: Page, email: string) =>
  page.getByRole('banner').getByRole('button', { name: `Account ${email}` });

/** Creates a confirmed account; the mailed link logs in this page. Returns its email address. */
async function openAccount(page: Page): Promise<string> {
  const email = newAddress();
  await register(page, email);
  await page.goto(await readMailedLink(page, email));
  await expect(accountButton(page, email)).toBeVisible();
  return email;
}

// Ten accounts take two minutes, so only the first steps run outside the long tests.
const long = process.env['NOVA_SOAK'] === '1' ? test : test.skip;

const newDevice = async (browser: Browser) => (await browser.newContext()).newPage();

test('a new user registers, confirms the email, is logged in by it, and is still logged in after a reload', async ({
  page,
}) => {
  const errors = await watchErrors(page);
  const email = await openAccount(page);
  expect(page.url()).not.toContain('confirm=');
  // The new account has no wallet, and the page says that it exists and what it can do.
  await expect(page.getByText(`You’re logged in as ${email}.`)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Buy NAC by card' }).click();
  await expect(page.getByRole('button', { name: 'Credit card', pressed: true })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(accountButton(page, email)).toBeVisible();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Log in' })).toHaveCount(0);
  await page.getByRole('dialog').getByRole('link', { name: 'Your account' }).click();
  await expect(page).toHaveURL(/\/settings$/);
  expect(errors).toEqual([]);
});

test('confirming the address in another tab logs in both tabs, and both open the original page', async ({
  page,
  context,
}) => {
  const email = newAddress();
  await openPage(page, '/auth?tab=register&next=/faucet');
  await fillRegistration(page, email);
  const other = await context.newPage();
  await other.goto(await readMailedLink(other, email));
  for (const tab of [page, other]) {
    await expect.poll(() => pathOf(tab)).toBe('/faucet');
    await expect(accountButton(tab, email)).toBeVisible();
  }
  expect(await page.evaluate(() => localStorage.getItem('nova.registered'))).toBeNull();
});

test('opening the link on a phone logs in the waiting computer, but not the phone', async ({
  page,
  browser,
}) => {
  const email = newAddress();
  await openPage(page, '/auth?tab=register&next=/faucet');
  await fillRegistration(page, email);
  const phone = await newDevice(browser);
  await phone.goto(await readMailedLink(page, email));
  await expect(phone.getByText(`${email} is confirmed.`)).toBeVisible();
  await expect.poll(() => pathOf(page)).toBe('/faucet');
  await expect(accountButton(page, email)).toBeVisible();
  await expect(accountButton(phone, email)).toHaveCount(0);
  await signIn(phone, email);
  await expect(accountButton(phone, email)).toBeVisible();
});

test('a link opened after its tab was closed continues where the registration began', async ({
  page,
  context,
}) => {
  const email = newAddress();
  await openPage(page, '/auth?tab=register&next=/faucet');
  await fillRegistration(page, email);
  const link = await readMailedLink(page, email);
  const later = await context.newPage();
  await page.close();
  await later.goto(link);
  await expect.poll(() => pathOf(later)).toBe('/faucet');
  await expect(accountButton(later, email)).toBeVisible();
});

test('a login without a target page leads to the dashboard', async ({ page }) => {
  await openAccount(page);
  await expect(page).toHaveURL(/\/energy-dashboard$/);
});

test('reports different passwords and a short one at their fields', async ({ page }) => {
  await openPage(page, '/auth?tab=register');
  await page.getByLabel('Email', { exact: true }).fill('not an address');
  await page.getByLabel('Password', { exact: true }).fill('kurz');
  await page.getByLabel('Repeat password', { exact: true }).fill('anders');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await expect(page.getByText('Your password doesn’t meet the requirements below')).toBeVisible();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
});

long('whoever has not confirmed yet is told so, and gets the letter again', async ({ page }) => {
  const email = newAddress();
  await register(page, email);
  await openPage(page, '/auth');
  await signIn(page, email);
  await expect(page.getByText('This address isn’t confirmed yet.')).toBeVisible();
});

long(
  'a forgotten password is replaced by the mailed link; the old one no longer works',
  async ({ page, browser }) => {
    const email = await openAccount(page);
    const other = await newDevice(browser);
    await openPage(other, '/auth?next=/explorer');
    await other.getByRole('button', { name: 'Forgot your password?' }).click();
    await other.getByLabel('Email', { exact: true }).fill(email);
    await other.getByRole('button', { name: 'Send link' }).click();
    await expect(other.getByText(`If ${email} has an account`)).toBeVisible();
    let link = '';
    await expect(async () => {
      link = await readMailedLink(other, email);
      expect(link).toContain('#reset=');
    }).toPass();
    await other.goto(link);
    await other.getByLabel('New password', { exact: true }).fill(OTHER_PASSWORD);
    await other.getByLabel('Repeat password', { exact: true }).fill(OTHER_PASSWORD);
    await other.getByRole('button', { name: 'Save and log in' }).click();
    await expect(accountButton(other, email)).toBeVisible();
    const third = await newDevice(browser);
    await openPage(third, '/auth?next=/explorer');
    await signIn(third, email);
    await expect(
      third.getByText('Wrong email or password. Check both, or reset your password.'),
    ).toBeVisible();
    await signIn(third, email, OTHER_PASSWORD);
    await expect(third).toHaveURL(/\/explorer$/);
  },
);

test('logging out in one tab logs out the other', async ({ page, context }) => {
  const email = await openAccount(page);
  const second = await context.newPage();
  await openPage(second, '/explorer');
  await expect(accountButton(second, email)).toBeVisible();
  await accountButton(page, email).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(accountButton(page, email)).toHaveCount(0);
  await expect(accountButton(second, email)).toHaveCount(0);
  await expect(second.getByText('You logged out in another tab.')).toBeVisible();
});

long('a device is signed out from another one and says so calmly', async ({ page, browser }) => {
  const email = await openAccount(page);
  const other = await newDevice(browser);
  await openPage(other, '/auth?next=/settings');
  await signIn(other, email);
  await expect(other).toHaveURL(/\/settings$/);
  await openPage(page, '/settings');
  await page.getByRole('button', { name: /^Log out Chrome/ }).click();
  await expect(page.getByText('The device is logged out')).toBeVisible();
  await other.reload();
  await expect(other.getByText('You’ve been logged out')).toBeVisible();
  await expect(other.getByText('Log in to see your account')).toBeVisible();
});

long('the address is changed by a letter to the new one', async ({ page }) => {
  await openAccount(page);
  const next = newAddress();
  await openPage(page, '/settings');
  await page.getByRole('button', { name: 'Change email' }).click();
  await page.getByLabel('New email address').fill(next);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText(`We emailed ${next}.`)).toBeVisible();
  await page.goto(await readMailedLink(page, next));
  await expect(page.getByText(`You now log in with ${next}.`)).toBeVisible();
  await openPage(page, '/settings');
  await expect(accountButton(page, next)).toBeVisible();
});

long(
  'an account with an e-mail and a wallet shows both, and survives disconnecting the wallet',
  async ({ page, baseURL }) => {
    const wallet = await injectWallet(page, { rpcUrl: `${baseURL}/rpc` });
    const email = await openAccount(page);
    await openPage(page, '/settings');
    await page.getByRole('button', { name: 'Link a wallet' }).click();
    await page.getByRole('button', { name: /MetaMask/ }).click();
    await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill('not the password');
    await page.getByRole('button', { name: 'Link wallet' }).click();
    await expect(page.getByText('That isn’t your account’s password. Please try again.')).toBeVisible();
    await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Link wallet' }).click();
    await expect(page.getByText(/^\+1,000 Energy Points welcome bonus!|^Your welcome bonus/)).toBeVisible();
    const short = `${wallet.address.slice(0, 6)}…${wallet.address.slice(-6)}`;
    await expect(page.getByRole('main').getByText(short)).toBeVisible();
    await expect(page.getByRole('dialog').getByText(email)).toBeVisible();
    await page.getByRole('button', { name: 'Disconnect' }).click();
    await expect(accountButton(page, email)).toBeVisible();
    await page.getByRole('button', { name: 'Unlink' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Unlink' }).click();
    await expect(page.getByText('No wallet linked')).toBeVisible();
  },
);

long('the last way in stays, and why is said', async ({ page, baseURL }) => {
  await injectWallet(page, { rpcUrl: `${baseURL}/rpc` });
  await openPage(page, '/auth');
  await page.getByRole('main').getByRole('button', { name: 'Connect wallet' }).click();
  await page.getByRole('button', { name: /MetaMask/ }).click();
  await expect(page.getByRole('heading', { name: 'You are logged in' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('main').getByRole('link', { name: 'Account settings' }).click();
  await expect(page.getByText('This wallet is your only way to log in.')).toBeVisible();
});

long('an account is deleted with its word and password, and is then gone', async ({ page }) => {
  const email = await openAccount(page);
  await openPage(page, '/settings');
  await page.getByRole('button', { name: 'Delete account…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Your coins stay in your wallet.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Delete account' })).toBeDisabled();
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByLabel('Type DELETE to confirm').fill('DELETE');
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByText('Your account is deleted')).toBeVisible();
  await openPage(page, '/auth');
  await signIn(page, email);
  await expect(page.getByText('Wrong email or password. Check both, or reset your password.')).toBeVisible();
});
