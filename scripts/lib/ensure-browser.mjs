import { existsSync } from 'node:fs';
import { installPackage } from './install-package.mjs';
import { runStep } from './run-step.mjs';

const CANDIDATES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Finds a browser for the browser tests: an installed one, otherwise Debian's if it may be installed,
 * otherwise Playwright's own.
 * @returns Its path, or null for Playwright's own.
 */
export async function ensureBrowser(root) {
  const wished = process.env.NOVA_BROWSER;
  const found = () => [wished, ...CANDIDATES].find((file) => file && existsSync(file));
  if (found()) return found();
  if ((await installPackage('browser', 'chromium')) && found()) return found();
  const { code } = await runStep('browser', 'npx', ['--no-install', 'playwright', 'install', 'chromium'], {
    cwd: root,
    isQuiet: true,
  });
  if (code !== 0) {
    console.error(
      'No browser was found, and none could be installed. Install Chromium or Chrome, or set NOVA_BROWSER to the path of one.',
    );
    process.exit(1);
  }
  return null;
}
