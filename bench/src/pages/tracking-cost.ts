import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { type Page } from '@playwright/test';
import { launchBrowser } from './launch-browser.ts';
import { markdownTable } from '../markdown-table.ts';
import { ROOT, runNova, withDataFolder } from '../running-nova.ts';
import { round } from '../statistics.ts';

const WEB = path.join(ROOT, 'apps/web');
const TRACKING = path.join(WEB, 'src/features/energy/track');
const SLOWDOWN = 4;
const SECONDS = 20;

/** Measures what tracking actions costs a page: bytes of code, and tasks that block the page. */
export async function measureTracking(): Promise<string> {
  const bytes = await measureBytes();
  return withDataFolder(async (dataDir) => {
    const nova = await runNova(dataDir);
    try {
      const rows = [await measureTasks(nova.url, false), await measureTasks(nova.url, true)];
      return [
        `Tracking code from the site's bundler, without code that the page already contains: ${bytes.raw} bytes, ${bytes.gzip} gzip; the texts for credits, loaded with the first credit: ${bytes.laterGzip} gzip.`,
        `${SECONDS} s of moving, scrolling, clicking and typing on /faq, CPU slowed down ${SLOWDOWN}×:`,
        markdownTable(['wallet', 'tasks over 50 ms', 'longest, ms', 'script, ms'], rows),
      ].join('\n\n');
    } finally {
      await nova.stop();
    }
  });
}

/** Modules of the browser tests, typed here because their files use browser types. */
interface Journeys {
  injectWallet(page: Page, options: { rpcUrl: string }): Promise<unknown>;
  connectWallet(page: Page, wallet: unknown): Promise<void>;
  openPage(page: Page, url: string): Promise<void>;
}

async function loadJourneys(): Promise<Journeys> {
  const load = async (name: string) =>
    (await import(pathToFileURL(path.join(ROOT, 'e2e', name)).href)) as Partial<Journeys>;
  const parts = await Promise.all(['fake-wallet.ts', 'connect-wallet.ts', 'open-page.ts'].map(load));
  return Object.assign({}, ...parts) as Journeys;
}

interface Bundler {
  build(options: object): Promise<readonly { output: readonly Chunk[] }[]>;
}
interface Chunk {
  readonly code: string;
  /** True for a chunk that is loaded on demand and not part of the first load. */
  readonly isDynamicEntry: boolean;
}

/**
 * Bundles only the tracking with the site's bundler, because everything outside its folder is already on
 * the page.
 */
async function measureBytes(): Promise<{ raw: number; gzip: number; laterGzip: number }> {
  const resolve = createRequire(path.join(WEB, 'package.json')).resolve;
  const { build } = (await import(pathToFileURL(resolve('vite')).href)) as Bundler;
  const isOutside = (id: string, importer: string | undefined) =>
    importer !== undefined && !path.resolve(path.dirname(importer), id).startsWith(TRACKING);
  const [result] = await build({
    root: WEB,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      lib: { entry: path.join(TRACKING, 'tracking.tsx'), formats: ['es'] },
      rolldownOptions: { external: isOutside },
    },
  });
  const codeOf = (isLater: boolean) =>
    result!.output
      .filter(({ isDynamicEntry }) => isDynamicEntry === isLater)
      .map(({ code }) => code)
      .join('');
  const sizeOf = (code: string) => gzipSync(code, { level: 9 }).length;
  const first = codeOf(false);
  return { raw: first.length, gzip: sizeOf(first), laterGzip: sizeOf(codeOf(true)) };
}

async function measureTasks(url: string, isConnected: boolean): Promise<(string | number)[]> {
  const browser = await launchBrowser();
  try {
    const { injectWallet, connectWallet, openPage } = await loadJourneys();
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    const wallet = await injectWallet(page, { rpcUrl: `${url}/rpc` });
    await openPage(page, `${url}/faq`);
    if (isConnected) await connectWallet(page, wallet);
    // The work started by connecting and loading is finished by then.
    await page.waitForTimeout(6_000);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Performance.enable');
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.evaluate(observeTasks);
    const before = await readScriptMs(devtools);
    await useThePage(page);
    const script = (await readScriptMs(devtools)) - before;
    const tasks = await page.evaluate(() => (globalThis as unknown as { tasks: number[] }).tasks);
    return [
      isConnected ? 'connected: actions are tracked' : 'none: no tracking',
      tasks.length,
      round(Math.max(0, ...tasks), 0),
      round(script, 0),
    ];
  } finally {
    await browser.close();
  }
}

async function readScriptMs(devtools: {
  send: (method: 'Performance.getMetrics') => Promise<{ metrics: { name: string; value: number }[] }>;
}): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000;
}

/** Moves the pointer, scrolls, clicks on text and presses keys, identically with and without a wallet. */
async function useThePage(page: Page): Promise<void> {
  const end = performance.now() + SECONDS * 1000;
  for (let step = 0; performance.now() < end; step += 1) {
    await page.mouse.move(200 + (step % 40) * 10, 300 + (step % 7) * 20);
    if (step % 5 === 0) await page.mouse.wheel(0, step % 40 < 20 ? 120 : -120);
    if (step % 10 === 0) await page.mouse.click(640, 300);
    if (step % 10 === 5) await page.keyboard.press('Shift');
    await page.waitForTimeout(20);
  }
}

/** Runs in the page. */
function observeTasks(): void {
  const tasks: number[] = [];
  (globalThis as unknown as { tasks: number[] }).tasks = tasks;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) tasks.push(entry.duration);
  }).observe({ type: 'longtask' } as never);
}
