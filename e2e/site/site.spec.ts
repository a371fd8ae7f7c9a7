import { expect, test } from '../test.ts';
import { openPage, openSearch } from '../support/open-page.ts';
import { watchErrors } from '../support/watch-errors.ts';

test('stores a contact message once its sum is correct, and rejects one sent too quickly', async ({
  page,
}) => {
  const errors = await watchErrors(page);
  await openPage(page, '/kontakt');
  await page.getByLabel('Presale').check();
  await page.getByLabel('Name').fill('Jana');
  await page.getByLabel('Email address').fill('jana@example.org');
  await page.getByRole('textbox', { name: 'Message' }).fill('The bonus of my purchase is missing.');
  const sum = page.getByLabel(/what is \d \+ \d/);
  const question = (await page.getByText(/what is \d \+ \d/).textContent())!;
  const [first, second] = [...question.matchAll(/\d/g)].map(Number) as [number, number];
  await sum.fill(String(first + second));
  // The server rejects forms that are completed faster than a human could.
  await page.waitForTimeout(3_200);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('We’ll reply to jana@example.org.')).toBeVisible();
  expect(errors).toEqual([]);
  await page.goto('/dev/mail');
  await expect(page.getByRole('heading', { name: /^Presale: message \d+ from Jana$/ }).first()).toBeVisible();
});

test('reports an empty message at its fields, in German', async ({ page }) => {
  await openPage(page, '/de/kontakt');
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  await expect(page.getByText('Bitte gib deinen Namen ein.')).toBeVisible();
  await expect(page.getByText('Bitte gib eine Zahl ein.')).toBeVisible();
});

test('risks are confirmed one by one, remembered, and can be withdrawn', async ({ page }) => {
  await openPage(page, '/risk-disclaimer');
  const confirm = page.getByRole('button', { name: 'I have read and understood this' });
  await page.getByRole('checkbox').first().check();
  // The button stays focusable while disabled, so a click must be forced.
  await confirm.click({ force: true });
  await expect(page.getByText('1 of 4 confirmed')).toBeVisible();
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await confirm.click();
  await expect(page.getByText('You confirmed all four statements')).toBeVisible();
  await openPage(page, '/de/risk-disclaimer');
  await expect(page.getByText('Du hast alle vier Aussagen')).toBeVisible();
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(page.getByRole('checkbox')).toHaveCount(4);
});

test('questions are filtered while typing, and each has a link', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/faq#gas');
  await expect(page.getByText('From the faucet: 0.01 NAC')).toBeVisible();
  await expect(page.getByText('Nothing, and you can see it.')).toBeHidden();
  await page.getByRole('searchbox').fill('royalty');
  await expect(page.getByText('The royalty is fixed when the NFT is minted')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '1 question' })).toBeVisible();
  await page.getByRole('searchbox').fill('qwertz');
  await page.getByRole('button', { name: 'Show all questions' }).click();
  await expect(page.getByRole('status').filter({ hasText: '33 questions' })).toBeVisible();
});

test('the whitepaper marks the section that the reader has reached', async ({ page }) => {
  await openPage(page, '/de/whitepaper');
  const contents = page.getByRole('navigation', { name: 'Inhalt' });
  await expect(contents.locator('[aria-current="location"]')).toHaveText('Einleitung');
  await contents.getByRole('link', { name: 'Tokenomics' }).click();
  await expect(contents.locator('[aria-current="location"]')).toHaveText('Tokenomics');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(contents.getByText(/^100 % gelesen$/)).toBeVisible();
});

test('the transparency page reads every balance from the chain, and shows none if it cannot', async ({
  page,
}) => {
  await openPage(page, '/transparency');
  await expect(page.getByText('As of block')).toBeVisible();
  await expect(page.getByText('Read from the contract: 3 of 5')).toBeVisible();
  await page.route('**/api/v1/treasury', (route) => route.abort());
  await page.reload();
  await expect(page.getByText('the balances below can’t be verified').first()).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByText('Can’t be verified right now').first()).toBeVisible();
});

test('the whitepaper and the deck are available as PDF in both languages', async ({ page, request }) => {
  await openPage(page, '/de/whitepaper');
  const link = page.getByRole('link', { name: 'PDF herunterladen' });
  await expect(link).toHaveAttribute('href', '/de/whitepaper.pdf');
  for (const path of ['/whitepaper.pdf', '/de/whitepaper.pdf', '/pitchdeck.pdf', '/de/pitchdeck.pdf']) {
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toBe('application/pdf');
    expect(answer.headers()['cache-control']).toBe('no-cache');
    expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
    // A conditional request with the known ETag returns no content.
    const again = await request.get(path, { headers: { 'if-none-match': answer.headers()['etag']! } });
    expect(again.status()).toBe(304);
  }
});

test('slides respond to keys and buttons, have a link each, and can be shown all at once', async ({
  page,
}) => {
  const errors = await watchErrors(page);
  await openPage(page, '/pitchdeck#supply');
  const stage = page.getByRole('group', { name: 'Slides' });
  const shown = stage.locator('section:visible');
  await expect(shown).toHaveAttribute('aria-label', 'Slide 11 of 18: Supply');
  await page.keyboard.press('ArrowRight');
  await expect(shown).toHaveAttribute('aria-label', 'Slide 12 of 18: Presale');
  expect(new URL(page.url()).hash).toBe('#sale');
  await page.keyboard.press('Home');
  await expect(shown).toHaveAttribute('id', 'cover');
  await page.getByRole('button', { name: 'Next slide' }).click();
  await expect(shown).toHaveAttribute('id', 'problem');
  await page.keyboard.press('o');
  await expect(shown).toHaveCount(0);
  await page.locator('.deck-all').getByRole('link', { name: /Risks/ }).click();
  await expect(shown).toHaveAttribute('id', 'risks');
  await page.keyboard.press('End');
  await expect(shown.getByRole('link', { name: 'Every block, the moment it is sealed' })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('f');
  await expect(page.getByRole('button', { name: 'Leave full screen' })).toBeVisible();
  await page.keyboard.press('f');
  expect(errors).toEqual([]);
});

test('the deck shows the current chain, and prints all slides', async ({ page }) => {
  await openPage(page, '/de/pitchdeck#now');
  const stage = page.getByRole('group', { name: 'Folien' });
  await expect(stage.locator('#now dd').first()).toHaveText(/\d/);
  await page.emulateMedia({ media: 'print' });
  await expect(stage.locator('section:visible')).toHaveCount(18);
  await expect(page.getByRole('button', { name: 'Vollbild' })).toBeHidden();
});

test('the documentation is searchable, its code can be copied, its links stay on the site', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const errors = await watchErrors(page);
  await openPage(page, '/documentation');
  await page.locator('.doc-code').first().getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Copied!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('npm start');
  await (await openSearch(page, page.locator('[data-slash]'))).fill('damaged store');
  await page.getByRole('link', { name: 'Recover a damaged store' }).click();
  await expect(page).toHaveURL(/\/documentation\/operations#recover-a-damaged-store$/);
  await expect(page.getByRole('heading', { name: 'Recover a damaged store' })).toBeInViewport();
  await page.locator('.doc-text').getByRole('link', { name: 'apps/node' }).first().click();
  await expect(page).toHaveURL(/\/documentation\/chain/);
  expect(errors).toEqual([]);
});

test('a link with a search term shows results immediately', async ({ page }) => {
  await openPage(page, '/explorer?q=1');
  await expect(page).toHaveURL(/\/explorer\/block\/1$/);
});

test('imprint, privacy and terms are in the footer and state missing details', async ({ page }) => {
  await openPage(page, '/de');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Datenschutz' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Datenschutzerklärung');
  await expect(page.getByRole('rowheader', { name: 'nova.session' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
  await expect(page.getByText('nicht angegeben').first()).toBeVisible();
});
