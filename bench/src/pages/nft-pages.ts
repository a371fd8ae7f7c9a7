import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { encodeImage } from '@nova/api/features/storage/files/encode-image';
import { openDatabase } from '@nova/db/database';
import type { Browser, Page } from '@playwright/test';
import { withApi, withNode } from '../explorer/api-on-index.ts';
import type { MarketSize } from '../fill-nft-market.ts';
import { launchBrowser } from './launch-browser.ts';
import { markdownTable } from '../markdown-table.ts';
import { withMarketIndex } from '../nft-market.ts';
import { SLOW_4G } from './slow-4g.ts';
import { quantile, round } from '../statistics.ts';

const LOADS = 7;
/**
 * Number of scrolls through the list, because on two cores any task may have to wait for another process.
 */
const ROUNDS = 5;
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };
/** Distance of one wheel or touch movement in CSS pixels, and the interval in milliseconds. */
const STEP_PX = 400;
const STEP_MS = 80;
/** Duration in milliseconds of a task that blocks the page, by the browser's definition. */
const LONG_TASK_MS = 50;

interface Options extends MarketSize {
  /** Number of distinct images, which the NFTs use in rotation. */
  readonly pictures: number;
  /** Pages of the infinite list to scroll through. */
  readonly pages: number;
}

/**
 * Measures the market's grid in a browser, on a full index with images encoded like uploads: how soon the
 * first cards and the first image are shown on slow 4G, and whether scrolling through pages of it blocks
 * the page with the CPU slowed down 4×.
 */
export async function benchNftPages(options: Options): Promise<string> {
  const loadBefore = os.loadavg()[0]!;
  const browser = await launchBrowser();
  try {
    const tables = await withMarketIndex(options, async (databaseUrl, folder) => {
      const store = path.join(folder, 'pictures');
      await addPictures(browser, databaseUrl, store, options.pictures);
      const work = async (url: string) => [
        await measureFirstCards(browser, url),
        await measureScrolling(browser, url, options.pages),
      ];
      return withNode((rpcUrl) => withApi(databaseUrl, rpcUrl, work, { STORAGE_DIR: store }));
    });
    const size = `${options.nfts} NFTs; load average before the run ${round(loadBefore, 2)}`;
    return [size, ...tables].join('\n\n');
  } finally {
    await browser.close();
  }
}

/** Stores images as detailed as photographs in the same way as uploads, in place of mere names. */
async function addPictures(
  browser: Browser,
  databaseUrl: string,
  store: string,
  count: number,
): Promise<void> {
  mkdirSync(path.join(store, 'files'), { recursive: true });
  const page = await browser.newPage();
  const facts: object[] = [];
  for (let number = 0; number < count; number += 1) {
    const base64 = await page.evaluate<string>(`(${DRAW})(${number})`);
    const image = await encodeImage(Buffer.from(base64, 'base64'));
    for (const { key, content } of [image.main, ...image.others])
      writeFileSync(path.join(store, 'files', key), content);
    facts.push(image.facts);
  }
  await page.close();
  const { pool, close } = openDatabase(databaseUrl, { max: 1 });
  await pool.query(
    `update app.stored_files set facts = ($1::jsonb) -> (abs(hashtext(key)) % $2)::int where kind = 'image'`,
    [JSON.stringify(facts), count],
  );
  await close();
}

/** Runs in a page: draws soft spots over a gradient, and grain. */
const DRAW = `(number) => {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [1200, 900];
  const pen = canvas.getContext('2d');
  let seed = number + 1;
  const next = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
  const colour = () => 'hsl(' + next() * 360 + ' 60% ' + (20 + next() * 50) + '%)';
  const ground = pen.createLinearGradient(0, 0, 1200, 900);
  ground.addColorStop(0, colour());
  ground.addColorStop(1, colour());
  pen.fillStyle = ground;
  pen.fillRect(0, 0, 1200, 900);
  for (let spot = 0; spot < 60; spot += 1) {
    pen.fillStyle = colour();
    pen.globalAlpha = 0.5;
    pen.beginPath();
    pen.arc(next() * 1200, next() * 900, 10 + next() * 120, 0, 7);
    pen.fill();
  }
  const picture = pen.getImageData(0, 0, 1200, 900);
  for (let at = 0; at < picture.data.length; at += 1)
    if (at % 4 !== 3) picture.data[at] += (next() - 0.5) * 24;
  pen.putImageData(picture, 0, 0);
  return canvas.toDataURL('image/png').split(',')[1];
}`;

async function openSlowly(
  browser: Browser,
  viewport: { width: number; height: number },
  slowdown: number,
  isSlow4g: boolean,
): Promise<Page> {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  if (isSlow4g) await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  return page;
}

async function measureFirstCards(browser: Browser, url: string): Promise<string> {
  const rows: (string | number)[][] = [];
  for (const slowdown of [1, 4]) {
    const cards: number[] = [];
    const pictures: number[] = [];
    for (let load = 0; load < LOADS; load += 1) {
      const page = await openSlowly(browser, PHONE, slowdown, true);
      await page.addInitScript(OBSERVE_CARDS);
      await page.goto(`${url}/nft-marketplace`);
      const { card, picture } = await page.evaluate<{ card: number; picture: number }>(CARDS_SEEN);
      cards.push(card);
      pictures.push(picture);
      await page.context().close();
    }
    const row = (values: readonly number[]) =>
      [quantile(values, 0.5), quantile(values, 1)].map((ms) => round(ms, 0));
    rows.push([`${slowdown}×`, ...row(cards), ...row(pictures)]);
    console.log(...rows.at(-1)!);
  }
  return markdownTable(['CPU slower', 'first cards p50 ms', 'max', 'first picture p50 ms', 'max'], rows);
}

/**
 * Runs in the page. Polls in its own loop, because the page's policy does not allow repeated evaluation.
 */
const CARDS_SEEN = `(async () => {
  while (!globalThis.cards?.picture) await new Promise((resolve) => setTimeout(resolve, 20));
  return globalThis.cards;
})()`;

/** Runs in the page: records the frames after the first card and the first image of the list. */
const OBSERVE_CARDS = `globalThis.cards = { card: 0, picture: 0 };
const note = (what) => requestAnimationFrame(() => setTimeout(() => (globalThis.cards[what] ||= performance.now())));
const look = new MutationObserver(() => {
  if (!document.querySelector('.nft-grid .nft-line')?.textContent) return;
  look.disconnect();
  note('card');
});
look.observe(document, { childList: true, subtree: true, characterData: true });
// Listens on the document, because load events of elements do not reach the window.
document.addEventListener('load', ({ target }) => {
  if (target instanceof HTMLImageElement && target.closest('.nft-card') && target.naturalWidth > 1) note('picture');
}, true);`;

/** Cost of scrolling through the list once, in milliseconds. */
interface Scrolled {
  readonly tasks: readonly number[];
  readonly gap: number;
  readonly cards: number;
}

async function scrollThrough(
  browser: Browser,
  url: string,
  viewport: { width: number; height: number },
  pages: number,
): Promise<Scrolled> {
  const page = await openSlowly(browser, viewport, 4, false);
  await page.goto(`${url}/nft-marketplace`);
  await page.locator('.nft-grid .nft-card:not([aria-hidden])').first().waitFor();
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined);
  await page.evaluate(OBSERVE_TASKS);
  await page.mouse.move(viewport.width / 2, viewport.height / 2);
  const cards = page.locator('.nft-grid .nft-card:not([aria-hidden])');
  const wanted = pages * (await cards.count());
  while ((await cards.count()) < wanted) {
    await page.mouse.wheel(0, STEP_PX);
    await page.waitForTimeout(STEP_MS);
    // After some pages, the user must request more.
    await page.evaluate(CLICK_MORE);
  }
  const scrolled = await page.evaluate<{ tasks: number[]; gap: number }>('globalThis.scrolled');
  await page.context().close();
  return { ...scrolled, cards: wanted };
}

async function measureScrolling(browser: Browser, url: string, pages: number): Promise<string> {
  const rows: (string | number)[][] = [];
  for (const [name, viewport] of [
    ['phone', PHONE],
    ['desktop', DESKTOP],
  ] as const) {
    const rounds: Scrolled[] = [];
    for (let way = 0; way < ROUNDS; way += 1) rounds.push(await scrollThrough(browser, url, viewport, pages));
    const long = rounds.map(({ tasks }) => tasks.filter((ms) => ms > LONG_TASK_MS).length);
    const longest = Math.max(0, ...rounds.flatMap(({ tasks }) => tasks));
    const gap = Math.max(...rounds.map((way) => way.gap));
    rows.push([
      name,
      rounds[0]!.cards,
      long.join(', '),
      quantile(long, 0.5),
      round(longest, 0),
      round(gap, 0),
    ]);
    console.log(...rows.at(-1)!);
  }
  return markdownTable(
    [
      'CPU slowed down 4×',
      'cards scrolled through',
      'long tasks per direction',
      'median',
      'longest task ms',
      'longest frame interval ms',
    ],
    rows,
  );
}

/** Runs in the page. */
const OBSERVE_TASKS = `(() => {
  const scrolled = (globalThis.scrolled = { tasks: [], gap: 0 });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) scrolled.tasks.push(duration);
  }).observe({ type: 'longtask' });
  let last = performance.now();
  const frame = (now) => {
    scrolled.gap = Math.max(scrolled.gap, now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame((now) => { last = now; requestAnimationFrame(frame); });
})()`;

/** Runs in the page: clicks the button at the end of the list once it is near. */
const CLICK_MORE = `(() => {
  const button = document.querySelector('.more-of-it button:not([aria-disabled="true"])');
  if (button && button.getBoundingClientRect().top < innerHeight * 1.5) button.click();
})()`;
