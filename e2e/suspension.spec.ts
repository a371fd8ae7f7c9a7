import { expect, test, type Page } from './test.ts';
import { connectWallet } from './support/connect-wallet.ts';
import { enterAdmin } from './support/enter-admin.ts';
import { injectWallet } from './support/fake-wallet.ts';
import { runInDatabase } from './support/nova-database.ts';
import { openPage } from './support/open-page.ts';

const REASON = 'Five friends of one network in a minute';
const ANSWER = 'We are a school, and this was a lesson.';

/** Logs in with a new wallet on its settings page. Returns the ID of its account. */
async function signIn(page: Page, origin: string): Promise<string> {
  const wallet = await injectWallet(page, { rpcUrl: `${origin}/rpc` });
  await openPage(page, '/settings');
  const answer = page.waitForResponse(
    (each) => each.request().postData()?.includes('connect_wallet') ?? false,
  );
  await connectWallet(page, wallet);
  return ((await (await answer).json()) as { user_id: string }).user_id;
}

/** Creates conspicuous activity for the admin area, because a test cannot wait for five referrals. */
const inviteFive = (userId: string) =>
  runInDatabase(
    `insert into app.referrals (referee_wallet, referee_user_id, referrer_user_id, code, network, next_attempt_at)
     select decode(md5($1 || friend) || '00000000', 'hex'), $1::uuid, $1::uuid, 'code', $1, now() + interval '1 year'
     from generate_series(1, 5) friend`,
    [userId],
  );

test('an administrator suspends an account from converting, its owner reads the reason and responds, and the suspension is lifted', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const userId = await signIn(page, baseURL!);
  const who = userId.slice(0, 8);
  await inviteFive(userId);
  try {
    const admin = await (await browser.newContext({ baseURL: baseURL! })).newPage();
    const room = admin.getByRole('tabpanel');
    const dialog = admin.getByRole('dialog');
    await enterAdmin(admin, '/admin?tab=rewards');
    await expect(room).toBeVisible();
    // The account may also be the one that stands for the many wallets of this machine.
    const suspend = room
      .getByRole('row', { name: /^Referrals from one network/ })
      .getByRole('button', { name: `Suspend ${who}` });
    // Anomalies are up to a minute old.
    await expect(async () => {
      await openPage(admin, '/admin?tab=rewards');
      await expect(suspend).toBeVisible({ timeout: 5_000 });
    }).toPass({ timeout: 65_000 });
    await suspend.click();
    await dialog.getByLabel('Reason').fill(REASON);
    await dialog.getByRole('button', { name: 'Suspend', exact: true }).click();
    await expect(dialog).toBeHidden();
    const suspended = room.getByRole('table', { name: 'Suspended from converting' });
    await expect(suspended.getByText(REASON)).toBeVisible();

    await openPage(page, '/settings');
    await expect(page.getByText(`Reason: ${REASON}`)).toBeVisible();
    await page.getByLabel('Your answer').fill(ANSWER);
    await page.getByRole('button', { name: 'Send answer' }).click();
    await expect(page.getByText('Answer sent')).toBeVisible();

    await openPage(admin, '/admin?tab=rewards');
    await expect(suspended.getByText(ANSWER)).toBeVisible();
    await room.getByRole('button', { name: `Lift the suspension of ${who}` }).click();
    await dialog.getByLabel('Reason').fill('It was one class.');
    await dialog.getByRole('button', { name: 'Lift', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(suspended.getByText(ANSWER)).toHaveCount(0);

    await openPage(page, '/settings');
    await expect(page.getByRole('heading', { name: 'Delete account' })).toBeVisible();
    await expect(page.getByText(`Reason: ${REASON}`)).toHaveCount(0);
  } finally {
    await runInDatabase(`delete from app.referrals where network = $1`, [userId]);
  }
});
