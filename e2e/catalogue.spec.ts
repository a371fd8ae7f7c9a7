import { expect, type Page, type Request, test } from './test.ts';
import { MINUTE_MS } from '@nova/shared/durations';
import type { ActionKey } from '@nova/shared/energy/catalogue';
import type { RewardResults } from '@nova/shared/energy/schemas';
import { connectWallet, shortForm } from './support/connect-wallet.ts';
import { injectWallet } from './support/fake-wallet.ts';
import { openPage } from './support/open-page.ts';

/** Four-second steps in almost four minutes, because only one of five idle minutes counts. */
const STEPS_LEFT = 55;

/** Texts on screen in each language. */
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
  const { items } = (await answer.json()) as { items: { action_key: string }[] };
  return items.map((item) => item.action_key);
};
const untilCredited = (page: Page, address: string, key: string) =>
  expect.poll(() => creditsOf(page, address), { timeout: 30_000 }).toContain(key);

/** Collects the results of the page's reports as they arrive. */
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
 * Advances the page's clock until it has reported a key. Uses small steps, because an early toast would
 * otherwise already have disappeared.
 * @returns The number of four-second steps.
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
  test(`reading the whole whitepaper counts after half a minute, and five minutes count only for an active user (${language})`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(120_000);
    // Advancing the clock would have to run every animation frame as well.
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

    // Without input for five minutes, one minute counts and four do not.
    await page.clock.runFor(5 * MINUTE_MS);
    expect(counted('time_spent')).toEqual([]);
    const steps = await passUntilSent(page, 'time_spent', () => page.mouse.move(100 + (moves += 1), 100));
    expect(steps).toBeGreaterThan(STEPS_LEFT);
    await expect(page.getByText(texts.time)).toBeVisible();
    await untilCredited(page, wallet.address, 'time_spent');
    expect(counted('time_spent')).toHaveLength(1);

    // Another page of the same user, which does not know what was counted, receives the reason and the next
    // time.
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
