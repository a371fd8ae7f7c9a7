import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { SpeedReport } from '@nova/shared/status/page-speed';
import { markdownTable } from '../markdown-table.ts';
import { measureNova } from '../running-nova.ts';
import { quantile, round } from '../statistics.ts';
import { launchBrowser } from './launch-browser.ts';
import { listPages } from './list-pages.ts';

const SLOWDOWN = 4;
const VIEWPORT = { width: 390, height: 844 };
const CLICK_ROUNDS = 5;
/** Milliseconds that a page is left alone before a click, as its visitor reads. */
const READING_MS = 1_500;
/** Milliseconds in which a page is observed and scrolled through after it can be used. */
const OBSERVED_MS = 4_000;
const SCROLLS = 8;
const LONG_TASK_MS = 50;

/** Milliseconds between locating an element and touching it, so that locating is not part of the reaction. */
const BEFORE_TOUCH_MS = 300;

type Click = readonly [path: string, name: string, click: (page: Page) => Promise<unknown>];

/** Touches an element as a finger does. A click by Playwright would examine the page just before it. */
async function tap(page: Page, element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  const box = (await element.boundingBox())!;
  await page.waitForTimeout(BEFORE_TOUCH_MS);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

async function typeLetter(page: Page, field: Locator): Promise<void> {
  await field.focus();
  await page.waitForTimeout(BEFORE_TOUCH_MS);
  await page.keyboard.press('a');
}

const button =
  (name: string): Click[2] =>
  (page) =>
    tap(page, page.getByRole('button', { name, exact: true }).first());
const tab =
  (name: RegExp): Click[2] =>
  (page) =>
    tap(page, page.getByRole('tab', { name }));
/** The main clicks of a visitor on a phone. */
const CLICKS: readonly Click[] = [
  ['/', 'open the menu', button('Open menu')],
  ['/', 'search', button('Search')],
  ['/', 'connect a wallet', button('Connect wallet')],
  ['/', 'change the theme', (page) => tap(page, page.getByRole('button', { name: /^Switch between dark/ }))],
  [
    '/',
    'open the explorer',
    (page) => tap(page, page.getByRole('main').locator('a[href="/explorer"]').first()),
  ],
  ['/explorer', '100 blocks in the chart', button('100 blocks')],
  [
    '/explorer',
    'type a search',
    (page) => typeLetter(page, page.getByRole('main').getByRole('textbox').first()),
  ],
  ['/explorer/blocks', 'more filters', button('More filters')],
  ['/nft-marketplace', 'open the filters', button('Filters')],
  ['/nft-marketplace', 'show collections', tab(/^Collections/)],
  ['/presale', 'pay by card', button('Credit card')],
  ['/presale', 'choose an amount', button('100')],
  ['/energy-dashboard', 'try without a wallet', button('Try without a wallet')],
  ['/auth', 'register', tab(/^Register/)],
];

/** Parts of the benchmark, selected by a comma-separated list in `NOVA_BENCH_REACTIONS`. Default: all. */
const PARTS = ['tasks', 'clicks'];

/**
 * Measures how a phone (CPU slowed down 4×) reacts: every task over 50 ms after the first paint of each public
 * page, and the time from a click to the next frame (INP by `web-vitals`, which the site itself sends for
 * visitors who agreed). NOVA_BENCH_URL measures a running Nova.
 */
export async function benchReactions(): Promise<string> {
  const wanted = process.env.NOVA_BENCH_REACTIONS?.split(',') ?? PARTS;
  return measureNova(async (url) => {
    const browser = await launchBrowser();
    const open = () => browser.newContext({ viewport: VIEWPORT, hasTouch: true, isMobile: true });
    try {
      const tables: string[] = [];
      if (wanted.includes('tasks')) tables.push(await benchTasks(open, url));
      if (wanted.includes('clicks')) tables.push(await benchClicks(open, url));
      return tables.join('\n\n');
    } finally {
      await browser.close();
    }
  });
}

async function benchTasks(open: () => Promise<BrowserContext>, url: string): Promise<string> {
  const rows: (string | number)[][] = [];
  for (const path of await listPages(url)) {
    const row = [path, ...(await inContext(open, (page) => measureTasks(page, url + path)))];
    console.log(row);
    rows.push(row);
  }
  return markdownTable(['page', `tasks over ${LONG_TASK_MS} ms after the first paint`, 'longest ms'], rows);
}

async function benchClicks(open: () => Promise<BrowserContext>, url: string): Promise<string> {
  const rows: (string | number)[][] = [];
  for (const [path, name, click] of CLICKS) {
    const timesMs: number[] = [];
    for (let index = 0; index < CLICK_ROUNDS; index++)
      timesMs.push(await inContext(open, (page) => measureClick(page, url + path, click)));
    const row = [path, name, round(quantile(timesMs, 0.5), 0), round(Math.max(...timesMs), 0)];
    console.log(row);
    rows.push(row);
  }
  return markdownTable(['page', 'click', 'INP p50 ms', 'max ms'], rows);
}

/** Runs in a new context, so that nothing is cached and no page sees another one's storage. */
async function inContext<Result>(
  open: () => Promise<BrowserContext>,
  measure: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await open();
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    return await measure(page);
  } finally {
    await context.close();
  }
}

/** Returns the number of long tasks and the duration of the longest in milliseconds. */
async function measureTasks(page: Page, url: string): Promise<[count: number, longestMs: number]> {
  await page.addInitScript(OBSERVE_TASKS);
  await openPage(page, url);
  for (let index = 0; index < SCROLLS; index++) {
    await page.mouse.wheel(0, VIEWPORT.height / 2);
    await page.waitForTimeout(OBSERVED_MS / SCROLLS);
  }
  const durations = await page.evaluate<number[]>(READ_TASKS);
  return [durations.length, round(Math.max(0, ...durations), 0)];
}

const OBSERVE_TASKS = `globalThis.longTasks = [];
new PerformanceObserver((list) => longTasks.push(...list.getEntries())).observe({ type: 'longtask', buffered: true });`;
/** Returns the durations of the long tasks that began after the first paint with content. */
const READ_TASKS = `(() => {
  const paint = performance.getEntriesByName('first-contentful-paint')[0];
  return longTasks.filter((task) => paint && task.startTime >= paint.startTime).map((task) => task.duration);
})()`;

/** Returns the milliseconds from the click to the next frame. */
async function measureClick(page: Page, url: string, click: Click[2]): Promise<number> {
  await page.addInitScript(`localStorage.setItem('nova.speed', 'yes')`);
  const loaded = page.waitForResponse(/measure-speed/);
  await openPage(page, url);
  await loaded;
  await page.waitForTimeout(READING_MS);
  await click(page);
  await page.waitForTimeout(READING_MS);
  const sent: SpeedReport[] = [];
  await page.route('**/api/v1/page-speed', (route) => {
    sent.push(route.request().postDataJSON() as SpeedReport);
    return route.fulfill({ status: 204 });
  });
  const answer = page.waitForResponse('**/api/v1/page-speed');
  await page.evaluate(HIDE);
  await answer;
  await page.waitForTimeout(100);
  const value = sent.flatMap(({ metrics }) => metrics).find(({ name }) => name === 'INP')?.value;
  if (value === undefined) throw new Error(`The click on ${url} was not measured`);
  return value;
}

/** Hides the tab for the page's own code. */
const HIDE = `Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
document.dispatchEvent(new Event('visibilitychange'));`;

async function openPage(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForSelector('html[data-ready]');
}
