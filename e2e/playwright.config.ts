import { defineConfig } from '@playwright/test';
import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const port = process.env.NOVA_E2E_PORT ?? '4380';
/** The node beside it: specs that start a further copy of api and worker need its address. */
const nodePort = String(Number(port) + 1);
// The configuration is read again by every worker: they must agree on the folder.
process.env.NOVA_E2E_DATA ??= mkdtempSync(path.join(os.tmpdir(), 'nova-e2e-'));

/** A Nova that already runs, to try a journey by hand; without it one is started on an empty folder. */
const runningUrl = process.env.NOVA_E2E_URL;

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  workers: 1,
  timeout: 60_000,
  // A busy machine may break one try; both are printed, and the totals name what needed two.
  retries: 1,
  expect: {
    timeout: 15_000,
    // The edges of letters may differ a little between builds of the browser; a word or a line that moved may not.
    toHaveScreenshot: {
      threshold: 0.12,
      maxDiffPixels: 60,
      scale: 'css',
      animations: 'disabled',
      caret: 'hide',
    },
  },
  snapshotPathTemplate: '{testDir}/visual/{arg}{ext}',
  reporter: 'list',
  forbidOnly: process.env.CI !== undefined,
  use: {
    baseURL: runningUrl ?? `http://localhost:${port}`,
    // What a worker answers no test can hold up or change; `pwa.spec.ts` is about it.
    serviceWorkers: 'block',
    // The site follows the system's preference; journeys and pictures start dark.
    colorScheme: 'dark',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.NOVA_BROWSER ? { executablePath: process.env.NOVA_BROWSER } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: runningUrl
    ? undefined
    : {
        command: 'node ../scripts/start.mjs',
        url: `http://127.0.0.1:${port}/readyz`,
        env: { PORT: port, NODE_PORT: nodePort, NOVA_DATA_DIR: process.env.NOVA_E2E_DATA },
        timeout: 240_000,
        stdout: 'pipe',
        gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
      },
});
