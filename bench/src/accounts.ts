import { type Browser, type Page } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { injectWallet } from '../../e2e/support/fake-wallet.ts';
import { launchBrowser } from './pages/launch-browser.ts';
import { markdownTable } from './markdown-table.ts';
import { measureNova } from './running-nova.ts';
import { benchSignInLoad } from './sign-in-load.ts';
import { quantile, round } from './statistics.ts';

const ROUNDS = 10;
const PHONE = { width: 390, height: 844 };
/** Text that only the wallet libraries contain: the event by which wallets announce themselves. */
const WALLET_MARK = 'eip6963:requestProvider';

/**
 * Measures the cost of the wallet: its share of the initial code (none), the time until the popover is
 * shown with the CPU slowed down 4×, the time from choosing an instantly responding wallet to its balances,
 * and how concurrent logins affect other users. NOVA_BENCH_URL measures a running Nova, started with
 * RATE_LIMIT_FACTOR=0.
 */
export async function benchAccounts(): Promise<string> {
  return measureNova(measure);
}

async function measure(url: string): Promise<string> {
  const browser = await launchBrowser();
  const sections: string[] = [];
  try {
    sections.push(await measureCode(browser, url), await measureWaits(browser, url));
  } finally {
    await browser.close();
  }
  return [...sections, await benchSignInLoad(url)].join('\n\n');
}

async function openHome(browser: Browser, url: string, slowdown: number): Promise<Page> {
  const context = await browser.newContext({ viewport: PHONE, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page.goto(url).then(() => page);
}

/** Measures the scripts of the first load, and those loaded when the wallet button is clicked. */
async function measureCode(browser: Browser, url: string): Promise<string> {
  const page = await (await browser.newContext({ viewport: PHONE, reducedMotion: 'reduce' })).newPage();
  const scripts = new Map<string, string>();
  const reads: Promise<unknown>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const path = new URL(response.url()).pathname;
    // A response that arrives while the page is closing is not counted.
    reads.push(
      response.text().then(
        (text) => scripts.set(path, text),
        () => undefined,
      ),
    );
  });
  await page.goto(url);
  await page.waitForSelector('html[data-ready]');
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined);
  await Promise.all(reads);
  const first = [...scripts.keys()];
  await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click();
  await page.getByRole('dialog').waitFor();
  await Promise.all(reads);
  const added = [...scripts.keys()].filter((path) => !first.includes(path));
  await page.context().close();
  const row = (when: string, paths: readonly string[]) => [
    when,
    paths.length,
    round(paths.reduce((sum, path) => sum + gzipSync(scripts.get(path)!).length, 0) / 1024),
    paths.filter((path) => scripts.get(path)!.includes(WALLET_MARK)).length,
  ];
  return markdownTable(
    ['scripts of', 'files', 'kB (gzip)', 'files with wallet libraries'],
    [row('`/`, until the network is idle', first), row('the first click on the wallet button', added)],
  );
}

async function measureWaits(browser: Browser, url: string): Promise<string> {
  const cold: number[] = [];
  const filled: number[] = [];
  const warm: number[] = [];
  const balances: number[] = [];
  for (let i = 0; i < ROUNDS; i++) {
    const page = await openHome(browser, url, 4);
    await page.waitForSelector('html[data-ready]');
    // Users need a moment before their first click, in which the page finishes loading.
    await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined);
    const first = await timeToDialog(page);
    cold.push(first.frameMs);
    filled.push(first.walletsMs);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    warm.push((await timeToDialog(page)).walletsMs);
    await page.context().close();
    balances.push(await timeToBalances(browser, url));
  }
  const row = (what: string, values: readonly number[]) => [
    what,
    round(quantile(values, 0.5), 0),
    round(quantile(values, 1), 0),
  ];
  return markdownTable(
    ['from … to', 'p50 ms', 'max ms'],
    [
      row('first click to the popover, CPU slowed down 4×, code from loopback', cold),
      row('first click to the wallets in it', filled),
      row('second click to the wallets in it', warm),
      row('the wallet’s signature to NAC, EP and USDT', balances),
    ],
  );
}

interface Opening {
  readonly frameMs: number;
  readonly walletsMs: number;
}

/**
 * Measures the time from the click to the frame that shows the popover, and to the one that shows its
 * wallets.
 */
function timeToDialog(page: Page): Promise<Opening> {
  return page.evaluate<Opening>(TIME_TO_DIALOG);
}

/** Runs in the page. */
const TIME_TO_DIALOG = `(async () => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const started = performance.now();
  document.querySelector('.bar .wallet-button').click();
  const until = async (selector) => {
    while (!document.querySelector(selector)) await frame();
    await frame();
    return performance.now() - started;
  };
  return { frameMs: await until('.wallet-popover'), walletsMs: await until('.wallet-popover li') };
})()`;

/** Returns the milliseconds from a new wallet's signature to the frame that shows its last balance. */
async function timeToBalances(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: PHONE, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const wallet = await injectWallet(page, { rpcUrl: `${url}/rpc` });
  const sign = wallet.hold('personal_sign');
  await page.goto(url);
  await page.waitForSelector('html[data-ready]');
  await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click();
  await page.getByRole('button', { name: /MetaMask/ }).click();
  while (wallet.countOf('personal_sign') === 0) await page.waitForTimeout(20);
  const shown = page.evaluate<number>(TIME_OF_BALANCES);
  await page.waitForTimeout(100);
  const signedAt = await page.evaluate(() => Date.now());
  sign();
  const ms = (await shown) - signedAt;
  await context.close();
  return ms;
}

/** Runs in the page: waits until all three figures are painted. */
const TIME_OF_BALANCES = `(async () => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const figures = () => document.querySelectorAll('.wallet-figure .u').length;
  while (figures() < 3) await frame();
  await frame();
  return Date.now();
})()`;
