import { actionLedgerAbi } from '@nova/abi/action-ledger';
import { TestUser } from '@nova/testing/test-user';
import { type BrowserContext, expect, type Page, test } from './test.ts';
import type { ActionKey } from '@nova/shared/energy/catalogue';
import { createPublicClient, type Hex, http } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { type ActionTexts, LISTED_TEXTS, UNLISTED_TEXTS } from './support/catalogue-texts.ts';
import { collectToasts, type SeenToasts } from './support/collect-toasts.ts';
import { connectWallet, walletButton } from './support/connect-wallet.ts';
import { injectWallet } from './support/fake-wallet.ts';
import { readAdminToken, runInDatabase } from './support/nova-database.ts';
import { openPage } from './support/open-page.ts';
import { canSendGas, openWalletTransactions } from './support/wallet-transactions.ts';
import { watchErrors } from './support/watch-errors.ts';

// Tests the whole catalog on screen in both languages: each key is awarded, refused with its reason and the
// next time, and explained. `catalogue.spec.ts` covers the two keys that take minutes.

type Language = 'en' | 'de';

const TEXTS = {
  en: {
    prefix: '',
    connect: 'Connect wallet',
    credit: (points: number, name: string) => `+${points} EnergyPoints for ${name}!`,
    refusal: (name: string) => `No points for ${name}. You’ve reached today’s limit; it counts again on `,
    today: 'Available today',
    all: 'All 20',
    days: '30 days',
    resting: 'cooldown',
    done: 'done for today',
    once: 'one-time, done',
    more: 'How to earn more',
    collect: /^Collect energy/,
    collected: '40 EnergyPoints collected',
    share: 'Share Nova',
    refused: 'No points awarded - cooldown active or limit reached',
    restingUntil: /This action is on cooldown\. It counts again at \d\d:\d\d UTC\./,
    switch: 'Switch to Nova',
    welcome: '+1,000 Energy Points welcome bonus!',
    queued: 'Your welcome bonus is queued',
    joined: 'A friend joined through your link: +100 EP',
    bought: 'A friend you referred bought in the presale: +500 EP',
    below: 'No points for Presale purchase. Purchases count from 5 USDT.',
    pair: 'No points for NFT traded. Trades between the same two wallets only count once.',
    onceOnly: 'No points for Newsletter sign-up. This only counts once, and you’ve already done it.',
    waiting: 'Credited tomorrow',
    shared: '+50 EnergyPoints for sharing your invitation!',
    sharedAgain: /Shared on Telegram.*available in \d+:\d\d/,
    rules: [
      'Sign-up: a friend opens your link and connects a wallet that is new to Nova. Up to 20 a day.',
      'Up to 5 a day per friend, 10 a day in total.',
      'Share: once a day on each of the three platforms, from this page.',
    ],
    sentences: {
      welcome_bonus: 'A new wallet received its welcome bonus.',
      nft_creation_standard: 'Someone created an NFT.',
    },
  },
  de: {
    prefix: '/de',
    connect: 'Wallet verbinden',
    credit: (points: number, name: string) => `+${points} EnergyPoints für ${name}!`,
    refusal: (name: string) => `Keine Punkte für ${name}. Das Tageslimit ist erreicht; es zählt wieder am `,
    today: 'Heute verfügbar',
    all: 'Alle 20',
    days: '30 Tage',
    resting: 'Wartezeit',
    done: 'für heute erledigt',
    once: 'einmalig, erledigt',
    more: 'So verdienst du mehr',
    collect: /^Energie sammeln/,
    collected: '40 EnergyPoints gesammelt',
    share: 'Nova teilen',
    refused: 'Keine Punkte vergeben - Cooldown aktiv oder Limit erreicht',
    restingUntil: /Die Wartezeit läuft noch\. Die Aktion zählt wieder um \d\d:\d\d UTC\./,
    switch: 'Zu Nova wechseln',
    welcome: '+1.000 EnergyPoints Willkommensbonus!',
    queued: 'Dein Willkommensbonus ist in der Warteschlange',
    joined: 'Ein Freund ist über deinen Link dazugekommen: +100 EP',
    bought: 'Ein geworbener Freund hat im Vorverkauf gekauft: +500 EP',
    below: 'Keine Punkte für Kauf im Vorverkauf. Ein Kauf zählt ab 5 USDT.',
    pair: 'Keine Punkte für NFT gekauft oder verkauft. Ein Handel zwischen denselben zwei Wallets zählt nur einmal.',
    onceOnly: 'Keine Punkte für Newsletter abonniert. Das zählt nur einmal, und du hattest es schon.',
    waiting: 'Wird morgen gutgeschrieben',
    shared: '+50 EnergyPoints für das Teilen deiner Einladung!',
    sharedAgain: /Auf Telegram geteilt.*wieder in \d+:\d\d/,
    rules: [
      'Anmeldung: Ein Freund öffnet deinen Link und verbindet eine Wallet, die für Nova neu ist. Bis zu 20 am Tag.',
      'Bis zu 5 am Tag pro Freund, insgesamt 10 am Tag.',
      'Teilen: einmal am Tag auf jeder der drei Plattformen, von dieser Seite aus.',
    ],
    sentences: {
      welcome_bonus: 'Eine neue Wallet hat ihren Willkommensbonus bekommen.',
      nft_creation_standard: 'Jemand hat ein NFT erstellt.',
    },
  },
};

const LANGUAGES = ['en', 'de'] as const satisfies readonly Language[];
const textsOf = (key: ActionKey): ActionTexts => LISTED_TEXTS.find((texts) => texts.key === key)!;
const nameOf = (key: ActionKey, language: Language) => textsOf(key)[language][0];
const creditOf = (key: ActionKey, language: Language) =>
  TEXTS[language].credit(textsOf(key).points, nameOf(key, language));

/** A dashboard open for a connected wallet, with every toast it shows. */
interface Dashboard {
  readonly page: Page;
  readonly language: Language;
  readonly toasts: SeenToasts;
}

const today = ({ page, language }: Dashboard) =>
  page.getByRole('region', { name: TEXTS[language].today, exact: true });
const rowOf = (dashboard: Dashboard, key: ActionKey) =>
  today(dashboard)
    .getByRole('row')
    .filter({ has: dashboard.page.getByText(nameOf(key, dashboard.language), { exact: true }) });

/** Expects the row to count down to the next possible time and to give the reason. */
async function expectRefused(
  dashboard: Dashboard,
  key: ActionKey,
  why: 'resting' | 'done',
  timeout = 30_000,
): Promise<void> {
  const cooldownText = new RegExp(`\\d+:\\d\\d${TEXTS[dashboard.language][why]}`);
  await expect(rowOf(dashboard, key)).toContainText(cooldownText, { timeout });
}

async function showAll(dashboard: Dashboard): Promise<void> {
  await today(dashboard).getByRole('button', { name: TEXTS[dashboard.language].all }).click();
}

/** Expects the price list to explain every reward: name, key, source, limits and points. */
async function expectExplained({ page, language }: Dashboard): Promise<void> {
  const rows = await page.locator('.price-list li').evaluateAll((items) =>
    items.map((item) => {
      const text = (selector: string) => item.querySelector(selector)?.textContent.trim() ?? '';
      return [text('.price-name'), text('.price-limit'), text('.price-points')].join(' | ');
    }),
  );
  const number = new Intl.NumberFormat(language);
  const wanted = [...LISTED_TEXTS, ...UNLISTED_TEXTS].map(
    ({ key, points, [language]: [name, limit] }) => `${name} ${key} | ${limit} | ${number.format(points)}EP`,
  );
  expect(rows.sort()).toEqual(wanted.sort());
}

/** Frees this network's welcome bonuses, which other tests may have used up. */
const removeBonus = () => runInDatabase(`update app.welcome_bonuses set network = 'another network'`);

const tokenOf = (page: Page) =>
  page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('nova.session')!) as { tokens: { access_token: string } };
    return session.tokens.access_token;
  });
async function post(page: Page, path: string, token: string, data: object): Promise<unknown> {
  const answer = await page.request.post(path, { data, headers: { authorization: `Bearer ${token}` } });
  expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true);
  return answer.json();
}

async function newFriend(baseURL: string): Promise<TestUser> {
  const friend = new TestUser(baseURL);
  await friend.signIn();
  return friend;
}

test.beforeEach(() => {
  test.skip(process.env.NOVA_SOAK !== '1', 'takes minutes');
  test.skip(!canSendGas(), 'wants the data folder of the running Nova in NOVA_E2E_DATA');
  test.setTimeout(480_000);
});

for (const language of LANGUAGES) {
  const texts = TEXTS[language];
  test(`awards what a page reports, rejects it with the reason and the next time, and explains it (${language})`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await removeBonus();
    const errors = await watchErrors(page);
    const toasts = await collectToasts(page);
    const dashboard = { page, language, toasts };
    const wallet = await injectWallet(context, { rpcUrl: `${baseURL}/rpc` });
    const open = (path: string) => openPage(page, texts.prefix + path);
    const main = page.getByRole('main');
    const expectAward = (key: ActionKey) => toasts.expect(creditOf(key, language));
    // In parallel, because some cooldowns last only half a minute.
    const expectBoth = (key: ActionKey, why: 'resting' | 'done') =>
      Promise.all([expectAward(key), expectRefused(dashboard, key, why)]);

    await open('/energy-dashboard');
    await connectWallet(page, wallet, texts.connect);
    await showAll(dashboard);
    await Promise.all([
      expectAward('page_visit'),
      expectAward('button_click'),
      expectBoth('daily_visit', 'done'),
      expectBoth('wallet_connect', 'done'),
      toasts.expect(texts.welcome),
    ]);
    // These cooldowns last half a minute and may be over before the check on a slow machine; the action is
    // then repeated.
    const expectShortRest = (key: ActionKey, act: () => Promise<void>) =>
      expect(async () => {
        await act();
        await expectRefused(dashboard, key, 'resting', 15_000);
      }).toPass({ timeout: 150_000 });
    const link = (path: string) => page.locator(`header a[href="${texts.prefix}${path}"]`).first();
    await expectShortRest('button_click', async () => {
      await page.getByRole('button', { name: texts.days }).click();
    });
    await expectShortRest('page_visit', async () => {
      await link('/explorer').click();
      await expect(page).toHaveURL(/explorer$/);
      await link('/energy-dashboard').click();
      await showAll(dashboard);
    });
    await expectShortRest('link_click', () => link('/energy-dashboard').click());
    await expectAward('link_click');
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expectBoth('scroll_engagement', 'resting');
    const field = page.getByRole('contentinfo').locator('input[type=email]');
    await field.pressSequentially('mia');
    await field.blur();
    await expectBoth('input_interaction', 'resting');

    await main.getByRole('button', { name: texts.collect }).click();
    await toasts.expect(texts.collected);
    await expectRefused(dashboard, 'energy_collection', 'resting');
    const share = page.getByRole('region', { name: texts.more }).getByRole('button', { name: texts.share });
    await share.click();
    await expectBoth('social_share', 'resting');
    await share.click();
    await toasts.expect(texts.refused);
    await toasts.expect(texts.restingUntil);

    await wallet.selectChain(1);
    await walletButton(page, wallet.address).click();
    await page.getByRole('dialog').getByRole('button', { name: texts.switch }).click();
    await expectAward('network_switch');
    await page.keyboard.press('Escape');
    await expectRefused(dashboard, 'network_switch', 'done');
    await expectExplained(dashboard);

    // The dashboard stays open in another tab and must show actions done elsewhere without a reload.
    const tab = await context.newPage();
    const watched = { page: tab, language, toasts };
    await openPage(tab, `${texts.prefix}/energy-dashboard`);
    await showAll(watched);
    await open('/explorer');
    await expect(walletButton(page, wallet.address)).toBeVisible();
    await main.getByRole('link').first().click();
    await Promise.all([
      expectAward('explorer_interaction'),
      expectRefused(watched, 'explorer_interaction', 'resting'),
    ]);
    await open('/blockchain');
    await expect(walletButton(page, wallet.address)).toBeVisible();
    await main.getByRole('link').first().click();
    await Promise.all([
      expectAward('blockchain_interaction'),
      expectRefused(watched, 'blockchain_interaction', 'resting'),
    ]);
    expect(errors).toEqual([]);
  });

  test(`a welcome bonus beyond today’s limit waits, and the page says so (${language})`, async ({
    page,
    baseURL,
  }) => {
    await removeBonus();
    for (let count = 0; count < 3; count += 1) {
      const other = await newFriend(baseURL!);
      await post(page, '/functions/v1/welcome-bonus', other.accessToken, { wallet_address: other.address });
    }
    const toasts = await collectToasts(page);
    const wallet = await injectWallet(page, { rpcUrl: `${baseURL}/rpc` });
    await openPage(page, `${texts.prefix}/faq`);
    await connectWallet(page, wallet, texts.connect);
    await toasts.expect(texts.queued);
  });

  test(`sharing the invitation counts once per day and channel, and the page shows the rules (${language})`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.route('https://t.me/**', (route) => route.fulfill({ body: 'Telegram' }));
    const toasts = await collectToasts(page);
    const wallet = await injectWallet(page, { rpcUrl: `${baseURL}/rpc` });
    await openPage(page, `${texts.prefix}/referrals`);
    await connectWallet(page, wallet, texts.connect);
    for (const rule of texts.rules) await expect(page.getByRole('main')).toContainText(rule);
    await page.getByRole('button', { name: /^Telegram/ }).click();
    await toasts.expect(texts.shared);
    await expect(page.locator('.share-done')).toContainText(texts.sharedAgain);
  });
}

/** Opens the same wallet in both languages at once, each in its own browser context. */
async function openBoth(
  contexts: readonly BrowserContext[],
  baseURL: string,
  key: Hex,
): Promise<Dashboard[]> {
  const dashboards: Dashboard[] = [];
  for (const [index, language] of LANGUAGES.entries()) {
    const page = await contexts[index]!.newPage();
    const toasts = await collectToasts(page);
    const wallet = await injectWallet(page, { rpcUrl: `${baseURL}/rpc`, key });
    await openPage(page, `${baseURL}${TEXTS[language].prefix}/energy-dashboard`);
    await connectWallet(page, wallet, TEXTS[language].connect);
    const dashboard = { page, language, toasts };
    await showAll(dashboard);
    dashboards.push(dashboard);
  }
  return dashboards;
}

test('every open page announces rewards from the server and the chain, and what earns nothing, in both languages', async ({
  browser,
  baseURL,
}) => {
  const url = baseURL!;
  await removeBonus();
  const key = generatePrivateKey();
  const own = privateKeyToAccount(key);
  const contexts = [await browser.newContext({ baseURL: url }), await browser.newContext({ baseURL: url })];
  const dashboards = await openBoth(contexts, url, key);
  const each = (check: (dashboard: Dashboard) => Promise<void>) => Promise.all(dashboards.map(check));
  const [{ page }] = dashboards as [Dashboard];
  const token = await tokenOf(page);
  const actions = await openWalletTransactions(page, `${url}/rpc`);
  const self = actions.of(own);
  await actions.sendGas(own.address);
  const repeat = async (times: number, step: () => Promise<unknown>) => {
    for (let count = 0; count < times; count += 1) await step();
  };
  const award = (actionKey: ActionKey) => each((on) => on.toasts.expect(creditOf(actionKey, on.language)));
  const refusal = (actionKey: ActionKey) =>
    each((on) => on.toasts.expect(TEXTS[on.language].refusal(nameOf(actionKey, on.language))));
  const row = (actionKey: ActionKey) => each((on) => expectRefused(on, actionKey, 'done'));

  await test.step('newsletter and forms', async () => {
    const emails = Array.from({ length: 4 }, () => `mia.${crypto.randomUUID().slice(0, 12)}@example.org`);
    for (const email of emails) await post(page, '/api/v1/newsletter', token, { email, language: 'en' });
    await award('form_submit');
    await refusal('form_submit');
    await row('form_submit');
    for (const email of emails.slice(0, 2)) {
      await post(page, '/api/v1/lists/confirm', token, { token: await readListToken(page, email) });
    }
    await award('newsletter_signup');
    await each(({ toasts, language }) => toasts.expect(TEXTS[language].onceOnly));
    await each((on) => expect(rowOf(on, 'newsletter_signup')).toContainText(TEXTS[on.language].once));
  });

  const friends: TestUser[] = [];
  await test.step('referrals', async () => {
    const answer = await page.request.get('/api/v1/referrals', {
      headers: { authorization: `Bearer ${token}` },
    });
    const { code } = (await answer.json()) as { code: string };
    await repeat(21, async () => {
      const friend = await newFriend(url);
      // Gives every referral a network of its own.
      await runInDatabase(`update app.referrals set network = 'of ' || encode(referee_wallet, 'hex')`);
      const fields = { action: 'track_referral', referral_code: code, referee_wallet: friend.address };
      const result = await post(page, '/functions/v1/referral-system', friend.accessToken, fields);
      expect(result).toMatchObject({ success: true });
      friends.push(friend);
    });
    await each(({ toasts, language }) => toasts.expect(TEXTS[language].joined));
    await row('referral');
  });

  await test.step('own purchases and those of referrals', async () => {
    await self.buyCoins('4.99');
    await each(({ toasts, language }) => toasts.expect(TEXTS[language].below));
    await repeat(6, () => self.buyCoins('5'));
    await award('presale_purchase');
    await refusal('presale_purchase');
    await row('presale_purchase');
    for (const [index, purchases] of [5, 5, 1].entries()) {
      const friend = friends[index]!;
      await actions.sendGas(friend.address);
      await repeat(purchases, () => actions.of(friend.account).buyCoins('5'));
    }
    const name = { en: 'Friend made a purchase', de: 'Kauf eines Freundes' } as const;
    await each(({ toasts, language }) => toasts.expect(TEXTS[language].bought));
    await each(({ toasts, language }) => toasts.expect(TEXTS[language].refusal(name[language])));
  });

  const tokens: bigint[] = [];
  await test.step('NFTs', async () => {
    const standard = { en: 'NFT created', de: 'NFT erstellt' } as const;
    await repeat(6, async () => void tokens.push(await self.mintNft(false)));
    await each(({ toasts, language }) => toasts.expect(TEXTS[language].credit(50, standard[language])));
    await each(({ toasts, language }) => toasts.expect(TEXTS[language].refusal(standard[language])));
    await repeat(6, async () => void tokens.push(await self.mintNft(true)));
    await award('nft_creation');
    await refusal('nft_creation');
    await row('nft_creation');
  });

  await test.step('trades', async () => {
    const price = 1_000_000_000_000n;
    const sellers = friends.slice(3, 9);
    for (const seller of sellers) await actions.sendGas(seller.address);
    for (const seller of [sellers[0]!, ...sellers]) {
      const tokenId = tokens.pop()!;
      await self.transferNft(tokenId, seller.address);
      await actions.of(seller.account).offerNft(tokenId, price, Math.floor(Date.now() / 1000));
      await self.buyNft(tokenId, price);
    }
    await award('nft_trade');
    await each(({ toasts, language }) => toasts.expect(TEXTS[language].pair));
    await refusal('nft_trade');
    await row('nft_trade');
  });

  await test.step('the balance on screen equals the credited points minus those revoked and spent', async () => {
    const purchase = (await listActions(page, own.address)).find(({ points }) => points === 50);
    const revoked = await page.request.post(`/api/v1/admin/actions/${purchase!.action_id}/revoke`, {
      headers: { 'x-admin-token': readAdminToken() },
    });
    expect(revoked.status()).toBe(202);
    await expect
      .poll(async () => (await listActions(page, own.address)).filter((action) => action.is_revoked))
      .toHaveLength(1);
    const reader = createPublicClient({ transport: http(`${url}/rpc`) });
    const { items } = (await (await page.request.get('/api/v1/contracts')).json()) as {
      items: { name: string; address: Hex }[];
    };
    const ledger = items.find(({ name }) => name === 'ActionLedger')!.address;
    const read = async (functionName: 'balanceOf' | 'spentOf') =>
      Number(
        await reader.readContract({
          abi: actionLedgerAbi,
          address: ledger,
          functionName,
          args: [own.address],
        }),
      );
    // Six standard NFTs at 50 EP, six premium ones at 100.
    expect(await read('spentOf')).toBe(900);
    const shown = async ({ page: on }: Dashboard) =>
      Number(((await on.locator('.big-figure').first().textContent()) ?? '').replace(/\D/g, ''));
    await expect
      .poll(async () => {
        const standing = (await listActions(page, own.address)).filter((action) => !action.is_revoked);
        const credited = standing.reduce((sum, { points }) => sum + points, 0);
        const stats = await Promise.all(dashboards.map(shown));
        const balance = await read('balanceOf');
        return [balance - (credited - 900), ...stats.map((stat) => stat - balance)];
      })
      .toEqual([0, 0, 0]);
  });

  await test.step('explains each reward that no list of the dashboard contains, with its block', async () => {
    for (const { page: on, language } of dashboards) {
      const { welcome_bonus: welcome, nft_creation_standard: standard } = TEXTS[language].sentences;
      for (const [actionKey, sentence] of [
        ['welcome_bonus', welcome],
        ['nft_creation_standard', standard],
      ] as const) {
        const answer = await on.request.get(`/api/v1/transactions?action=${actionKey}&limit=1`);
        const [transaction] = ((await answer.json()) as { items: { block_number: number }[] }).items;
        await openPage(on, `${TEXTS[language].prefix}/explorer/block/${transaction!.block_number}`);
        await expect(on.getByRole('main')).toContainText(sentence);
      }
    }
  });
  for (const context of contexts) await context.close();
});

/** Returns the token in the newest email of a list to an address. */
async function readListToken(page: Page, to: string): Promise<string> {
  let token: string | undefined;
  await expect(async () => {
    const list = await (await page.request.get('/dev/mail')).text();
    const letter = list.split('<article>').find((each) => each.includes(`To ${to},`));
    const id = /src="(\/dev\/mail\/[0-9a-f-]{36})"/.exec(letter ?? '')?.[1];
    expect(id).toBeDefined();
    token = /#confirm=([\w-]{43})/.exec(await (await page.request.get(id!)).text())?.[1];
    expect(token).toBeDefined();
  }).toPass();
  return token!;
}

interface ListedAction {
  readonly action_id: string;
  readonly points: number;
  readonly is_revoked: boolean;
}

/** Returns every sealed action of an account. */
async function listActions(page: Page, address: string): Promise<ListedAction[]> {
  const actions: ListedAction[] = [];
  for (let query: string | null = 'limit=100'; query !== null;) {
    const answer = await page.request.get(`/api/v1/addresses/${address}/actions?${query}`);
    const { items, next } = (await answer.json()) as { items: ListedAction[]; next: string | null };
    actions.push(...items);
    query = next && `limit=100&cursor=${encodeURIComponent(next)}`;
  }
  return actions;
}
