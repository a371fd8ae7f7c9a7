import { type Browser, chromium } from '@playwright/test';

/** Launches the browser for measurements: NOVA_BROWSER, or the test runner's own. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    ...(process.env.NOVA_BROWSER ? { executablePath: process.env.NOVA_BROWSER } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
