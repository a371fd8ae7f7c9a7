import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { installPackage } from './install-package.mjs';

/** Chromium without the parts that only a window needs; the tests take about a third less CPU time with it. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const CONNECTION_TIMEOUT_MS = 10_000;
const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Finds a browser for the browser tests: NOVA_BROWSER, Debian's headless Chromium, Playwright's own (downloaded
 * if possible), a browser of the system, or a package of Debian, if it may be installed.
 * @param root folder of the repository.
 * @returns Its path, or null for Playwright's own.
 */
export async function ensureBrowser(root) {
  const chosen = findFile(process.env.NOVA_BROWSER, HEADLESS_SHELL);
  if (chosen) return chosen;
  if ((await canLaunchOwn(root)) || (downloadOwn(root) && (await canLaunchOwn(root)))) return null;
  const found = findFile(...SYSTEM_BROWSERS);
  if (found) return found;
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const installed = (await installPackage('browser', name)) && findFile(HEADLESS_SHELL, ...SYSTEM_BROWSERS);
    if (installed) return installed;
  }
  console.error(
    'No browser was found, and none could be installed. Install Chromium or Chrome, or set NOVA_BROWSER to the path of one.',
  );
  return process.exit(1);
}

function findFile(...candidates) {
  return candidates.find((file) => file && existsSync(file));
}

/** Whether Playwright's own browser is there and starts; a minimal system lacks its libraries. */
async function canLaunchOwn(root) {
  const { chromium } = createRequire(path.join(root, 'e2e/package.json'))('@playwright/test');
  try {
    const browser = await chromium.launch({ args: ['--no-sandbox'] });
    await browser.close();
    return true;
  } catch {
    return false;
  }
}

/** Downloads Playwright's own browser. Quiet if it fails, because a browser of the system serves as well. */
function downloadOwn(root) {
  console.log('\n▸ browser: downloading Playwright’s own');
  const { status } = spawnSync('npx', ['--no-install', 'playwright', 'install', 'chromium'], {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: String(CONNECTION_TIMEOUT_MS) },
  });
  console.log(status === 0 ? '  ✓ downloaded' : '  not available here, looking for another');
  return status === 0;
}
