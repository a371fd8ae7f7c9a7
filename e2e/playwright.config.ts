import { defineConfig } from '@playwright/test';
import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const port = process.env.NOVA_E2E_PORT ?? '4380';
/** Fixed, because two halves that start at once would choose the same free port. */
const nodePort = String(Number(port) + 1);
// Stored in the environment, because every worker reads the configuration again and must use the same
// folder.
process.env.NOVA_E2E_DATA ??= mkdtempSync(path.join(os.tmpdir(), 'nova-e2e-'));

/** Whether the Nova under test is a cluster: several apis and workers on an engine other than the embedded node. */
const isCluster = process.env.NOVA_E2E_CLUSTER === '1';

/** Origin of a running Nova, for trying a test by hand; without it, one is started on an empty folder. */
const runningUrl = process.env.NOVA_E2E_URL;

/**
 * Half of the journeys by duration: those that fill the lists, and the check of every page, which needs filled
 * ones.
 */
const ON_RECORDS = ['contract/*.spec.ts', 'explorer/*.spec.ts', 'market/*.spec.ts', 'site/routes.spec.ts'];

/**
 * Tag of the journeys that concern features which only the embedded node has. Each gives the reason in the
 * annotation beside its tag. A cluster runs all others.
 */
const EMBEDDED_ONLY = /@embedded/;
/** Generous, because the first start builds the validators. */
const CLUSTER_START_MS = 1_800_000;

export default defineConfig({
  testDir: '.',
  // `npm test` runs both halves at once, each with a Nova of its own.
  projects: [
    { name: 'records', testMatch: ON_RECORDS },
    { name: 'people', testMatch: '*.spec.ts', testIgnore: ON_RECORDS },
  ],
  ...(isCluster ? { grepInvert: EMBEDDED_ONLY } : {}),
  workers: 1,
  timeout: 120_000,
  // A busy machine may break one attempt. Both are printed, and the totals list tests that needed two.
  retries: 1,
  expect: {
    // Generous, because two halves may run at once on two cores.
    timeout: 25_000,
    // Edges of letters may differ slightly between browser builds; a moved word or line may not.
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
    // Shorter than a test, so that a blocked click is reported with what blocks it.
    actionTimeout: 30_000,
    baseURL: runningUrl ?? `http://localhost:${port}`,
    // Tests cannot intercept the responses of a service worker; `pwa.spec.ts` covers it.
    serviceWorkers: 'block',
    // The site follows the system's preference; tests and screenshots start in dark mode.
    colorScheme: 'dark',
    // Animations drawn without a graphics card take a quarter of the time; `home` and `spine` play them.
    reducedMotion: 'reduce',
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.NOVA_BROWSER ? { executablePath: process.env.NOVA_BROWSER } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // As headed browsers on Linux, so that every browser draws the pictures of `visual.spec.ts` alike.
        '--font-render-hinting=slight',
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
        command: `node ../scripts/${isCluster ? 'cluster' : 'start'}.mjs`,
        url: `http://127.0.0.1:${port}/readyz`,
        env: {
          PORT: port,
          NODE_PORT: nodePort,
          NOVA_DATA_DIR: process.env.NOVA_E2E_DATA,
          // A journey cannot wait three days for the completion of a recovery.
          RECOVERY_DELAY_SECONDS: '30',
          ...(isCluster ? { RATE_LIMIT_FACTOR: '1' } : {}),
        },
        timeout: isCluster ? CLUSTER_START_MS : 240_000,
        stdout: 'pipe',
        gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
      },
});
