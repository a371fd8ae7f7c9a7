import { expect, test, type Page } from '../test.ts';
import { openPage } from '../support/open-page.ts';
import { watchErrors } from '../support/watch-errors.ts';

const PAGE = 24;
const PAGES = 5;
/** Additional height of a card with a wrapped line, in CSS pixels. */
const ONE_LINE = 32;
const SOMEBODY = `0x${'a1'.repeat(20)}`;

const nft = (number: number) => ({
  token_id: String(number),
  name: `Tide ${number}`,
  image: null,
  is_premium: false,
  collection: { id: '4', name: 'Harbour lights' },
  creator: SOMEBODY,
  owner: SOMEBODY,
  state: 'listed',
  // A line that wraps on a phone, in some of the batches only.
  price_wei: number % 13 > 0 ? '1500000000000000000' : null,
  expires_at: null,
  last_sale_wei: '123456700000000000000',
  rarity: null,
  minted_at: '2026-11-01T00:00:00.000Z',
});

/** Fills the market with more NFTs than a test could mint in time. */
async function fillMarket(page: Page): Promise<void> {
  await page.route('**/api/v1/market/nfts?*', (route) => {
    const from = Number(new URL(route.request().url()).searchParams.get('cursor') ?? 0);
    const next = from + PAGE < PAGES * PAGE ? String(from + PAGE) : null;
    const items = Array.from({ length: PAGE }, (_, index) => nft(1_000 - from - index));
    return route.fulfill({ json: { items, next, prev: null } });
  });
}

const cardsOf = (page: Page) => page.locator('.nft-card:not([aria-hidden])');

/** Returns the first fully visible card and its position. */
const firstOnScreen = (page: Page) =>
  cardsOf(page).evaluateAll((cards) => {
    const card = cards.find((each) => each.getBoundingClientRect().top >= 0);
    return (
      card && {
        name: card.querySelector('h3')?.textContent,
        top: Math.round(card.getBoundingClientRect().top),
      }
    );
  });

for (const width of [390, 768, 1440]) {
  test(`an infinite list keeps its position and length at ${width} px`, async ({ page }) => {
    const errors = await watchErrors(page);
    await page.setViewportSize({ width, height: 800 });
    await fillMarket(page);
    await openPage(page, '/nft-marketplace');
    while ((await cardsOf(page).count()) < 4 * PAGE) {
      await page.mouse.wheel(0, 1_500);
      await page.waitForTimeout(50);
    }
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    // Cards that were not yet visible must not overlap others or leave a gap.
    const tops = await cardsOf(page).evaluateAll((cards) => [
      ...new Set(cards.map((card) => Math.round(card.getBoundingClientRect().top + scrollY))),
    ]);
    const steps = tops.slice(1).map((top, index) => top - tops[index]!);
    expect(Math.max(...steps) - Math.min(...steps)).toBeLessThanOrEqual(ONE_LINE);

    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight * 0.6));
    await page.mouse.move(width / 2, 10);
    const before = { ...(await firstOnScreen(page)), height: await height() };
    await page.getByRole('contentinfo').getByRole('link', { name: 'Team' }).dispatchEvent('click');
    await expect(page).toHaveURL(/\/team$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/nft-marketplace$/);
    await expect
      .poll(async () => ({ ...(await firstOnScreen(page)), height: await height() }))
      .toEqual(before);
    expect(errors).toEqual([]);
  });
}
