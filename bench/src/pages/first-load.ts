import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Page } from '@playwright/test';
import { launchBrowser } from './launch-browser.ts';
import { markdownTable } from '../markdown-table.ts';
import { measureNova } from '../running-nova.ts';
import { SLOW_4G } from './slow-4g.ts';
import { quantile, round } from '../statistics.ts';

const LOADS = 9;
const PAGES = ['/', '/de', '/explorer'];
/** Baseline of the browser on this machine: a one-line page without styles, fonts or scripts. */
const BARE_PAGE =
  '<!doctype html><html lang="en"><title>Bare</title><h1>One line of text and nothing else</h1>';

interface Load {
  javascriptKb: number;
  totalKb: number;
  largestPaintMs: number;
  /**
   * From the start of the navigation to the frame that shows the first block with its height; null without
   * a list.
   */
  firstBlockMs: number | null;
  layoutShift: number;
}

/**
 * Measures the first load of public pages on a phone-sized screen with the CPU slowed down 4× and without
 * cache, on loopback and on slow 4G. NOVA_BENCH_URL measures a running Nova.
 */
export async function benchFirstLoad(): Promise<string> {
  return measureNova(measure);
}

async function measure(url: string): Promise<string> {
  const browser = await launchBrowser();
  const bare = createServer((_, response) => response.setHeader('content-type', 'text/html').end(BARE_PAGE));
  try {
    await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve));
    const pages = [
      { name: 'one line of text', url: `http://127.0.0.1:${(bare.address() as AddressInfo).port}/` },
      ...PAGES.map((path) => ({ name: path, url: url + path })),
    ];
    const rows: (string | number)[][] = [];
    for (const network of ['loopback', 'slow 4G'] as const) {
      const loads = new Map<string, Load[]>(pages.map(({ name }) => [name, []]));
      // In alternation, so that a slow moment of the machine affects all pages equally.
      for (let i = 0; i < LOADS; i++) {
        for (const { name, url: address } of pages) {
          const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
          loads.get(name)!.push(await load(await context.newPage(), address, network === 'slow 4G'));
          await context.close();
        }
      }
      for (const [name, each] of loads) rows.push(toRow(name, network, each));
    }
    return markdownTable(
      ['page', 'network', 'JS kB (gzip)', 'all kB', 'LCP ms', 'LCP from–to ms', 'first block ms', 'CLS'],
      rows,
    );
  } finally {
    bare.close();
    await browser.close();
  }
}

/** Returns medians, and the minimum and maximum of the largest contentful paint. */
function toRow(name: string, network: string, loads: readonly Load[]): (string | number)[] {
  const median = (pick: (one: Load) => number) => quantile(loads.map(pick), 0.5);
  const paints = loads.map((one) => one.largestPaintMs);
  const blocks = loads.map((one) => one.firstBlockMs).filter((each) => each !== null);
  return [
    name,
    network,
    round(median((one) => one.javascriptKb)),
    round(median((one) => one.totalKb)),
    round(quantile(paints, 0.5), 0),
    `${round(Math.min(...paints), 0)}–${round(Math.max(...paints), 0)}`,
    blocks.length === loads.length ? round(quantile(blocks, 0.5), 0) : '–',
    round(
      median((one) => one.layoutShift),
      3,
    ),
  ];
}

async function load(page: Page, url: string, isSlow: boolean): Promise<Load> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  if (isSlow) await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  const kinds = new Map<string, string>();
  let javascript = 0;
  let total = 0;
  devtools.on('Network.responseReceived', (event) => kinds.set(event.requestId, event.response.mimeType));
  devtools.on('Network.loadingFinished', (event) => {
    total += event.encodedDataLength;
    if (kinds.get(event.requestId)?.includes('javascript')) javascript += event.encodedDataLength;
  });
  await page.addInitScript(observePaints);
  await page.addInitScript(OBSERVE_FIRST_BLOCK);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(isSlow ? 3_000 : 1_500);
  const seen = await page.evaluate(
    () => (globalThis as unknown as { seen: { paint: number; shift: number; block: number | null } }).seen,
  );
  return {
    javascriptKb: javascript / 1000,
    totalKb: total / 1000,
    largestPaintMs: seen.paint,
    firstBlockMs: seen.block,
    layoutShift: seen.shift,
  };
}

/** Runs in the page. */
function observePaints(): void {
  const seen = { paint: 0, shift: 0, block: null as number | null };
  (globalThis as unknown as { seen: typeof seen }).seen = seen;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.paint = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true } as never);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true } as never);
}

/**
 * Runs in the page after `observePaints`. A string, because this package has no DOM types. The task after
 * the next frame starts when that frame has been drawn.
 */
const OBSERVE_FIRST_BLOCK = `new MutationObserver((_, observer) => {
  if (!/\\d/.test(document.querySelector('table .height')?.textContent ?? '')) return;
  observer.disconnect();
  requestAnimationFrame(() => setTimeout(() => (globalThis.seen.block = performance.now())));
}).observe(document, { childList: true, subtree: true, characterData: true });`;
