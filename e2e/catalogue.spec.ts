import { expect, type Page, type Request, test } from './test.ts';
import type { ActionKey } from '@nova/shared/energy/catalogue';
import type { RewardResults } from '@nova/shared/energy/schemas';
import { connectWallet, shortForm } from './support/connect-wallet.ts';
import { injectWallet } from './support/fake-wallet.ts';
import { openPage } from './support/open-page.ts';

const MINUTE_MS = 60_000;
/** So many steps of four seconds are four minutes: what is missing after the one that counts of an idle time. */
const STEPS_LEFT = 55;

/** What stands on screen in each language. */
const TEXTS = {
  en: {
    prefix: '',
    connect: 'Connect wallet',
    whitepaper: '+10 EnergyPoints for Whitepaper read!',
    time: '+8 EnergyPoints for Five active minutes!',
  },
  de: {
    prefix: '/de',
    connect: 'Wallet verbinden',
    whitepaper: '+10 EnergyPoints für Whitepaper gelesen!',
    time: '+8 EnergyPoints für Fünf Minuten aktiv!',
  },
} as const;

const creditsOf = async (page: Page, address: string): Promise<string[]> => {
  const answer = await page.request.get(`/api/v1/addresses/${address}/actions?limit=100`);
  const { items } = (await answer.json()) as { items: { actionKey: string }[] };
  return items.map((item) => item.actionKey);
};
const untilCredited = (page: Page, address: string, key: string) =>
  expect.poll(() => creditsOf(page, address), { timeout: 30_000 }).toContain(key);

/** What the page's reports were answered, as they come. */
function listenForResults(page: Page): RewardResults['results'] {
  const results: RewardResults['results'] = [];
  page.on('response', (response) => {
    if (!(response.request().postData() ?? '').includes('"reward_actions"')) return;
    void response
      .json()
      .then((body: RewardResults) => void results.push(...body.results))
      .catch(() => undefined);
  });
  return results;
}

/**
 * Lets the page's own clock run until it has reported a key, in small steps: a toast that came early would be gone by
 * that clock.
 * @returns how many steps of four seconds it took
 */
async function passUntilSent(page: Page, key: ActionKey, each?: () => Promise<void>): Promise<number> {
  const sent: string[] = [];
  const listen = (request: Request) => {
    const body = request.postData() ?? '';
    if (body.includes(key)) sent.push(body);
  };
  page.on('request', listen);
  let step = 0;
  for (; step < 80 && sent.length === 0; step += 1) {
    await each?.();
    await page.clock.runFor(4_000);
  }
  page.off('request', listen);
  return step;
}

for (const [language, texts] of Object.entries(TEXTS)) {
  test(`reading the whitepaper to its end counts after half a minute, and five minutes count only for whoever is there (${language})`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(120_000);
    // Every frame of a moving page would have to be run, too.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    let moves = 0;
    const results = listenForResults(page);
    const wallet = await injectWallet(page, { rpcUrl: `${baseURL}/rpc` });
    await openPage(page, `${texts.prefix}/whitepaper`);
    await connectWallet(page, wallet, texts.connect);
    const counted = (key: ActionKey) => results.filter((result) => result.action_key === key);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await page.clock.runFor(20_000);
    expect(counted('whitepaper_read')).toEqual([]);
    await passUntilSent(page, 'whitepaper_read');
    await expect(page.getByText(texts.whitepaper)).toBeVisible();
    await untilCredited(page, wallet.address, 'whitepaper_read');

    // Nobody touches the page for five minutes: of these one counts, and four are missing.
    await page.clock.runFor(5 * MINUTE_MS);
    expect(counted('time_spent')).toEqual([]);
    const steps = await passUntilSent(page, 'time_spent', () => page.mouse.move(100 + (moves += 1), 100));
    expect(steps).toBeGreaterThan(STEPS_LEFT);
    await expect(page.getByText(texts.time)).toBeVisible();
    await untilCredited(page, wallet.address, 'time_spent');
    expect(counted('time_spent')).toHaveLength(1);

    // Another page of the same person, which does not know what was counted, is told why not and when.
    await page.reload();
    await expect(page.getByRole('banner').getByText(shortForm(wallet.address))).toBeVisible();
    await passUntilSent(page, 'whitepaper_read', () =>
      page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight)),
    );
    await expect
      .poll(() => counted('whitepaper_read').at(-1))
      .toMatchObject({ points_awarded: 0, reason: 'daily_cap', next_at: expect.stringContaining('T00:00') });
  });
}
