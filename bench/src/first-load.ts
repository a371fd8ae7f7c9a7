import { chromium, type Page } from '@playwright/test';
import { markdownTable } from './markdown-table.ts';
import { runNova, withDataFolder } from './running-nova.ts';
import { quantile, round } from './statistics.ts';

const LOADS = 5;
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const PAGES = ['/', '/de', '/explorer'];

interface Load {
  javascriptKb: number;
  totalKb: number;
  largestPaintMs: number;
  layoutShift: number;
}

/**
 * First load of public pages on a phone-sized screen, CPU slowed down 4×, without cache: on loopback and on slow
 * 4G. NOVA_BENCH_URL measures a Nova that runs already.
 */
export async function benchFirstLoad(): Promise<string> {
  const running = process.env.NOVA_BENCH_URL;
  if (running) return measure(running);
  return withDataFolder(async (dataDir) => {
    const nova = await runNova(dataDir);
    try {
      return await measure(nova.url);
    } finally {
      await nova.stop();
    }
  });
}

async function measure(url: string): Promise<string> {
  const browser = await chromium.launch({
    ...(process.env.NOVA_BROWSER ? { executablePath: process.env.NOVA_BROWSER } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
  try {
    const rows: (string | number)[][] = [];
    for (const network of ['loopback', 'slow 4G'] as const) {
      for (const path of PAGES) {
        const loads: Load[] = [];
        for (let i = 0; i < LOADS; i++) {
          const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
          loads.push(await load(await context.newPage(), url + path, network === 'slow 4G'));
          await context.close();
        }
        const median = (pick: (one: Load) => number) => quantile(loads.map(pick), 0.5);
        rows.push([
          path,
          network,
          round(median((one) => one.javascriptKb)),
          round(median((one) => one.totalKb)),
          round(
            median((one) => one.largestPaintMs),
            0,
          ),
          round(
            median((one) => one.layoutShift),
            3,
          ),
        ]);
      }
    }
    return markdownTable(['page', 'network', 'JS kB (gzip)', 'all kB', 'LCP ms', 'CLS'], rows);
  } finally {
    await browser.close();
  }
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
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(isSlow ? 3_000 : 1_500);
  const seen = await page.evaluate(
    () => (globalThis as unknown as { seen: { paint: number; shift: number } }).seen,
  );
  return {
    javascriptKb: javascript / 1000,
    totalKb: total / 1000,
    largestPaintMs: seen.paint,
    layoutShift: seen.shift,
  };
}

/** Runs in the page. */
function observePaints(): void {
  const seen = { paint: 0, shift: 0 };
  (globalThis as unknown as { seen: typeof seen }).seen = seen;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.paint = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true } as never);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true } as never);
}
