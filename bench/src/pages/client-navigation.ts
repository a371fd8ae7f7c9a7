import { type Page } from '@playwright/test';
import { launchBrowser } from './launch-browser.ts';
import { markdownTable } from '../markdown-table.ts';
import { measureNova } from '../running-nova.ts';
import { quantile, round } from '../statistics.ts';

const ROUNDS = 5;
/**
 * Milliseconds that the pointer rests on a link before the click; users take two to three times as long.
 */
const HOVER_MS = 100;
/**
 * Minimum milliseconds on a page before the next click, so that unfinished work of the previous page is not
 * attributed to the click.
 */
const POLL_MS = 1_000;
/** Pages in order of visit, using links that every page has in its header or footer. */
const ROUTE = ['/explorer', '/energy-dashboard', '/presale', '/'];

/**
 * Measures the time from the click on a link to the frame that shows the next page's h1, on loopback:
 * clicked by a program as soon as the site is usable and then immediately on every page (cold), like a user
 * who stays on a page for a second and hovers over the link for a tenth of one (by hand), and after every
 * page was visited before (warm); at full speed and with the CPU slowed down 4×.
 * NOVA_BENCH_URL measures a running Nova.
 */
export async function benchClientNavigation(): Promise<string> {
  return measureNova(measure);
}

async function measure(url: string): Promise<string> {
  const browser = await launchBrowser();
  try {
    const rows: (string | number)[][] = [];
    for (const slowdown of [1, 4]) {
      const cold: number[][] = ROUTE.map(() => []);
      const byHand: number[][] = ROUTE.map(() => []);
      const warm: number[][] = ROUTE.map(() => []);
      for (let round = 0; round < 2 * ROUNDS; round++) {
        const isByHand = round % 2 === 1;
        const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
        const page = await context.newPage();
        const devtools = await context.newCDPSession(page);
        await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
        await page.goto(url);
        await page.waitForSelector('html[data-ready]');
        for (const [index, href] of ROUTE.entries()) {
          if (isByHand) await page.waitForTimeout(POLL_MS);
          (isByHand ? byHand : cold)[index]!.push(await follow(page, href, isByHand ? HOVER_MS : 0));
        }
        for (const [index, href] of ROUTE.entries()) {
          await page.waitForTimeout(POLL_MS);
          warm[index]!.push(await follow(page, href, 0));
        }
        await context.close();
      }
      for (const [index, href] of ROUTE.entries())
        rows.push([href, `${slowdown}×`, median(cold[index]!), median(byHand[index]!), median(warm[index]!)]);
    }
    return markdownTable(['to', 'CPU slower', 'cold ms', 'by hand ms', 'warm ms'], rows);
  } finally {
    await browser.close();
  }
}

const median = (values: readonly number[]) => round(quantile(values, 0.5), 0);

/** Returns the milliseconds from the click to the frame after the page's h1 has changed. */
function follow(page: Page, href: string, hoverMs: number): Promise<number> {
  return page.evaluate<number>(`(${FOLLOW})(${JSON.stringify(href)}, ${hoverMs})`);
}

/** Runs in the page. */
const FOLLOW = `async (target, hoverMs) => {
  const link = [...document.querySelectorAll('a')].find((each) => each.getAttribute('href') === target);
  if (!link) throw new Error('No link to ' + target);
  const before = document.querySelector('h1');
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  if (hoverMs > 0) {
    link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve, hoverMs));
  }
  const started = performance.now();
  link.click();
  while (document.querySelector('h1') === before || !document.querySelector('h1')) await frame();
  // The next frame begins when this one has been painted.
  await frame();
  return performance.now() - started;
}`;
