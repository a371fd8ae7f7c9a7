import { expect, test, type Page } from './test.ts';
import { type AdminTab, fillTabs } from './support/admin-tabs.ts';
import { connectWallet } from './support/connect-wallet.ts';
import { enterAdmin } from './support/enter-admin.ts';
import { injectWallet } from './support/fake-wallet.ts';
import { runInDatabase } from './support/nova-database.ts';
import { openPage } from './support/open-page.ts';

/** Buttons that change nothing. */
const READS = [/^Show as (table|chart)$/, /^Find$/, /^Export CSV$/, /^Show older/, /[Cc]opy/, /^Clear/];

/** Inputs for content; filters and searches use single-line fields and selects. */
const FIELDS = 'textarea, input[type=file]';

async function openTab(page: Page, { tab, panels, texts }: AdminTab) {
  await page.getByRole('tab', { name: tab, exact: true }).click();
  const panel = page.getByRole('tabpanel');
  for (const name of panels) await expect(panel.getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  // Collapsed sections contain controls as well.
  const folded = panel.locator('details:not([open]) > summary');
  while ((await folded.count()) > 0) await folded.first().click();
  for (const text of texts)
    await expect(panel.getByText(text).filter({ visible: true }).first()).toBeVisible();
  return panel;
}

/** Logs in with a new wallet on a page. Returns its address and the ID of its account. */
async function signIn(page: Page, origin: string): Promise<{ address: string; userId: string }> {
  const wallet = await injectWallet(page, { rpcUrl: `${origin}/rpc` });
  await openPage(page, '/admin');
  const answer = page.waitForResponse(
    (each) => each.request().postData()?.includes('connect_wallet') ?? false,
  );
  await connectWallet(page, wallet);
  const { user_id: userId } = (await (await answer).json()) as { user_id: string };
  return { address: wallet.address, userId };
}

test('an auditor sees every panel like an administrator but no control that changes anything; others see no panel', async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  test.slow();
  const mark = String(Date.now());
  const { userId } = await signIn(page, baseURL!);
  const tabs = page.getByRole('tab');
  const form = page.getByRole('heading', { name: 'Admin token' });
  // An account without a role is treated as a visitor.
  await expect(form).toBeVisible();
  await page.getByLabel('Token', { exact: true }).fill('not the token');
  await page.getByRole('button', { name: 'Open dashboard', exact: true }).click();
  await expect(page.getByText('Wrong token. The attempt has been logged.')).toBeVisible();
  await expect(tabs).toHaveCount(0);

  await runInDatabase(`update app.users set role = 'auditor' where id = $1`, [userId]);
  const filled = await fillTabs(request, mark, userId);
  try {
    const admin = await (await browser.newContext()).newPage();
    await enterAdmin(admin, '/admin');
    await openPage(page, '/admin');
    await expect(
      page.getByText('you can view everything and change nothing', { exact: false }),
    ).toBeVisible();
    await expect(tabs).toHaveCount(filled.tabs.length);
    await expect(admin.getByRole('tab')).toHaveCount(filled.tabs.length);
    for (const panel of filled.tabs) {
      const changing = await openTab(admin, panel);
      for (const name of panel.writes) {
        await expect(changing.getByRole('button', { name, exact: true }).first()).toBeVisible();
      }
      // Only one panel accepts a file or a list of wallets.
      await expect(changing.locator(FIELDS)).toHaveCount(panel.tab === 'Whitelist' ? 2 : 0);
      const reading = await openTab(page, panel);
      const names = await reading
        .getByRole('button')
        .evaluateAll((buttons) => buttons.map((each) => each.ariaLabel ?? each.textContent.trim()));
      expect.soft(names.filter((name) => !READS.some((read) => read.test(name)))).toEqual([]);
      await expect(reading.locator(FIELDS)).toHaveCount(0);
    }
  } finally {
    await filled.empty();
  }
  const visitor = await (await browser.newContext()).newPage();
  await openPage(visitor, '/admin-dashboard?tab=audit');
  await expect(visitor.getByRole('heading', { name: 'Admin token' })).toBeVisible();
  await expect(visitor.getByRole('tab')).toHaveCount(0);
});

test('an administrator assigns a role, pauses and resumes the sale, and reports an incident until it is resolved', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const mark = String(Date.now());
  const other = await (await browser.newContext({ baseURL: baseURL! })).newPage();
  const { address } = await signIn(other, baseURL!);
  await enterAdmin(page, '/admin?tab=people');
  const panel = page.getByRole('tabpanel');
  const dialog = page.getByRole('dialog');

  await panel.getByLabel('Search').fill(address);
  await panel.getByRole('button', { name: 'Find' }).click();
  await expect(panel.getByRole('row')).toHaveCount(2);
  await panel.getByRole('button', { name: /^Change role of/ }).click();
  await dialog.getByLabel('New role').selectOption('Auditor');
  await dialog.getByRole('button', { name: 'Change role' }).click();
  await expect(panel.getByRole('row').nth(1).getByText('Auditor')).toBeVisible();
  await openPage(other, '/admin');
  await expect(other.getByText('you can view everything and change nothing', { exact: false })).toBeVisible();

  await page.getByRole('tab', { name: 'Presale' }).click();
  for (const [click, noticeText] of [
    ['Pause sale', 'The sale is paused'],
    ['Resume sale', 'The sale is running'],
  ] as const) {
    await panel.getByRole('button', { name: click }).click();
    await dialog.getByRole('button', { name: click }).click();
    // The confirmation dialog also contains the result text.
    await expect(dialog).toBeHidden();
    await expect(panel.getByText(noticeText)).toBeVisible();
  }

  await page.getByRole('tab', { name: 'Rewards' }).click();
  await panel.getByRole('button', { name: 'Add a partner' }).click();
  await dialog.getByLabel('Name').fill(`Partner ${mark}`);
  await dialog.getByRole('button', { name: 'Add a partner' }).click();
  await dialog.getByRole('button', { name: 'I’ve saved it' }).click();
  const partner = panel.getByRole('region', { name: `Partner ${mark}` });
  await partner.getByRole('button', { name: 'Issue a key' }).click();
  await dialog.getByRole('button', { name: 'Issue a key' }).click();
  await dialog.getByRole('button', { name: 'I’ve saved it' }).click();
  await expect(partner.getByText('Valid')).toBeVisible();
  await partner.getByRole('button', { name: /^Revoke / }).click();
  await expect(partner.getByText('Revoked')).toBeVisible();

  await page.getByRole('tab', { name: 'Status page' }).click();
  const report = async (texts: readonly (readonly [string, string])[]) => {
    for (const [label, text] of texts) await dialog.getByLabel(label).fill(text);
    await dialog.getByRole('button', { name: 'Publish' }).click();
    await expect(dialog).toBeHidden();
  };
  await panel.getByRole('button', { name: 'Report an incident' }).click();
  await report([
    ['Title, English', `Fog ${mark}`],
    ['Title, German', `Nebel ${mark}`],
    ['Message, English', 'We look into it.'],
    ['Message, German', 'Wir sehen nach.'],
  ]);
  const incident = panel.getByRole('listitem').filter({ hasText: `Fog ${mark}` });
  await expect(incident.getByText('Investigating')).toBeVisible();
  await openPage(other, '/system-status');
  await expect(other.getByRole('heading', { name: `Fog ${mark}` })).toBeVisible();
  await incident.getByRole('button', { name: 'Post an update' }).click();
  await dialog.getByLabel('Stage').selectOption('Resolved');
  await report([
    ['Message, English', 'It is over.'],
    ['Message, German', 'Es ist vorbei.'],
  ]);
  await expect(incident).toBeHidden();

  await panel.getByRole('button', { name: 'Schedule maintenance' }).click();
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  await report([
    ['Title, English', `Work ${mark}`],
    ['Title, German', `Arbeit ${mark}`],
    ['Message, English', 'An hour at the most.'],
    ['Message, German', 'Höchstens eine Stunde.'],
    ['Start (UTC)', `${tomorrow}T10:00`],
    ['End (UTC)', `${tomorrow}T11:00`],
  ]);
  const work = panel.getByRole('listitem').filter({ hasText: `Work ${mark}` });
  await work.getByRole('button', { name: 'Cancel' }).click();
  await expect(work).toBeHidden();

  await page.getByRole('tab', { name: 'Audit log' }).click();
  await panel.getByLabel('Result').selectOption('change');
  for (const action of ['change role', 'open incident', 'revoke api key', 'plan maintenance']) {
    await expect(panel.getByRole('row').filter({ hasText: action }).first()).toBeVisible();
  }
});
